// Requests to the page's own server. Each answer is an object; a refusal has a `problem`.

const { chair, channel } = document.body.dataset;
export const here = `/as/${chair}/${channel}`;

/** The server could not be reached. */
export class Lost extends Error {}

/** Do something here; the answer waits for the bot's. */
export async function act(verb, body) {
  return post(`${here}/${verb}`, body);
}

export async function post(path, body = {}) {
  let response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Lost("The page has lost its connection. Nothing was sent.");
  }
  if (response.ok || response.status === 422) return response.json();
  return { problem: response.status === 404 ? "That is no longer there." : "That did not work." };
}

/** Fetch a piece of the page, or null if that fails. */
export async function get(path) {
  try {
    const response = await fetch(`${here}/${path}`);
    return response.ok ? response : null;
  } catch {
    return null;
  }
}
