import { randomInt } from 'node:crypto';

/** Without what is read as something else: 0 and O, 1 and I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What a message is called on its receipt: short enough to be read out over a telephone. */
export const newMessageNumber = (): string =>
  Array.from({ length: 8 }, (_, at) => `${at === 4 ? '-' : ''}${letters[randomInt(letters.length)]}`).join(
    '',
  );
