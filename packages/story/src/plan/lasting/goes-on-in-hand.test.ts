import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import type { Act, Moment } from '../plan.ts';

const last = (description: string): Moment => {
  const moment = planOf(description).moments.at(-1);
  assert.ok(moment, description);
  return moment;
};
const lead = (description: string): Pick<Act, 'who' | 'action' | 'thing'> => {
  const [act] = last(description).acts;
  assert.ok(act, description);
  return { who: act.who, action: act.action, ...(act.thing ? { thing: act.thing } : {}) };
};

it('has no coat on in bed, and no armbands at home', () => {
  for (const text of [
    'Mia put on her coat and ran outside. At bedtime Mom read a book.',
    'At the pool Mia put on her armbands. At home she had a bath.',
  ])
    assert.deepEqual(
      last(text).seen.filter(({ how }) => how === 'worn'),
      [],
      text,
    );
});

it('sits on where somebody sat down for what is done at rest', () => {
  assert.ok(last('Mia sat on a bench. She ate an apple.').seen.some(({ picture }) => picture === 'bench'));
  assert.deepEqual(lead('Mia sat on a bench. Then she laughed.').action, 'laugh');
});

it('has on what is stuck to a nose or a shirt', () => {
  assert.deepEqual(lead('Mia got a sticker. She stuck it on her nose.'), {
    who: 'hero',
    action: 'put-on',
    thing: 'sticker',
  });
});

it('drops what is small wherever it falls, and carries what is taken somewhere', () => {
  assert.deepEqual(lead('Mia got an ice cream. She dropped it in the car.').action, 'drop');
  assert.deepEqual(lead('Mia got a medal. She took it to school.').action, 'carry');
});

it('gets up whoever is woken', () => {
  assert.deepEqual(
    last('Grandpa woke Mia.').acts.map(({ who, action }) => `${who} ${action}`),
    ['grandfather stroke', 'hero get-up'],
  );
});

it('reads who all went, what there was and when it was time', () => {
  assert.deepEqual(
    planOf('Mia and Dad ate soup. Then they all ran outside.')
      .moments.at(-1)
      ?.acts.map(({ action }) => action),
    ['run', 'run'],
  );
  assert.ok(last('There was cake in the hall.').seen.some(({ picture }) => picture === 'shortcake'));
  assert.equal(planOf('Mia swam. When it was time to go she cried.').moments.length, 2);
});
