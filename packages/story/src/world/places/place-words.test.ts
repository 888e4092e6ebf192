import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sceneryNames, setNames } from '@milestoon/stage';
import { hasPicture } from '@milestoon/things/pictures';
import { planOf } from '../../testing/plan-of.ts';
import { placeWords } from './place-words.ts';

it('leads to places that are drawn, dressed with pictures that there are', () => {
  const names: readonly string[] = [...setNames, ...sceneryNames];
  for (const line of placeWords.trim().split('\n')) {
    const [set = '', dressing = ''] = line.split(' : ')[0]?.split(' ') ?? [];
    assert.ok(names.includes(set), line);
    for (const picture of dressing.split('+')) assert.ok(picture === '-' || hasPicture(picture), line);
  }
});

it('knows hillsides by their words', () => {
  for (const text of [
    'Mia rolled down the hillside.',
    'A Mia rolou pela encosta.',
    'Mia rodó por la ladera.',
  ])
    assert.equal(planOf(text).moments[0]?.place.set, 'mountain', text);
});
