import { randomInt } from 'node:crypto';

// No characters that are mistaken for one another when copied from paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const perGroup = 4;

const oneOf = (letters: string): string => letters.charAt(randomInt(letters.length));
const newBackupCode = (): string =>
  Array.from({ length: groups }, () => Array.from({ length: perGroup }, () => oneOf(alphabet)).join('')).join(
    '-',
  );

/** Ten, of 59 bits each: nobody guesses one within the attempts there are. */
export const newBackupCodes = (): string[] => Array.from({ length: 10 }, newBackupCode);

/** As it was handed out, however it was typed: capitals, gaps, without its dashes. */
export function readBackupCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '');
  return letters.match(new RegExp(`.{1,${perGroup}}`, 'g'))?.join('-') ?? '';
}
