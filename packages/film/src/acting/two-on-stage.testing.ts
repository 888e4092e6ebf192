import assert from 'node:assert/strict';
import type { Action, BodySpot, Character } from '@milestoon/cast';
import type { Actor } from '../film.ts';
import { blockShot } from './blocking.ts';

/** One of two in a park: who, what they do, where, to whom, and at which spot of their body. */
export interface OnStage {
  member: string;
  action: Action;
  place: number;
  facing: 'left' | 'right';
  to?: string;
  spot?: BodySpot;
}

/** Five seconds of two who do something with each other, the first one's actor first. */
export function twoOnStage(
  characters: Readonly<Record<string, Character>>,
  two: readonly [OnStage, OnStage],
): { first: Actor; second: Actor; actors: Actor[] } {
  const actors = blockShot({
    staging: two.map((each) => ({ ...each, emotion: 'happy' as const })),
    characters,
    mark: { x: 960, y: 980 },
    set: 'park',
    from: 0,
    to: 120,
    speaker: null,
    continues: false,
  });
  const [first, second] = actors;
  assert.ok(first && second);
  return { first, second, actors };
}
