/** What is wrong with an email address, by the name of its sentence in the texts (`emailAddress`). */
export type AddressFault =
  | 'withSpace'
  | 'withoutAt'
  | 'withTwoAts'
  | 'nothingBefore'
  | 'nothingAfter'
  | 'endingMissing'
  | 'wrongBefore'
  | 'wrongAfter'
  | 'tooLong';

const before = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]$/;
const after = /^([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
/** Characters: what mail servers carry (RFC 5321, 4.5.3.1), before the @ and in all. */
const longest = { before: 64, all: 254 };
const ending = /\.[a-z]{2,}$/i;

/**
 * The part of an address that cannot be right, or null: whatever the server takes has none. One without a dot is
 * taken of this machine's own people alone, such as `admin@localhost`.
 */
export function addressFault(address: string): AddressFault | null {
  const typed = address.trim();
  if (typed.length > longest.all) return 'tooLong';
  if (/\s/.test(typed)) return 'withSpace';
  if (!typed.includes('@')) return 'withoutAt';
  const [name = '', domain = '', ...others] = typed.split('@');
  if (others.length > 0) return 'withTwoAts';
  if (name === '') return 'nothingBefore';
  if (domain === '') return 'nothingAfter';
  if (name.length > longest.before) return 'tooLong';
  if (!before.test(name)) return 'wrongBefore';
  if (domain.toLowerCase() === 'localhost') return null;
  if (!ending.test(domain)) return 'endingMissing';
  return after.test(domain) ? null : 'wrongAfter';
}
