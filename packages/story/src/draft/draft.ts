import { placeNamed } from '@milestoon/stage/names';
import type { PlannedScene } from '../directing/scene-plan.ts';
import { plannedPeople } from '../people/planned-people.ts';
import type { StoryRequest } from '../request.ts';
import type { Screenplay, ShownMoment } from '../screenplay.ts';
import { shownMoments } from '../showing/show-moments.ts';
import type { Line } from '../telling/tell.ts';
import { readStory, screenplayOf, type StoryReading, wordingOf, writeStory } from '../write-screenplay.ts';
import { type DraftFault, faultsOfWords } from './draft-faults.ts';
import { type DraftPlan, planOfDraft } from './draft-plan.ts';
import { type Draft, readableDraft } from './draft-schema.ts';

/** A film of a model's draft, and what of it was not the draft's. */
export interface DraftedStory {
  screenplay: Screenplay;
  /** Why its words are the embedded writer's, without a word of the family's; null where they are the draft's. */
  ownWords: string | null;
  /** Whether the pictures are the embedded writer's: the draft showed too little. */
  ownPictures: boolean;
}

/** A draft from what a model answered, or null where it has not the form of a story. */
export function readDraft(answer: unknown): Draft | null {
  const read = readableDraft.safeParse(answer);
  return read.success ? { ...read.data, scenes: joined(read.data.scenes) } : null;
}

/** Neighbours in the same place, hour and weather are one scene. */
function joined(scenes: Draft['scenes']): Draft['scenes'] {
  const result: Draft['scenes'] = [];
  for (const scene of scenes) {
    const last = result.at(-1);
    const isSame =
      last && last.set === scene.set && last.time === scene.time && last.weather === scene.weather;
    if (isSame && last.dressing.join() === scene.dressing.join()) last.lines.push(...scene.lines);
    else result.push({ ...scene, lines: [...scene.lines] });
  }
  return result;
}

/**
 * What a model may mend of its draft: what its words say that the family did not, and what of its pictures nobody
 * knows.
 *
 * @throws {StoryRefusal} when the family's own text is one no film is made of
 */
export function draftFaults(
  request: StoryRequest,
  draft: Draft,
): { words: DraftFault[]; pictures: string[] } {
  const story = readStory(request);
  return {
    words: faultsOfWords(draft, story),
    pictures: [...planOfDraft(draft, request, story.source).faults],
  };
}

/**
 * The screenplay of a model's draft, staged by the same hand as the embedded writer's. Words that leave the facts, the
 * length or the tone are told by the embedded writer, under the draft's pictures; a draft that shows less than half of
 * what was written keeps the embedded writer's pictures.
 *
 * @throws {StoryRefusal} when the family's own text is one no film is made of
 */
export function screenplayFromDraft(request: StoryRequest, draft: Draft): DraftedStory {
  const read = readStory(request);
  const drafted = planOfDraft(draft, request, read.source);
  const ownPictures = showsTooLittle(drafted, read);
  const story: StoryReading = ownPictures
    ? read
    : { ...read, plan: drafted.plan, people: plannedPeople(drafted.plan), isDrafted: true };
  const faults = faultsOfWords(draft, read);
  const scenes = scenesOf(draft);
  const screenplay =
    faults.length > 0
      ? writeStory(story)
      : ownPictures
        ? screenplayOf(story, scenes)
        : screenplayOf(story, scenes, momentsOf(scenes, drafted, story));
  return {
    screenplay,
    ownWords: faults.length > 0 ? faults.map(({ fault }) => fault).join(', ') : null,
    ownPictures,
  };
}

function showsTooLittle({ plan }: DraftPlan, { told }: StoryReading): boolean {
  const shown = new Set(plan.moments.map(({ sentence }) => sentence));
  const sentences = new Set(told.lines.flatMap(({ source }) => (source === undefined ? [] : [source])));
  return [...sentences].filter((each) => shown.has(each)).length * 2 < sentences.size;
}

type DraftLine = Draft['scenes'][number]['lines'][number];

/** Which part of the story a line is, from where it stands. */
const partsOf = (lines: readonly DraftLine[]): Line['part'][] =>
  lines.map(({ sentence }, i) =>
    sentence !== null ? 'told' : i === lines.length - 1 ? 'closing' : 'feeling',
  );

function scenesOf(draft: Draft): PlannedScene[] {
  const parts = partsOf(draft.scenes.flatMap(({ lines }) => lines));
  let index = -1;
  return draft.scenes.map(
    ({ lines, set, time, weather, mood }): PlannedScene => ({
      ...placeNamed(set),
      time,
      weather,
      mood,
      lines: lines.map(({ speaker, text, sentence }): Line => {
        index += 1;
        return {
          speaker,
          text: text.trim(),
          part: parts[index] ?? 'told',
          ...(sentence === null ? {} : { source: sentence }),
        };
      }),
    }),
  );
}

/** What each line of a draft shows: nobody has to look for the line of a moment. */
function momentsOf(
  scenes: readonly PlannedScene[],
  { plan, byLine }: DraftPlan,
  story: StoryReading,
): ReadonlyMap<Line, ShownMoment[]> {
  const wording = wordingOf(story);
  const shown = new Map<Line, ShownMoment[]>();
  for (const [index, line] of scenes.flatMap(({ lines }) => lines).entries())
    for (const [of, moments] of shownMoments({ ...plan, moments: byLine[index] ?? [] }, [line], wording))
      shown.set(of, moments);
  return shown;
}
