import { hourOf, isLater } from '../../world/places/hours.ts';
import type { Moment } from '../plan.ts';

/** An hour behind one of these is that of what comes then, not of what came before. */
const until =
  /(?<!\p{L})(?:until|till|til|before|after|then|by|later|finally|até|antes|depois|mais tarde|hasta|después|luego|más tarde|por fin)(?!\p{L})/iu;
/** By day one sleeps a while, or is ill. */
const byDay =
  /(?<!\p{L})(?:nap\p{L}*|snooz\p{L}*|doz\p{L}*|sesta|soneca|siesta|fever|ill|sick|flu|poorly|pox|febre|doente|fiebre|enferm\p{L}|gripe|all day|o dia todo|todo el día|lunch|almoço|comida|school|escola|cole\p{L}*|nursery|creche|guardería)(?!\p{L})/iu;
const beds = /^(?:bed|cot)$/;

/** 'Woke up and cried in the middle of the night': the hour at the end of a sentence is that of all that is done there. */
const fromItsEnd = (moments: readonly Moment[], text: string): Moment[] =>
  moments.map((moment, at) => {
    const next = moments[at + 1];
    if (next?.time === undefined || next.time === null || next.time === moment.time) return moment;
    const isSame =
      next.sentence !== undefined && next.sentence === moment.sentence && next.place.set === moment.place.set;
    const [from, to] = [moment.told[0], next.told[1]];
    const told = text.slice(from, to);
    const own = text.slice(from, next.told[0]);
    const isOwn = hourOf(own) !== null || until.test(told) || isLater(own);
    return isSame && !isOwn ? { ...moment, time: next.time } : moment;
  });

const whenBehind =
  /^\s*(?:home|up|out|a casa|para casa|pra casa)?\s*,?\s*(?:(?:just )?(?:when|as)|before|antes (?:do|de|del|que)|and it (?:was|is)|(?:mesmo )?quando|e (?:já )?(?:era|estava)|(?:justo )?cuando|y (?:ya )?(?:era|estaba)) [^.!?\n,;]{0,60}/iu;
/** 'Volvimos a casa cuando amanecía', 'she danced and it was already dark': the hour told behind a deed is its own. */
const fromBehind = (moments: readonly Moment[], text: string): Moment[] =>
  moments.map((moment) => {
    if (moment.mode === 'said') return moment;
    const [told = ''] = whenBehind.exec(text.slice(moment.told[1])) ?? [];
    const time = told ? hourOf(told) : null;
    return time ? { ...moment, time } : moment;
  });

/** Who falls asleep in a bedroom, or is tucked in there, does so at night where nothing else is told. */
const atBedtime = (moments: readonly Moment[], text: string): Moment[] =>
  moments.map((moment) => {
    if (moment.time !== null || moment.place.set !== 'bedroom' || moment.mode !== 'done') return moment;
    const goesToSleep = moment.acts.some(
      ({ who, action, emotion }) =>
        action === 'sleep' ||
        (action === 'lie-down' &&
          emotion === 'sleepy' &&
          moment.seen.some(({ picture, of }) => beds.test(picture) && of === who)),
    );
    return goesToSleep && !byDay.test(text) ? { ...moment, time: 'night' } : moment;
  });

/** The moments of a story, each at its hour as far as its sentence or a bed tells it. */
export const withHourOfSentence = (moments: readonly Moment[], text: string): Moment[] =>
  atBedtime(fromItsEnd(fromBehind(moments, text), text), text);
