import type { CharacterRole } from '../character.ts';

/** Youngest and oldest that somebody is drawn as, in years: a grandmother of forty looks like a grandmother. */
const span: Partial<Record<CharacterRole, readonly [number, number]>> = {
  baby: [0.3, 1.4],
  sister: [1.5, 30],
  brother: [1.5, 30],
  cousin: [1.5, 30],
  friend: [1.5, 17],
  mother: [20, 54],
  father: [20, 54],
  grandmother: [55, 95],
  grandfather: [55, 95],
  aunt: [18, 90],
  uncle: [18, 90],
  woman: [18, 90],
  man: [18, 90],
  teacher: [18, 90],
  doctor: [24, 90],
};

/** The age that is told, where it goes with the role. */
export function yearsOf(role: CharacterRole, told: number | undefined): number | undefined {
  const within = span[role];
  return told === undefined || !within ? undefined : Math.max(within[0], Math.min(within[1], told));
}
