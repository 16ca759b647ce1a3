// Short notes at the edge of the screen; one may be left for the page that is about to load.

import { element } from "./fragments.js";

const toasts = document.querySelector(".toasts");
const LASTS = 9000;

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
  if (links.length === 0) setTimeout(() => note.remove(), LASTS);
}

/** Leave a note for the next page. */
export function toastThere(text, links) {
  sessionStorage.setItem("toast", JSON.stringify([text, links]));
}

const left = sessionStorage.getItem("toast");
if (left) {
  sessionStorage.removeItem("toast");
  toast(...JSON.parse(left));
}
