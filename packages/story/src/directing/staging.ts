import { type Action, type Emotion, hasTrait, isAnimal } from '@milestoon/cast';
import type { Person } from '../people/cast-finder.ts';
import { isOnRight } from '../people/sides.ts';
import type { Staging } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';
import { findFeeling, isTrouble } from '../telling/tone.ts';
import { actorOf } from './acting.ts';
import { wordTable } from '../text/word-table.ts';

/**
 * Who comes after whom from left to right, by how many stand to the right and to the left of the hero (the
 * first): at least 0.45 apart, the nearest first. What is not here is there the other way round.
 */
const places: Readonly<
  Record<string, readonly [hero: number, right: readonly number[], left: readonly number[]]>
> = wordTable({
  '0,0': [0, [], []],
  '1,0': [-0.3, [0.35], []],
  '1,1': [0, [0.6], [-0.6]],
  '2,0': [-0.5, [0, 0.55], []],
  '2,1': [-0.2, [0.3, 0.8], [-0.72]],
  '3,0': [-0.75, [-0.25, 0.25, 0.75], []],
});

/** Where they stand when the hero needs room to the right: the others on the left. */
const besideThings: readonly (readonly number[])[] = [
  [-0.15],
  [0.1, -0.55],
  [0.2, -0.4, -0.95],
  [0.35, -0.1, -0.55, -1],
];

/** As broad as two: they take the outermost place. */
const isBroad = (role: string): boolean => /^(?:horse|cow|elephant|giraffe)$/.test(role);

interface Places {
  of: ReadonlyMap<Person, number>;
  /** To which side the hero looks. */
  facing: 'left' | 'right';
}

/**
 * Everybody keeps to one side of the hero all through the film: a cut never changes who is left of whom.
 * Beside a thing all stand behind the hero, on the side of most of them.
 */
function placesOf(present: readonly Person[], people: readonly Person[], needsRoom: boolean): Places {
  const [hero, ...others] = present;
  const ordered = others.toSorted((a, b) => Number(isBroad(a.role)) - Number(isBroad(b.role)));
  const right = ordered.filter((person) => isOnRight(person, people));
  const left = ordered.filter((person) => !right.includes(person));
  const of = new Map<Person, number>();
  if (hero === undefined) return { of, facing: 'right' };
  if (needsRoom) {
    const side = right.length > left.length ? -1 : 1;
    const spots = besideThings[ordered.length] ?? [];
    for (const [i, person] of [hero, ...ordered].entries()) of.set(person, side * (spots[i] ?? 0) || 0);
    return { of, facing: side === 1 ? 'right' : 'left' };
  }
  const mirrored = left.length > right.length;
  const [near, far] = mirrored ? [left, right] : [right, left];
  const [heroPlace = 0, nearPlaces = [], farPlaces = []] = places[`${near.length},${far.length}`] ?? [];
  const side = mirrored ? -1 : 1;
  of.set(hero, side * heroPlace || 0);
  for (const [i, person] of near.entries()) of.set(person, side * (nearPlaces[i] ?? 0) || 0);
  for (const [i, person] of far.entries()) of.set(person, side * (farPlaces[i] ?? 0) || 0);
  const first = others[0];
  return { of, facing: first === undefined || right.includes(first) ? 'right' : 'left' };
}

export interface Moment {
  line: Line;
  /** Everyone of the story, the hero first. */
  people: readonly Person[];
  present: readonly Person[];
  heroPronoun: RegExp | null;
  heroAction: Action;
  /** The poses the text gives to others. */
  acting: ReadonlyMap<string, Action>;
  /** What everyone did in the line before. */
  before: ReadonlyMap<string, Action>;
  /** The feeling the scene is in where the line names none. */
  undertone: Emotion;
}

