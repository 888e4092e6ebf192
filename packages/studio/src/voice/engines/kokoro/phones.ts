/** CMU phones in the model's phonetic alphabet: IPA, with one capital for each diphthong. */
const consonants: Readonly<Record<string, string>> = {
  b: 'b',
  ch: 'ʧ',
  d: 'd',
  dh: 'ð',
  dx: 'ɾ',
  el: 'ᵊl',
  em: 'ᵊm',
  en: 'ᵊn',
  f: 'f',
  g: 'ɡ',
  hh: 'h',
  hv: 'h',
  jh: 'ʤ',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  ng: 'ŋ',
  nx: 'n',
  p: 'p',
  r: 'ɹ',
  s: 's',
  sh: 'ʃ',
  t: 't',
  th: 'θ',
  v: 'v',
  w: 'w',
  y: 'j',
  z: 'z',
  zh: 'ʒ',
};

const vowels: Readonly<Record<string, readonly [stressed: string, unstressed: string]>> = {
  aa: ['ɑ', 'ɑ'],
  ae: ['æ', 'æ'],
  ah: ['ʌ', 'ə'],
  ao: ['ɔ', 'ɔ'],
  aw: ['W', 'W'],
  ax: ['ə', 'ə'],
  axr: ['əɹ', 'əɹ'],
  ay: ['I', 'I'],
  eh: ['ɛ', 'ɛ'],
  er: ['ɜɹ', 'əɹ'],
  ey: ['A', 'A'],
  ih: ['ɪ', 'ɪ'],
  ix: ['ɪ', 'ɪ'],
  iy: ['i', 'i'],
  ow: ['O', 'O'],
  oy: ['Y', 'Y'],
  uh: ['ʊ', 'ʊ'],
  uw: ['u', 'u'],
};

const isStressed = (phone: string): boolean => phone.endsWith('1');
const plain = (phone: string): string => phone.replace(/\d$/, '');

/** Endings that draw the main stress: celebration; kangaroo, afternoon, seventeen, volunteer. */
const heavyEnding = /(?:ey1 sh ax n(?: z)?|uw1(?: n)?|iy1(?: n| r)?)$/;

/**
 * Which of a word's stresses is the main one. Flite's dictionary knows two kinds of vowels only; in English
 * the first of two is the stronger, except before two weak syllables and in some endings.
 */
function mainStress(phones: readonly string[]): number {
  const stresses = phones.flatMap((phone, i) => (isStressed(phone) ? [i] : []));
  const last = stresses.at(-1) ?? -1;
  const weakAfter = phones.slice(last + 1).filter((phone) => plain(phone) in vowels).length;
  return weakAfter >= 2 || heavyEnding.test(phones.join(' ')) ? last : (stresses[0] ?? -1);
}

/** 'little', 'garden': the last vowel is hardly one at all. */
const isSwallowed = (phones: readonly string[], at: number): boolean =>
  at === phones.length - 2 &&
  /^[ln]$/.test(phones[at + 1] ?? '') &&
  /^[bdfgknpstvz]$/.test(phones[at - 1] ?? '');

/**
 * A word's phones, stressed vowels with a 1, as the model's symbols: a stroke stands before the stressed vowel.
 * Phones it has no symbol for are left out.
 */
export function symbolsOf(phones: readonly string[]): string {
  const main = mainStress(phones);
  return phones
    .map((marked, i) => {
      const phone = plain(marked);
      const consonant = consonants[phone];
      if (consonant !== undefined) return consonant;
      const sounds = vowels[phone];
      if (!sounds) return '';
      if (isStressed(marked)) return `${i === main ? 'ˈ' : 'ˌ'}${sounds[0]}`;
      return phone === 'ax' && isSwallowed(phones, i) ? 'ᵊ' : sounds[1];
    })
    .join('');
}
