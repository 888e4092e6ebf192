import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('makes somebody of nouns for what people do that no dictionary has', () => {
  for (const noun of ['photographer', 'binman', 'childminder', 'skateboarder'])
    assert.match(
      acted(`Mia waited. The ${noun} gave her a balloon.`).at(-1)?.[0] ?? '',
      /^(?:man|woman) /,
      noun,
    );
  assert.match(acted('Mia waited. The audiologist smiled.').at(-1)?.[0] ?? '', /^doctor /);
});

it('has the mother of whoever writes act by the name they call her', () => {
  assert.match(acted('I held Mia. Then Amma danced.').at(-1)?.[0] ?? '', /^grandmother /);
  assert.match(acted('I held Mia. Her amma danced.').at(-1)?.[0] ?? '', /^mother /);
  assert.match(
    acted('I folded the sheets for Mia. My mum dropped the phone.').at(-1)?.[0] ?? '',
    /^grandmother /,
  );
});

it('knows the child by a short name in an English text that has the whole one', () => {
  const people = planOf('Matilda dug a hole. Then Tilda laughed, and Tilda ran off.', {
    childName: 'Matilda',
  }).people;
  assert.deepEqual(
    people.map(({ id }) => id),
    ['hero'],
  );
});

it('keeps a name with a capital inside in one piece', () => {
  assert.deepEqual(acted('LeAnn smiled. Then LeAnn jumped.', { childName: 'LeAnn' }).at(-1), ['hero jump']);
});

it('means somebody rather than an animal of long ago by he', () => {
  assert.match(
    acted('The hamster hid. Mia talked to a client. She waited. He clapped.', { pronoun: 'she' }).at(
      -1,
    )?.[0] ?? '',
    /^man /,
  );
});

it('has whoever is told of last do what came of it', () => {
  assert.match(acted('Mia hit it so hard the clerk jumped.').at(-1)?.[0] ?? '', /^man /);
  assert.deepEqual(acted('Aunt Jo laughed so hard she dropped the spoon.').at(-1)?.[0], 'aunt drop');
});

it('knows the other parent and the other children of whoever writes', () => {
  assert.match(acted('I held Mia. My partner danced.').at(-1)?.[0] ?? '', /^father /);
  assert.match(acted('I held Mia. The wife danced.').at(-1)?.[0] ?? '', /^mother /);
  assert.match(acted('I held Mia. My son danced.', { pronoun: 'she' }).at(-1)?.[0] ?? '', /^brother /);
});
