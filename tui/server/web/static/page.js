// The page of the terminal: it shows what the hall paints, and says what was typed, how large it is and how much of it
// is painted. Sizes, touch and comforts have modules of their own.
import { Terminal } from "./vendor/xterm.js";
import { FitAddon } from "./vendor/addon-fit.js";
import { beAtHome } from "./comforts.js";
import { takeTouches } from "./touch.js";
import { fitting } from "./size.js";
import { Connection } from "./connection.js";

const LONGEST = 8 * 1024;
const LAST = { 4000: "You have left the hall; every move is saved.", 4004: "Duskhall stopped because of a bug; every move you saw is saved." };

const place = document.getElementById("terminal");
const terminal = new Terminal({
  fontFamily: '"DejaVu Sans Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
  scrollback: 0, cursorBlink: false, theme: { background: "#17141f", foreground: "#e8e2d4" },
  macOptionIsMeta: true, screenReaderMode: false,
});
const fit = new FitAddon();
terminal.loadAddon(fit);
terminal.open(place);

const size = fitting(terminal, fit, place);
const encoder = new TextEncoder();
let painted = 0, told = 0, timer = null;

const connection = new Connection("/socket", {
  hello: () => ({ size: [terminal.cols, terminal.rows], room: sessionStorage.getItem("room") || "", touch: touch.isMeant }),
  opened: () => {
    painted = told = 0;
    terminal.reset();
    place.classList.remove("is-old");
    terminal.focus();
  },
  gone: () => place.classList.add("is-old"),
  bytes: (data) => {
    const paints = connection.socket;
    terminal.write(new Uint8Array(data), () => {
      if (paints !== connection.socket) return;
      painted += data.byteLength;
      acknowledge();
    });
  },
  said: (message) => {
    comforts.said(message);
    if (message.field !== undefined) touch.field(message.field);
  },
  last: LAST,
});

// What was painted is said at once after much of it, else a little later together with what follows.
function acknowledge() {
  if (painted - told >= 16384) sayPainted();
  else if (timer === null) timer = setTimeout(sayPainted, 40);
}

function sayPainted() {
  clearTimeout(timer);
  timer = null;
  if (painted !== told && connection.say({ painted })) told = painted;
}

function type(text) {
  const data = encoder.encode(text);
  for (let from = 0; from < data.length; from += LONGEST) connection.send(data.subarray(from, from + LONGEST));
}

terminal.onData(type);
terminal.onResize(({ cols, rows }) => connection.say({ size: [cols, rows] }));
const comforts = beAtHome(terminal, { type, size, connection });
const touch = takeTouches(terminal, place, type);
size.fit();
connection.open();

// For tests: what stands on the screen.
window.duskhall = {
  terminal,
  text: () => Array.from({ length: terminal.rows }, (_, row) => terminal.buffer.active.getLine(row)?.translateToString(true) ?? "").join("\n"),
};
