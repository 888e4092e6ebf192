import { type Character, type CharacterRole, newCastMember, perform } from '@milestoon/cast';
import { boundsOf, type DrawOp, inflate, penStyles } from '@milestoon/drawing';
import type { SetName } from '@milestoon/stage';
import type { ShownMoment } from '@milestoon/story/screenplay';
import type { Film, StoryShot } from '../film.ts';
import { pictureIn } from '../picture-in.ts';
import { elbowsOf, longTable, longTableHigh } from './tables.ts';

type Crowd = NonNullable<ShownMoment['crowd']>;

const crowds = new WeakMap<Character, Map<string, Character[]>>();
/** More than these nobody counts. */
export const mostInCrowd = 7;

type Member = readonly [role: CharacterRole, gender: 'girl' | 'boy'];
const girl: Member = ['friend', 'girl'];
const boy: Member = ['friend', 'boy'];
const woman: Member = ['woman', 'girl'];
const man: Member = ['man', 'boy'];
/** So many different people are enough: they come again turned round. */
const among: Readonly<Record<NonNullable<Crowd['of']> | 'everybody', readonly Member[]>> = {
  girls: [girl, girl, girl, girl, girl],
  boys: [boy, boy, boy, boy, boy],
  children: [girl, boy, girl, boy, girl],
  women: [woman, woman, woman, woman, woman],
  men: [man, man, man, man, man],
  'grown-ups': [woman, man, woman, man, woman],
  everybody: [woman, girl, man, boy, woman, man, girl],
} as const;
/** Relatives are all of one family. */
const relatives: typeof among = {
  girls: cousins('girl'),
  boys: cousins('boy'),
  children: [...cousins('girl').slice(0, 3), ...cousins('boy').slice(0, 2)],
  women: [
    ['aunt', 'girl'],
    ['grandmother', 'girl'],
    ['aunt', 'girl'],
    ['aunt', 'girl'],
  ],
  men: [
    ['uncle', 'boy'],
    ['grandfather', 'boy'],
    ['uncle', 'boy'],
    ['uncle', 'boy'],
  ],
  'grown-ups': [
    ['aunt', 'girl'],
    ['uncle', 'boy'],
    ['grandmother', 'girl'],
    ['grandfather', 'boy'],
    ['aunt', 'girl'],
  ],
  everybody: [
    ['aunt', 'girl'],
    ['cousin', 'boy'],
    ['uncle', 'boy'],
    ['grandmother', 'girl'],
    ['cousin', 'girl'],
    ['grandfather', 'boy'],
    ['cousin', 'girl'],
  ],
};
function cousins(gender: Member[1]): Member[] {
  return Array.from({ length: 5 }, () => ['cousin', gender]);
}

/** Where children are among themselves. */
const amongChildren = /^(?:classroom|playground|schoolgate|schoolyard)$/;

function membersOf({ kind, of }: Crowd, set: SetName): readonly Member[] {
  const usual = /^(?:class|team)$/.test(kind) || amongChildren.test(set) ? 'children' : 'everybody';
  return (kind === 'table' ? relatives : among)[of ?? (kind === 'table' ? 'everybody' : usual)];
}

function peopleOf(hero: Character, crowd: Crowd, set: SetName): Character[] {
  const known = crowds.get(hero) ?? new Map<string, Character[]>();
  crowds.set(hero, known);
  const members = membersOf(crowd, set);
  const key = members.flat().join(' ');
  const before = known.get(key);
  if (before) return before;
  const people = members.map(([role, gender], i) =>
    newCastMember({ id: `crowd-${i}`, name: `crowd-${i}`, role, gender, hero, seed: hero.seed + 31 * i }),
  );
  known.set(key, people);
  return people;
}

/** Half the width that one of the cast and one of the crowd need beside each other, and two of the crowd. */
const [besideCast, besideEach] = [165, 185];
/** Half the stage, a shoulder's breadth from its edge. */
const halfStage = 850;

