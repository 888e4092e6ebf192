import { hash, type Random, random as randomOf } from '@milestoon/drawing';
import { storyVerbs } from './directing/acting.ts';
import { directScenes, heroPronounOf } from './directing/direct-scenes.ts';
import { type PlannedScene, planScenes } from './directing/scene-plan.ts';
import { settingInWords } from './directing/setting.ts';
import { classify } from './milestones/classifier.ts';
import type { Milestone } from './milestones/milestone.ts';
import { findCast, type Person } from './people/cast-finder.ts';
import { plannedPeople } from './people/planned-people.ts';
import type { Plan } from './plan/plan.ts';
import { readPlan } from './plan/read-plan.ts';
import { genderOf } from './people/gender.ts';
import type { StoryRequest } from './request.ts';
import { reviewRequest } from './review/review.ts';
import {
  type CastMember,
  type Scene,
  type Screenplay,
  screenplaySchema,
  type ShownMoment,
} from './screenplay.ts';
import { memoryScene, type SeasonFrame, seasonFrameOf, wordsOfFrame } from './season/season-scenes.ts';
import { composeStory } from './telling/compose.ts';
import { settingShown } from './showing/setting-shown.ts';
import type { Wording } from './showing/own-actions.ts';
import { shownMoments } from './showing/show-moments.ts';
import { type Line, tellDescription, type Told } from './telling/tell.ts';
import { isSorrowful } from './telling/tone.ts';
import { cleanText } from './text/clean.ts';
import { type Language, languageOf } from './text/language.ts';
import { veiled } from './text/quotations.ts';
import { softened } from './text/soften.ts';
import { countWords } from './text/words.ts';

const playsAmongChildren = new Set(['friendship', 'birthday', 'school', 'sport', 'dance']);

/** What a writer, whoever writes, knows of a story before its first line. */
export interface StoryReading {
  request: StoryRequest;
  /** The parent's words, cleaned. */
  source: string;
  language: Language;
  milestone: Milestone;
  sorrowful: boolean;
  told: Told;
  people: readonly Person[];
  /** What the film shows of it; null where the language is not read. */
  plan: Plan | null;
  /** The plan is a language model's: the screenplay keeps it, for nobody can read it in the text again. */
  isDrafted?: true;
  season: SeasonFrame | null;
  random: Random;
}

/** What was read, by the request as it was given: a story that is written and then corrected is read once. */
const read = new WeakMap<StoryRequest, Omit<StoryReading, 'random'>>();

/** @throws {StoryRefusal} for a text no children's film is made of. */
export function readStory(request: StoryRequest): StoryReading {
  const reading = read.get(request) ?? readAnew(request);
  read.set(request, reading);
  // Whoever writes begins with the same chances.
  return {
    ...reading,
    random: randomOf((request.seed ^ hash(`${request.title}\n${request.description}`)) >>> 0),
  };
}

function readAnew(request: StoryRequest): Omit<StoryReading, 'random'> {
  const refusal = reviewRequest(request);
  if (refusal !== null) throw refusal;
  const source = cleanText(request.description, request.childName);
  const language = languageOf(source);
  const milestone = classify(request.title, source, language);
  const sorrowful = isSorrowful(source);
  const told = tellDescription(request);
  const plan = readPlan(request, source, language);
  const people = plan
    ? plannedPeople(plan)
    : findCast(veiled(told.lines.map((line) => line.text).join(' ')).text, request.childName, {
        amongChildren: playsAmongChildren.has(milestone.kind),
        childIsBaby: request.childAge < 2,
      });
  const season = seasonFrameOf({
    childName: request.childName,
    episodeNumber: request.episodeNumber,
    language,
    sorrowful,
    earlier: request.earlier ?? [],
    words: told.lines.reduce((sum, { text }) => sum + countWords(text), 0),
  });
  return { request, source, language, milestone, sorrowful, told, people, plan, season };
}

/**
 * Writes an episode from a parent's own words: pure, deterministic, without I/O. Every sentence of the
 * description is told, in order and in the third person; of four words that are heard three at least are the
 * parent's. At most eight scenes, and one or two more where the series looks back.
 *
 * @throws {StoryRefusal} for a text no children's film is made of.
 */
