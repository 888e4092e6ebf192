import { hash, random as randomOf } from '../core/random.ts';
import type { Action } from '../cast/actions.ts';
import type { Emotion } from '../cast/emotions.ts';
import { frameShot, type Shot } from './directing/camera.ts';
import { photoMoments } from './directing/photos.ts';
import { actionsIn } from './directing/acting.ts';
import { heroActions } from './directing/hero-acting.ts';
import { castOfLine, castOfScenes, metIn } from './directing/presence.ts';
import { effectOf } from './directing/sounds.ts';
import { type PlannedScene, planScenes } from './directing/scene-plan.ts';
import { speaksOfHero, stage } from './directing/staging.ts';
import { classify } from './milestones/classifier.ts';
import { themeOf } from './milestones/themes.ts';
import { findCast, type Person } from './people/cast-finder.ts';
import { genderOf } from './people/gender.ts';
import type { SoundEffect } from './milestones/milestone.ts';
import type { StoryRequest } from './request.ts';
import { reviewText } from './review.ts';
import { type Beat, type Scene, type Screenplay, screenplaySchema } from './screenplay.ts';
import { composeStory } from './story/compose.ts';
import { type Line, tellDescription } from './story/tell.ts';
import { farewellsIn, feelingOf, isSorrowful, isTrouble } from './story/tone.ts';
import { cleanText } from './text/clean.ts';
import { veiled } from './text/quotations.ts';

/** Kinds before which a child says 'Here I go!'. */
const setsOff = new Set(['bike', 'swimming', 'sport', 'bravery']);
const playsAmongChildren = new Set(['friendship', 'birthday', 'school', 'sport']);

function undertoneOf(scene: PlannedScene, sorrowful: boolean): Emotion {
  if (sorrowful) return 'sad';
  if (scene.mood === 'triumphant') return 'proud';
  if (scene.mood === 'sleepy') return 'sleepy';
  return 'happy';
}

/** Told lines are close where they speak of a feeling; hero lines always are. */
const isIntimate = (line: Line): boolean =>
  line.speaker === 'hero' ||
  line.part === 'feeling' ||
  (line.source !== undefined && feelingOf(line.text) !== null);

/**
 * Writes an episode from a parent's own words: pure, deterministic, without I/O. Every sentence of the
 * description is told, in order and in the third person; the bridges between add feelings and no facts.
 * 90 to 125 words, 5 to 8 scenes.
 *
 * @throws {StoryRefusal} for a text no children's film is made of.
 */
export function writeScreenplay(request: StoryRequest): Screenplay {
  const refusal = reviewText(`${request.title}. ${request.description}`);
  if (refusal !== null) throw refusal;

  const random = randomOf((request.seed ^ hash(`${request.title}\n${request.description}`)) >>> 0);
  const source = cleanText(request.description, request.childName);
  const milestone = classify(request.title, source);
  const sorrowful = isSorrowful(source);
  const { lines: told, child } = tellDescription(request);
  const toldText = told.map((line) => line.text).join(' ');
  const people = findCast(veiled(toldText).text, request.childName, {
    amongChildren: playsAmongChildren.has(milestone.kind),
    childIsBaby: request.childAge < 2,
  });

  const lines = composeStory(
    told,
    {
      name: request.childName,
      age: request.childAge,
      milestone,
      theme: themeOf(milestone.kind, `${request.title}. ${source}`),
      sorrowful,
      text: source,
      moving: setsOff.has(milestone.kind),
    },
    random,
  );
  const planned = planScenes(lines, milestone, { title: request.title, random, sorrowful });
  const photos = photoMoments(planned, request.photos, random);
  const heroPronoun =
    child.pronoun === 'she' || child.pronoun === 'he' ? new RegExp(`\\b${child.subject}\\b`, 'i') : null;

  const farewells = farewellsIn(toldText);
  const living = people.filter((person) => person.role === 'hero' || !person.spokenOf.test(farewells));

  const casts = castOfScenes(planned, living);
  const moments = planned.flatMap((scene, sceneIndex) =>
    scene.lines.map((line) => {
      const scenePeople = casts[sceneIndex] ?? [];
      const present = castOfLine(line, scenePeople, metIn(lines.slice(0, lines.indexOf(line)), living));
      const acting =
        line.source === undefined || line.speaker === 'hero'
          ? new Map<string, Action>()
          : actionsIn(line.text, present, heroPronoun, milestone.kind === 'bike');
      return {
        line,
        mood: scene.mood,
        present,
        acting,
        told: acting.get('hero') ?? null,
        ofHero: speaksOfHero(line, present[0], heroPronoun),
      };
    }),
  );
  // Who has just learned to crawl is not sent running.
  const crawls = request.childAge < 2 && /\bcrawl/i.test(source);
  const heroes = heroActions(moments, { milestone, age: crawls ? 0 : request.childAge, sorrowful });

  let previous: Shot | null = null;
  let before: ReadonlyMap<string, Action> = new Map();
  let wondered = false;
  let index = -1;
  const scenes = planned.map((scene, sceneIndex): Scene => {
    const heard: SoundEffect[] = [];
    const beats = scene.lines.map((line, lineIndex): Beat => {
      index += 1;
      const { present, acting } = moments[index] ?? { present: [], acting: new Map<string, Action>() };
      const closesFilm = sceneIndex === planned.length - 1 && lineIndex === scene.lines.length - 1;
      const shot = frameShot(
        { opensScene: lineIndex === 0, intimate: isIntimate(line), closesFilm, figures: present.length },
        previous,
        random,
      );
      previous = shot;
      const triumphant = scene.mood === 'triumphant';
      const effect = effectOf({ line, milestone, sorrowful, triumphant, closesFilm, heard, wondered });
      if (effect !== null) heard.push(effect);
      wondered ||= line.part === 'wonder';
      const staging = stage({
        line,
        present,
        heroPronoun,
        heroAction: heroes[index] ?? 'stand',
        acting,
        before,
        undertone: isTrouble(feelingOf(line.text)) ? 'happy' : undertoneOf(scene, sorrowful),
      });
      before = new Map(staging.map((each) => [each.member, each.action]));
      const photo = photos.get(line);
      return {
        id: `scene-${sceneIndex + 1}-beat-${lineIndex + 1}`,
        speaker: line.speaker,
        text: line.text,
        shot,
        staging,
        ...(effect === null ? {} : { effect }),
        ...(photo === undefined ? {} : { photo }),
        ...(line.source === undefined ? {} : { source: line.source }),
      };
    });
    return {
      id: `scene-${sceneIndex + 1}`,
      set: scene.set,
      time: scene.time,
      weather: scene.weather,
      mood: scene.mood,
      beats,
    };
  });

  return screenplaySchema.parse({
    version: 1,
    seed: request.seed,
    title: request.title,
    episodeNumber: request.episodeNumber,
    childName: request.childName,
    style: request.style,
    milestone: milestone.kind,
    cast: people.map(({ id, role, name }: Person) => {
      const gender = /^(?:friend|teacher|doctor)$/.test(role) ? genderOf(name) : undefined;
      return { id, role, name, ...(gender ? { gender } : {}) };
    }),
    scenes,
  });
}
