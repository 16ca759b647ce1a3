// The list of messages: new ones, changed ones, gone ones, earlier ones, and where it is scrolled to.

import { get } from "./ask.js";
import { element, fragment } from "./fragments.js";

const list = document.querySelector(".messages");
const scroll = document.querySelector(".scroll");
const older = document.querySelector(".older");
const newest = document.querySelector(".newest");
const NEAR = 90; // pixels from the end that still count as the end
const TOGETHER = 420; // seconds between messages that share a head
const CHUNK = 80; // messages the server sends at once
const READ = 200; // characters of a message that are read aloud when it comes or changes
const DEAF = 400; // milliseconds for which keys press nothing after the focused message changed

let stuck = true;
let hears = 0; // when keys press again
let held = ""; // the message on which the pointer is down
const late = new Map(); // its new shapes: a button that is replaced under a finger is never pressed

/** Show a new message, or an old one as it now is; true if it is new. */
export function put(id, html) {
  if (held === `m${id}`) {
    late.set(id, html);
    return false;
  }
  const fresh = fragment(html).querySelector(".message");
  const old = document.getElementById(`m${id}`);
  if (old) replace(old, fresh);
  else if (!insert(id, fresh)) return false;
  group(fresh);
  group(fresh.nextElementSibling);
  if (stuck) toEnd();
  else if (!old) newest.hidden = false;
  return !old;
}

list.addEventListener("pointerdown", (event) => {
  held = event.target.closest(".message")?.id ?? "";
});
for (const over of ["pointerup", "pointercancel", "pointerleave"])
  document.documentElement.addEventListener(over, () => setTimeout(letGo)); // after its click

function letGo() {
  held = "";
  for (const [id, html] of late) put(id, html);
  late.clear();
}

/** Put a message where its id belongs; not before the earliest one loaded. */
function insert(id, fresh) {
  const later = [...list.querySelectorAll(".message[data-id]")].reverse();
  const before = later.find((one) => BigInt(one.dataset.id) < BigInt(id));
  if (before) before.after(fresh);
  else if (later.length === 0 || older.hidden) list.prepend(fresh);
  else return false;
  return true;
}

/** Let a message's new shape take the old one's place, and the focus stay where it was. */
function replace(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const failed = old.querySelector(".failed:not([hidden])");
  old.replaceWith(fresh);
  if (failed && !fresh.querySelector(".failed")?.textContent) keep(failed, fresh);
  if (focused) refocus(focused.closest("[data-use]")?.dataset.use ?? "", fresh);
}

/** Whether what has the focus has just come there. */
export const isDeaf = () => performance.now() < hears;

function keep(failed, fresh) {
  const line = fresh.querySelector(".failed");
  if (!line) return;
  line.textContent = failed.textContent;
  line.hidden = false;
}

/** Focus the same control, else one of its kind, else the first, else the message. */
function refocus(key, message) {
  const controls = [...message.querySelectorAll("[data-use]")].filter((one) => reach(one));
  const verb = key.split(":")[0];
  const same = controls.find((one) => one.dataset.use === key);
  const found = same ?? controls.find((one) => one.dataset.use.split(":")[0] === verb) ?? controls[0];
  if (!same) hears = performance.now() + DEAF;
  (found ? reach(found) : message).focus({ preventScroll: true });
}

const reach = (control) =>
  control.matches("button") ? !control.disabled && control : control.querySelector(".shown:enabled");

/** What is read aloud of a message that came or changed: who says it, and how it begins; no spoilers. */
export function beginning(id) {
  const message = document.getElementById(`m${id}`)?.cloneNode(true);
  for (const one of message?.querySelectorAll(".spoiler") ?? []) one.remove();
  const said = [...(message?.querySelectorAll(".author, .text") ?? [])].map((one) => one.textContent);
  return said.join(" ").slice(0, READ);
}

/** Focus the first answer of the newest question. */
export function toQuestion() {
  const controls = [...list.querySelectorAll(".message")].reverse()
    .map((one) => [...one.querySelectorAll("[data-use]")].find((control) => reach(control)));
  const found = controls.find((one) => one);
  if (found) reach(found).focus();
}

