import type { SetName } from '@milestoon/stage';
import { isIndoors, placeOf as placeByWords } from '../../directing/setting.ts';
import { withoutElsewhere } from '../../placing/elsewhere.ts';
import { withoutDepicted } from '../../world/people/only-spoken-of.ts';
import { occasions } from '../../world/places/places.ts';
import { hourOf } from '../../world/places/hours.ts';
import { isAmong, outdoors } from '../../world/places/place-groups.ts';
import { isOutInWeather, weatherNamed } from '../../world/places/weather-words.ts';
import type { Knowing } from '../../world/places/places.ts';
import type { Moment } from '../plan.ts';

/**
 * Where nobody has said yet where a story begins, it is where its first words are at home, and not where a later
 * sentence goes; without such words at home.
 */
export function startingSomewhere(
  moments: readonly Moment[],
  text: string,
  { titled, topical }: { titled: SetName | null; topical: SetName | null },
): { moment: Moment; from: Moment; isInWeather?: boolean }[] {
  const first = moments.find(({ place }) => place.set);
  const timed = moments.find(({ time }) => time);
  // A title that names where the story goes names where it begins.
  const isFrom = titled !== null && (!first || first.place.set === titled || occasions.has(titled));
  // A word of its place alone does not say that a story began where a later sentence goes.
  const isLate =
    first !== undefined && first.sentence > 2 && first.place.set === topical && atHome.has(topical);
  let last: SetName = isFrom ? titled : ((isLate ? null : topical) ?? 'living');
  let isAway = false;
  let inWeather = -1;
  return moments.map((own, at) => {
    // What a later sentence does at night was not done at night before.
    const isLast = timed && timed.time === 'night' && timed.acts.some(({ action }) => action === 'sleep');
    const isByDay =
      timed &&
      !own.time &&
      (isLast || (timed.sentence > own.sentence && hourOf(sentenceFrom(text, own.told[0])) === null)) &&
      moments.indexOf(timed) > at;
    const moment: Moment = isByDay ? { ...own, time: 'day' } : own;
    if (moment.place.set) {
      isAway = true;
      return { moment, from: own };
    }
    const isBefore =
      !first ||
      (moments.indexOf(first) > at &&
        (first.sentence > moment.sentence || leavesFor.test(text.slice(...first.told))));
    // What has left a place and names no other goes on at home.
    if (!isBefore && !isAway)
      return {
        moment: { ...moment, place: { ...first.place, things: moment.place.things } },
        from: own,
      };
    const sentence = wholeSentence(text, own.told[0]);
    const isRoom = isInRoom(sentence);
    // 'The fog was so thick that she held Dad's hand': wherever it is, it is under the sky.
    const isInWeather: boolean =
      own.mode === 'done' &&
      own.weather !== null &&
      !isRoom &&
      isOutInWeather(withoutDepicted(text.slice(...own.told)));
    if (isInWeather && isBefore) {
      inWeather = own.sentence;
      const open = topical && isAmong(outdoors, topical) ? topical : 'street';
      last = open;
      return { moment: { ...moment, place: { ...moment.place, set: open } }, from: own, isInWeather };
    }
    const words = isBefore
      ? placeByWords(withoutElsewhere(withoutDepicted(text.slice(...moment.told))))
      : null;
    last = words && plain.has(words) ? words : isAway ? 'living' : last;
    const set = last;
    const isStillIn = isRoom
      ? isIndoors(set) && keptIn.test(sentence) && weatherNamed(sentence) !== null
      : inWeather >= 0 && own.sentence - inWeather <= 1 && !isIndoors(set);
    return {
      moment: { ...moment, place: { ...moment.place, set } },
      from: own,
      ...(isStillIn ? { isInWeather: true } : {}),
    };
  });
}

/** 'The fog was so thick that we stayed home.' */
const keptIn =
  /(?<!\p{L})(?:stay\p{L}*|stuck|fic(?:ámos|amos|ou|aram)|qued(?:amos|ó|aron)) (?:in(?:side|doors)?|(?:at )?home|em casa|en casa)(?!\p{L})/iu;
const rooms =
  /(?<!\p{L})(?:doors?|windows?|curtains?|beds?|duvet|blankets?|pillows?|sofa|mirror|(?:stay|stuck|remain)\p{L}* (?:in|at home|home|inside|indoors)|portas?|janelas?|cortinas?|camas?|edredão|mantas?|sofá|espelho|em casa|puertas?|ventanas?|edredón|espejo|en casa)(?!\p{L})/iu;
/** 'The wind slammed the door': what blows there is heard from a room. */
function isInRoom(sentence: string): boolean {
  const place = placeByWords(withoutElsewhere(withoutDepicted(sentence)));
  return rooms.test(sentence) || (place !== null && isIndoors(place));
}

const wholeSentence = (text: string, at: number): string =>
  (/[^.!?\n]*$/.exec(text.slice(0, at))?.[0] ?? '') + sentenceFrom(text, at);
/** 'We were camping and it was pitch dark': what its own sentence tells is not left to a later one. */
const sentenceFrom = (text: string, at: number): string => /^[^.!?\n]*/.exec(text.slice(at))?.[0] ?? '';

/** 'Swallowed a coin and we rushed to hospital': what stands before it was not done there. */
const leavesFor =
  /(?<!\p{L})(?:went|had to go|drove|rushed|flew|headed|travelled|set off|took (?:him|her|us|me)|fomos|fui|fuimos|foi|foram|fue|fueron|saíram|salieron|tivemos de ir|tuvimos que ir|corremos)(?: \p{L}+){0,3} (?:to|para|ao|à|a|al)(?!\p{L})/iu;

const atHome: ReadonlySet<SetName | null> = new Set<SetName | null>(['garden', 'bathroom']);

/** Places that words alone are trusted with. */
const plain: ReadonlySet<SetName> = new Set([
  'street',
  'beach',
  'park',
  'garden',
  'playground',
  'pool',
  'snow',
  'kitchen',
  'bathroom',
  'bedroom',
]);

/** 'Cut her chin and we drove to hospital': what stands before a journey in its sentence is not done where it ends. */
export const isBeforeLeaving = (
  moment: Moment,
  next: Moment | undefined,
  knowings: ReadonlyMap<Moment, Knowing>,
): boolean =>
  next !== undefined &&
  next.sentence === moment.sentence &&
  next.place.set !== moment.place.set &&
  /^(?:vehicle|way)$/.test(knowings.get(next) ?? '');
