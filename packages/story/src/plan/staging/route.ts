/** Into, out of, over or through what something goes that somebody moves. */
import { isOpen, isVehicle } from '@milestoon/things';
import type { NounLanguage } from '@milestoon/things/nouns';
import { wayWords } from '../../languages/ways.ts';
import { meantBy } from '../../meaning/kinds.ts';
import type { Phrase } from '../../reading/clause.ts';
import { wordTable } from '../../text/word-table.ts';
import type { Seen } from '../plan.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant } from '../told-world.ts';

export interface Route {
  picture: string;
  side: 'in' | 'out' | 'over' | 'through';
  color?: string;
  size?: Seen['size'];
  /** The word itself says that it goes inside; plain 'in' may be where it happens. */
  into?: true;
}

/** What else has an inside than what is open on top. */
const hollow =
  /^(?:wardrobe|fridge|oven|microwave|washing-machine|dishwasher|aquarium|bird-cage|postbox|treasure-chest|goal-net|basketball-hoop|toaster|card-file-box|file-cabinet)$/;
export const isVessel = (picture: string): boolean => isOpen(picture) || hollow.test(picture);
/** What is thrown over these comes down behind them; over everything else it stays on it. */
const barriers = /^(?:fence|brick-wall|hedge|house|hut|goal-net|stream|volleyball-net|bus|automobile)$/;
const holes = /^(?:window|door|garden-gate|basketball-hoop|goal-net|fence|hedge|play-tunnel)$/;
const into: Readonly<Record<string, true>> = wordTable({ in: true, into: true, inside: true });

/** What a phrase names, by the words for what ways lead by, else as its own noun. */
function named(
  { head, of = '', preposition }: Phrase,
  thing: ThingMeant | undefined,
  language: NounLanguage,
): string | undefined {
  const noun = head.toLowerCase();
  if (thing && thing.picture !== 'fence' && !thing.likeness) return thing.picture;
  const landmark = wayWords[language].landmarks.find(([, nouns]) => nouns.test(noun))?.[0];
  // 'Casa de banho'.
  return landmark && !(of && /^(?:house|hut)$/.test(landmark) && preposition) ? landmark : thing?.picture;
}

/** The last phrase behind the verb that says so. */
export function routeOf({ clause, others }: ClauseMeant, language: NounLanguage): Route | null {
  const { verb } = clause;
  for (const phrase of clause.things.toReversed()) {
    if (phrase.pronoun || phrase.span[0] < verb.span[0]) continue;
    const { preposition = '' } = phrase;
    if (preposition === '' && language !== 'en' && phrase.of) {
      // 'Tirou as moedas do mealheiro': the noun behind 'de' is where they were.
      const { of, ...rest } = phrase;
      const own = meantBy({ ...rest, head: of.split(' ')[0] ?? of, qualities: [] }, language).picture;
      if (own && isVessel(own)) return { picture: own, side: 'out' };
    }
    const meant = others.find((each) => each.phrase.span[0] === phrase.span[0]);
    if (meant && meant.people.length > 0) continue;
    const { color, size } = meant?.thing ?? {};
    const told = { ...(color ? { color } : {}), ...(size ? { size } : {}) };
    const picture = named(phrase, meant?.thing, language);
    if (!picture) continue;
    if (isBy(preposition, picture, language)) return { picture, side: 'out', ...told };
    if ((into[preposition] || (preposition === 'to' && language !== 'en')) && isVessel(picture))
      return { picture, side: 'in', ...told, ...(preposition === 'into' ? { into: true } : {}) };
    if (preposition === 'over' && barriers.test(picture)) return { picture, side: 'over', ...told };
    if (preposition === 'through' && holes.test(picture)) return { picture, side: 'through', ...told };
  }
  return null;
}

/** 'Out of the window', 'pela janela', 'de la caja'. */
function isBy(preposition: string, picture: string, language: NounLanguage): boolean {
  const isLeft = isVessel(picture) || /^(?:window|door|garden-gate)$/.test(picture) || isVehicle(picture);
  if (language === 'en') return preposition === 'from' && isLeft;
  return preposition === 'by'
    ? /^(?:window|door|garden-gate)$/.test(picture)
    : /^(?:of|from)$/.test(preposition) && isVessel(picture);
}
