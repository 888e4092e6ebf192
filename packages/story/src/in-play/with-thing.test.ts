import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPlan } from '../plan/read-plan.ts';
import { newRequest } from '../testing/new-request.ts';
import { byWeights, chancesOf, type ChooseThing } from './choose-thing.ts';

/** The last moment of some words about Mia. */
function lastIn(description: string, chooseThing: ChooseThing, language: 'en' | 'pt' | 'es' = 'en') {
  const request = newRequest({ description, title: 'The kite' });
  return readPlan(request, description, language, { chooseThing })?.moments.at(-1);
}

/** What may be there in the last clause that is asked about. */
function askedIn(description: string, language: 'en' | 'pt' | 'es' = 'en'): string[] {
  let found: string[] = [];
  const note: ChooseThing = (judged) => {
    found = judged.flatMap(({ candidate }) => candidate?.thing.picture ?? []);
    return undefined;
  };
  lastIn(description, note, language);
  return found;
}

const always: ChooseThing = (judged) => judged.at(-1)?.candidate;

it('has in the hands what they do something with, and before them what is only there', () => {
  const held = lastIn('Mia found a rope in the garden. Grandpa pulled hard.', always);
  assert.deepEqual(
    held?.acts.map(({ action, thing }) => [action, thing]),
    [['pull', 'rope']],
  );
  const there = lastIn('Mia found a kite in the garden. Grandpa laughed.', always);
  assert.equal(there?.acts[0]?.thing, undefined);
  assert.deepEqual(there?.seen, [{ picture: 'kite', how: 'beside', of: 'grandfather' }]);
});

it('asks of what was spoken of, in every language, and not of what was eaten', () => {
  assert.deepEqual(askedIn('Mia found a kite and a ball. Grandpa laughed.'), ['soccer-ball', 'kite']);
  assert.deepEqual(askedIn('A Mia encontrou um balde. O avô riu.', 'pt'), ['bucket']);
  assert.deepEqual(askedIn('Mia encontró una pelota. El abuelo se rio.', 'es'), ['soccer-ball']);
  assert.deepEqual(askedIn('Mia ate the apple. Grandpa laughed.'), []);
  // A room has its sofa.
  assert.deepEqual(askedIn('Mia saw the sofa and a kite. Grandpa laughed.'), ['kite']);
});

it('eats no kite, and asks nothing where hands have something', () => {
  assert.deepEqual(askedIn('Mia found a kite. Grandpa chewed.'), []);
  assert.deepEqual(askedIn('Mia found a kite. Grandpa carried the apple.'), []);
});

it('adds nothing where that is not likely', () => {
  const judged = [{ features: ['none'] }, { features: ['near'] }, { features: ['far'] }];
  const [none = 0, near = 0, far = 0] = chancesOf(judged, { near: 1 });
  assert.ok(near > none && none === far);
  assert.ok(Math.abs(none + near + far - 1) < 1e-9);
  const text = 'Mia found a kite in the garden. Grandpa laughed.';
  assert.equal(lastIn(text, byWeights({ none: 1 }))?.seen.length, 0);
  assert.equal(lastIn(text, byWeights({ 'kind:toy': 9, 'kind:thing': 9 }))?.seen.length, 1);
});
