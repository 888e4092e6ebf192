const directions: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Across counts more than along: from a tile of a row the arrow down goes to the one below. */
const across = 3;

/**
 * Moves the focus among the buttons in `shelf` to the nearest one in the direction of an arrow key, as remote controls
 * send it. @returns whether it was moved
 */
export function moveFocus(shelf: Element, key: string): boolean {
  const direction = directions[key];
  if (!direction) return false;
  const buttons = [...shelf.querySelectorAll('button')];
  const from = buttons.find((button) => button === document.activeElement);
  if (!from) {
    buttons[0]?.focus();
    return buttons.length > 0;
  }
  const start = middleOf(from);
  let best: { button: HTMLButtonElement; distance: number } | undefined;
  for (const button of buttons) {
    const to = middleOf(button);
    const along = (to.x - start.x) * direction.x + (to.y - start.y) * direction.y;
    const aside = Math.abs((to.x - start.x) * direction.y) + Math.abs((to.y - start.y) * direction.x);
    // What is more aside than ahead lies in another direction.
    if (along <= 1 || aside > along * across) continue;
    const distance = along + aside * across;
    if (!best || distance < best.distance) best = { button, distance };
  }
  best?.button.focus();
  return best !== undefined;
}
