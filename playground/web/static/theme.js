// Runs before anything is drawn, so that the page never flashes in the wrong colours.
"use strict";
const chosen = localStorage.getItem("theme");
if (chosen) document.documentElement.dataset.theme = chosen;
