import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownFrom, learnDeeds } from './choose-deed.ts';
import type { ToldDeed } from './told-deeds.ts';

const told = (verb: string, object: string, does: string, ruled = 'stand'): ToldDeed => ({
  language: 'en',
  verb: `en:${verb}`,
  next: 'the',
  objects: [`en:${object}`],
  isHeros: true,
  ruled,
  isRuledRight: ruled === does,
  does: [does],
});

test('a verb is known by what was labelled for it, second choices by half', () => {
  const known = knownFrom([
    told('pull', 'rope', 'pull'),
    { ...told('pull', 'hair', 'pull'), does: ['cry', 'pull'] },
  ]);
  assert.deepEqual(Object.fromEntries(known.get('en:pull') ?? []), { pull: 1.5, cry: 1 });
});

test('what was often labelled is chosen, by its object; a verb that nobody labelled stays as rules say', () => {
  const many = Array.from({ length: 12 }, () => [
    told('draw', 'cat', 'draw'),
    told('draw', 'curt', 'pull'),
    told('danc', 'floor', 'dance', 'dance'),
  ]).flat();
  const choose = learnDeeds(many, 1);
  assert.equal(choose(told('draw', 'cat', 'draw')), 'draw');
  assert.equal(choose(told('draw', 'curt', 'pull')), 'pull');
  assert.equal(choose(told('danc', 'floor', 'dance', 'dance')), undefined);
  assert.equal(choose(told('yodel', 'hill', 'sing')), undefined);
});
