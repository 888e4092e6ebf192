import { hasTrait } from '@milestoon/cast';
import type { Person } from '../people/cast-finder.ts';
import type { Act, Moment, Plan } from '../plan/plan.ts';
import type { ShownMoment, Staging } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';
import { actionsIn, type StoryVerbs } from '../directing/acting.ts';
import { alignMoments } from './align.ts';
import { placesFor } from './places.ts';

/** As many as stand beside each other in a picture. */
const onStage = 5;

/** What is known of a story besides its plan. */
export interface Telling {
  /** The cleaned text, of which the plan's spans are places. */
  text: string;
  people: readonly Person[];
  heroPronoun: RegExp | null;
  verbs: StoryVerbs;
}

/** The moments of a plan as each line shows them. Lines that tell nothing to be seen are missing. */
export function shownMoments(
  plan: Plan,
  lines: readonly Line[],
  telling: Telling,
): ReadonlyMap<Line, ShownMoment[]> {
  const shown = new Map<Line, ShownMoment[]>();
  for (const { moment, line, word } of alignMoments(plan.moments, lines, telling.text)) {
    const list = shown.get(line) ?? [];
    list.push(showMoment(moment, word, plan, telling));
    shown.set(line, list);
  }
  return shown;
}

function showMoment(moment: Moment, word: number, plan: Plan, telling: Telling): ShownMoment {
  const { mode, place, time, weather, seen, crowd } = moment;
  return {
    word,
    mode,
    told: moment.told,
    ...(place.set ? { set: place.set } : {}),
    ...(time ? { time } : {}),
    ...(weather ? { weather } : {}),
    ...(place.things.length > 0 ? { dressing: place.things } : {}),
    staging: stagingOf(moment, plan, telling),
    seen,
    ...(crowd ? { crowd } : {}),
  };
}

/** Who stands where: those who act and with whom, all elsewhere only on a screen, in a thought or a photo. */
function stagingOf(moment: Moment, plan: Plan, telling: Telling): Staging[] {
  const { people } = telling;
  const acts = withOwnActions(moment, telling);
  const first = new Map<string, Act>();
  for (const act of acts) if (!first.has(act.who)) first.set(act.who, act);
  const acting = [...first.values()].flatMap((act) => {
    const person = people.find(({ id }) => id === act.who);
    return person ? [{ act, person }] : [];
  });
  // The child leads where it is there; else whoever acts first.
  const ordered = acting.toSorted(
    (a, b) => Number(b.person.role === 'hero') - Number(a.person.role === 'hero'),
  );
  const only = new Map(plan.people.map(({ id, only }) => [id, only]));
  const here = ordered.filter(({ person }) => !only.get(person.id)).slice(0, onStage);
  const partners = new Map(
    here.flatMap(({ act, person }) => {
      const other = people.find(({ id }) => id === act.to);
      return other ? [[person, other] as const] : [];
    }),
  );
  const places = placesFor(
    here.map(({ person }) => person),
    people,
    partners,
  );
  const lead = here[0]?.person;
  // Who keeps up with somebody goes the same way.
  const goAlong = here.filter(({ act }) => hasTrait(act.action, 'alongside')).length > 1;
  return ordered
    .filter((each) => here.includes(each) || only.get(each.person.id))
    .map(({ act, person }) => {
      const place = places.get(person) ?? 0;
      const other = partners.get(person) ?? (person === lead ? here[1]?.person : lead);
      const there = (other && places.get(other)) ?? place;
      return {
        member: person.id,
        action: act.action,
        emotion: act.emotion,
        place,
        facing:
          goAlong && hasTrait(act.action, 'alongside')
            ? 'right'
            : there < place || (there === place && place > 0)
              ? 'left'
              : 'right',
        ...(act.to ? { to: act.to } : {}),
        ...(act.thing ? { thing: { picture: act.thing, ...(act.color ? { color: act.color } : {}) } } : {}),
        ...onOf(only.get(person.id)),
      };
    });
}

/**
 * What has an action of its own, with its own things, is done that way: 'rode her bike', 'blew out the candles'. A
 * thing somebody has in the hands for it stays there.
 */
function withOwnActions(moment: Moment, { text, people, heroPronoun, verbs }: Telling): Act[] {
  if (moment.mode !== 'done') return moment.acts;
  const [from, to] = moment.told;
  // Words behind the verb say how it is meant: 'flew away', 'fell asleep'.
  const rest =
    /^(?:(?!\s(?:and|but|then|so|while|e|mas|então|y|pero|entonces)\s)[^.!?;,])*/u.exec(
      text.slice(to),
    )?.[0] ?? '';
  const actors = moment.acts.flatMap(({ who }) => people.filter(({ id }) => id === who));
  const own = actionsIn(text.slice(from, to) + rest, actors, heroPronoun, verbs);
  return moment.acts.map((act) => {
    const action = own.get(act.who);
    const { thing: _held, color: _color, ...bare } = act;
    if (!action)
      return proper.includes(act.action) && !hasTrait(act.action, 'rides') ? { ...act, action: 'hold' } : act;
    // Blocks are for what is built of blocks.
    if (action === 'build' && act.action !== 'build') return act;
    if (proper.includes(action)) return { ...bare, action };
    if (action === 'sleep' && act.action !== 'lie-down') return { ...bare, action };
    return act.thing || kept.includes(act.action) ? act : { ...act, action };
  });
}
/** Done with things of their own: only where the words mean just these. */
const proper: readonly Act['action'][] = [
  'blow',
  'brush',
  'bike',
  'scooter',
  'sled',
  'swing',
  'kite',
  'strum',
  'paint',
  'build',
  'read',
  'kick',
  'catch',
  'cook',
  'lick',
];
/** Told more exactly than by the verbs alone. */
const kept: readonly Act['action'][] = [
  'search',
  'fall',
  'hand-over',
  'receive',
  'phone',
  'shout',
  'ride',
  'stand',
  'lie-down',
];

const onOf = (only: Plan['people'][number]['only']): Pick<Staging, 'on'> => (only ? { on: only } : {});
