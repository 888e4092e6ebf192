import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('rows sitting in the boat', () => {
  for (const text of [
    'Mia and Grandpa rowed the boat on the lake.',
    'A Mia e o avô remaram no lago.',
    'Mia y el abuelo remaron en el lago.',
  ]) {
    const [moment] = planOf(text).moments;
    assert.equal(moment?.place.set, 'lake', text);
    assert.deepEqual(moment?.seen[0], { picture: 'canoe', how: 'inside', of: 'hero' }, text);
    assert.ok(
      moment?.acts.every(({ action }) => action === 'sit'),
      text,
    );
  }
});

it('wades where nobody names a boat', () => {
  for (const text of ['Mia paddled in the sea with Dad.', 'Mia paddled at the edge of the sea.'])
    assert.doesNotMatch(JSON.stringify(planOf(text).moments), /canoe/, text);
  assert.equal(planOf('Mia paddled in the sea with Dad.').moments[0]?.acts[0]?.action, 'walk');
  assert.match(JSON.stringify(planOf('Mia paddled the canoe on the lake.').moments), /canoe/);
});

it('feeds small children with a spoon, in their high chair', () => {
  for (const text of [
    'Dad fed Mia porridge with a spoon in her high chair.',
    'Papá le dio el puré a Mia en la trona.',
  ]) {
    const [moment] = planOf(text, { childAge: 1 }).moments;
    assert.equal(moment?.acts[0]?.thing, 'spoon', text);
    assert.deepEqual(moment?.seen[0], { picture: 'high-chair', how: 'support', of: 'hero' }, text);
  }
  assert.equal(planOf('Mum fed Mia soup.', { childAge: 2 }).moments[0]?.acts[0]?.thing, 'spoon');
  assert.notEqual(planOf('Mum gave Mia a book.', { childAge: 2 }).moments[0]?.acts[0]?.thing, 'spoon');
});