/** Take a message away. */
export function drop(id) {
  late.delete(id);
  const gone = document.getElementById(`m${id}`);
  if (!gone) return;
  const next = gone.nextElementSibling;
  if (gone.contains(document.activeElement)) scroll.focus({ preventScroll: true });
  gone.remove();
  group(next);
}

/** Bring the whole list up to date, touching only what differs. */
export function merge(html) {
  late.clear();
  const fresh = [...fragment(html).querySelectorAll(".message")];
  const ids = new Set(fresh.map((one) => one.id));
  // A full chunk says nothing about what came before it; fewer messages are all there are.
  const first = fresh.length < CHUNK ? 0n : BigInt(fresh[0].dataset.id);
  for (const old of list.querySelectorAll(".message[data-id]")) {
    if (!ids.has(old.id) && BigInt(old.dataset.id) >= first) old.remove();
  }
  for (const one of fresh) {
    const old = document.getElementById(one.id);
    if (!old) list.append(one);
    else if (!alike(old, one)) replace(old, one);
  }
  groupAll();
  if (stuck) toEnd();
}

function alike(old, one) {
  const copy = old.cloneNode(true);
  copy.classList.remove("follows");
  return copy.isEqualNode(one);
}

/** Show that something was sent and is not answered yet; returns the line. */
export function pending(text) {
  const line = element("li", "message local");
  line.append(element("p", "thinking", text));
  line.dataset.alone = "";
  list.append(line);
  toEnd();
  return line;
}

/** Let such a line say what went wrong. */
export function failedLine(line, text) {
  const private_ = element("p", "private", "Only you can see this · ");
  const away = element("button", "quiet", "Dismiss");
  away.type = "button";
  away.dataset.dismiss = "";
  private_.append(away);
  line.replaceChildren(element("p", "failed", text), private_);
  line.firstChild.setAttribute("role", "alert");
  if (stuck) toEnd();
}

// -- heads ---------------------------------------------------------------------------

/** Let a message share the head of the one before it. */
function group(one) {
  if (!one?.dataset.author) return;
  const above = one.previousElementSibling;
  const shares =
    above?.dataset.author === one.dataset.author &&
    !("alone" in one.dataset) &&
    above.classList.contains("mine-only") === one.classList.contains("mine-only") &&
    one.dataset.created - above.dataset.created < TOGETHER;
  one.classList.toggle("follows", Boolean(shares));
}

function groupAll() {
  for (const one of list.children) group(one);
}

// -- scrolling -----------------------------------------------------------------------

let end = 0; // how high the list was when it was scrolled to its end

export function toEnd() {
  scroll.scrollTop = scroll.scrollHeight;
  end = scroll.scrollHeight;
  stuck = true;
  newest.hidden = true;
}

scroll.addEventListener("scroll", () => {
  if (stuck && scroll.scrollHeight > end) toEnd(); // a picture has come: nobody scrolled
  stuck = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR;
  if (stuck) newest.hidden = true;
}, { passive: true });
newest.addEventListener("click", toEnd);
new ResizeObserver(() => stuck && toEnd()).observe(list);
new ResizeObserver(() => stuck && toEnd()).observe(scroll);

let loading = false;

async function loadEarlier() {
  const first = list.querySelector(".message[data-id]");
  if (loading || older.hidden || !first) return;
  loading = true;
  const response = await get(`earlier?before=${first.dataset.id}`);
  if (response) {
    const found = fragment(await response.text());
    const few = found.querySelectorAll(".message").length < CHUNK;
    const height = scroll.scrollHeight - scroll.scrollTop;
    older.hidden = few;
    list.prepend(found);
    groupAll();
    scroll.scrollTop = scroll.scrollHeight - height;
  }
  loading = false;
}

new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && loadEarlier(), {
  root: scroll,
  rootMargin: "600px 0px 0px",
}).observe(older);

groupAll();
const meant = location.hash.startsWith("#m") && document.getElementById(location.hash.slice(1));
if (meant) {
  stuck = false;
  meant.scrollIntoView({ block: "center" });
  meant.focus({ preventScroll: true });
} else if (list.querySelector(".fresh")) {
  list.querySelector(".fresh").scrollIntoView({ block: "center" });
} else toEnd();
