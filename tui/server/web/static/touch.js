// Fingers: a tap chooses what lies under it, a drag scrolls, the row of keys types. The letters of the phone cover half
// the hall: they come when they are asked for, or with a tap while a line of text is wanted, and go with that.
const SLOP = 10;

export function takeTouches(terminal, place, type) {
  const letters = document.getElementById("letters"), area = terminal.textarea;
  const isMeant = matchMedia("(pointer: coarse)").matches;
  let start = null, last = null, moved = false, isField = false;

  function cell(touch) {
    const screen = place.querySelector(".xterm-screen").getBoundingClientRect();
    const at = (value, from, length, count) => Math.max(1, Math.min(count, Math.floor(((value - from) / length) * count) + 1));
    return [at(touch.clientX, screen.left, screen.width, terminal.cols), at(touch.clientY, screen.top, screen.height, terminal.rows), screen.height / terminal.rows];
  }

  place.addEventListener("touchstart", (event) => {
    event.stopPropagation();
    start = last = event.touches[0];
    moved = event.touches.length > 1;
  }, { capture: true, passive: true });

  place.addEventListener("touchmove", (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (!start || event.touches.length > 1) return;
    const now = event.touches[0];
    moved ||= Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) > SLOP;
    if (!moved) return;
    const [column, row, height] = cell(now);
    let steps = Math.trunc((now.clientY - last.clientY) / height);
    if (!steps) return;
    last = now;
    for (; steps !== 0; steps -= Math.sign(steps)) type(`\x1b[<${steps > 0 ? 64 : 65};${column};${row}M`);
  }, { capture: true, passive: false });

  place.addEventListener("touchend", (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (start && !moved) {
      const [column, row] = cell(start);
      type(`\x1b[<0;${column};${row}M\x1b[<0;${column};${row}m`);
      if (isField && !isShown()) toggle();
    }
    start = last = null;
  }, { capture: true, passive: false });

  for (const button of document.querySelectorAll("#keys [data-key]")) {
    button.addEventListener("pointerdown", (event) => event.preventDefault());
    button.addEventListener("click", () => type(button.dataset.key));
  }
  // The terminal keeps the focus, for keyboards that are there; only the one on the screen waits to be asked for.
  const isShown = () => area.inputMode !== "none";

  function show(shown) {
    area.inputMode = shown ? "text" : "none";
    letters.setAttribute("aria-pressed", String(shown));
  }

  function toggle() {
    show(!isShown());
    area.blur();
    area.focus();
  }
  if (isMeant) show(false);
  letters.addEventListener("pointerdown", (event) => event.preventDefault());
  letters.addEventListener("click", toggle);

  return {
    isMeant,
    field(wanted) {
      if (isMeant && isField && !wanted && isShown()) toggle();
      isField = wanted;
    },
  };
}
