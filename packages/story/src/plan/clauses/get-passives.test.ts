import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it("takes 'got stuck' and 'got her head stuck' for one deed of whoever it happens to", () => {
  assert.deepEqual(acted('Mia got stuck in the chair.'), [['hero pull']]);
  assert.deepEqual(acted('Mia got her head stuck in the banisters.'), [['hero pull']]);
  assert.deepEqual(acted('Mia got lost in the shop.'), [['hero cry']]);
  assert.deepEqual(acted('Mia got told off.'), [['hero cry']]);
});

it('has whoever is stung cry, and not the bee act', () => {
  for (const text of ['Mia was stung by a bee.', 'Mia got stung by a bee.', 'A wasp stung Mia.'])
    assert.deepEqual(acted(text), [['hero cry']], text);
});

it('leaves what somebody gets and where they get to', () => {
  assert.deepEqual(acted('Mia got a rose from Grandma.')[0]?.includes('hero receive'), true);
  assert.deepEqual(acted('Mia got home and slept.').flat(), ['hero walk', 'hero sleep']);
});
