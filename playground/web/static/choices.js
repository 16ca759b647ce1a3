// Lists to choose from: where they open, and how keys move in them.

let count = 0;
const GAP = 6;

/** Open a popover beside its anchor: below if there is room, else above. */
export function open(panel, anchor) {
  panel.showPopover();
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const upwards = below < Math.min(panel.scrollHeight, 300) && above > below;
  panel.style.minWidth = `${Math.min(box.width, window.innerWidth - 16)}px`;
  panel.style.maxHeight = `${Math.min(upwards ? above : below, 420)}px`;
  const left = Math.min(box.left, window.innerWidth - panel.offsetWidth - 8);
  panel.style.left = `${Math.max(8, left)}px`;
  panel.style.top = upwards ? "auto" : `${box.bottom + GAP}px`;
  panel.style.bottom = upwards ? `${window.innerHeight - box.top + GAP}px` : "auto";
}

export function isOpen(panel) {
  return panel.matches(":popover-open");
}

export function close(panel) {
  if (isOpen(panel)) panel.hidePopover();
}

/** The options that are not filtered away. */
export function options(list) {
  return [...list.querySelectorAll('[role="option"]:not([hidden])')];
}

export function active(list) {
  return list.querySelector(".active");
}

/** Mark an option as the one that Enter takes; `owner` is the element with the focus. */
export function activate(list, option, owner) {
  active(list)?.classList.remove("active");
  if (!option) {
    owner.removeAttribute("aria-activedescendant");
    return;
  }
  option.id ||= `option-${++count}`;
  option.classList.add("active");
  option.scrollIntoView({ block: "nearest" });
  owner.setAttribute("aria-activedescendant", option.id);
}

/** Move the mark by the arrow keys, Home and End; true if the key was one of them. */
export function travel(key, list, owner) {
  const all = options(list);
  const at = all.indexOf(active(list));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key];
  if (to === undefined || all.length === 0) return false;
  activate(list, all[(to + all.length) % all.length], owner);
  return true;
}
