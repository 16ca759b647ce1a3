// Forms that the bot opens.

import { act } from "./ask.js";
import { fragment } from "./fragments.js";
import { chosen } from "./selects.js";

const dialog = document.querySelector("dialog.form");
const WRONG = "Something went wrong. Try again.";

/** Show a form. */
export function openForm(html) {
  dialog.replaceChildren(fragment(html));
  dialog.showModal();
  dialog.querySelector("[data-field]")?.focus();
}

function value(field) {
  if (field.classList.contains("select")) return chosen(field);
  const ticked = [...field.querySelectorAll("input:checked")].map((one) => one.value);
  if (field.dataset.kind === "23") return ticked.length > 0;
  if (field.dataset.kind === "22") return ticked;
  if (field.dataset.kind === "21") return ticked[0] ?? null;
  return field.value;
}

/** Mark the required fields that are empty; true if there are none. */
function complete(form) {
  let first = null;
  for (const entry of form.querySelectorAll(".entry")) {
    const field = entry.querySelector("[data-field]");
    const line = entry.querySelector(".wrong");
    if (!field) continue;
    const given = value(field);
    const empty = given === null || given.length === 0;
    const wrong = empty && entry.hasAttribute("data-required");
    line.textContent = wrong ? "This field is required." : "";
    field.setAttribute("aria-invalid", String(wrong));
    if (wrong) first ??= field;
  }
  first?.focus();
  return first === null;
}

async function submit(form) {
  if (!complete(form)) return;
  const send = form.querySelector("[type=submit]");
  const problem = form.querySelector(".problem");
  const values = {};
  for (const field of form.querySelectorAll("[data-field]")) {
    const given = value(field);
    if (given !== null) values[field.dataset.field] = given;
  }
  send.setAttribute("data-busy", "");
  problem.hidden = true;
  let sentence = "";
  try {
    const answer = await act("submit", { interaction: form.dataset.interaction, values });
    sentence = answer.problem ?? (answer.outcome === "failed" ? WRONG : "");
  } catch (error) {
    sentence = error.message;
  }
  send.removeAttribute("data-busy");
  problem.textContent = sentence;
  problem.hidden = !sentence;
  if (!sentence) dialog.close();
}

dialog.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  if (!form.querySelector("[type=submit][data-busy]")) submit(form);
});
dialog.addEventListener("click", (event) => {
  if (event.target.closest("[data-cancel]")) dialog.close();
});
