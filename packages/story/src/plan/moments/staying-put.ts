import { stays } from '../deeds/doing.ts';
import type { Act, Moment, Seen } from '../plan.ts';
import { isPlace } from '../things/things-used.ts';

/** Where somebody is by something, how they came to be there, and when it was last shown. */
interface Stay {
  on: Seen;
  isDown: boolean;
  sentence: number;
}

/** As many sentences later nobody remembers where somebody sat. */
const forgotten = 4;

/** Done without leaving where one is, under a table too. */
const onTheSpot = new Set<Act['action']>([
  ...stays,
  ...([
    'look-up',
    'look-through',
    'cheer',
    'lick',
    'smell',
    'write',
    'draw',
    'strum',
    'shrug',
    'blush',
  ] as const),
  ...(['cover-ears', 'cover-eyes', 'hide', 'stand', 'brush', 'cook', 'sit', 'lie-down', 'sleep'] as const),
  'kneel',
]);
/** Whoever is there so is not on the feet. */
const down = /^(?:sit|lie-down|sleep|kneel|watch|read)$/;
const isReal = ({ mode }: Moment): boolean => mode === 'done' || mode === 'undone' || mode === 'said';

/**
 * Whoever hid under the table is under it until they come out, whoever climbed on a chair is on it until they get down:
 * what they do on the spot meanwhile is done there.
 *
 * @param days of every moment, counted from the first
 */
export function stayingPut(moments: readonly Moment[], days: readonly number[]): Moment[] {
  const staying = new Map<string, Stay>();
  let before: { day: number | undefined; set: string | null } = { day: days[0], set: null };
  return moments.map((moment, at) => {
    if (!isReal(moment)) return moment;
    const { set } = moment.place;
    if (days[at] !== before.day || set !== before.set) staying.clear();
    before = { day: days[at], set };
    const { sentence } = moment;
    const places = moment.seen.filter(isPlace);
    const kept: Seen[] = [];
    const acts = moment.acts.map((act): Act => {
      const own = places.find(({ of }) => of === act.who);
      if (own) {
        staying.set(act.who, { on: own, isDown: down.test(act.action), sentence });
        return act;
      }
      const stay = staying.get(act.who);
      if (!stay) return act;
      if (!isKept(act, moment, stay, staying)) {
        staying.delete(act.who);
        return act;
      }
      // Whoever does something with somebody beside it is drawn with them.
      if (act.to && isTogether(act) && staying.get(act.to)?.on.picture !== stay.on.picture) return act;
      stay.sentence = sentence;
      kept.push({
        ...stay.on,
        of: act.who,
        ...(stay.isDown && stay.on.how === 'support' ? { seated: true } : {}),
      });
      return act.action === 'stand' && stay.isDown ? { ...act, action: 'sit' } : act;
    });
    if (kept.length === 0) return moment;
    const isKeptThere = ({ picture, how }: Seen): boolean =>
      kept.some((each) => each.picture === picture) && /^(?:ground|beside)$/.test(how);
    return {
      ...moment,
      acts,
      place: {
        ...moment.place,
        things: moment.place.things.filter((thing) => kept.every(({ picture }) => picture !== thing)),
      },
      seen: [...kept, ...moment.seen.filter((each) => !isKeptThere(each))].slice(0, 8),
    };
  });
}

const together =
  /^(?:hug|kiss|hold-hands|hand-over|lift|high-five|shake-hands|piggyback|shoulder-carry|tickle|comfort|dance)$/;
const isTogether = ({ action }: Act): boolean => together.test(action);

const isKept = (
  act: Act,
  { mode, sentence, seen }: Moment,
  stay: Stay,
  staying: ReadonlyMap<string, Stay>,
): boolean =>
  sentence - stay.sentence <= forgotten &&
  // What is not done leaves everybody where they are.
  (mode === 'undone' ||
    onTheSpot.has(act.action) ||
    (isTogether(act) && act.to !== undefined && staying.has(act.to))) &&
  // Nobody is on two things.
  !seen.some((each) => isPlace(each) && each.of === act.who);
