// What the composer suggests: one list above it, for commands and for options alike.

import * as choices from "./choices.js";
import { element } from "./fragments.js";

const form = document.querySelector(".composer");
const panel = form.querySelector(".offers");
const list = panel.querySelector("ul");

let owner = null; // the field that has the focus while the list is open
let taken = null; // what becomes of a choice, by its number

/** Suggest things with a name, perhaps a description and a note; `take` gets the number of one. */
export function offer(items, field, take) {
  silence();
  if (items.length === 0) return;
  [owner, taken] = [field, take];
  list.replaceChildren(...items.map(row));
  owner.setAttribute("aria-expanded", "true");
  choices.open(panel, form.querySelector(".line"));
  choices.activate(list, list.firstChild, owner);
}

function row({ name, description, note }) {
  const option = element("li");
  option.setAttribute("role", "option");
  option.append(element("span", "label", name));
  if (description) option.append(element("small", "", description));
  if (note) option.append(element("small", "note", note));
  return option;
}

/** Suggest nothing any more. */
export function silence() {
  choices.close(panel);
  owner?.setAttribute("aria-expanded", "false");
  owner?.removeAttribute("aria-activedescendant");
  owner = null;
}

/** Until new suggestions come, keep only those that fit what is typed by now. */
export function narrow(typed, field) {
  if (owner !== field) return;
  const wanted = typed.toLowerCase();
  for (const one of list.children) one.hidden = !one.textContent.toLowerCase().includes(wanted);
  const [first] = choices.options(list);
  if (first) choices.activate(list, first, owner);
  else silence();
}

export function isOffering() {
  return owner !== null;
}

/** Let a key move in the list, take a choice or close it; true if it did. */
export function key(event) {
  if (!owner) return false;
  if (choices.travel(event.key, list, owner)) return true;
  if (event.key === "Escape") silence();
  else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
    take(choices.active(list));
  } else return false;
  return true;
}

function take(option) {
  const number = [...list.children].indexOf(option);
  silence();
  taken(number);
}

// The focus stays where one types.
panel.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("click", (event) => {
  const option = event.target.closest('[role="option"]');
  if (option) take(option);
});
document.addEventListener("click", (event) => {
  if (!event.composedPath().includes(form)) silence();
});
