import { type Character, type CharacterRole, newCastMember, perform } from '@milestoon/cast';
import { boundsOf, type DrawOp, inflate, penStyles } from '@milestoon/drawing';
import type { ShownMoment } from '@milestoon/story/screenplay';
import type { Film, StoryShot } from '../film.ts';
import { pictureIn } from '../picture-in.ts';
import { elbowsOf, longTable, longTableHigh } from './tables.ts';

type Kind = NonNullable<ShownMoment['crowd']>['kind'];

const crowds = new WeakMap<Character, Map<Kind, Character[]>>();
/** More than these nobody counts. */
export const mostInCrowd = 7;
/** So many different people are enough: they come again turned round. Relatives are all of one family. */
const different: Readonly<Record<'family' | 'passers' | 'children', readonly CharacterRole[]>> = {
  family: ['aunt', 'cousin', 'uncle', 'grandmother', 'cousin', 'grandfather', 'cousin'],
  passers: ['woman', 'friend', 'man', 'woman', 'friend'],
  children: ['friend', 'friend', 'friend', 'friend', 'friend'],
};
const girls = /^(?:aunt|grandmother|woman)$/;
const boys = /^(?:uncle|man)$/;

function peopleOf(hero: Character, kind: Kind): Character[] {
  const known = crowds.get(hero) ?? new Map<Kind, Character[]>();
  crowds.set(hero, known);
  const before = known.get(kind);
  if (before) return before;
  const roles = different[kind === 'table' ? 'family' : kind === 'passers' ? 'passers' : 'children'];
  const people = roles.map((role, i) =>
    newCastMember({
      id: `crowd-${i}`,
      name: `crowd-${i}`,
      role,
      gender: girls.test(role) || (!boys.test(role) && i % 2 === 0) ? 'girl' : 'boy',
      hero,
      seed: hero.seed + 31 * i,
    }),
  );
  known.set(kind, people);
  return people;
}

/** They are farther off than the cast. */
const size = 0.86;

/** Relatives who eat or sit have a long table of their own. */
export const isAtTable = ({ kind, action = 'stand' }: NonNullable<ShownMoment['crowd']>): boolean =>
  kind === 'table' && /^(?:eat|drink|sit)$/.test(action);

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
  const people = peopleOf(hero, crowd.kind);
  const drawing = shot.from + Math.floor((frame - shot.from) / 4) * 4;
  const count = Math.min(crowd.count, mostInCrowd);
  const apart = Math.min(250, 1500 / count);
  const atTable = isAtTable(crowd);
  const high = atTable ? longTableHigh(people) : 0;
  const ops = Array.from({ length: count }, (_, i): DrawOp[] => {
    const character = people[i % people.length] as Character;
    const x = mark.x + (i - (count - 1) / 2) * apart;
    const watched = crowd.kind === 'audience' || crowd.kind === 'class' || crowd.kind === 'team';
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
  }).flat();
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
