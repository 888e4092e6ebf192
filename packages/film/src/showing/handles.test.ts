import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Actor } from '../film.ts';
import { isTurnedAbout } from './handles.ts';

const at = (member: string, action: Actor['acting'][number]['action'], x: number): Actor => ({
  member,
  y: 900,
  acting: [{ from: 0, action, emotion: 'happy', x, speed: 0, facing: 'left' }],
});
const barrow = { of: 'hero', x: 800 };

it('has the handles of a wheelbarrow or a trolley where somebody pushes', () => {
  const right = [at('hero', 'sit', 800), at('father', 'push', 1000)];
  const left = [at('hero', 'sit', 800), at('father', 'push', 600)];
  assert.equal(isTurnedAbout('wheelbarrow', barrow, right, 0), true);
  assert.equal(isTurnedAbout('wheelbarrow', barrow, left, 0), false);
  assert.equal(isTurnedAbout('shopping-cart', barrow, left, 0), true);
});

it('leaves what nobody pushes as it is', () => {
  assert.equal(isTurnedAbout('wheelbarrow', barrow, [at('hero', 'sit', 800)], 0), false);
  assert.equal(isTurnedAbout('bench', barrow, [at('father', 'push', 1000)], 0), false);
});
