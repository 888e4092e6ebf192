import { type Character, newCastMember, perform } from '@milestoon/cast';
import { boundsOf, type DrawOp, inflate } from '@milestoon/drawing';
import type { ShownMoment } from '@milestoon/story/screenplay';
import type { Film, StoryShot } from '../film.ts';

const crowds = new WeakMap<Character, Character[]>();
/** More than these nobody counts. */
export const mostInCrowd = 7;
/** So many different people are enough: they come again turned round. */
const different = 5;

function peopleOf(hero: Character, kind: NonNullable<ShownMoment['crowd']>['kind']): Character[] {
  const known = crowds.get(hero);
  if (known) return known;
  const grown = kind === 'passers' || kind === 'table';
  const people = Array.from({ length: different }, (_, i) =>
    newCastMember({
      id: `crowd-${i}`,
      name: `crowd-${i}`,
      role: grown && i % 2 === 0 ? 'teacher' : 'friend',
      gender: i % 2 === 0 ? 'girl' : 'boy',
      hero,
      seed: hero.seed + 31 * i,
    }),
  );
  crowds.set(hero, people);
  return people;
}

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
  const picture = crowd.thing ? film.pictures[crowd.thing] : undefined;
  const people = peopleOf(hero, crowd.kind);
  const drawing = shot.from + Math.floor((frame - shot.from) / 4) * 4;
  const count = Math.min(crowd.count, mostInCrowd);
  const ops = Array.from({ length: count }, (_, i): DrawOp[] => {
    const character = people[i % people.length] as Character;
    const x = mark.x + (i - (count - 1) / 2) * Math.min(250, 1500 / count);
    const watched = crowd.kind === 'audience' || crowd.kind === 'class' || crowd.kind === 'team';
    const ops = perform(character, {
      action: crowd.action ?? (watched && i % 2 === 1 ? 'clap' : 'stand'),
      actionFrame: drawing + i * 11,
      frame: drawing + i * 7,
      emotion: crowd.emotion ?? 'happy',
      // Passers-by all go one way; everybody else turns to the middle.
      facing: crowd.kind === 'passers' || x < mark.x ? 'right' : 'left',
      ...(picture ? { thing: { picture } } : {}),
    });
    const box = boundsOf(ops);
    const size = 0.86;
    return box
      ? [
          {
            kind: 'layer',
            key: `crowd ${film.seed}|${shot.from}|${i}|${drawing}`,
            matrix: [size, 0, 0, size, x, mark.y - 150 + (i % 2) * 16],
            box: inflate(box, 8),
            ops,
          },
        ]
      : [];
  }).flat();
  return [{ kind: 'group', name: `crowd:${crowd.kind}`, ops }];
}
