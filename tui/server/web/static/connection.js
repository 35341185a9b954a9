// The socket of a page. It comes back by itself when the hall was out of reach, and says calmly what goes on.
const LEFT = 4000, AGAIN = 4001, FORGOTTEN = 4002, TURNED_AWAY = 4003, FAILED = 4004;
const FIRST = 500, LONGEST = 10000;

export class Connection {
  constructor(path, on) {
    this.path = path;
    this.on = on;
    this.socket = null;
    this.wait = FIRST;
    this.timer = null;
    this.sentence = "";
    this.box = document.getElementById("gone");
    this.words = document.getElementById("gone-words");
    this.back = document.getElementById("gone-back");
    this.back.addEventListener("click", () => this.retry());
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.hidden || (this.timer !== null && this.retry()));
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    let isOpen = false;
    socket.onopen = () => {
      isOpen = true;
      this.wait = FIRST;
      this.sentence = "";
      this.box.hidden = true;
      this.on.opened();
      socket.send(JSON.stringify(this.on.hello()));
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      if (typeof data !== "string") this.on.bytes(data);
      else {
        const message = JSON.parse(data);
        if (message.sentence !== undefined) this.sentence = message.sentence;
        this.on.said(message);
      }
    };
    socket.onclose = ({ code }) => this.socket === socket && this.closed(code, isOpen);
  }

  closed(code, wasOpen) {
    this.on.gone(code);
    if (code === AGAIN) this.open();
    else if (code === FORGOTTEN) this.forget();
    else if (code === LEFT || code === FAILED) this.tell(this.sentence || this.on.last[code]);
    else if (code === TURNED_AWAY) this.later(this.sentence || "The hall cannot let you in right now; this page tries again by itself.", LONGEST);
    else this.later("The hall cannot be reached right now. Your seat is held; this page reconnects by itself.", this.wait);
  }

  // Try again after a while; the cookie may have gone in the meantime, so the page is asked for first.
  later(sentence, wait) {
    this.tell(sentence);
    this.timer = setTimeout(() => this.retry(), wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 1.7, LONGEST);
  }

  async retry() {
    clearTimeout(this.timer);
    this.timer = null;
    if (this.socket && this.socket.readyState < 2) return;
    try {
      await fetch(location.pathname, { cache: "no-store" });
    } catch {
      this.later(this.words.textContent, this.wait);
      return;
    }
    if (!this.socket || this.socket.readyState >= 2) this.open();
  }

  async forget() {
    sessionStorage.clear();
    await fetch("/forget", { method: "POST" }).catch(() => null);
    this.tell("This browser has forgotten you. If you come back in, you are a new player.");
  }

  tell(sentence) {
    if (this.words.textContent !== sentence) this.words.textContent = sentence;
    this.box.hidden = false;
    this.back.focus();
  }

  say(message) {
    return this.send(JSON.stringify(message));
  }

  send(data) {
    if (!this.socket || this.socket.readyState !== 1) return false;
    this.socket.send(data);
    return true;
  }
}
