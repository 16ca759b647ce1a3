// Buttons, selects, spoilers and pictures inside messages.

import { Lost, act, post } from "./ask.js";
import { openForm } from "./forms.js";
import { isDeaf } from "./messages.js";
import { chosen, listen } from "./selects.js";
import { toast, toastThere } from "./toasts.js";

const FAILED = "This interaction failed";

/** Send what was pressed or chosen, and say so if nothing answers. */
async function use(control, values) {
  const message = control.closest(".message");
  if (!message || control.hasAttribute("data-busy")) return;
  const key = control.dataset.use;
  control.setAttribute("data-busy", "");
  complain(message.dataset.id, "");
  try {
    const body = { message: message.dataset.id, custom_id: key };
    const answer = await act("use", values ? { ...body, values } : body);
    if (answer.outcome === "failed") complain(message.dataset.id, FAILED);
    else if (answer.problem) complain(message.dataset.id, answer.problem);
    else if (answer.outcome === "form") openForm(answer.html);
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    complain(message.dataset.id, error.message);
  } finally {
    control.removeAttribute("data-busy");
  }
}

/** Write below a message; it may have been drawn anew meanwhile. */
function complain(id, sentence) {
  const line = document.querySelector(`#m${id} .failed`);
  if (!line) return;
  line.textContent = sentence;
  line.hidden = !sentence;
}

function reveal(spoiler) {
  spoiler.setAttribute("aria-expanded", "true");
  spoiler.removeAttribute("role");
  spoiler.removeAttribute("tabindex");
}

function enlarge(picture) {
  const dialog = document.querySelector("dialog.enlarged");
  dialog.querySelector("img").src = picture.querySelector("img").src;
  dialog.querySelector("p").textContent = picture.ariaLabel;
  dialog.showModal();
}

async function dismiss(message) {
  if (message.classList.contains("local")) message.remove();
  else await act("dismiss", { message: message.dataset.id }).catch(() => {});
}

async function takeShortcut(button) {
  if (document.querySelector("[data-take][data-busy]")) return;
  button.setAttribute("data-busy", "");
  try {
    const answer = await act("shortcut", { value: button.dataset.take });
    if (answer.problem) toast(answer.problem);
    else arrive(answer);
  } catch (error) {
    toast(error.message);
  } finally {
    button.removeAttribute("data-busy");
  }
}

/** Go where a shortcut leads; what comes next is one click away. */
function arrive({ channel, said, links }) {
  toastThere(said, links);
  location.href = `/as/${document.body.dataset.chair}/${channel}`;
}

async function runBot(button) {
  button.disabled = true;
  await post(`/bot/${button.dataset.bot}`).catch((error) => toast(error.message));
  button.disabled = false;
}

listen((select) => {
  if (select.dataset.use) use(select, chosen(select));
});

document.addEventListener("click", (event) => {
  const hit = (selector) => event.target.closest(selector);
  const spoiler = hit('.spoiler[aria-expanded="false"]');
  if (spoiler) {
    event.preventDefault();
    reveal(spoiler);
  } else if (hit("button[data-use]")) use(hit("button[data-use]"));
  else if (hit("[data-enlarge]")) enlarge(hit("[data-enlarge]"));
  else if (hit("[data-dismiss]")) dismiss(hit(".message"));
  else if (hit("[data-take]")) takeShortcut(hit("[data-take]"));
  else if (hit("[data-bot]")) runBot(hit("[data-bot]"));
});

// A key that is held down presses once, and none that was meant for what stood there before.
document.addEventListener("keydown", (event) => {
  const control = event.target.closest?.(".message [data-use]");
  const presses = event.key === "Enter" || event.key === " ";
  if (control && presses && (event.repeat || isDeaf())) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  const spoiler = event.target.closest?.('.spoiler[aria-expanded="false"]');
  if (spoiler && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    reveal(spoiler);
  }
});

// A picture that does not come says so, with its words in its place.
document.addEventListener("error", (event) => {
  const picture = event.target.closest?.(".picture");
  if (!picture) return;
  const words = document.createElement("p");
  words.className = "absent";
  words.textContent = `The picture is not there. It shows: ${picture.ariaLabel}`;
  picture.replaceWith(words);
}, true);

