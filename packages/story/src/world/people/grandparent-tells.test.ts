import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';
import { grandparentTelling } from './grandparent-tells.ts';

const told = [
  ['Mia slipped on the step. "Gran, help!" I carried her in.', 'grandmother'],
  ["I held the ladder. 'Look, Grandad!' Mia shouted.", 'grandfather'],
  ['I raise Mia on a farm, and my husband milks the goats.', 'grandmother'],
  ['Her parents both work, so I fetched Mia. My wife baked.', 'grandfather'],
  ['Had the girl while her mum was at the dentist. I read to her.', 'grandmother'],
  ['My son rang. I drove over and Grandad dug the car out.', 'grandmother'],
  ['My daughter-in-law sewed. I held the pins in my apron.', 'grandmother'],
  ['Mia hid my walking stick. My razor too.', 'grandfather'],
  ['It was down to Grandpa. I tied her skates.', 'grandfather'],
  ['Mia wore her dad’s hat and her mum’s boots. I laughed.', 'grandmother'],
] as const;

it('knows a grandparent who writes by what only they say', () => {
  for (const [text, role] of told) assert.equal(grandparentTelling(text), role, text);
});

it('takes whoever else writes for none', () => {
  for (const text of [
    'My mum came over. "Gran, look!" Mia said, and I clapped.',
    'I am raising her on my own. Mia waved.',
    'Grandma waved. "Grandma!" Mia shouted, and I laughed.',
    'I grabbed a towel. My wife skidded. Mia said "look, it’s Grandpa."',
    'I asked who it was for. "For Grandma," Mia said.',
    'My husband dug. Mia hugged her dad and I watered the beans.',
    '"Avó, olha!" disse a Mia. Ela mostrou-me o desenho.',
  ])
    assert.equal(grandparentTelling(text), undefined, text);
});

it('has the grandparent act who says I, and their spouse as the other one', () => {
  const text = 'My grandson stays with us. Mia hid. I waved. My husband laughed.';
  assert.deepEqual(
    acted(text)
      .slice(-2)
      .map(([first]) => first),
    ['grandmother wave', 'grandfather laugh'],
  );
  assert.ok(planOf(text).people.some(({ role }) => role === 'grandfather'));
});
