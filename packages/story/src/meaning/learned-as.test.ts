import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasPicture } from '@milestoon/things/pictures';
import { conceptsOf } from '../placing/concepts.ts';
import { learnedAs, learnedByOthers } from './learned-as.ts';

it('knows pictures drawn since by those that stood for them when the tables were learned', () => {
  assert.equal(learnedAs('microwave'), 'oven');
  assert.equal(learnedAs('oven'), 'oven');
  const names = conceptsOf('microwave', 'en').map(({ name }) => name);
  assert.deepEqual(names, ['thing:oven']);
});

it('names pictures that there are, each once', () => {
  const all = learnedByOthers();
  assert.deepEqual(
    all.flat().filter((name) => !hasPicture(name)),
    [],
  );
  assert.equal(new Set(all.map(([picture]) => picture)).size, all.length);
});
