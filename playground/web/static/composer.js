// The composer: a message, or a slash command with its options.

import { Lost, act, get, here } from "./ask.js";
import * as choices from "./choices.js";
import { element } from "./fragments.js";
import { openForm } from "./forms.js";
import { say } from "./live.js";
import { failedLine, pending } from "./messages.js";

const form = document.querySelector(".composer");
const input = form.querySelector("textarea");
const line = form.querySelector(".line");
const chip = form.querySelector(".command");
const fields = form.querySelector(".fields");
const problem = form.querySelector(".problem");
const counter = form.querySelector(".count");
const panel = form.querySelector(".offers");
const list = panel.querySelector("ul");

const LONGEST = 2000;
const WARNED = 1800; // characters from which the number left is shown
const PAUSE = 90; // milliseconds without typing before the bot is asked for completions
const REQUIRED = "This option is required. Specify a value.";
const NOT_ANSWERED = "The application did not respond";
const KEY = `draft ${here}`;

let commands = null;
let command = null; // the one being filled in
let asked = 0;
let timer = 0;

// -- what there is ---------------------------------------------------------------------

async function known() {
  if (!commands) commands = await (await get("commands"))?.json();
  return commands ?? [];
}

document.addEventListener("commands", () => (commands = null));

// -- suggestions -----------------------------------------------------------------------

function offer(items, owner, take) {
  list.replaceChildren(
    ...items.map(({ name, description, note }) => {
      const option = element("li");
      option.setAttribute("role", "option");
      option.append(element("span", "label", name));
      if (description) option.append(element("small", "", description));
      if (note) option.append(element("small", "note", note));
      return option;
    }),
  );
  list.take = take;
  list.owner = owner;
  owner.setAttribute("aria-expanded", String(items.length > 0));
  if (items.length === 0) {
    choices.close(panel);
    return;
  }
  choices.close(panel);
  choices.open(panel, line);
  choices.activate(list, list.firstChild, owner);
}

function silence() {
  asked += 1; // whatever is still being asked comes too late
  clearTimeout(timer);
  choices.close(panel);
  for (const one of [input, ...inputs()]) {
    one.setAttribute("aria-expanded", "false");
    one.removeAttribute("aria-activedescendant");
  }
}

function take(option) {
  const at = [...list.children].indexOf(option);
  const { take: taken } = list;
  silence();
  taken(at);
}

list.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("click", (event) => {
  const option = event.target.closest('[role="option"]');
  if (option) take(option);
});
document.addEventListener("click", (event) => {
  if (!event.composedPath().includes(form)) silence();
});

/** Offer the commands that fit what is typed after the slash. */
async function offerCommands() {
  const typed = input.value.slice(1).toLowerCase();
  const all = await known();
  if (!input.value.startsWith("/") || command) return;
  const exact = typed.endsWith(" ") && all.find((one) => `${one.name} ` === typed);
  if (exact) {
    begin(exact);
    return;
  }
  const starts = all.filter((one) => one.name.startsWith(typed));
  const holds = all.filter((one) => !starts.includes(one) && one.name.includes(typed));
  const found = [...starts, ...holds];
  const items = found.map(({ name, description, bot }) => ({ name: `/${name}`, description, note: bot }));
  offer(items, input, (at) => begin(found[at]));
}

// -- a command -------------------------------------------------------------------------

const inputs = () => [...fields.querySelectorAll("input")];

/** Turn the composer into a form for a command. */
export function begin(chosen, values = {}) {
  command = chosen;
  silence();
  complain("");
  input.hidden = true;
  input.value = "";
  counter.textContent = "";
  chip.textContent = `/${command.name}`;
  chip.hidden = fields.hidden = false;
  const shown = command.options.filter((one) => one.required || one.name in values);
  fields.replaceChildren(...shown.map((one) => field(one, values[one.name])));
  offerMore();
  if (command.options.length === 0) fields.append(element("span", "hint", command.description));
  (inputs().find((one) => !one.value) ?? inputs()[0] ?? form.querySelector(".send")).focus();
  save();
}

