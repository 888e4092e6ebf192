import { relationOf } from '../world/people/relation-words.ts';
import { capitalised } from '../text/words.ts';
import type { Writer } from './voice.ts';

const calls = 'told me|disse-me|me disse|gritou-me|me gritou|me dijo|me gritó|me contestó';
/** With these somebody else is spoken of, and nobody called. */
const speaking =
  'that|he|she|to|about|my|his|her|the|from|for|goodbye|que|a|o|ao|à|do|da|meu|minha|su|mi|el|la|un|una|tu|al|hola|adiós';
const kin = 'daddy|dad|mommy|mummy|mom|mum|papá|papi|papai|pai|mamá|mami|mamã|mamãe|mãe';
const addressed = new RegExp(
  `(?<!\\p{L})(?:${calls})(?::|,)? (?:(?!(?:${speaking})(?!\\p{L}))[\\p{L}'’]+,? ){0,4}(${kin})(?=[.!]|$)`,
  'iu',
);

/** Who writes, by what the child calls them: 'told me all done Daddy', 'me dijo listo papá'. Null where it does not. */
export function calledWriter(text: string): Writer | null {
  const [, word = ''] = addressed.exec(text) ?? [];
  const role = relationOf(word)?.role;
  return role === 'father' || role === 'mother' ? { role, name: capitalised(word.toLowerCase()) } : null;
}
