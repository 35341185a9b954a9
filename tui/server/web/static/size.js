// How large the signs are: as one likes, but never so large that fewer than 80 columns fit, nor 24 rows where they can.
const COLUMNS = 80, ROWS = 24, SMALLEST = 5, LARGEST = 40, USUAL = 16, READABLE = 9;

export function fitting(terminal, fit, place) {
  let wanted = Number(localStorage.getItem("size")) || USUAL;

  function apply() {
    if (!place.clientWidth || !place.clientHeight) return;
    let size = Math.min(wanted, LARGEST);
    for (let tries = 0; tries < 12; tries += 1) {
      terminal.options.fontSize = size;
      const room = fit.proposeDimensions();
      if (!room || size <= SMALLEST) break;
      const across = room.cols / COLUMNS, down = size > READABLE ? room.rows / ROWS : 1;
      const share = Math.min(across, down);
      if (share >= 1) break;
      const least = across < 1 ? SMALLEST : READABLE; // few rows are better than signs nobody can read
      size = Math.max(least, Math.min(size - 0.25, Math.floor(size * share * 4) / 4));
    }
    fit.fit();
    return size;
  }

  let due = 0;
  new ResizeObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(apply);
  }).observe(place);
  document.fonts?.ready.then(apply);

  return {
    fit: apply,
    step(by) {
      wanted = by === 0 ? USUAL : Math.max(SMALLEST, Math.min(LARGEST, Math.min(wanted, terminal.options.fontSize + 1) + by));
      localStorage.setItem("size", String(wanted));
      wanted = apply() ?? wanted;
    },
  };
}