export function writeScreenplay(request: StoryRequest): Screenplay {
  return writeStory(readStory(request));
}

/** Tells what was read, by its plan. */
export function writeStory(story: StoryReading): Screenplay {
  const { request } = story;
  const { milestone, sorrowful, random, season, language } = story;
  const lines = composeStory(story.told.lines, {
    name: request.childName,
    episodeNumber: request.episodeNumber,
    language,
    sorrowful,
    reserved: wordsOfFrame(season),
    endsSeason: season?.farewell !== undefined,
  });
  const shown = shownIn(story, lines);
  const settingOf = shown ? settingShown(shown) : settingInWords;
  return screenplayOf(
    story,
    planScenes(lines, milestone, { title: request.title, random, sorrowful, settingOf }),
    shown,
  );
}

/** What a film of a story shows, or null where its language is not read. */
export const planOfStory = (request: StoryRequest): Plan | null => readStory(request).plan;

/** What is known of a story besides its plan. */
export const wordingOf = ({ source, people, milestone, told }: StoryReading): Wording => ({
  text: source,
  people,
  heroPronoun: heroPronounOf(told.child),
  verbs: storyVerbs(milestone, source),
});

/** What the lines of a story show, by its plan. */
export const shownIn = (
  story: StoryReading,
  lines: readonly Line[],
): ReadonlyMap<Line, ShownMoment[]> | null =>
  story.plan ? shownMoments(story.plan, lines, wordingOf(story)) : null;

/** The whole screenplay from planned scenes: staged, and framed by what came before and comes next. */
export function screenplayOf(
  story: StoryReading,
  planned: readonly PlannedScene[],
  shown = shownIn(
    story,
    planned.flatMap(({ lines }) => lines),
  ),
): Screenplay {
  const { request, milestone, sorrowful, people, season, random, told, source, language } = story;
  const scenes = directScenes(withFarewell(planned, season), {
    request,
    milestone,
    sorrowful,
    people,
    child: told.child,
    text: source,
    shown: shown ?? new Map(),
    random,
  });
  return screenplaySchema.parse({
    version: 1,
    seed: request.seed,
    title: softened(request.title).slice(0, 100),
    episodeNumber: request.episodeNumber,
    childName: request.childName,
    language,
    style: request.style,
    milestone: milestone.kind,
    cast: people.map(castMemberOf),
    scenes: withMemories(scenes, season),
    ...(story.isDrafted && story.plan ? { plan: story.plan } : {}),
  });
}

/** Somebody of a story as the screenplay knows them. */
export function castMemberOf({
  id,
  role,
  name,
  age,
  gender: told,
  trade,
  color,
  family,
}: Person): CastMember {
  const gender = told ?? (/^(?:friend|teacher|doctor)$/.test(role) ? genderOf(name) : undefined);
  return {
    id,
    role,
    name,
    ...(gender ? { gender } : {}),
    ...(trade ? { trade } : {}),
    ...(age === undefined ? {} : { age }),
    ...(color ? { color } : {}),
    ...(family === undefined ? {} : { family }),
  };
}

/** What is behind the pictures of earlier episodes: the farewell of a season, or the closing line. */
function withFarewell(planned: readonly PlannedScene[], season: SeasonFrame | null): PlannedScene[] {
  const last = planned.at(-1);
  if (!season || last === undefined) return [...planned];
  if (season.farewell !== undefined)
    return [
      ...planned,
      { ...last, lines: [{ speaker: 'narrator', part: 'closing', text: season.farewell }] },
    ];
  const closing = last.lines.filter(({ part }) => part === 'closing');
  const told = last.lines.filter(({ part }) => part !== 'closing');
  if (closing.length === 0 || told.length === 0) return [...planned];
  return [...planned.slice(0, -1), { ...last, lines: told }, { ...last, lines: closing }];
}

function withMemories(scenes: readonly Scene[], season: SeasonFrame | null): Scene[] {
  const memories = season && memoryScene(season);
  if (!memories) return [...scenes];
  const isBehind = scenes.at(-1)?.beats.every(({ source }) => source === undefined) === true;
  return isBehind && scenes.length > 1
    ? [...scenes.slice(0, -1), memories, ...scenes.slice(-1)]
    : [...scenes, memories];
}
