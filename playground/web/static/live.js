// The websocket: what is newly to be seen, and what to do when the way is lost.

import { here } from "./ask.js";
import { fragment } from "./fragments.js";
import { beginning, drop, merge, put } from "./messages.js";

const banner = document.querySelector(".banner");
const typing = document.querySelector(".typing");
const aloud = document.querySelector(".aloud");
const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;

let socket = null;
let wait = FIRST_WAIT;
let seen = document.body.dataset.count;
let typist = 0;

const heard = {
  message({ id, html }) {
    const isNew = put(id, html);
    if (isNew) typing.textContent = "";
    aloud.textContent = beginning(id);
    read();
  },
  gone: ({ id }) => drop(id),
  messages: ({ html }) => merge(html),
  part({ part, html }) {
    const place = document.querySelector(`[data-part="${part}"]`);
    const focused = place.contains(document.activeElement) && document.activeElement;
    const at = focused && [...place.querySelectorAll("a, button")].indexOf(focused);
    place.replaceChildren(fragment(html));
    if (focused) place.querySelectorAll("a, button")[at]?.focus();
    document.dispatchEvent(new CustomEvent("part", { detail: part }));
  },
  typing({ name }) {
    typing.textContent = `${name} is typing…`;
    clearTimeout(typist);
    typist = setTimeout(() => (typing.textContent = ""), 8000);
  },
  commands: () => document.dispatchEvent(new Event("commands")),
  away: () => (location.href = `/as/${document.body.dataset.chair}`),
};

function read() {
  if (document.visibilityState === "visible") say({ what: "read" });
}

/** Tell the server something small, if it is there. */
export function say(what) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(what));
}

function connect() {
  socket = new WebSocket(`ws://${location.host}${here}/live?seen=${seen}`);
  seen = "";
  socket.addEventListener("open", () => {
    performance.mark("live");
    wait = FIRST_WAIT;
    banner.hidden = true;
    document.body.classList.remove("away");
    read();
  });
  socket.addEventListener("message", ({ data }) => {
    const said = JSON.parse(data);
    heard[said.what](said);
  });
  socket.addEventListener("close", lose);
}

function lose() {
  banner.textContent = "Connection lost. Trying again… What you have written is kept.";
  banner.hidden = false;
  document.body.classList.add("away");
  setTimeout(retry, wait);
  wait = Math.min(wait * 1.6, LONGEST_WAIT);
}

/** Connect again, unless this place has gone meanwhile. */
async function retry() {
  const there = await fetch(location.pathname, { method: "HEAD" }).catch(() => null);
  if (there?.status === 404) heard.away();
  else connect();
}

// Without the server a link would lead to the browser's error page.
document.addEventListener("click", (event) => {
  const inside = event.target.closest('a[href^="/"]');
  if (inside && document.body.classList.contains("away")) event.preventDefault();
}, true);

// Leaving is no loss.
window.addEventListener("pagehide", () => socket.removeEventListener("close", lose));
window.addEventListener("pageshow", (event) => event.persisted && connect());
document.addEventListener("visibilitychange", read);
connect();
