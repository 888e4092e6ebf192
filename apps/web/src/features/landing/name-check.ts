export type NameAnswer = { name: string; free: boolean };

const chanceOfFree = 0.7;

/**
 * The landing page's game: about 70 % of all names are free. Undefined when nothing was typed.
 * `chance` gives 0…1, as Math.random does.
 */
export function checkName(typed: string, chance: () => number): NameAnswer | undefined {
  const name = typed.trim();
  return name === '' ? undefined : { name, free: chance() < chanceOfFree };
}
