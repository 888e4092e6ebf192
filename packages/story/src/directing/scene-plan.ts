import type { Random } from '@milestoon/drawing';
import type { SceneryName, SetName, TimeOfDay, Weather } from '@milestoon/stage';
import type { Milestone, Mood } from '../milestones/milestone.ts';
import type { Line } from '../telling/tell.ts';
import { feelingOf } from '../telling/tone.ts';
import { countWords } from '../text/words.ts';
import { placeOf, type SettingOf, settingInWords } from './setting.ts';

export interface PlannedScene {
  set: SetName;
  scenery?: SceneryName | undefined;
  time: TimeOfDay;
  weather: Weather;
  mood: Mood;
  lines: Line[];
}

const sceneCount = { least: 5, most: 7 } as const;
/** Drawn for each film, so that episodes do not all breathe alike. */
const wordsPerScene = { least: 13, most: 18 } as const;

const wordsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + countWords(line.text), 0);

/** Lines that are seen together: a line of the child, or a feeling, belongs to the one before it. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const announced = last?.at(-1)?.text.endsWith(':') === true;
    if (last !== undefined && (line.speaker === 'hero' || line.part === 'feeling' || announced))
      last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const tells = (lines: readonly Line[]): boolean => lines.some((line) => line.source !== undefined);

const placeOfGroup = (group: readonly Line[], settingOf: SettingOf): SetName | null =>
  group.map((line) => settingOf(line).set).find((place) => place !== null) ?? null;

/** Joins neighbours, the shortest pair first and rather within one place, until few enough are left. */
function merged(groups: Line[][], count: number, settingOf: SettingOf): Line[][] {
  const list = groups.map((group) => ({ lines: group, place: placeOfGroup(group, settingOf) }));
  const told = groups.filter(tells).length;
  while (list.length > count) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < list.length - 1; i += 1) {
      const [a, b] = [list[i], list[i + 1]];
      if (a === undefined || b === undefined) continue;
      const parted = a.place !== null && b.place !== null && a.place !== b.place;
      const closing =
        b.lines.some((line) => line.part === 'closing') && a.lines.some((line) => line.part === 'told');
      const [tellsA, tellsB] = [tells(a.lines), tells(b.lines)];
      // Words of the storyteller are seen with a sentence of the parent, not in a scene of their own.
      const leaning =
        tellsA !== tellsB ? (told >= count - 1 ? -40 : -12) : !tellsA ? -10 : told <= count ? 40 : 0;
      const cost = wordsIn(a.lines) + wordsIn(b.lines) + (parted ? 60 : 0) + (closing ? 10 : 0) + leaning;
      if (cost < least) {
        least = cost;
        best = i;
      }
    }
    const [a, b] = [list[best], list[best + 1]];
    if (a === undefined || b === undefined) break;
    list.splice(best, 2, { lines: [...a.lines, ...b.lines], place: a.place ?? b.place });
  }
  return list.map((entry) => entry.lines);
}

function moodOf(lines: readonly Line[], progress: number, milestone: Milestone, sorrowful: boolean): Mood {
  const feelings = lines.filter((line) => line.source !== undefined).map((line) => feelingOf(line.text));
  if (sorrowful) return 'tender';
  if (feelings.includes('sad')) return 'tender';
  if (feelings.includes('scared') || feelings.includes('shy')) return 'brave';
  if (feelings.includes('sleepy')) return 'sleepy';
  if (feelings.includes('proud') && progress > 0.5) return 'triumphant';
  if (feelings.includes('laughing')) return 'playful';
  const [opening, want, turn, celebration] = milestone.moods;
  if (progress === 0) return opening;
  if (progress === 1) return celebration;
  return progress < 0.5 ? want : turn;
}

/**
 * Cuts the story into at most seven scenes and gives each its place, hour, weather and mood. Places come
 * from the text first; a story without one stays in one of its milestone's.
 */
export function planScenes(
  lines: readonly Line[],
  milestone: Milestone,
  context: { title: string; random: Random; sorrowful: boolean; settingOf?: SettingOf },
): PlannedScene[] {
  const { settingOf = settingInWords } = context;
  const groups = groupsOf(lines);
  const told = groups.filter(tells).length;
  const wanted = Math.round(wordsIn(lines) / context.random.between(wordsPerScene.least, wordsPerScene.most));
  const count = Math.max(sceneCount.least, Math.min(sceneCount.most, wanted, told));
  const scenes = merged(groups, count, settingOf);
  const named = scenes.map((scene) => placeOfGroup(scene, settingOf));
  const firstPlace = named.find((place) => place !== null) ?? placeOf(context.title);
  const home = firstPlace ?? context.random.pick(milestone.sets.slice(0, 3));
  let set = home;
  let scenery: SceneryName | undefined;
  let time: TimeOfDay = 'day';
  let weather: Weather = home === 'snow' ? 'snow' : 'clear';
  // The hour and weather of the first telling line hold from the beginning.
  const firstTime = lines.map((line) => settingOf(line).time).find((each) => each !== null);
  const firstTold = scenes.findIndex((scene) => scene.some((line) => settingOf(line).time !== null));
  if (firstTime !== undefined && firstTold <= 2) time = firstTime;
  else if (firstTime === undefined && context.random.next() < 0.3) time = 'golden';
  const planned = scenes.map((scene, i): PlannedScene => {
    const there = scene.map((line) => settingOf(line)).find((each) => each.set !== null);
    if (there) scenery = there.scenery;
    set = named[i] ?? set;
    for (const line of scene) {
      const told = settingOf(line);
      time = told.time ?? time;
      weather = told.weather ?? weather;
    }
    const shownWeather: Weather =
      set === 'snow' ? 'snow' : weather === 'snow' && set === 'beach' ? 'clear' : weather;
    return {
      set,
      ...(scenery ? { scenery } : {}),
      time,
      weather: shownWeather,
      mood: moodOf(scene, scenes.length === 1 ? 1 : i / (scenes.length - 1), milestone, context.sorrowful),
      lines: scene,
    };
  });
  return withChangingLight(planned, { placeNamed: firstPlace !== null, ...context, settingOf });
}

/**
 * A film in one place and one light looks like one picture. A day ends in golden light, a night begins at
 * dusk; a story that names no place may close in the quiet of the bedroom. Nothing here contradicts an
 * hour or a place of the text.
 */
function withChangingLight(
  scenes: PlannedScene[],
  context: { placeNamed: boolean; random: Random; sorrowful: boolean; settingOf: SettingOf },
): PlannedScene[] {
  const hourNamed = (scene: PlannedScene): boolean =>
    scene.lines.some((line) => context.settingOf(line).time !== null);
  const last = scenes.at(-1);
  const first = scenes[0];
  const quiet = context.random.next();
  if (last === undefined || first === undefined || scenes.length < 2) return scenes;
  const changes = (key: 'set' | 'time'): boolean => new Set(scenes.map((scene) => scene[key])).size > 1;
  const homely =
    !context.placeNamed && last.set === 'living' && !changes('set') && !tells(last.lines) && quiet < 0.5;
  if (homely) last.set = 'bedroom';
  if (changes('time')) return scenes;
  if (last.time === 'day' && !hourNamed(last)) last.time = 'golden';
  else if (first.time === 'night' && !hourNamed(first)) first.time = 'golden';
  else if (last.time === 'night' && !hourNamed(last)) last.time = 'golden';
  else if (last.time === 'golden' && !hourNamed(first)) first.time = 'day';
  else if (first.time === 'day' && !hourNamed(first)) first.time = 'golden';
  return scenes;
}
