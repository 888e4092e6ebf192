import { type Action, allActions } from '@milestoon/cast';
import { placeNamed } from '@milestoon/stage/names';
import { toldOf } from '@milestoon/things/told';
import { type Act, type Moment, type Plan, planSchema, type Seen } from '../plan/plan.ts';
import type { StoryRequest } from '../request.ts';
import { sentencesOf } from '../telling/tell.ts';
import { peopleOfDraft } from './draft-people.ts';
import type { Draft, DraftAct, DraftMoment } from './draft-schema.ts';
import { pictureMeant } from './picture-meant.ts';
import { ToldWords } from './told-words.ts';

/** A plan by a draft, and for each line of it, in order, its moments. */
export interface DraftPlan {
  plan: Plan;
  byLine: readonly Moment[][];
  /** What of it could not be taken as it is, in words for the model that wrote it. */
  faults: readonly string[];
}

const isAction = (action: string): action is Action => allActions.includes(action as Action);
const isColor = (color: string): boolean => /^#[\da-f]{6}$/i.test(color);
const most = { acts: 6, seen: 8, dressing: 4, thought: 2, count: 12 } as const;

/** What of the draft's names is known, and what not. */
class Names {
  readonly faults = new Set<string>();
  readonly #people: ReadonlySet<string>;

  constructor(people: readonly string[]) {
    this.#people = new Set(people);
  }

  person(id: string): string | undefined {
    if (id === '' || id === 'none') return undefined;
    if (this.#people.has(id)) return id;
    this.faults.add(`"${id}" is no id of "people"`);
    return undefined;
  }

  picture(name: string): string | undefined {
    if (name === '' || name === 'none') return undefined;
    const picture = pictureMeant(name);
    if (picture === null) this.faults.add(`there is no picture "${name}": take the nearest of the list`);
    return picture ?? undefined;
  }

  action(name: string): Action {
    if (isAction(name)) return name;
    this.faults.add(`there is no action "${name}": take the nearest of the list`);
    return 'stand';
  }
}

/** What a model's draft shows. Names nobody knows are left out, and told. */
export function planOfDraft(draft: Draft, request: StoryRequest, source: string): DraftPlan {
  const given = [request.title, source, ...(request.family ?? []).map(({ name }) => name)].join(' ');
  const people = peopleOfDraft(draft, { request, given });
  const names = new Names(people.map(({ id }) => id));
  for (const { id, role } of draft.people)
    if (id !== 'hero' && !people.some((each) => each.id === id))
      names.faults.add(`"${id}" has the role "${role}", which nobody can play, or an id that is taken`);
  const sentences = sentencesOf(request);
  const words = new ToldWords(source, sentences);
  const byLine: Moment[][] = [];
  for (const { set, time, weather, dressing, lines } of draft.scenes)
    for (const { sentence, moments } of lines) {
      if (sentence === null || sentence >= sentences.length) {
        byLine.push([]);
        continue;
      }
      if (moments.length === 0) names.faults.add(`a line of sentence ${sentence} shows nothing`);
      byLine.push(
        moments.map((moment): Moment => {
          const { span, exact } = words.spanOf(moment.words, sentence);
          if (!exact) names.faults.add(`"words": "${moment.words}" is not copied from sentence ${sentence}`);
          return {
            told: span,
            sentence,
            mode: moment.mode,
            place: { ...placeNamed(set), things: picturesOf(dressing, names).slice(0, most.dressing) },
            time,
            weather,
            ...shownIn(moment, names),
          };
        }),
      );
    }
  const plan = planSchema.parse({ version: 1, people, moments: byLine.flat() });
  return { plan, byLine, faults: [...names.faults].slice(0, 24) };
}

const picturesOf = (written: readonly string[], names: Names): string[] => [
  ...new Set(written.flatMap((name) => names.picture(name) ?? [])),
];

function shownIn(moment: DraftMoment, names: Names): Pick<Moment, 'acts' | 'seen' | 'crowd' | 'imagined'> {
  const acts = actsOf(moment.acts, names).slice(0, most.acts);
  const [thinker] = acts;
  const thought = actsOf(moment.thought, names).slice(0, most.thought);
  const [crowd] = moment.crowd;
  return {
    acts,
    seen: moment.seen.flatMap((each) => seenAs(each, names)).slice(0, most.seen),
    ...(crowd ? { crowd: crowdOf(crowd, names) } : {}),
    ...(thinker && thought.length > 0 ? { imagined: { of: thinker.who, acts: thought } } : {}),
  };
}

function actsOf(acts: readonly DraftAct[], names: Names): Act[] {
  const doing = new Set<string>();
  return acts.flatMap(({ who, action, feeling, to, thing, color, looks }): Act[] => {
    const actor = names.person(who);
    if (!actor || doing.has(actor)) return [];
    doing.add(actor);
    const other = names.person(to);
    const picture = names.picture(thing);
    return [
      {
        who: actor,
        action: names.action(action),
        emotion: feeling,
        exact: true,
        ...(other && other !== actor ? { to: other } : {}),
        ...(picture ? { thing: picture, ...(isColor(color) ? { color } : {}), ...toldOf({ looks }) } : {}),
      },
    ];
  });
}

function seenAs(each: DraftMoment['seen'][number], names: Names): Seen[] {
  const picture = names.picture(each.picture);
  if (!picture) return [];
  const of = names.person(each.of);
  const at = each.side === 'none' ? undefined : names.picture(each.at);
  const count = Math.round(Math.max(1, Math.min(most.count, each.count)));
  return [
    {
      picture,
      how: each.how,
      ...(each.how === 'ground' ? { exact: true } : {}),
      ...(of ? { of } : {}),
      ...(count > 1 ? { count } : {}),
      ...(isColor(each.color) ? { color: each.color } : {}),
      ...toldOf({ looks: each.looks }),
      ...(each.size === 'none' ? {} : { size: each.size }),
      ...(each.move === 'none' ? {} : { move: each.move }),
      ...(at && each.side !== 'none' ? { at: { picture: at, side: each.side } } : {}),
    },
  ];
}

function crowdOf(
  { kind, count, action, feeling, thing }: DraftMoment['crowd'][number],
  names: Names,
): NonNullable<Moment['crowd']> {
  const picture = names.picture(thing);
  return {
    kind,
    count: Math.round(Math.max(2, Math.min(most.count, count))),
    ...(isAction(action) ? { action } : {}),
    emotion: feeling,
    ...(picture ? { thing: picture } : {}),
  };
}
