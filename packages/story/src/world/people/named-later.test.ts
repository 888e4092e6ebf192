import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { StoryRequest } from '../../request.ts';
import { planOf } from '../../testing/plan-of.ts';

const people = (description: string, parts: Partial<StoryRequest> = {}): string[] =>
  planOf(description, parts).people.map(({ role, name }) => `${role} ${name}`);

it('gives a name that nothing explains to the one relative who has none', () => {
  assert.deepEqual(
    people('Mia pulled the sled, her little brother sitting on it. Then Owen laughed.').slice(1),
    ['brother Owen'],
  );
  assert.ok(people('Mia kissed the dog. Then Nelby ran off.').includes('dog Nelby'));
  assert.ok(people('A irmã da Mia sentou-se. Depois a Rita riu-se.').includes('sister Rita'));
});

it('makes a friend of whoever it does not fit', () => {
  assert.ok(people('Mia hugged her little sister. Then Owen laughed.').includes('friend Owen'));
  assert.ok(people('Mia hugged her brother Tom. Then Owen laughed.').includes('friend Owen'));
  assert.ok(people('Mia hugged her grandpa. Then Owen laughed.').includes('friend Owen'));
});

it('knows kin by what families from elsewhere call them', () => {
  for (const [word, role] of [
    ['Ma', 'mother'],
    ['My da', 'grandfather'],
    ['Ammachi', 'grandmother'],
    ['Taid', 'grandfather'],
    ['Koro', 'grandfather'],
    ['My mother-in-law', 'grandmother'],
    ['The missus', 'mother'],
    ['My old man', 'grandfather'],
  ] as const)
    assert.ok(
      planOf(`${word} waved at Mia.`).people.some((each) => each.role === role),
      `${word} ${people(`${word} waved at Mia.`)}`,
    );
});

it('knows kin and partners whom a family only names', () => {
  for (const [text, found] of [
    ["Mia held her sister's hand. Then Ellie waved.", 'sister Ellie'],
    ['Mia got no help from Tom or me. Tom waved.', 'father Tom'],
    ["Jess's party (Mia's other mum) was loud. Jess laughed.", 'mother Jess'],
    ['My husband laughed. Then Tom waved at Mia.', 'father Dad'],
  ] as const)
    assert.ok(people(text).includes(found), `${text} ${people(text)}`);
});

it('makes parents of the children of a grandparent who writes', () => {
  const found = people('My daughter waved, so it was me, her Thatha, who danced with Mia.');
  assert.ok(
    found.some((each) => each.startsWith('mother')) && found.some((each) => each.startsWith('grandfather')),
  );
  assert.ok(people('My son-in-law waved at Mia.').some((each) => each.startsWith('father')));
});
