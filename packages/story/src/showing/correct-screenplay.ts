import { plannedPeople } from '../people/planned-people.ts';
import { correctPlan } from '../plan/correct-plan.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlanCorrection } from '../plan/plan-correction.ts';
import type { StoryRequest } from '../request.ts';
import { type Beat, beatsOf, type CastMember, type Screenplay, type ShownMoment } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';
import { castMemberOf, readStory, shownIn, type StoryReading } from '../write-screenplay.ts';

/** A screenplay with the plan that its moments follow. */
export interface CorrectedScreenplay {
  screenplay: Screenplay;
  /** With the corrections in it; null where the language is not read. */
  plan: Plan | null;
  /** As it was understood before anybody corrected it. */
  understood: Plan | null;
}

/**
 * A written screenplay that shows what a family corrected. Its lines stay word for word, and so do the moments nobody
 * corrected: what is not changed is not drawn again.
 *
 * @throws {StoryRefusal} for a text no children's film is made of.
 */
export function correctScreenplay(
  screenplay: Screenplay,
  request: StoryRequest,
  corrections: readonly PlanCorrection[],
): CorrectedScreenplay {
  const story = read(request, screenplay.plan);
  const understood = story.plan;
  if (!understood) return { screenplay, plan: null, understood };
  const plan = correctPlan(understood, corrections, request.family);
  const people = plannedPeople(plan);
  const lines = new Map(beatsOf(screenplay).map((beat) => [beat.id, lineOf(beat)]));
  const told = [...lines.values()];
  const before = shownIn(story, told);
  const after = shownIn({ ...story, plan, people }, told);
  // Whom the family has told us about since plays in all moments.
  const known = new Set(screenplay.cast.map(keyOf));
  const isOther = people.some((person) => person.family !== undefined && !known.has(keyOf(person)));
  const scenes = screenplay.scenes.map((scene) => ({
    ...scene,
    beats: scene.beats.map((beat) => {
      const line = lines.get(beat.id) as Line;
      const [was, is] = [before?.get(line), after?.get(line)];
      const isOtherNow = JSON.stringify(was) !== JSON.stringify(is) || (isOther && is !== undefined);
      return isOtherNow ? withMoments(beat, is) : beat;
    }),
  }));
  const cast = new Map(screenplay.cast.map((member) => [member.id, member]));
  for (const person of people) {
    const member = castMemberOf(person);
    if (!cast.has(person.id) || (isOther && person.family)) cast.set(person.id, member);
  }
  return {
    screenplay: { ...screenplay, cast: [...cast.values()], scenes: carriedOver(scenes) },
    plan,
    understood,
  };
}

/** The story as its screenplay was planned, whoever planned it. */
function read(request: StoryRequest, plan: Plan | undefined): StoryReading {
  const story = readStory(request);
  return plan ? { ...story, plan, people: plannedPeople(plan) } : story;
}

const keyOf = ({ id, family }: Pick<CastMember, 'id' | 'family'>): string => `${id} ${family ?? ''}`;

const lineOf = ({ speaker, text, source }: Beat): Line => ({
  speaker,
  text,
  part: source === undefined ? 'closing' : 'told',
  ...(source === undefined ? {} : { source }),
});

function withMoments({ meaning, ...beat }: Beat, moments: readonly ShownMoment[] = []): Beat {
  // What the words alone would show is not what the family says they mean.
  const { thing: _thing, food: _food, ...heard } = meaning ?? { funny: false, named: [] };
  return {
    ...beat,
    staging: beat.staging.map(({ thing: _held, ...staging }) => staging),
    ...(meaning ? { meaning: heard } : {}),
    // The first thing that is still shown is seen from the first word on.
    moments: moments.map((moment, index) => (index === 0 ? { ...moment, word: 0 } : moment)),
  };
}

/** Where everything a line tells is left out, what was seen before goes on, or what comes next is seen already. */
function carriedOver(scenes: Screenplay['scenes']): Screenplay['scenes'] {
  const beats = beatsOf({ scenes });
  const near = (index: number): ShownMoment | undefined =>
    beats
      .slice(0, index)
      .findLast(({ moments }) => moments?.length)
      ?.moments?.at(-1) ?? beats.slice(index + 1).find(({ moments }) => moments?.length)?.moments?.[0];
  return scenes.map((scene) => ({
    ...scene,
    beats: scene.beats.map((beat) => {
      if (beat.moments?.length !== 0) return beat;
      const moment = near(beats.indexOf(beat));
      if (moment) return { ...beat, moments: [{ ...moment, word: 0 }] };
      const { moments: _, ...bare } = beat;
      return bare;
    }),
  }));
}
