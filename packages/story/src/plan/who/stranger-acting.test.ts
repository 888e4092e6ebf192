import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const first = (description: string): string | undefined => acted(description).at(-1)?.[0];

test('whoever does what only people do is somebody, though nobody knows the word', () => {
  assert.equal(first('Mia miraba. El tamborilero le regaló una flor.'), 'man hand-over');
  assert.equal(first('Mia miraba. La churrasquera la abrazó.'), 'woman hug');
  assert.ok(planOf('El tamborilero saludó a Mia.').people.some(({ name }) => name === 'Tamborilero'));
});

test('what moves or sounds by itself is nobody', () => {
  for (const text of ['Mia miraba. La emoción la abrazó.', 'Mia miraba. El traqueteo corrió por la pared.'])
    assert.ok(!planOf(text).people.some(({ role }) => /^(?:man|woman)$/.test(role ?? '')), text);
});
