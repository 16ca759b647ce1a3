// The one place where the server's HTML enters the page. The server escapes every text in it.

const make = { createHTML: (html) => html };
const policy = window.trustedTypes ? trustedTypes.createPolicy("fragments", make) : make;

/** Turn HTML from the server into nodes, dressed. */
export function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = policy.createHTML(html);
  dress(template.content);
  return template.content;
}

/** Finish what HTML alone cannot say: colours, times in local manner, what a select shows. */
export function dress(root) {
  for (const one of root.querySelectorAll("[data-accent]")) {
    one.style.setProperty("--accent", one.dataset.accent);
  }
  for (const one of root.querySelectorAll("time[data-style]")) tell(one);
  for (const one of root.querySelectorAll(".select")) show(one);
}

const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]];

/** Tell a time as Discord does: in the language of who sits here, not in the browser's. */
function tell(time) {
  const locale = document.body.dataset.locale;
  const at = new Date(time.dateTime);
  time.title = at.toLocaleString(locale, STYLES.F);
  if (time.dataset.style !== "R") {
    time.textContent = at.toLocaleString(locale, STYLES[time.dataset.style]);
    return;
  }
  const seconds = (at - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  time.textContent = words.format(Math.round(seconds / size), unit);
}

setInterval(() => document.querySelectorAll('time[data-style="R"]').forEach(tell), 10_000);

/** Show on a select what is chosen in it. */
export function show(select) {
  const value = select.querySelector(".value");
  const chosen = [...select.querySelectorAll('[role="option"][aria-selected="true"]')];
  const labels = chosen.map((one) => one.querySelector(".label").textContent);
  value.textContent = labels.join(", ") || value.dataset.placeholder;
  value.classList.toggle("empty", labels.length === 0);
}

/** Make an element with a class and text. */
export function element(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
