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

/** What arrows lead to: what can be pressed, the film, a field. */
const reached = 'button:not(:disabled), video, input';
/** A film and a field have arrows of their own for what lies beside: to seek, and to move in what is written. */
const keepsSideways = (element: Element): boolean => element.matches('video, input');

/**
 * Moves the focus to the nearest button, film or field in the direction of an arrow key, as remote controls send it;
 * within an open dialog where one is. @returns whether it was moved
 */
export function moveFocus(screen: Element, key: string): boolean {
  const direction = directions[key];
  if (!direction) return false;
  const all = [...(screen.querySelector('dialog') ?? screen).querySelectorAll<HTMLElement>(reached)];
  const from = all.find((element) => element === document.activeElement);
  if (!from) {
    all[0]?.focus();
    return all.length > 0;
  }
  if (direction.y === 0 && keepsSideways(from)) return false;
  const start = middleOf(from);
  let best: { element: HTMLElement; distance: number } | undefined;
  for (const element of all) {
    const to = middleOf(element);
    const along = (to.x - start.x) * direction.x + (to.y - start.y) * direction.y;
    const aside = Math.abs((to.x - start.x) * direction.y) + Math.abs((to.y - start.y) * direction.x);
    // What is more aside than ahead lies in another direction.
    if (along <= 1 || aside > along * across) continue;
    const distance = along + aside * across;
    if (!best || distance < best.distance) best = { element, distance };
  }
  best?.element.focus();
  return best !== undefined;
}
