import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { homes, indoorsAmongPeople, vehicles } from './place-groups.ts';
import type { Place } from './places.ts';

const moves =
  /^(?:go|come|run|walk|rush|head|step|race|dash|hurry|storm|skip|hop|jump|crawl|march|tiptoe|creep|climb|get|take|bring|carry|chase|follow|let|move|play|eat|sit|sleep|be|stay|ir|vir|venir|correr|sair|salir|entrar|voltar|volver|meter)$/;
const words: readonly (readonly ['out' | 'in' | 'up' | 'down', RegExp])[] = [
  ['out', /\b(?:outside|outdoors|out to play)\b(?! (?:of|the|our|my|his|her|their|a|an|in)\b)/i],
  ['in', /\b(?:inside|indoors|back in)\b(?! (?:of|the|our|my|his|her|their|a|an|it|there)\b)/i],
  ['out', /(?<!\p{L})(?:(?:lá )?para fora|afuera|hacia fuera)(?! d[aeo])(?!\p{L})/iu],
  ['in', /(?<!\p{L})(?:(?:lá )?para dentro|adentro|hacia dentro)(?! d[aeo])(?!\p{L})/iu],
  [
    'out',
    /(?<!\p{L})(?:saiu|saímos|saíram|salió|salimos|salieron)(?= (?:à mesma|na mesma|mesmo assim|igual|de todos modos|para brincar|a brincar|a jugar|con el trineo|com o trenó)(?!\p{L}))/u,
  ],
  ['up', /\bupstairs\b/i],
  ['down', /\bdownstairs\b/i],
];
/** 'She went out and jumped': out of a room of the house; a candle, a light and whoever goes out for the evening do so too. */
const goesOut =
  /(?<!\p{L})(?:[Hh]e|[Ss]he|[Ww]e|[Tt]hey|(?!(?:The|It|Mum|Mom|Mummy|Mommy|Dad|Daddy|Grand\p{L}+|Power|Lights?)(?!\p{L}))\p{Lu}\p{L}+) (?:just |then |still )?(?:went|goes|ran|dashed|rushed|stepped|walked) out (?:anyway|again|and|to (?:play|look|see|feed|check)|in (?:the (?:rain|snow|dark|wind)|her|his))(?!\p{L})/u;
/** 'Inside, she hung up her socks': what stands first in a sentence says where all of it is, whatever is done. */
const initial: readonly (readonly ['out' | 'in', RegExp])[] = [
  [
    'in',
    /^\W*(?:once |back |já |ya )?(?:inside|indoors|lá dentro|dentro|adentro)(?! (?:of|the|d[aeo]|del)(?!\p{L}))(?!\p{L})/iu,
  ],
  [
    'out',
    /^\W*(?:back )?(?:outside|outdoors|lá fora|fora|afuera|fuera)(?! (?:of|the|it|d[aeo]|del)(?!\p{L}))(?!\p{L})/iu,
  ],
];
/** Where houses are few, and whoever is inside is in one. */
const wild: ReadonlySet<SetName> = new Set(['mountain', 'forest', 'field', 'farm', 'lake', 'beach']);
/** What lies before the door of a house. */
const aroundHouses: ReadonlySet<SetName> = new Set([
  'garden',
  'street',
  'porch',
  'coop',
  'snow',
  'playground',
  'schoolyard',
]);
/** What lies before the door of a school. */
const isOfSchool = (set: SetName): boolean => set === 'schoolgate' || set === 'schoolyard';
const outOfIt = /\b(?:out of|off) (?:the|our|his|her|my) (?:car|bus|train|taxi|van|tram|coach)\b/i;
const beforeDoors: ReadonlySet<SetName> = new Set(['garden', 'street', 'snow', 'farm']);

/**
 * 'Ran outside', 'went inside', 'came downstairs': where that is from where they are; null where nothing is told of it.
 *
 * @param topical where the words of the whole story are at home
 * @param indoors where they were under a roof last
 */
export function placeInOrOut(
  { verb, who }: Clause,
  told: string,
  { here, topical, indoors }: { here: SetName | null; topical: SetName | null; indoors: SetName | null },
): Place | null {
  const begun = initial.find(([, found]) => found.test(told))?.[0];
  if (begun && here !== null) {
    if (begun === 'in' && (aroundHouses.has(here) || wild.has(here)))
      return { set: isOfSchool(here) ? 'classroom' : 'living', things: [] };
    if (begun === 'out' && homes.has(here))
      return { set: topical && beforeDoors.has(topical) ? topical : 'garden', things: [] };
    if (begun === 'out' && indoorsAmongPeople.has(here))
      return { set: here === 'classroom' ? 'schoolyard' : 'street', things: [] };
  }
  if (!moves.test(verb.lemma) || who.every(({ pronoun }) => pronoun === 'it')) return null;
  // Whoever has come to their own stairs is at home.
  if (here !== null && vehicles.has(here) && /\b(?:up|down) the stairs\b/i.test(told))
    return { set: 'hallway', things: [] };
  const isIn = verb.particle === 'in' && /^(?:come|go|run|rush|walk)$/.test(verb.lemma);
  const way =
    words.find(([, found]) => found.test(told))?.[0] ??
    (isIn ? 'in' : here !== null && homes.has(here) && goesOut.test(told) ? 'out' : undefined);
  if (/^(?:get|climb|jump)$/.test(verb.lemma) && here !== null && vehicles.has(here) && outOfIt.test(told))
    return { set: 'street', things: [] };
  const isHome = here === null || homes.has(here);
  const to = (set: SetName): Place => ({ set, things: [] });
  switch (way) {
    case 'out':
      if (here === 'classroom') return to('schoolyard');
      if (isHome) return to(topical && beforeDoors.has(topical) ? topical : 'garden');
      return indoorsAmongPeople.has(here) || vehicles.has(here) ? to('street') : null;
    case 'in':
      if (here !== null && isOfSchool(here)) return to('classroom');
      if (here === 'playground' && indoors === 'classroom') return to('classroom');
      return here !== null && aroundHouses.has(here) ? to('living') : null;
    case 'up':
      return isHome ? to('bedroom') : null;
    case 'down':
      return isHome ? to('living') : null;
    default:
      return null;
  }
}
