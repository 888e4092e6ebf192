import type { CharacterRole } from '@milestoon/cast';
import { guessedTeller } from './guessed-teller.ts';
import type { Registry } from './registry.ts';

/** What kin of whoever tells it is to the child, where that is not plain from the word. */
export function roleForTeller({ options }: Registry, head: string): CharacterRole | undefined {
  if (options.toldByChild) return undefined;
  const teller = options.writer?.role ?? guessedTeller(options);
  if (options.language === 'en') return /^grand/.test(teller) ? spouseOfGrandparent(head) : undefined;
  if (/^(?:grandmother|grandfather)$/.test(teller)) {
    if (/^(?:filha|hija|nora|nuera)$/.test(head)) return 'mother';
    if (/^(?:filho|hijo|genro|yerno)$/.test(head)) return 'father';
    if (/^(?:marido|esposo)$/.test(head)) return 'grandfather';
    if (/^(?:mulher|mujer|esposa)$/.test(head)) return 'grandmother';
  }
  const isOfAunt = /^(?:aunt|uncle)$/.test(teller);
  if (/^(?:irmã|hermana)$/.test(head) && (isOfAunt || itsMother.test(options.text))) return 'mother';
  if (/^(?:irmão|hermano)$/.test(head) && (isOfAunt || itsFather.test(options.text))) return 'father';
  return undefined;
}
/** 'My husband gave up his own hat': of a grandmother he is the grandfather. */
const spouseOfGrandparent = (head: string): CharacterRole | undefined =>
  /^(?:husband|hubby)$/.test(head)
    ? 'grandfather'
    : /^(?:wife|missus|missis)$/.test(head)
      ? 'grandmother'
      : undefined;

/** 'Mi hermana, la mamá de Vale'. */
const itsMother =
  /(?:hermana|irmã)(?: \p{Lu}\p{Ll}+)?, (?:la |a |su )?(?:mamá|madre|mãe)(?= d[aeo]|,| dela| dele)/u;
const itsFather =
  /(?:hermano|irmão)(?: \p{Lu}\p{Ll}+)?, (?:el |o |su )?(?:papá|padre|pai)(?= d[aeo]|,| dela| dele)/u;
