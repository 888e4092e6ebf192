import { namePhones } from '../../names/name-phones.ts';
import type { SpokenNames } from '../../names/sounds-like.ts';
import { inPhones, phonesIn } from '../phones.ts';
import { letterRespellings, respellings, spelledOut } from './spoken-forms.ts';
import { unstretched } from './stretched.ts';

export const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** The letters a to z of a word, with marked letters spelled by sound; other scripts vanish. */
export function plainLetters(word: string): string {
  let text = word.toLowerCase().normalize('NFC');
  for (const [written, spoken] of letterRespellings) text = text.replace(written, spoken);
  return text
    .normalize('NFD')
    .replace(/[^a-z']/g, '')
    .replace(/^'+|'+$/g, '');
}

export const spell = (letters: string): string[] =>
  [...letters.toLowerCase()].filter((letter) => /[a-z]/.test(letter));

/** 's as it is said after this sound. */
function possessivePhones(phones: readonly string[]): string[] {
  const last = phones.at(-1) ?? '';
  if (/^(s|z|sh|zh|ch|jh)$/.test(last)) return ['ax', 'z'];
  return /^(p|t|k|f|th)$/.test(last) ? ['s'] : ['z'];
}

/** A word of letters and apostrophes. */
export function sayWord(word: string, names: SpokenNames): string[] {
  const lower = word.toLowerCase().normalize('NFC');
  const [, stem = lower, possessive = ''] = /^(.+?)('s)?$/u.exec(lower) ?? [];
  const own = names.get(stem);
  if (own) return [possessive ? inPhones([...phonesIn(own), ...possessivePhones(phonesIn(own))]) : own];
  const known = respellings.get(stem);
  if (known) {
    const parts = words(known);
    return [...parts.slice(0, -1), `${parts.at(-1)}${possessive}`];
  }
  const phones = namePhones(stem, /^\p{Lu}/u.test(word));
  if (phones) return [inPhones(possessive ? [...phones, ...possessivePhones(phones)] : phones)];
  if (spelledOut.has(lower) && word === word.toUpperCase()) return spell(lower);
  const plain = plainLetters(word);
  if (!plain) return [];
  if (/(.)\1\1/.test(plain)) return unstretched(plain).map((part) => respellings.get(part) ?? part);
  if (/^[^aeiouy']+$/.test(plain)) {
    // 'TV', 'DVD': nobody can say these as words. 'Psst' and 'tsk' are left to the voice.
    if (word === word.toUpperCase() || plain.length < 3) return spell(plain);
  }
  return unstretched(plain);
}
