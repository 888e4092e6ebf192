import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('skates on ice, on wheels where there is none, and skis on snow', () => {
  const first = (text: string): string => acted(text)[0]?.[0] ?? '';
  for (const text of [
    'Mia skated across the rink.',
    'A Mia patinou na pista de gelo.',
    'Mia patinó en la pista de hielo.',
  ])
    assert.equal(first(text), 'hero skate', text);
  for (const text of ['Mia skated down our street.', 'Mia went roller skating.', 'Mia patinó por la calle.'])
    assert.equal(first(text), 'hero rollerskate', text);
  for (const text of ['Mia skied down the slope.', 'A Mia esquiou sozinha.', 'Mia esquió con papá.'])
    assert.equal(first(text), 'hero ski', text);
});

it('has on the feet what one glides on, and nowhere else', () => {
  const [moment] = planOf('Mia skated down our street on her new roller skates.').moments;
  assert.deepEqual(
    moment?.acts.map(({ action, thing }) => [action, thing]),
    [['rollerskate', undefined]],
  );
  assert.deepEqual(moment?.seen, []);
});
