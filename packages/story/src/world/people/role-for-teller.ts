import type { CharacterRole } from '@milestoon/cast';
import { guessedTeller } from './guessed-teller.ts';
import type { Registry } from './registry.ts';

/** What kin of whoever tells it is to the child, where that is not plain from the word. */
export function roleForTeller({ options }: Registry, head: string): CharacterRole | undefined {
  if (options.toldByChild) return undefined;
  const teller = options.writer?.role ?? guessedTeller(options);
  if (options.language === 'en')
    return /^grand/.test(teller) ? spouseOfGrandparent(head) : kinOfParent(options, head, teller);
  if (/^(?:grandmother|grandfather)$/.test(teller)) {
    if (/^(?:filha|hija|nora|nuera)$/.test(head)) return 'mother';
    if (/^(?:filho|hijo|genro|yerno)$/.test(head)) return 'father';
    if (husbands.test(head)) return 'grandfather';
    if (wives.test(head)) return 'grandmother';
  }
  const isOfAunt = /^(?:aunt|uncle)$/.test(teller);
  if (isOfAunt && husbands.test(head)) return 'uncle';
  if (isOfAunt && wives.test(head)) return 'aunt';
  if (husbands.test(head)) return 'father';
  if (wives.test(head)) return 'mother';
  if (/^(?:irmã|hermana)$/.test(head) && (isOfAunt || itsMother.test(options.text))) return 'mother';
  if (/^(?:irmão|hermano)$/.test(head) && (isOfAunt || itsFather.test(options.text))) return 'father';
  return undefined;
}
/** 'Meu velho' is a husband, 'a minha companheira' a wife. */
const husbands = /^(?:marido|esposo|companheiro|velho|maridão)$/;
const wives = /^(?:mulher|mujer|esposa|companheira|velha|patroa)$/;
/** 'My husband gave up his own hat': of a grandmother he is the grandfather. */
const spouseOfGrandparent = (head: string): CharacterRole | undefined =>
  /^(?:husband|hubby)$/.test(head)
    ? 'grandfather'
    : /^(?:wife|missus|missis)$/.test(head)
      ? 'grandmother'
      : undefined;

/** 'My partner said his name': the other parent; 'my son' of a girl's parent is her brother. */
function kinOfParent(
  { childSex }: Registry['options'],
  head: string,
  teller: string,
): CharacterRole | undefined {
  if (head === 'partner') return teller === 'father' ? 'mother' : 'father';
  if (!/^(?:mother|father)$/.test(teller)) return undefined;
  if (head === 'son' && childSex === 'girl') return 'brother';
  return head === 'daughter' && childSex === 'boy' ? 'sister' : undefined;
}

/** 'Mi hermana, la mamá de Vale'. */
const itsMother =
  /(?:hermana|irmã)(?: \p{Lu}\p{Ll}+)?, (?:la |a |su )?(?:mamá|madre|mãe)(?= d[aeo]|,| dela| dele)/u;
const itsFather =
  /(?:hermano|irmão)(?: \p{Lu}\p{Ll}+)?, (?:el |o |su )?(?:papá|padre|pai)(?= d[aeo]|,| dela| dele)/u;
