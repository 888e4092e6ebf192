/** A word given by its phones, as the synthesiser takes it: `/zh uw aw1 n/`. */
export const inPhones = (phones: readonly string[]): string => `/${phones.join(' ')}/`;

/** The phones of such a word. */
export const phonesIn = (word: string): string[] => word.slice(1, -1).split(' ');

const vowel = /^(aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)\d?$/;

export const isVowel = (phone: string): boolean => vowel.test(phone);
