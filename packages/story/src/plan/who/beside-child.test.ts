import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const acting = (text: string): string | undefined =>
  planOf(text)
    .moments.at(-1)
    ?.acts.map(({ who, action }) => `${who} ${action}`)
    .join(', ');

it('is the child who does something with a friend of hers, whoever acted before', () => {
  for (const text of [
    'La abuela se rió. De pronto ella y su amigo Samuel saltaron.',
    'A avó riu. Ela e a amiga Rita saltaram.',
    'Grandma laughed. She and her friend Leo jumped.',
  ])
    assert.equal(acting(text), 'hero jump, friend jump', text);
});
