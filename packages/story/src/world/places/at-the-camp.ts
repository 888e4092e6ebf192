import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';

const raised =
  /\b(?:(?:put|putting|pitch(?:ed|ing)?|set|setting|got|buil[dt]|building) (?:\p{L}+ ){0,3}(?:up )?(?:the|our|a|his|her|their) (?:\p{L}+ )?tents?|took (?:the|our) tent down|took down (?:the|our) tent|tent (?:\p{L}+ )?(?:fell|blew|collapsed|flew)|(?:mont|arm)\p{L}+ (?:\p{L}+ )?(?:a|as|la|las|una?|uma|nuestra|nossa) (?:tenda|barraca|tienda|carpa)s?|(?:tent pegs?|piquetas?|estacas|clavijas))\b/iu;
const wentOut =
  /(?<!\p{L})(?:(?:went|came|ran|crept|looked) out(?:side)?|got out of (?:the|our|his|her) tent|saímos|saiu|saíram|salimos|salió|salieron)(?!\p{L})/iu;
/** Waters and woods by which tents stand. */
const sites: readonly (readonly [SetName, RegExp])[] = [
  [
    'lake',
    /(?<!\p{L})(?:(?:next to|by|beside|near|at) (?:the|a) (?:lake|river)|(?:junto|ao lado|à beira|perto) d[oe] (?:lago|rio)|(?:junto|al lado|cerca|a la orilla) del? (?:lago|río))(?!\p{L})/iu,
  ],
  ['beach', /(?<!\p{L})(?:(?:on|by|near|at) the (?:beach|sea)|(?:na|junto da) praia|en la playa)(?!\p{L})/iu],
];
const atFire =
  /(?<!\p{L})(?:camp-?fire|bonfire|marshmallows?|(?:over|around|round|by|at) the fire|shooting stars?|fogueira|fogata|hoguera|malvaviscos?)(?!\p{L})/iu;

const atHome =
  /(?<!\p{L})(?:room|home|house|indoors?|inside|sofa|couch|blankets?|sheets?|chairs?|cushions?|garden|backyard|sala|quarto|casa|salón|cuarto|jardín|patio|jardim|quintal|sofá|mantas?|lenç\p{L}+|sábanas?)(?!\p{L})/iu;

/**
 * 'We put up the tent', 'they roasted marshmallows over the fire': whoever camps is outside of the tent for that. Null where
 * nothing says so.
 *
 * @param here where the clause before was
 */
export function outsideTheTent(
  told: string,
  here: SetName | null,
  outdoors: readonly SetName[],
): SetName | null {
  const leaves = here === 'tent' && (atFire.test(told) || wentOut.test(told));
  if (!raised.test(told) && !leaves) return null;
  const site = sites.find(([, words]) => words.test(told));
  if (site && !atHome.test(told)) return site[0];
  if (here !== null && here !== 'tent' && outdoors.includes(here)) return here;
  return (here === null || here === 'tent') && !atHome.test(told) ? 'forest' : null;
}

const camps = /^(?:camp|camp_out|acampar)$/;
const camped = /(?<!\p{L})(?:camped|camping|acamp(?:ou|ámos|amos|aram|ó|aron|é|ei))(?!\p{L})/iu;
/** Where tents stand: no month, no country and no room. */
const grounds =
  /^(?:garden|backyard|yard|field|meadow|wood|woods|forest|jardim|quintal|campo|bosque|mata|floresta|jardín|patio|prado)s?$/;
const sleeps = /^(?:sleep|camp|dormir|adormecer|dormirse|acampar|passar|pasar|spend)$/;
const tents = /^(?:tent|tenda|barraca|carpa)$/;
/** 'Camped in the back garden', 'dormiu na barraca no quintal': in a tent, wherever that stands. */
export const isInTent = (
  { verb, things, mode }: Pick<Clause, 'verb' | 'things' | 'mode'>,
  told: string,
): boolean =>
  mode === 'done' &&
  ((camps.test(verb.lemma) &&
    camped.test(told) &&
    things.some(({ head, preposition }) => preposition === 'in' && grounds.test(head.toLowerCase()))) ||
    (sleeps.test(verb.lemma) &&
      things.some(({ head, preposition }) => preposition === 'in' && tents.test(head))));
