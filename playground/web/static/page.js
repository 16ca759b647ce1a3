// Puts the page together.

import "./controls.js";
import "./composer.js";
import "./live.js";
import { get } from "./ask.js";
import { dress, fragment } from "./fragments.js";
import { toQuestion } from "./messages.js";


const root = document.documentElement;
const { chair } = document.body.dataset;
const title = document.title;

// -- light and dark --------------------------------------------------------------------

document.querySelector(".theme").addEventListener("click", () => {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const now = root.dataset.theme ?? system;
  root.dataset.theme = now === "dark" ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
});

// -- the drawer on small screens -------------------------------------------------------

const menu = document.querySelector(".menu");
const side = document.querySelector(".side");

function drawer(open) {
  menu.setAttribute("aria-expanded", String(open));
  document.body.classList.toggle("drawer", open);
}

menu.addEventListener("click", () => drawer(menu.getAttribute("aria-expanded") !== "true"));
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-drawer]")) drawer(true);
  else if (!side.contains(event.target) && !menu.contains(event.target)) drawer(false);
});

// -- keys ------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.altKey && event.code === "Digit0") {
    event.preventDefault();
    toQuestion();
  } else if (event.altKey && event.code.startsWith("Digit")) {
    const seat = document.querySelector(`.chairs a[data-hue="${event.code.slice(5)}"]`);
    if (seat) {
      event.preventDefault();
      seat.click();
    }
  }
  if (event.key === "Escape") drawer(false);
});

// -- shortcuts: asked from the bot, so they come a moment later, and again when the bot returns ---

const shortcuts = document.querySelector("[data-shortcuts]");

async function showShortcuts() {
  const response = shortcuts && (await get("shortcuts"));
  if (response) shortcuts.replaceChildren(fragment(await response.text()));
}

function online() {
  return document.querySelector(".bot .lamp.on") !== null;
}

let was = online();
document.addEventListener("part", ({ detail }) => {
  if (detail === "bot" && online() !== was) {
    was = online();
    document.dispatchEvent(new Event("commands"));
    showShortcuts();
  }
  if (detail === "chairs") count();
});

/** Say in the window's title how often this person is called. */
function count() {
  const called = document.querySelector(`.chairs [data-chair="${chair}"] .badge`);
  document.title = called ? `(${called.textContent}) ${title}` : title;
}

dress(document);
count();
showShortcuts();
performance.mark("usable");
