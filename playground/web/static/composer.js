// The composer: a message, or a slash command; whatever is half written is kept.

import { Lost, act, get, here } from "./ask.js";
import * as command from "./command.js";
import { openForm } from "./forms.js";
import { say } from "./live.js";
import { failedLine, pending } from "./messages.js";
import * as offers from "./offers.js";
import { complain } from "./problem.js";

const form = document.querySelector(".composer");
const input = form.querySelector("textarea");
const counter = form.querySelector(".count");

const LONGEST = 2000;
const WARNED = 1800; // characters from which the number left is shown
const TALLEST = 220; // pixels
const TYPING_EVERY = 5000; // milliseconds
const NOT_ANSWERED = "The application did not respond";
const DRAFT = `draft ${here}`;

// -- commands --------------------------------------------------------------------------

let commands = null;

async function known() {
  commands ??= await (await get("commands"))?.json();
  return commands ?? [];
}

document.addEventListener("commands", () => (commands = null));

/** Offer the commands that fit what is typed after the slash. */
async function offerCommands() {
  const all = await known();
  if (!input.value.startsWith("/") || command.current()) return;
  const typed = input.value.slice(1).toLowerCase();
  const exact = all.find(({ name }) => `${name} ` === typed);
  if (exact) {
    begin(exact);
    return;
  }
  const starts = all.filter(({ name }) => name.startsWith(typed));
  const holds = all.filter((one) => !starts.includes(one) && one.name.includes(typed));
  const found = [...starts, ...holds];
  const items = found.map(({ name, description, bot }) => ({ name: `/${name}`, description, note: bot }));
  offers.offer(items, input, (number) => begin(found[number]));
}

function begin(chosen, filled) {
  complain("");
  input.hidden = true;
  input.value = "";
  counter.textContent = "";
  command.begin(chosen, filled);
  save();
}

function leave() {
  complain("");
  command.end();
  input.hidden = false;
  input.focus();
  save();
}

// A command that a message names, such as `/play`, is one click away.
document.addEventListener("click", async (event) => {
  const named = event.target.closest("[data-command]")?.dataset.command;
  const found = named && (await known()).find(({ name }) => name === named);
  if (found) begin(found);
});

// -- sending ---------------------------------------------------------------------------

async function run() {
  if (command.lacks()) return;
  const [chosen, filled, values] = [command.current(), command.filled(), command.values()];
  leave();
  const waiting = pending(`/${chosen.name} is on its way…`);
  const restore = (sentence, name) => {
    waiting.remove();
    if (!command.current() && !input.value) begin(chosen, filled);
    command.refuse(sentence, name);
  };
  try {
    const answer = await act("run", { command: chosen.name, values });
    if (answer.problem) restore(answer.problem, answer.option);
    else if (answer.outcome === "failed") failedLine(waiting, `/${chosen.name}: ${NOT_ANSWERED}`);
    else waiting.remove();
    if (answer.outcome === "form") openForm(answer.html);
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    restore(error.message);
  }
}

function wrong(text) {
  if (text.startsWith("/")) return `There is no command ${text.split(/\s/)[0]} here.`;
  if (text.length <= LONGEST) return "";
  return `A message has at most ${LONGEST} characters; this one has ${text.length}.`;
}

async function write() {
  const text = input.value.trim();
  complain(wrong(text));
  if (!text || wrong(text)) return;
  try {
    const answer = await act("write", { text });
    complain(answer.problem ?? "");
    if (!answer.problem && input.value.trim() === text) input.value = "";
  } catch (error) {
    complain(error.message);
  }
  grow();
  save();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (command.current()) run();
  else write();
});

// -- typing ----------------------------------------------------------------------------

form.querySelector(".cancel").addEventListener("click", leave);

form.addEventListener("keydown", (event) => {
  const on = event.target.matches("button");
  if (on && command.current() && command.leaves(event)) {
    event.preventDefault();
    leave();
  }
  if (on || event.isComposing || !event.target.matches("input, textarea")) return;
  const inField = event.target !== input;
  if (offers.key(event)) event.preventDefault();
  else if (inField && command.leaves(event)) {
    event.preventDefault();
    leave();
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    form.requestSubmit();
  }
});

let told = 0;

form.addEventListener("input", () => {
  complain("");
  save();
  if (command.current()) return;
  grow();
  if (input.value.startsWith("/") && !input.value.includes("\n")) {
    offerCommands();
    return;
  }
  offers.silence();
  if (input.value && Date.now() - told > TYPING_EVERY) {
    told = Date.now();
    say({ what: "typing" });
  }
});
form.addEventListener("filled", save);

function grow() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, TALLEST)}px`;
  const left = LONGEST - input.value.length;
  counter.textContent = input.value.length > WARNED ? String(left) : "";
  counter.classList.toggle("over", left < 0);
}

// -- the draft -------------------------------------------------------------------------

function save() {
  const chosen = command.current();
  const draft = chosen ? { command: chosen.name, filled: command.filled() } : { text: input.value };
  sessionStorage.setItem(DRAFT, JSON.stringify(draft));
}

async function restoreDraft() {
  const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}");
  if (draft.text) {
    input.value = draft.text;
    grow();
  }
  const found = draft.command && (await known()).find(({ name }) => name === draft.command);
  if (found && !input.value) begin(found, draft.filled);
}

restoreDraft();