/** Show the options that may be left out, to be added. */
function offerMore() {
  fields.querySelectorAll(".more").forEach((one) => one.remove());
  const there = new Set(inputs().map((one) => one.name));
  for (const option of command.options.filter((one) => !there.has(one.name))) {
    const more = element("button", "more", `+ ${option.name}`);
    more.type = "button";
    more.title = option.description;
    more.addEventListener("click", () => {
      const added = field(option);
      more.replaceWith(added);
      added.querySelector("input").focus();
    });
    fields.append(more);
  }
}

function field(option, filled) {
  const label = element("label", "field");
  label.append(element("span", "name", option.name));
  const box = element("input");
  Object.assign(box, { name: option.name, autocomplete: "off", placeholder: option.description });
  const listed = option.choices || option.completes;
  box.setAttribute("role", listed ? "combobox" : "textbox");
  box.setAttribute("aria-describedby", "problem");
  if (option.required) box.setAttribute("aria-required", "true");
  if (listed) {
    box.setAttribute("aria-autocomplete", "list");
    box.setAttribute("aria-controls", "offers");
    box.setAttribute("aria-expanded", "false");
  }
  if (option.number) box.inputMode = "decimal";
  if (filled) {
    box.value = filled.text;
    if (filled.value !== undefined) box.dataset.value = filled.value;
  }
  box.addEventListener("focus", () => suggest(option, box));
  box.addEventListener("input", () => {
    delete box.dataset.value;
    mark(box, false);
    suggest(option, box);
    save();
  });
  box.addEventListener("keydown", (event) => keyInField(event, box));
  label.append(box);
  return label;
}

function leave(text = "") {
  command = null;
  silence();
  complain("");
  chip.hidden = fields.hidden = true;
  fields.replaceChildren();
  input.hidden = false;
  input.value = text;
  input.focus();
  save();
}

function values() {
  return Object.fromEntries(inputs().map((one) => [one.name, valueOf(one)]));
}

/** What a field sends: the value of the choice, or what was typed. */
function valueOf(box) {
  if (box.dataset.value !== undefined) return box.dataset.value;
  const option = command.options.find((one) => one.name === box.name);
  const same = (one) => one.name.toLowerCase() === box.value.trim().toLowerCase();
  return option.choices?.find(same)?.value ?? box.value;
}

/** Offer what fits a field: its own choices, or what the bot completes. */
function suggest(option, box) {
  clearTimeout(timer);
  const number = ++asked;
  const show = (found) => {
    const wanted = found.filter((one) => number === asked && document.activeElement === box && one);
    if (number !== asked || document.activeElement !== box) return;
    offer(wanted.slice(0, 25), box, (at) => fill(box, wanted[at]));
  };
  if (option.choices) {
    const typed = box.dataset.value === undefined ? box.value.toLowerCase() : "";
    show(option.choices.filter((one) => one.name.toLowerCase().includes(typed)));
  } else if (option.completes) {
    narrow(box.value.toLowerCase(), box);
    timer = setTimeout(async () => {
      const typed = box.dataset.value === undefined ? box.value : "";
      const body = { command: command.name, option: option.name, values: { ...values(), [option.name]: typed } };
      const answer = await act("complete", body).catch(() => ({ outcome: "failed" }));
      if (number !== asked || document.activeElement !== box) return;
      if (answer.outcome === "answered") show(answer.choices);
      else complain("Loading options failed");
    }, box.value ? PAUSE : 0);
  } else silence();
}

/** Until the bot answers, keep only those offers that fit what is typed by now. */
function narrow(typed, box) {
  if (list.owner !== box || !choices.isOpen(panel)) return;
  for (const one of list.children) one.hidden = !one.textContent.toLowerCase().includes(typed);
  const [first] = choices.options(list);
  choices.activate(list, first, box);
  if (!first) choices.close(panel);
}

function fill(box, choice) {
  box.value = choice.name;
  box.dataset.value = String(choice.value);
  mark(box, false);
  complain("");
  const next = inputs().find((one) => !one.value && one.getAttribute("aria-required"));
  if (next) next.focus();
  save();
}

