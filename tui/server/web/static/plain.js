// The page of plain text: what the hall says becomes paragraphs in a log that is read out, what it offers a list of
// buttons, what it asks the label of a field.
import { Connection } from "./connection.js";
import { save } from "./saving.js";

const KEPT = 500;
const said = document.getElementById("said");
const choices = document.getElementById("choices");
const count = document.getElementById("count");
const question = document.getElementById("question");
const answer = document.getElementById("answer");

const connection = new Connection("/plain/socket", {
  hello: () => ({ size: [80, 24], room: sessionStorage.getItem("room") || "" }),
  opened: () => answer.focus(),
  gone: () => offer([]),
  bytes: () => null,
  said: (message) => {
    if (message.room !== undefined) sessionStorage.setItem("room", message.room);
    if (message.file) save(message.file);
    if (message.said) tell(message.said, message.ask, message.turn);
  },
  last: { 4000: "You have left the hall; every move is saved." },
});

function tell(parts, ask, isTurn) {
  let offered = [];
  for (const part of parts) {
    if (part.cover) { said.replaceChildren(); offered = []; }
    if (part.line) add(part.line);
    if (part.choices) offered.push(...part.choices);
  }
  offer(offered);
  said.scrollTop = said.scrollHeight; // the choices have taken some of its room
  question.textContent = isTurn ? "Your choice" : ask || "Your answer";
  document.title = isTurn ? "Your turn - Duskhall" : "Duskhall in plain text";
}

function add(line, kind = "") {
  const paragraph = document.createElement("p");
  paragraph.textContent = line;
  paragraph.className = kind;
  said.append(paragraph);
  while (said.childElementCount > KEPT) said.firstElementChild.remove();
}

function offer(offered) {
  choices.replaceChildren(...offered.map(([number, words]) => {
    const row = document.createElement("li"), button = document.createElement("button");
    button.type = "button";
    button.textContent = `${number}. ${words}`;
    button.addEventListener("click", () => send(number));
    row.append(button);
    return row;
  }));
  choices.hidden = !offered.length;
  choices.scrollTop = 0;
  count.textContent = offered.length ? `${offered.length} choices: type a number, or press a button.` : "";
}

function send(line) {
  if (!connection.say({ line })) return;
  if (line) add(`You: ${line}`, "mine");
  said.scrollTop = said.scrollHeight;
  answer.value = "";
  answer.focus();
}

document.getElementById("form").addEventListener("submit", (event) => {
  event.preventDefault();
  send(answer.value.trim());
});
offer([]);
connection.open();
