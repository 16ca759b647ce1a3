// Selects of messages and forms: one choice sends at once, several are sent when the list closes.

import * as choices from "./choices.js";
import { show } from "./fragments.js";

let current = null;

const parts = (select) => ({
  face: select.querySelector(".shown"),
  panel: select.querySelector(".choices"),
  list: select.querySelector("[role=listbox]"),
  narrow: select.querySelector(".narrow"),
});

/** The values chosen in a select. */
export function chosen(select) {
  const all = select.querySelectorAll('[role="option"][aria-selected="true"]');
  return [...all].map((one) => one.dataset.value);
}

/** Let selects open and close; `changed` is called with a select whose choice is made. */
export function listen(changed) {
  document.addEventListener("click", (event) => {
    const select = event.target.closest(".select");
    if (event.target.closest(".shown")) toggle(select, changed);
    else if (event.target.closest('.select [role="option"]')) {
      pick(select, event.target.closest('[role="option"]'), changed);
    } else if (event.target.closest(".done")) finish(changed, true);
    else if (current && !select) finish(changed, false);
  });
  document.addEventListener("keydown", (event) => press(event, changed), true);
  document.addEventListener("input", (event) => {
    if (current && event.target === parts(current).narrow) filter();
  });
  document.addEventListener("scroll", (event) => {
    if (current && !current.contains(event.target)) finish(changed, false);
  }, true);
}

function toggle(select, changed) {
  const again = current === select;
  if (current) finish(changed, false);
  if (again) return;
  const { face, panel, list, narrow } = parts(select);
  current = select;
  select.before_ = chosen(select).join("\n");
  narrow.value = "";
  for (const one of list.children) one.hidden = false;
  choices.open(panel, face);
  face.setAttribute("aria-expanded", "true");
  const owner = narrow.hidden ? list : narrow;
  owner.focus({ preventScroll: true });
  const first = list.querySelector('[aria-selected="true"]') ?? choices.options(list)[0];
  choices.activate(list, first, owner);
}

function filter() {
  const { list, narrow } = parts(current);
  const wanted = narrow.value.toLowerCase();
  for (const one of list.children) one.hidden = !one.textContent.toLowerCase().includes(wanted);
  choices.activate(list, choices.options(list)[0], narrow);
}

function press(event, changed) {
  if (!current || !current.contains(event.target)) return;
  const { list, narrow } = parts(current);
  const owner = narrow.hidden ? list : narrow;
  if (event.target.closest(".done") && event.key !== "Escape") return;
  if (event.key === "Escape" || event.key === "Tab") {
    if (event.key === "Escape") event.preventDefault();
    finish(changed, event.key === "Escape");
  } else if (event.key === "Enter" || (event.key === " " && owner === list)) {
    event.preventDefault();
    if (choices.active(list)) pick(current, choices.active(list), changed);
  } else if (choices.travel(event.key, list, owner)) event.preventDefault();
  else if (owner === list && event.key.length === 1) leap(event.key, list);
  else return;
  event.stopPropagation();
}

/** Go on to the next option that begins with a letter. */
function leap(letter, list) {
  const all = choices.options(list);
  const at = all.indexOf(choices.active(list));
  const begins = (one) =>
    one.querySelector(".label").textContent.toLowerCase().startsWith(letter.toLowerCase());
  const found = [...all.slice(at + 1), ...all].find(begins);
  if (found) choices.activate(list, found, list);
}

function pick(select, option, changed) {
  const { list } = parts(select);
  const most = Number(select.dataset.most);
  if (most <= 1) {
    const again = option.getAttribute("aria-selected") === "true";
    const none = again && Number(select.dataset.least) === 0;
    for (const one of list.children) one.setAttribute("aria-selected", String(one === option && !none));
    // Discord sends what is chosen again, too: the bot decides what that means.
    select.before_ = null;
    finish(changed, true);
    return;
  }
  const on = option.getAttribute("aria-selected") !== "true";
  if (on && chosen(select).length >= most) return;
  option.setAttribute("aria-selected", String(on));
}

function finish(changed, refocus) {
  const select = current;
  if (!select) return;
  const { face, panel } = parts(select);
  current = null;
  choices.close(panel);
  face.setAttribute("aria-expanded", "false");
  if (refocus) face.focus({ preventScroll: true });
  show(select);
  if (chosen(select).join("\n") !== select.before_) changed(select);
}
