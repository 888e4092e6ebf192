import type { CharacterRole } from '@milestoon/cast';
import { guessedTeller } from './guessed-teller.ts';
import type { Registry } from './registry.ts';

/** What kin of whoever tells it is to the child, where that is not plain from the word. */
export function roleForTeller({ options }: Registry, head: string): CharacterRole | undefined {
  if (options.language === 'en' || options.toldByChild) return undefined;
  const teller = options.writer?.role ?? guessedTeller(options);
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
/** 'Mi hermana, la mamá de Vale'. */
const itsMother =
  /(?:hermana|irmã)(?: \p{Lu}\p{Ll}+)?, (?:la |a |su )?(?:mamá|madre|mãe)(?= d[aeo]|,| dela| dele)/u;
const itsFather =
  /(?:hermano|irmão)(?: \p{Lu}\p{Ll}+)?, (?:el |o |su )?(?:papá|padre|pai)(?= d[aeo]|,| dela| dele)/u;
