import type { Phrase } from '../../reading/clause.ts';
import { guessedTeller } from './guessed-teller.ts';
import type { Registry } from './registry.ts';

/** Words that only grown-up children use of their mothers where English is mixed: 'Amma wiped his face', 'Mam drove'. */
const mothers = /^(?:amma|ammi|aai|ma|maa|mam|ba|umma|eomma|ummi)$/i;
const said = /["“][^"”]*["”]/g;

/**
 * 'Mam drove like a rally driver' beside 'I': the mother of whoever tells it, and the child's grandmother. 'Her mam' and 'the
 * mam' are a mother.
 */
export function isOwnMotherCalled(
  { options }: Registry,
  { head, owner, text }: Pick<Phrase, 'head' | 'owner' | 'text'>,
): boolean {
  if (options.language !== 'en' || options.toldByChild || owner || !mothers.test(head)) return false;
  if (text.toLowerCase() !== head.toLowerCase()) return false;
  const told = options.text.replace(said, '');
  const teller = options.writer?.role ?? guessedTeller(options);
  const isOthers = new RegExp(`\\b(?:my|his|her|the|their|'s) ${head}\\b`, 'i').test(told);
  return /^(?:mother|father)$/.test(teller) && !isOthers && /\b(?:I|i|my|me)\b/.test(told);
}