function keyInField(event, box) {
  const open = choices.isOpen(panel);
  if (event.isComposing) return;
  if (event.key === "Escape") {
    if (open) silence();
    else leave();
  } else if (open && choices.travel(event.key, list, box)) {
    // moved
  } else if (event.key === "Enter" || (event.key === "Tab" && open && !event.shiftKey)) {
    if (open && choices.active(list)) take(choices.active(list));
    else form.requestSubmit();
  } else if (event.key === "Backspace" && !box.value && box === inputs()[0]) leave();
  else return;
  event.preventDefault();
}

function mark(box, wrong) {
  box.setAttribute("aria-invalid", String(wrong));
}

function complain(sentence, name = "") {
  problem.textContent = name ? `${name}: ${sentence}` : sentence;
  problem.hidden = !sentence;
  const box = name && inputs().find((one) => one.name === name);
  if (box) {
    mark(box, true);
    box.focus();
    silence();
  }
}

// -- sending ---------------------------------------------------------------------------

async function run() {
  const sent = { command, filled: drafted() };
  for (const option of command.options.filter((one) => one.required)) {
    const box = inputs().find((one) => one.name === option.name);
    if (!box.value.trim()) {
      complain(REQUIRED, option.name);
      return;
    }
  }
  const body = { command: command.name, values: values() };
  leave();
  const waiting = pending(`/${sent.command.name} is on its way…`);
  const restore = (sentence, name) => {
    waiting.remove();
    if (!command && !input.value) begin(sent.command, sent.filled);
    complain(sentence, name);
  };
  try {
    const answer = await act("run", body);
    if (answer.problem) restore(answer.problem, answer.option);
    else if (answer.outcome === "failed") failedLine(waiting, `/${sent.command.name}: ${NOT_ANSWERED}`);
    else waiting.remove();
    if (answer.outcome === "form") openForm(answer.html);
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    restore(error.message);
  }
}

async function write() {
  const text = input.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    complain(`There is no command ${text.split(" ")[0]} here.`);
    return;
  }
  if (text.length > LONGEST) {
    complain(`A message has at most ${LONGEST} characters; this one has ${text.length}.`);
    return;
  }
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
  if (command) run();
  else write();
});

input.addEventListener("keydown", (event) => {
  const open = choices.isOpen(panel);
  if (event.isComposing) return;
  if (open && choices.travel(event.key, list, input)) {
    // moved
  } else if (open && (event.key === "Enter" || event.key === "Tab") && choices.active(list)) {
    take(choices.active(list));
  } else if (event.key === "Escape" && open) silence();
  else if (event.key === "Enter" && !event.shiftKey) form.requestSubmit();
  else return;
  event.preventDefault();
});

let told = 0;
input.addEventListener("input", () => {
  complain("");
  grow();
  save();
  if (input.value.startsWith("/") && !input.value.includes("\n")) offerCommands();
  else {
    silence();
    if (input.value && Date.now() - told > 5000) {
      told = Date.now();
      say({ what: "typing" });
    }
  }
});

function grow() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 220)}px`;
  const left = LONGEST - input.value.length;
  counter.textContent = input.value.length > WARNED ? String(left) : "";
  counter.classList.toggle("over", left < 0);
}

// A command that a message names, such as `/play`, is one click away.
document.addEventListener("click", async (event) => {
  const named = event.target.closest("[data-command]")?.dataset.command;
  const found = named && (await known()).find((one) => one.name === named);
  if (found) begin(found);
});

// -- the draft -------------------------------------------------------------------------

const drafted = () =>
  Object.fromEntries(inputs().map((one) => [one.name, { text: one.value, value: one.dataset.value }]));

function save() {
  const draft = command ? { command: command.name, filled: drafted() } : { text: input.value };
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

async function restoreDraft() {
  const draft = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  if (draft.text) {
    input.value = draft.text;
    grow();
  }
  if (draft.command) {
    const found = (await known()).find((one) => one.name === draft.command);
    if (found && !input.value) begin(found, draft.filled);
    silence();
  }
}

restoreDraft();
