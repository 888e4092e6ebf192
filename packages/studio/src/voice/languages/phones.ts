/** A word given by its CMU phones, as the synthesiser takes it: `/zh uw aw1 n/`. */
export const inPhones = (phones: readonly string[]): string => `/${phones.join(' ')}/`;

/** The phones of such a word. */
export const phonesIn = (word: string): string[] => word.slice(1, -1).split(' ');

const vowel = /^(aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)\d?$/;

export const isVowel = (phone: string): boolean => vowel.test(phone);

const isWeakVowel = (phone = ''): boolean => isVowel(phone) && !phone.endsWith('1');

/**
 * Flite speaks as an American: before an unstressed vowel it makes a t or a d after a vowel a flap of 30 ms (measured
 * against 100 ms elsewhere), so that 'gato' sounds like 'garo'. A doubled t stays a t. That flap is just how a single
 * r ('dx' in the rules) is made there; elsewhere an English r comes nearest.
 */
function withAmericanStops(phones: readonly string[]): string[] {
  return phones.flatMap((phone, i) => {
    const [before = '', after] = [phones[i - 1], phones[i + 1]];
    if (phone === 'dx') return isWeakVowel(after) ? 'd' : 'r';
    if (phone === 't' && isWeakVowel(after) && (isVowel(before) || before === 'r')) return ['t', 't'];
    return phone;
  });
}

/** What rules from letters to CMU phones have in common. */
export const cmuLetters = { isVowel, finished: withAmericanStops };
/** What words in CMU phones have in common. */
export const cmuSounds = { breath: 'hh', inPhones };
