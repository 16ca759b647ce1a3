// What is wrong with what one is writing, said above it.

const line = document.querySelector(".composer .problem");

export function complain(sentence) {
  line.textContent = sentence;
  line.hidden = !sentence;
}
