// What a browser has that a terminal has not: a title and a word when it is your turn, downloads, the clipboard, and
// keys for the size of signs.
import { save } from "./saving.js";

const TURN = /^Your turn/;

export function beAtHome(terminal, { type, size, connection }) {
  const offer = document.getElementById("offer");
  let note = null;

  function callToTurn() {
    if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    try {
      note = new Notification("Your turn", { body: "Your table in Duskhall is waiting for you.", tag: "turn", icon: "/static/icon.svg" });
      note.onclick = () => { window.focus(); note.close(); };
    } catch {
      note = null; // browsers of some phones show none from a page; the title says it
    }
  }

  // Asked once, in the page, the first time a turn comes; the browser's own question follows a yes only.
  function offerWord() {
    if (!("Notification" in window) || Notification.permission !== "default" || localStorage.getItem("asked")) return;
    document.getElementById("offer-words").textContent = "Notify you when it is your turn?";
    offer.hidden = false;
  }

  function answer(yes) {
    localStorage.setItem("asked", "yes");
    offer.hidden = true;
    if (yes) Notification.requestPermission();
    terminal.focus();
  }
  document.getElementById("offer-yes").addEventListener("click", () => answer(true));
  document.getElementById("offer-no").addEventListener("click", () => answer(false));

  terminal.onTitleChange((title) => {
    document.title = title || "Duskhall";
    if (TURN.test(title)) { callToTurn(); offerWord(); }
  });
  document.addEventListener("visibilitychange", () => document.hidden || note?.close());

  async function copy(text) {
    await navigator.clipboard?.writeText(text).catch(() => null);
  }

  terminal.attachCustomKeyEventHandler((event) => {
    if (event.type !== "keydown" || !(event.ctrlKey || event.metaKey) || event.altKey) return true;
    const key = event.key.toLowerCase();
    if (key === "c" && terminal.hasSelection()) {
      copy(terminal.getSelection());
      terminal.clearSelection();
    } else if (key === "v") {
      return false; // the browser pastes
    } else if (["+", "=", "-", "_", "0"].includes(key)) {
      size.step("+=".includes(key) ? 1 : key === "0" ? 0 : -1);
    } else return true;
    event.preventDefault();
    return false;
  });

  return {
    said(message) {
      if (message.room !== undefined) sessionStorage.setItem("room", message.room);
      if (message.file) save(message.file);
      if (message.copy) copy(message.copy);
      if (message.ground) {
        terminal.options.theme = { ...terminal.options.theme, background: message.ground };
        document.documentElement.style.setProperty("--dusk", message.ground);
      }
    },
  };
}
