import { isAnimal } from '../../cast/animals/roles.ts';
import { type Action, withThingsBeside } from '../../cast/actions.ts';
import type { Emotion } from '../../cast/emotions.ts';
import type { Person } from '../people/cast-finder.ts';
import type { Staging } from '../screenplay.ts';
import type { Line } from '../story/tell.ts';
import { findFeeling, isTrouble } from '../story/tone.ts';
import { actorOf } from './acting.ts';

/** Places by how many stand there, at least 0.45 apart; the hero takes the first, near the middle. */
const places: readonly (readonly number[])[] = [[0], [-0.3, 0.35], [0, -0.6, 0.6], [-0.2, 0.3, -0.72, 0.8]];

/** Where they stand when the hero needs room to the right: the others on the left. */
const besideThings: readonly (readonly number[])[] = [
  [-0.15],
  [0.1, -0.55],
  [0.2, -0.4, -0.95],
  [0.35, -0.1, -0.55, -1],
];

export interface Moment {
  line: Line;
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

const livelyHero = /^(?:bike|run|walk|jump|dance)$/;
const lively = /^(?:cheer|bike|run|jump|dance)$/;

/** Poses that suit somebody beside the child, the best first. */
function choicesFor(person: Person, moment: Moment, trouble: boolean): readonly Action[] {
  const { line, heroAction, undertone } = moment;
  const rejoices = /^(?:pride|closing|teaser)$/.test(line.part) || heroAction === 'cheer';
  if (isAnimal(person.role))
    return rejoices && undertone !== 'sleepy' ? ['cheer', 'jump', 'sit'] : ['sit', 'stand', 'lie'];
  if (person.role === 'baby') return rejoices ? ['clap', 'sit'] : ['sit'];
  if (undertone === 'sad') return ['stand'];
  // One goes home hand in hand with the child.
  if (heroAction === 'walk-away') return ['walk-away', 'wave'];
  if (heroAction === 'admire') return ['admire', 'stand'];
  if (trouble || /^(?:hug|sleep)$/.test(heroAction)) return ['stand', 'talk'];
  if (line.part === 'closing' || line.part === 'teaser') return ['wave', 'clap', 'cheer'];
  if (rejoices) return ['clap', 'cheer', 'wave'];
  if (livelyHero.test(heroAction)) return ['clap', 'point', 'wave', 'stand'];
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

const isBroad = (role: string): boolean => role === 'horse' || role === 'cow';

/** Everyone on the stage while one line is spoken, the hero always among them. */
export function stage(moment: Moment): Staging[] {
  const { line, present, undertone, heroAction } = moment;
  const needsRoom = withThingsBeside.includes(heroAction);
  const spots = (needsRoom ? besideThings : places)[present.length - 1] ?? places[0] ?? [0];
  const heroSpot = spots[0] ?? 0;
  const found = line.source === undefined ? null : findFeeling(line.text);
  const feelingPerson =
    found === null || line.speaker === 'hero'
      ? undefined
      : actorOf(line.text, found.at, present, moment.heroPronoun);
  // Grandpa's tears are not the child's.
  const feeling =
    feelingPerson === undefined || feelingPerson.role === 'hero' ? (found?.emotion ?? null) : null;
  const tender = undertone === 'sad';
  const rejoices = /^(?:pride|closing|teaser)$/.test(line.part);
  // A pony is as broad as two: it takes the outermost place.
  const ordered = present.toSorted((a, b) => Number(isBroad(a.role)) - Number(isBroad(b.role)));
  return present.map((person, i) => {
    const place = spots[ordered.indexOf(person)] ?? 0;
    if (person.role === 'hero') {
      const other = present.length > 1 ? (spots[1] ?? 0) : 1;
      return {
        member: person.id,
        action: heroAction,
        // Who cheers has got over it.
        emotion:
          (heroAction === 'cheer' && isTrouble(feeling) ? 'proud' : feeling) ??
          (heroAction === 'think'
            ? 'thinking'
            : undertone === 'sleepy' && lively.test(heroAction)
              ? 'happy'
              : undertone),
        place,
        facing: other >= place || needsRoom ? 'right' : 'left',
      };
    }
    return {
      member: person.id,
      action: actionOf(person, i, moment, isTrouble(feeling)),
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
      facing: heroSpot > place ? 'right' : 'left',
    };
  });
}