/** Where each of so many stands: nearest to the middle first, and nobody behind one of the cast while there is room. */
export function placesOf(count: number, middle: number, cast: readonly number[]): number[] {
  const free: number[] = [];
  for (let off = 0; off <= halfStage && free.length < count; off += 10)
    for (const x of off === 0 ? [middle] : [middle - off, middle + off])
      if (
        free.length < count &&
        cast.every((each) => Math.abs(each - x) >= besideCast) &&
        free.every((each) => Math.abs(each - x) >= besideEach)
      )
        free.push(x);
  for (let off = 0; off <= halfStage && free.length < count; off += 10)
    for (const x of [middle - off, middle + off])
      if (free.length < count && free.every((each) => Math.abs(each - x) >= besideEach / 2)) free.push(x);
  return free.sort((a, b) => a - b);
}

/** They are farther off than the cast. */
const size = 0.86;

/** Relatives who eat or sit have a long table of their own. */
export const isAtTable = ({ kind, action = 'stand' }: Crowd): boolean =>
  kind === 'table' && /^(?:eat|drink|sit)$/.test(action);

/** Where the cast stands; who is on the way leaves nobody out. */
const standingIn = ({ actors = [] }: StoryShot): number[] =>
  actors.flatMap(({ acting }) => acting.filter(({ speed }) => speed === 0).map(({ x }) => x));

/** Behind the cast and between them: those who are not told apart. Kept as layers, on fours. */
export function crowdOps(
  film: Film,
  shot: StoryShot,
  frame: number,
  mark: { x: number; y: number },
): DrawOp[] {
  const hero = film.characters.hero;
  const { crowd } = shot;
  if (!hero || !crowd) return [];
  const picture = crowd.thing ? pictureIn(film.pictures, crowd.thing) : undefined;
  const people = peopleOf(hero, crowd, shot.set.name);
  const drawing = shot.from + Math.floor((frame - shot.from) / 4) * 4;
  const count = Math.min(crowd.count, mostInCrowd);
  const apart = Math.min(250, 1500 / count);
  const atTable = isAtTable(crowd);
  const high = atTable ? longTableHigh(people) : 0;
  const places = atTable
    ? Array.from({ length: count }, (_, i) => mark.x + (i - (count - 1) / 2) * apart)
    : placesOf(count, mark.x, standingIn(shot));
  const watched = crowd.kind === 'audience' || crowd.kind === 'class' || crowd.kind === 'team';
  const ops = places
    .map((x, i): DrawOp[] => {
      const character = people[i % people.length] as Character;
      const ops = perform(character, {
        action: crowd.action ?? (watched && i % 2 === 1 ? 'clap' : 'stand'),
        actionFrame: drawing + i * 11,
        frame: drawing + i * 7,
        emotion: crowd.emotion ?? 'happy',
        // Passers-by all go one way; everybody else turns to the middle.
        facing: crowd.kind === 'passers' || x < mark.x ? 'right' : 'left',
        ...(picture ? { thing: { picture } } : {}),
        ...(atTable ? { seated: 'behind' as const } : {}),
      });
      const box = boundsOf(ops);
      return box
        ? [
            {
              kind: 'layer',
              key: `crowd ${film.seed}|${shot.from}|${i}|${drawing}`,
              matrix: [
                size,
                0,
                0,
                size,
                x,
                mark.y - 150 + (i % 2) * 16 - size * (high && high - elbowsOf(character)),
              ],
              box: inflate(box, 8),
              ops,
            },
          ]
        : [];
    })
    .flat();
  const table = atTable
    ? [
        longTable(
          { style: penStyles[film.style], light: 1 },
          { x: mark.x, y: mark.y - 104, wide: apart * count + 90, high: high * size },
        ),
      ]
    : [];
  return [{ kind: 'group', name: `crowd:${crowd.kind}`, ops: [...ops, ...table] }];
}
