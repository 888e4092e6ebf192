import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPlan } from '../plan/read-plan.ts';
import { newRequest } from '../testing/new-request.ts';
import { planOf } from '../testing/plan-of.ts';
import { placeSign, questionsOf, sureness } from './doubt.ts';

const weights = {
  who: { any: 1, 'named by she': -3 },
  does: { any: 2 },
  things: {},
  place: {},
};

it('is sure of what its signs were mostly right about', () => {
  assert.ok(sureness(['any'], weights).who > 0.7);
  assert.ok(sureness(['any', 'named by she'], weights).who < 0.2);
  assert.equal(sureness(['unheard of'], weights).does, 0.5);
});

it('asks about at most four moments, the least sure', () => {
  const [unlikely, likely] = [[placeSign(0.05)], [placeSign(0.95)]];
  const asksPlace = questionsOf([likely, unlikely, likely]).map((parts) => parts.includes('place'));
  assert.deepEqual(asksPlace, [false, true, false]);
  const many = questionsOf(Array.from({ length: 9 }, () => unlikely));
  assert.equal(many.filter((parts) => parts.length > 0).length, 4);
});

it('asks nothing of a story that is told plainly', () => {
  const plan = planOf('Mia kicked the ball in the garden. Mia ate a banana in the kitchen.');
  assert.deepEqual(
    plan.moments.map(({ unsure }) => unsure),
    [undefined, undefined],
  );
});

it('a plan says of each moment what is asked, by the signs of its clause and place', () => {
  const request = newRequest({ description: '' });
  const heard: string[][] = [];
  const plan = readPlan(request, 'Mia danced. She laughed.', 'en', {
    doubting: (moments) => {
      heard.push(...moments.map((signs) => [...signs]));
      return [[], ['who']];
    },
  });
  assert.deepEqual(
    plan?.moments.map(({ unsure }) => unsure),
    [undefined, ['who']],
  );
  assert.ok(heard[0]?.includes('named by a name') && heard[1]?.includes('named by she'));
  assert.ok(heard.every((signs) => signs.some((sign) => sign.startsWith('place '))));
});
