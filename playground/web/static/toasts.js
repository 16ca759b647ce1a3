// Short notes at the edge of the screen; one may be left for the page that is about to load.

import { element } from "./fragments.js";

const toasts = document.querySelector(".toasts");
const LASTS = 9000;
const LASTS_WITH_LINKS = 30000;

/** Say something, with links to follow as [text, address]. */
export function toast(text, links = []) {
  const note = element("div", "toast");
  note.append(element("p", "", text));
  for (const [label, address] of links) {
    const link = element("a", "button style-1", label);
    link.href = address;
    note.append(link);
  }
  const close = element("button", "quiet", "Close");
  close.type = "button";
  close.addEventListener("click", () => note.remove());
  note.append(close);
  toasts.append(note);
  closeLater(note, links.length === 0 ? LASTS : LASTS_WITH_LINKS);
}

/** Close a note after a while, but not while it is hovered or focused. */
function closeLater(note, after) {
  setTimeout(() => {
    if (note.matches(":hover, :focus-within")) closeLater(note, LASTS);
    else note.remove();
  }, after);
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") toasts.lastElementChild?.remove();
});

/** Leave a note for the next page. */
export function toastThere(text, links) {
  sessionStorage.setItem("toast", JSON.stringify([text, links]));
}

const left = sessionStorage.getItem("toast");
if (left) {
  sessionStorage.removeItem("toast");
  toast(...JSON.parse(left));
}
