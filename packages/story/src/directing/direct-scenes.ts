import type { Action, Emotion } from '@milestoon/cast';
import type { Random } from '@milestoon/drawing';
import type { Milestone, SoundEffect } from '../milestones/milestone.ts';
import type { Person } from '../people/cast-finder.ts';
import type { ChildForms } from '../person/child-forms.ts';
import type { StoryRequest } from '../request.ts';
import type { Beat, Scene, ShownMoment, Staging } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';
import { farewellsIn, feelingOf, isTrouble } from '../telling/tone.ts';
import { actionsIn, storyVerbs } from './acting.ts';
import { frameShot, type Shot } from './camera.ts';
import { heroActions, type HeroMoment } from './hero-acting.ts';
import { photoMoments } from './photos.ts';
import { castOfLine, castOfScenes, metIn, type SeenWith } from './presence.ts';
import type { PlannedScene } from './scene-plan.ts';
import { effectOf } from './sounds.ts';
import { speaksOfHero, stage } from './staging.ts';

export interface Direction {
  request: StoryRequest;
  milestone: Milestone;
  sorrowful: boolean;
  people: readonly Person[];
  child: ChildForms;
  /** The parent's words, to know what the child can do. */
  text: string;
  /** What told lines show, where the story has a plan. */
  shown: ReadonlyMap<Line, readonly ShownMoment[]>;
  random: Random;
}

/** One line with who is in the picture and what the text has them do. */
interface DirectedLine extends HeroMoment {
  present: readonly Person[];
  acting: ReadonlyMap<string, Action>;
}

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

/** The words 'she' or 'he' where they mean the child. */
export const heroPronounOf = (child: ChildForms): RegExp | null =>
  child.pronoun === 'she' || child.pronoun === 'he' ? new RegExp(`\\b${child.subject}\\b`, 'i') : null;

function directLines(planned: readonly PlannedScene[], direction: Direction): DirectedLine[] {
  const { people, milestone, child } = direction;
  const said = storyVerbs(milestone, direction.text);
  const heroPronoun = heroPronounOf(child);
  const lines = planned.flatMap((scene) => scene.lines);
  const told = lines.flatMap((line) => (line.source === undefined ? [] : [line.text])).join(' ');
  const farewells = farewellsIn(told);
  const living = people.filter((person) => person.role === 'hero' || !person.spokenOf.test(farewells));
  const seen: SeenWith = (line) =>
    (direction.shown.get(line) ?? []).flatMap(({ staging }) =>
      staging.flatMap(({ member, on }) => (on ? [] : [member])),
    );
  const casts = castOfScenes(planned, living, seen);
  return planned.flatMap((scene, sceneIndex) =>
    scene.lines.map((line): DirectedLine => {
      const present = castOfLine(
        line,
        casts[sceneIndex] ?? [],
        metIn(lines.slice(0, lines.indexOf(line)), living, seen),
      );
      const acting =
        line.source === undefined || line.speaker === 'hero'
          ? new Map<string, Action>()
          : actionsIn(line.text, present, heroPronoun, said);
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
}

/** Stages planned scenes: who stands where and does what, the shot, the sound, the parent's photos. */
export function directScenes(planned: readonly PlannedScene[], direction: Direction): Scene[] {
  const { request, milestone, sorrowful, child, random } = direction;
  const photos = photoMoments(planned, request.photos, random);
  const moments = directLines(planned, direction);
  // Who has just learned to crawl is not sent running.
  const crawls = request.childAge < 2 && /\bcrawl/i.test(direction.text);
  const heroes = heroActions(moments, { milestone, age: crawls ? 0 : request.childAge, sorrowful });

  let previous: Shot | null = null;
  let before: ReadonlyMap<string, Action> = new Map();
  let index = -1;
  return planned.map((scene, sceneIndex): Scene => {
    const heard: SoundEffect[] = [];
    const beats = scene.lines.map((line, lineIndex): Beat => {
      index += 1;
      const { present, acting } = moments[index] ?? { present: [], acting: new Map<string, Action>() };
      const closesFilm = sceneIndex === planned.length - 1 && lineIndex === scene.lines.length - 1;
      const triumphant = scene.mood === 'triumphant';
      const effect = effectOf({ line, milestone, sorrowful, triumphant, heard });
      if (effect !== null) heard.push(effect);
      const shown = direction.shown.get(line);
      const around = stage({
        line,
        people: direction.people,
        present,
        heroPronoun: heroPronounOf(child),
        heroAction: heroes[index] ?? 'stand',
        acting,
        before,
        undertone: isTrouble(feelingOf(line.text)) ? 'happy' : undertoneOf(scene, sorrowful),
      });
      const staging = stagingOf(shown) ?? around;
      const hero = staging.find(({ member }) => member === 'hero');
      const shot = frameShot(
        {
          opensScene: lineIndex === 0,
          intimate: isIntimate(line),
          closesFilm,
          figures: staging.length,
          line,
          action: hero?.action ?? 'stand',
          facing: hero?.facing ?? 'right',
        },
        previous,
        random,
      );
      previous = shot;
      before = new Map(staging.map((each) => [each.member, each.action]));
      const photo = photos.get(line);
      return {
        id: `scene-${sceneIndex + 1}-beat-${lineIndex + 1}`,
        speaker: line.speaker,
        text: line.text,
        shot,
        staging,
        ...(shown ? { moments: [...shown] } : {}),
        ...(effect === null ? {} : { effect }),
        ...(photo === undefined ? {} : { photo }),
        ...(line.source === undefined ? {} : { source: line.source }),
      };
    });
    const { set, scenery, time, weather, mood } = scene;
    return {
      id: `scene-${sceneIndex + 1}`,
      set,
      ...(scenery ? { scenery } : {}),
      time,
      weather,
      mood,
      beats,
    };
  });
}

/** As many as the staging of a whole line holds. */
const mostOfLine = 4;

/** Who is on the stage when a line that shows moments begins: its sound, voice and memory go by that. */
function stagingOf(shown: readonly ShownMoment[] | undefined): Staging[] | null {
  const first = shown?.find(({ staging }) => staging.some(({ on }) => !on));
  return first ? first.staging.filter(({ on }) => !on).slice(0, mostOfLine) : null;
}
