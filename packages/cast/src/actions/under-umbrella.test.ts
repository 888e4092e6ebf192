import assert from 'node:assert/strict';
import { it } from 'node:test';
import { holdingUp, umbrellas } from './under-umbrella.ts';
import { hold } from './hold.ts';
import { putOn } from './put-on.ts';
import { walk } from './walk.ts';

it('has an umbrella up while standing and walking, and trousers never over the head', () => {
  for (const { withKind } of [hold, walk]) assert.ok(withKind?.names.test('umbrella'));
  assert.ok(!umbrellas.test('umbrella-on-ground'));
  assert.equal(holdingUp({}).arms?.near?.to?.from, 'chest');
  assert.ok(putOn.withKind?.names.test('jeans') && !putOn.withKind.names.test('t-shirt'));
});
