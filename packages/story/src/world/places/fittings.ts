import type { SetName } from '@milestoon/stage';
import type { Phrase } from '../../reading/clause.ts';
import { homes, indoorsAmongPeople, vehicles } from './place-groups.ts';

/** Houses, and what else has rooms to sit and lie down in. */
const indoors: readonly SetName[] = [...indoorsAmongPeople, 'party', 'tent'];
const sport: readonly SetName[] = ['pitch', 'pool', 'hall', 'stage', 'rink', 'softplay'];

/** What several places have: words that tell one where nothing else does, and where they tell nothing. */
const fittings: readonly (readonly [RegExp, ReadonlySet<SetName>])[] = [
  [
    /^(?:bench|bleacher|banco|banca|banqueta|bancada|grada)s?$/,
    new Set<SetName>([
      // In a shop's doorway a bench is outside of it.
      ...indoors.filter((set) => set !== 'shop' && set !== 'bakery'),
      ...homes,
      ...sport,
      'zoo',
      'station',
      'garden',
      'porch',
      'playground',
      'fair',
      'farm',
      'boat',
    ]),
  ],
  [
    /^(?:bed|cot|crib|mattress|bunk|berth|cama|berço|colchão|cuna|colchón|catre|colchoneta|maca|camilla)s?$/,
    new Set<SetName>([...indoors, 'boat', 'train', 'bedroom']),
  ],
  [
    /^(?:sofa|couch|armchair|beanbag|cushion|pillow|sofá|poltrona|almofada|travesseiro|pufe|sillón|cojín|almohada|butaca)s?$/,
    new Set<SetName>([...indoors, 'bedroom', 'porch', 'balcony', 'garden', 'boat', 'train']),
  ],
  [
    /^(?:rug|carpet|tapete|alfombra|alcatifa|carpete)s?$/,
    new Set<SetName>([...indoors, ...homes, 'balcony', 'garden', 'street', 'beach', 'park']),
  ],
  [
    /^(?:sink|washbasin|basin|tap|pia|lavatório|torneira|fregadero|lavabo|lavamanos|grifo)s?$/,
    new Set<SetName>([...indoorsAmongPeople, 'bathroom', 'garden', 'boat', 'train', 'tent']),
  ],
  [
    /^(?:desk|blackboard|whiteboard|escritorio|secretária|escrivaninha|pizarra|quadro)s?$/,
    new Set<SetName>([...indoors, ...homes]),
  ],
  [
    /^(?:slide|escorrega|escorregador|escorregão|tobogã|tobogán|resbaladilla)s?$/,
    new Set<SetName>(['pool', 'park', 'softplay', 'beach', 'garden', 'fair', 'schoolyard']),
  ],
  [
    /^(?:swing|trampoline|sandpit|baloiço|balanço|trampolim|columpio)s?$/,
    new Set<SetName>(['garden', 'park', 'softplay', 'fair', 'porch', 'farm', 'schoolyard']),
  ],
  [/^(?:platform|podium|plataforma|pódio|podio)s?$/, new Set<SetName>([...sport, 'playground', 'park'])],
  [/^(?:deck|cubierta)$/, new Set<SetName>([...homes, 'pool', 'garden', 'cafe', 'lake', 'porch'])],
  [/^(?:aisle|pasillo|corredor)s?$/, new Set<SetName>([...indoorsAmongPeople, ...vehicles])],
  [/^(?:counter|balcão|mostrador|barra)$/, new Set<SetName>([...indoorsAmongPeople, 'kitchen', 'station'])],
  [/^(?:trolley|cart|carrinho|carrito)s?$/, new Set<SetName>([...indoorsAmongPeople, 'market', 'station'])],
];
const within =
  /^(?:on|onto|in|into|inside|at|under|behind|down|up|over|off|from|against|beside|by|along|through)$/;
/** A bed of one's own stands at home. */
const own =
  /^(?:my|our|his|her|their|mi|nuestra?|su|sus|(?:[oa]s? |n[oa]s? )?(?:minha|meu|sua|seu|noss[oa]))\s|(?<!\p{L})(?:own|própri[oa]|propi[oa]|del[ea])(?!\p{L})/iu;

/** Whether what a phrase speaks of stands in this place as well, so that nobody has gone to another for it. */
export const standsThere = (
  { head, preposition = '', pronoun, of, owner, text, qualities }: Phrase,
  here: SetName,
): boolean => {
  if (pronoun || of || !within.test(preposition)) return false;
  const isKind = qualities.some((each) => /^(?:kitchen|bathroom|school|church|hospital|bunk)$/.test(each));
  const noun = head.toLowerCase();
  const [, places] = fittings.find(([words]) => words.test(noun)) ?? [];
  if (!places?.has(here) || isKind) return false;
  // A tooth is put under a pillow at home.
  if (preposition === 'under' && /^(?:pillow|almofada|travesseiro|almohada)$/.test(noun)) return false;
  const isBed = /^(?:bed|cot|crib|cama|berço|cuna)$/.test(noun);
  return !isBed || here === 'bedroom' || !(owner || own.test(text));
};
