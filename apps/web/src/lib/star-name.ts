import { limits, timing } from '@milestoon/domain';

const storageKey = 'milestoon.star-name';

/**
 * Holds the name of the star that a visitor typed, in this browser and nowhere else: signing up and the form of the
 * first child know it. A blank name lets go of what was held.
 */
export function holdStarName(typed: string): void {
  const name = typed.trim().slice(0, limits.childNameLength);
  if (name === '') return releaseStarName();
  try {
    localStorage.setItem(storageKey, JSON.stringify({ name, until: Date.now() + timing.nameHold }));
  } catch {
    // Storage is blocked: the name has to be typed again.
  }
}

/** Holds what is typed into a written page's field before its scripts are all there, too. */
export function holdTypedEarly(field: HTMLInputElement | null): void {
  if (!field) return;
  if (field.value !== '') holdStarName(field.value);
  field.addEventListener('input', () => holdStarName(field.value));
}

/** The name that is held; empty after 24 hours, and where there is none. */
export function heldStarName(): string {
  try {
    const held = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof held?.name === 'string' && Date.now() < held.until) return held.name;
  } catch {
    // Storage is blocked, or holds something else.
  }
  releaseStarName();
  return '';
}

/** The star has a child's form of its own now, or somebody else sits down at this computer. */
export function releaseStarName(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing is held.
  }
}
