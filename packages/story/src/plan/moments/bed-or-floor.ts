import type { Act, Moment } from '../plan.ts';

const onFloor =
  /(?<!\p{L})(?:on the (?:\p{L}+ )?(?:floor|ground|grass|carpet|rug|sand|lawn)|n[oa] (?:chão|relva|tapete|areia|carpete)|en (?:el|la) (?:suelo|piso|alfombra|hierba|arena|pasto))(?!\p{L})/iu;
const toBed =
  /(?<!\p{L})(?:(?:went|got|go|back) (?:straight )?(?:in)?to bed|(?:foi|fomos|foram)(?: \p{L}+)?(?:-se)? (?:para a cama|deitar-se|dormir|se deitar)|(?:deitou-se|se deitou)(?! n[oa] (?:chão|sofá|relva|grama|tapete|areia|toalha|manta|rede|praia))|se (?:fue|fueron) a (?:dormir|acostar|la cama)|fue a (?:dormir|acostarse)|se acostó(?! en (?:el|la) (?:suelo|piso|sofá|pasto|césped|zacate|hierba|grama|arena|alfombra|tapete|toalla|manta|hamaca|playa)))(?!\p{L})/iu;
/** What nobody does standing on a mattress. */
const upright = /^(?:sneeze|stand|look|talk|cry|laugh|cough|hold|listen|shout)$/;
const inBed =
  /(?<!\p{L})(?:(?:ill|sick|poorly|stayed|stuck|lying|lay|still|was|is|were) in (?:\p{L}+ )?bed|(?:doente|de|na) cama|(?:enferm[oa]|malit[oa]|en|a) (?:la )?cama)(?!\p{L})/iu;

const isBed = (picture: string): boolean => picture === 'bed' || picture === 'bunk-bed';

/**
 * Whoever sleeps on the floor lies there and in no bed; whoever goes to bed lies in one; whoever is ill in bed lies on it
 * and does not stand.
 */
export function bedOrFloor(moment: Moment, text: string): Moment {
  const told = text.slice(...moment.told);
  const isNearBed = moment.place.set === 'bedroom' || moment.place.set === 'living';
  const acts = moment.acts.map((act): Act => {
    if (act.action === 'sleep' && onFloor.test(told)) return { ...act, action: 'lie-down' };
    if (act.action === 'lie-down' && isNearBed && toBed.test(told)) return { ...act, action: 'sleep' };
    const isOnBed = moment.seen.some(
      ({ picture, how, of }) => isBed(picture) && how === 'support' && of === act.who,
    );
    return isOnBed && upright.test(act.action) && inBed.test(told) ? { ...act, action: 'lie-down' } : act;
  });
  const isLow = onFloor.test(told) && acts.some(({ action }) => action === 'lie-down');
  if (!isLow && acts.every((act, at) => act === moment.acts[at])) return moment;
  const isInBed = moment.place.set === 'living' && toBed.test(told);
  return {
    ...moment,
    ...(isInBed ? { place: { set: 'bedroom', things: [] } } : {}),
    acts,
    seen: isLow
      ? moment.seen.filter(({ picture, how }) => !(isBed(picture) && how === 'support'))
      : moment.seen,
  };
}