/** Whether the line is of the child's own doing, not of its family or of what others gave it. */
export function speaksOfHero(line: Line, hero: Person | undefined, heroPronoun: RegExp | null): boolean {
  const text = line.text.replace(/\p{L}+'s\b/gu, '');
  return hero?.spokenOf.test(text) === true || heroPronoun?.test(text) === true;
}

/** One of the two keeps up with the other: both go the same way. */
export const alongside = /\b(?:beside|behind|after|next to|along with|ahead of) (?:her|him|them)\b/i;

/** Poses that suit somebody beside the child, the best first. */
function choicesFor(person: Person, moment: Moment, trouble: boolean): readonly Action[] {
  const { line, heroAction, undertone } = moment;
  const rejoices = line.part === 'closing' || heroAction === 'cheer';
  if (isAnimal(person.role))
    return rejoices && undertone !== 'sleepy' ? ['cheer', 'jump', 'sit'] : ['sit', 'stand', 'lie'];
  if (person.role === 'baby') return rejoices ? ['clap', 'sit'] : ['sit'];
  if (undertone === 'sad') return ['stand'];
  // One goes home hand in hand with the child.
  if (heroAction === 'walk-away') return ['walk-away', 'wave'];
  if (heroAction === 'admire') return ['admire', 'stand'];
  if (trouble || /^(?:hug|sleep)$/.test(heroAction)) return ['stand', 'talk'];
  if (line.part === 'closing') return ['wave', 'clap', 'cheer'];
  if (rejoices) return ['clap', 'cheer', 'wave'];
  if (hasTrait(heroAction, 'watched')) return ['clap', 'point', 'wave', 'stand'];
  return ['stand', 'wave', 'talk'];
}

function actionOf(person: Person, index: number, moment: Moment, trouble: boolean): Action {
  const told = moment.acting.get(person.id);
  if (told !== undefined) return told;
  const choices = choicesFor(person, moment, trouble);
  // Two who stand side by side do not move as one.
  const turn = (index - 1) % choices.length;
  const turned = [...choices.slice(turn), ...choices.slice(0, turn)];
  return turned.find((action) => action !== moment.before.get(person.id)) ?? turned[0] ?? 'stand';
}

/** Everyone on the stage while one line is spoken, the hero always among them. */
export function stage(moment: Moment): Staging[] {
  const { line, present, undertone, heroAction } = moment;
  const needsRoom = hasTrait(heroAction, 'beside');
  const { of: spots, facing } = placesOf(present, moment.people, needsRoom);
  const heroSpot = spots.get(present[0] as Person) ?? 0;
  const found = line.source === undefined ? null : findFeeling(line.text);
  const feelingPerson =
    found === null || line.speaker === 'hero'
      ? undefined
      : actorOf(line.text, found.at, present, moment.heroPronoun);
  // Grandpa's tears are not the child's.
  const feeling =
    feelingPerson === undefined || feelingPerson.role === 'hero' ? (found?.emotion ?? null) : null;
  const tender = undertone === 'sad';
  const rejoices = line.part === 'closing';
  return present.map((person, i) => {
    const place = spots.get(person) ?? 0;
    if (person.role === 'hero') {
      return {
        member: person.id,
        action: heroAction,
        // Who cheers has got over it.
        emotion:
          (heroAction === 'cheer' && isTrouble(feeling) ? 'proud' : feeling) ??
          (heroAction === 'think'
            ? 'thinking'
            : undertone === 'sleepy' && hasTrait(heroAction, 'wide-awake')
              ? 'happy'
              : undertone),
        place,
        facing,
      };
    }
    const action = actionOf(person, i, moment, isTrouble(feeling));
    const goesAlong =
      hasTrait(action, 'alongside') && hasTrait(heroAction, 'alongside') && alongside.test(line.text);
    return {
      member: person.id,
      action,
      // Grown-ups comfort; they do not mirror a child's tears.
      emotion:
        feelingPerson === person && found !== null
          ? found.emotion
          : tender
            ? isAnimal(person.role)
              ? 'neutral'
              : 'sad'
            : rejoices
              ? 'proud'
              : feeling === 'laughing'
                ? 'laughing'
                : 'happy',
      place,
      facing: goesAlong ? facing : heroSpot > place ? 'right' : 'left',
    };
  });
}
