import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown as shown } from '../../../testing/plan-of.ts';

it('is on or in what one plays on', () => {
  assert.deepEqual(shown('Mia dug a hole in the sandpit.').seen, ['sandpit support hero']);
  assert.deepEqual(shown('Mia and her friend went up and down on the seesaw.').acts, [
    'hero sit',
    'friend sit',
  ]);
  assert.deepEqual(shown('Mia walked along the balance beam.').acts, ['hero balance']);
  assert.ok(
    shown("The coach held Mia's hand on the balance beam.").seen?.includes('balance-beam support hero'),
  );
});

it('swings where the words only go on it, on one swing', () => {
  for (const text of ['Mia went on the swing.', 'A Mia andou de baloiço.', 'Dad pushed Mia on the swing.']) {
    const { acts, seen } = shown(text);
    assert.ok(
      acts?.some((act) => act.startsWith('hero swing')),
      text,
    );
    assert.deepEqual(seen, [], text);
  }
});

it('climbs the frame and no ladder', () => {
  assert.equal(shown('Mia climbed the climbing frame.').acts?.[0], 'hero climb climbing-frame');
  assert.ok(
    shown('Mia climbed to the top of the climbing frame.').seen?.includes('climbing-frame support hero'),
  );
});

it('has no slide where the playground is only the place', () =>
  assert.deepEqual(shown('Mia sang in the playground.').seen, []));

it('is on no swing or seesaw that is only looked at or stood by', () => {
  for (const [text, act] of [
    ['Mia looked at the seesaw.', 'hero look'],
    ['Mum stood by the seesaw.', 'mother stand'],
    ['Mia miró los columpios.', 'hero look'],
    ['A Mia viu os meninos nos baloiços.', 'hero look'],
    ['Mia sat on a swing chair.', 'hero sit'],
  ] as const) {
    const { acts, seen } = shown(text);
    assert.equal(acts?.[0], act, text);
    assert.ok(!seen?.some((each) => /^(?:seesaw|swing) support/.test(each)), text);
  }
  assert.equal(shown('Mia se columpió.').acts?.[0], 'hero swing');
  assert.ok(shown('Mia was on the seesaw with Dad.').seen?.includes('seesaw support hero'));
});
