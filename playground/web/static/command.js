// A slash command in the composer: its options as fields, completed by the bot.

import { act } from "./ask.js";
import { element } from "./fragments.js";
import * as offers from "./offers.js";
import { complain } from "./problem.js";

const form = document.querySelector(".composer");
const chip = form.querySelector(".command");
const fields = form.querySelector(".fields");
const cancel = form.querySelector(".cancel");
const hint = form.querySelector(".asked"); // below the fields, as it may need two lines

const PAUSE = 90; // milliseconds without typing before the bot is asked for completions
const MOST = 25; // suggestions at once
const REQUIRED = "This option is required. Specify a value.";

let command = null;
let asked = 0; // counts questions to the bot, so that a late answer is known
let timer = 0;

/** The command that is being filled in, or null. */
export const current = () => command;

const boxes = () => [...fields.querySelectorAll("input")];
const box = (name) => boxes().find((one) => one.name === name);

/** Show a command with its required options, and with what is filled in already. */
export function begin(chosen, filled = {}) {
  command = chosen;
  offers.silence();
  chip.textContent = `/${command.name}`;
  chip.hidden = fields.hidden = cancel.hidden = false;
  hint.hidden = true;
  const shown = command.options.filter((one) => one.required || one.name in filled);
  fields.replaceChildren(...shown.map((one) => field(one, filled[one.name])));
  for (const option of command.options.filter((one) => !shown.includes(one))) {
    fields.append(adder(option));
  }
  if (command.options.length === 0) fields.append(element("span", "hint", command.description));
  (boxes().find((one) => !one.value) ?? boxes()[0] ?? form.querySelector(".send")).focus();
}

/** Show no command. */
export function end() {
  command = null;
  forget();
  chip.hidden = fields.hidden = cancel.hidden = hint.hidden = true;
  fields.replaceChildren();
}

/** What is filled in, by option: the text, and the value of the choice it stands for. */
export function filled() {
  return Object.fromEntries(
    boxes().map((one) => [one.name, { text: one.value, value: one.dataset.value }]),
  );
}

/** What is sent, by option. */
export function values() {
  return Object.fromEntries(boxes().map((one) => [one.name, valueOf(one)]));
}

/** The value of the choice, or what was typed. */
function valueOf(one) {
  if (one.dataset.value !== undefined) return one.dataset.value;
  const option = command.options.find(({ name }) => name === one.name);
  const typed = one.value.trim().toLowerCase();
  return option.choices?.find(({ name }) => name.toLowerCase() === typed)?.value ?? one.value;
}

/** Complain of the first required option that is empty; true if there is one. */
export function lacks() {
  const missing = command.options.find((one) => one.required && !box(one.name).value.trim());
  if (missing) refuse(REQUIRED, missing.name);
  return Boolean(missing);
}

/** Say what is wrong with an option, or with the command. */
export function refuse(sentence, name = "") {
  complain(name ? `${name}: ${sentence}` : sentence);
  const wrong = box(name);
  if (!wrong) return;
  wrong.setAttribute("aria-invalid", "true");
  wrong.focus();
  forget();
}

// -- fields ----------------------------------------------------------------------------

/** A button that adds an option which may be left out. */
function adder(option) {
  const more = element("button", "more", `+ ${option.name}`);
  more.type = "button";
  more.title = option.description;
  more.addEventListener("click", () => {
    const added = field(option);
    more.replaceWith(added);
    added.querySelector("input").focus();
  });
  return more;
}

function field(option, given) {
  const label = element("label", "field");
  const input = element("input");
  const listed = option.choices || option.completes;
  Object.assign(input, {
    name: option.name,
    autocomplete: "off",
    role: listed ? "combobox" : "textbox",
    ariaRequired: String(option.required),
    inputMode: option.number ? "decimal" : "text",
    value: given?.text ?? "",
  });
  if (given?.value !== undefined) input.dataset.value = given.value;
  input.setAttribute("aria-describedby", "asked problem");
  if (listed) {
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", "offers");
    input.setAttribute("aria-expanded", "false");
  }
  input.addEventListener("focus", () => {
    hint.textContent = option.description;
    hint.hidden = false;
    suggest(option, input);
  });
  input.addEventListener("input", () => {
    delete input.dataset.value;
    input.removeAttribute("aria-invalid");
    suggest(option, input);
  });
  label.append(element("span", "name", option.name), input);
  return label;
}

/** Whether a key asks to go back: in the first field, or where no field is. */
export function leaves(event) {
  const first = boxes()[0];
  const empty = event.target === first ? !first.value : event.target.matches("button");
  const back = event.key === "Backspace" && empty;
  return back || event.key === "Escape";
}

// -- suggestions -----------------------------------------------------------------------

/** Whatever is still being asked comes too late. */
function forget() {
  asked += 1;
  clearTimeout(timer);
  offers.silence();
}

/** Suggest an option's own choices, or what the bot completes. */
function suggest(option, input) {
  const typed = input.dataset.value === undefined ? input.value : "";
  if (option.choices) {
    const fits = ({ name }) => name.toLowerCase().includes(typed.toLowerCase());
    show(option.choices.filter(fits), input);
  } else if (option.completes) {
    offers.narrow(typed, input);
    clearTimeout(timer);
    const number = ++asked;
    timer = setTimeout(() => complete(option, input, typed, number), typed ? PAUSE : 0);
  } else forget();
}

async function complete(option, input, typed, number) {
  const body = { command: command.name, option: option.name };
  const answer = await act("complete", { ...body, values: { ...values(), [option.name]: typed } })
    .catch(() => ({ outcome: "failed" }));
  if (number !== asked || document.activeElement !== input) return;
  if (answer.outcome === "answered") show(answer.choices, input);
  else complain("Loading options failed");
}

function show(found, input) {
  const listed = found.slice(0, MOST);
  offers.offer(listed, input, (number) => fill(input, listed[number]));
}

function fill(input, choice) {
  input.value = choice.name;
  input.dataset.value = String(choice.value);
  input.removeAttribute("aria-invalid");
  complain("");
  asked += 1;
  const next = boxes().find((one) => !one.value && one.ariaRequired === "true");
  next?.focus();
  fields.dispatchEvent(new Event("filled", { bubbles: true }));
}
