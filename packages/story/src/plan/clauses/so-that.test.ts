import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string) => acted(text).at(-1);

it('does at once what somebody was helped to', () => {
  assert.deepEqual(last('Dad lifted Mia up so she could see the parade.'), ['hero look']);
  assert.deepEqual(last('Mia saved her money so she could buy a bike.'), ['hero think']);
});

it('has whoever is on a photo not stand beside it', () => {
  const sent = acted('Mia texted me a picture of the clouds and then one of grandma.').at(-1);
  assert.ok(!sent?.some((each) => each.startsWith('grandmother')));
});
