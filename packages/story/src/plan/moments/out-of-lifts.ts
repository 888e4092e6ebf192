import type { Act, Moment } from '../plan.ts';

const lifts = /(?<!\p{L})(?:lifts?|elevators?|elevador|elevadores|ascensor|ascensores)(?!\p{L})/iu;
/** Only a lift that has stopped holds anybody for long. */
const stuck =
  /(?<!\p{L})(?:stuck|trapped|between floors|broke(?: down|n)?|stopped|jammed|pres[oa]s?|parou|avari\p{L}+|encerrad[oa]s?|atrapad[oa]s?|atascad[oa]s?|se (?:paró|quedó|trabó|estropeó))(?!\p{L})/iu;

/** Who takes a lift stands in it, and has none in the hand. */
function withoutLift({ thing, ...act }: Act): Act {
  if (thing !== 'elevator') return thing ? { ...act, thing } : act;
  return act.action === 'reach' || act.action === 'hold' ? { ...act, action: 'stand' } : act;
}

/** Nobody stays in a lift longer than the sentence after the one that tells of it, but who is stuck in it. */
export function outOfLifts(moments: readonly Moment[], text: string): Moment[] {
  let since: Moment | undefined;
  return moments.map((moment) => {
    if (moment.place.scenery !== 'lift') {
      since = undefined;
      return moment;
    }
    if (!since || lifts.test(text.slice(...moment.told))) since = moment;
    const isLong = moment.sentence - since.sentence > 1;
    const isStuck = stuck.test(text.slice(Math.max(0, since.told[0] - 80), moment.told[1]));
    if (!isLong || isStuck) return { ...moment, acts: moment.acts.map(withoutLift) };
    const { scenery: _left, ...place } = moment.place;
    return { ...moment, place };
  });
}
