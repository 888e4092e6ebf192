import { placeNamed } from '@milestoon/stage/names';
import { hasPicture } from '@milestoon/things/pictures';
import { genderOf } from '../people/gender.ts';
import type { FamilyPlayer } from '../request.ts';
import { picturesIn } from './things/pictures-in.ts';
import type { Act, Moment, Plan, PlanPerson, Seen } from './plan.ts';
import type { PlanCorrection } from './plan-correction.ts';

/** A plan as a family corrects it. Corrections of words that the plan no longer has a moment for change nothing. */
export function correctPlan(
  plan: Plan,
  corrections: readonly PlanCorrection[],
  family: readonly FamilyPlayer[] = [],
): Plan {
  if (corrections.length === 0) return plan;
  const byWords = new Map(corrections.map((each) => [each.told.join(), each]));
  const people = withFamily(plan.people, corrections, family);
  const idOf = new Map(
    people.flatMap(({ id, family: own }) => [[id, id] as const, ...(own ? [[own, id] as const] : [])]),
  );
  return {
    ...plan,
    people,
    moments: plan.moments.flatMap((moment) => {
      const correction = byWords.get(moment.told.join());
      if (!correction) return [moment];
      return correction.leaveOut ? [] : [correctMoment(moment, correction, idOf)];
    }),
  };
}

/** Whoever is named by a correction and was in no moment before comes along. */
function withFamily(
  people: readonly PlanPerson[],
  corrections: readonly PlanCorrection[],
  family: readonly FamilyPlayer[],
): PlanPerson[] {
  const wanted = new Set(corrections.flatMap(({ who = [] }) => who));
  const there = new Set(people.flatMap(({ id, family: own }) => (own ? [id, own] : [id])));
  const newcomers = family.flatMap(({ id, name, role, age }): PlanPerson[] =>
    wanted.has(id) && !there.has(id)
      ? [
          {
            id: `family-${id}`,
            // As a text that names them reads it.
            role: role !== 'sibling' ? role : genderOf(name) === 'boy' ? 'brother' : 'sister',
            name,
            family: id,
            ...(age === undefined ? {} : { age }),
          },
        ]
      : [],
  );
  return [...people, ...newcomers];
}

function correctMoment(
  moment: Moment,
  correction: PlanCorrection,
  idOf: ReadonlyMap<string, string>,
): Moment {
  const { who, does, things, place, time, weather, feeling, confirmed } = correction;
  const { unsure: _asked, ...looked } = moment;
  const wanted = (who ?? []).flatMap((id) => idOf.get(id) ?? []);
  const says = [does, things, place, time, weather, feeling, confirmed].some((part) => part !== undefined);
  if (wanted.length === 0 && !says) return moment;
  // Whoever has looked at it is asked no more.
  let corrected: Moment = looked;
  if (wanted.length > 0) corrected = withPeople(corrected, [...new Set(wanted)]);
  if (does) corrected = withDeed(corrected, does);
  if (things) corrected = withThings(corrected, things);
  return {
    ...corrected,
    ...(place && place !== (corrected.place.scenery ?? corrected.place.set)
      ? { place: { ...placeNamed(place), things: corrected.place.things } }
      : {}),
    ...(time ? { time } : {}),
    ...(weather ? { weather } : {}),
    acts: feeling ? corrected.acts.map((act) => ({ ...act, emotion: feeling })) : corrected.acts,
  };
}

/** These people and nobody else: whoever takes over from somebody does what that one did. */
function withPeople(moment: Moment, who: readonly string[]): Moment {
  const staying = new Set(who);
  const gone = moment.acts.filter((act) => !staying.has(act.who));
  const stand: Act = { who: '', action: 'stand', emotion: moment.acts[0]?.emotion ?? 'neutral' };
  const replacing = new Map<string, string>();
  const acts = who.map((id) => {
    const own = moment.acts.find((act) => act.who === id);
    if (own) return own;
    const taken = gone.shift();
    if (taken) replacing.set(taken.who, id);
    return { ...(taken ?? stand), who: id };
  });
  const named = (id: string): string => replacing.get(id) ?? id;
  return {
    ...moment,
    acts: acts.map(({ to, ...act }) => {
      const other = to === undefined ? undefined : named(to);
      // Nobody gives something to themselves, or to somebody who is not there.
      return other && other !== act.who && staying.has(other) ? { ...act, to: other } : act;
    }),
    seen: moment.seen.flatMap((seen) => {
      if (seen.of === undefined) return [seen];
      const of = named(seen.of);
      return staying.has(of) ? [{ ...seen, of }] : [];
    }),
  };
}

/** Whoever acts first does this, in earnest: what was only thought of is gone. */
function withDeed({ imagined: _thought, ...moment }: Moment, action: Act['action']): Moment {
  const [lead, ...others] = moment.acts;
  return lead ? { ...moment, acts: [{ ...lead, action, exact: true }, ...others] } : moment;
}

/**
 * These pictures and no others: one that takes the place of another is seen as that one was. What there is no picture
 * of is seen nowhere, also where it was stored before such names were refused.
 */
function withThings(moment: Moment, things: readonly string[]): Moment {
  const wanted = [...new Set(things)].filter(hasPicture);
  const before = new Set(picturesIn(moment));
  const newcomers = wanted.filter((picture) => !before.has(picture));
  const instead = new Map<string, string | null>();
  for (const picture of before)
    instead.set(picture, wanted.includes(picture) ? picture : (newcomers.shift() ?? null));
  const acts = moment.acts.map((act): Act => {
    if (act.thing === undefined) return act;
    const { thing, color, ...bare } = act;
    const picture = instead.get(thing);
    if (!picture) return bare;
    return picture === thing ? act : { ...bare, thing: picture };
  });
  const seen = moment.seen.flatMap((each): Seen[] => {
    const picture = instead.get(each.picture);
    if (!picture) return [];
    if (picture === each.picture) return [each];
    const { color: _, ...bare } = each;
    return [{ ...bare, picture }];
  });
  const added = newcomers.map((picture): Seen => ({ picture, how: 'beside' }));
  return { ...moment, acts, seen: [...seen, ...added].slice(0, 8) };
}
