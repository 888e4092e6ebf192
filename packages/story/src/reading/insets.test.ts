import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from './read-clauses.ts';

/** Who does what, clause after clause: 'Max drop'. */
const deeds = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ text }) => text).join('&')} ${verb.lemma}`,
  );

it('goes on with whoever a relative clause between commas parts from the verb', () => {
  assert.deepEqual(deeds('My mother, who had come all the way, sat down and waved.'), [
    'My mother come',
    'My mother sit',
    'My mother wave',
  ]);
  assert.deepEqual(deeds('Mia fell in, and Pia, who was six, lay down and pulled her out.').slice(2), [
    'Pia lie',
    'Pia pull',
  ]);
});

it('tells nothing of what somebody is like', () => {
  for (const [text, told] of [
    [
      "Max, who can't stand it when Mia comes near, dropped his blocks and caught her.",
      ['Max drop', 'Max catch'],
    ],
    ['His coach, a calm man who never shouts, threw his cap.', ['His coach throw']],
    ['An old lady who lives in the corner house opened her window.', ['An old lady open']],
  ] as const)
    assert.deepEqual(deeds(text), told, text);
});

it('goes on with whoever a relative clause without commas is about', () => {
  assert.deepEqual(deeds('Mia cried. A boy who had pushed her said sorry and ran off.').slice(1), [
    'A boy push',
    'A boy say',
    'A boy run',
  ]);
  assert.equal(deeds('A policewoman who had heard her sat down.').at(-1), 'A policewoman sit');
  assert.equal(deeds('A boy who thought he was a dog barked.').length, 3);
});

it('goes on with who acted before a clause that tells of a thing', () => {
  assert.deepEqual(deeds('He tripped over the hose, which I had forgotten, and banged his head.'), [
    'He trip',
    'He bang',
  ]);
  assert.equal(deeds('Mia put on the jumper that Nan had knitted, saw us and waved.').at(-1), 'Mia wave');
});

it('takes an object before a relative clause for an object', () => {
  assert.equal(deeds('Mia hugged Finn, who was crying, and ran off.').at(-1), 'Mia run');
});

it('tells nothing of how a thing came there', () => {
  assert.deepEqual(deeds('Mia gave it the scarf that I had knitted and laughed.'), ['Mia give', 'Mia laugh']);
  assert.deepEqual(deeds("Nan, who's had it, came in."), ['Nan come']);
});

it('says no more than what somebody is told to do', () => {
  const modes = (text: string): string[] =>
    (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(
      ({ verb, mode }) => `${verb.lemma} ${mode}`,
    );
  assert.deepEqual(modes('The doctor told us to keep her at home, so Nan came over.'), [
    'tell done',
    'keep said',
    'come done',
  ]);
  assert.deepEqual(modes('Mia put on her shoes without being told and sat in the car.'), [
    'put done',
    'sit done',
  ]);
});

it('goes on behind how tall somebody is and what is in their hand', () => {
  for (const [text, told] of [
    ['Declan, six foot of him, knelt down.', ['Declan kneel']],
    ['My dad, hat in hand, looked up.', ['My dad look']],
    ['Max, who is ten and "no baby," climbed in.', ['Max climb']],
    [
      'Gran put the plate down, very calm, took the hose and laughed.',
      ['Gran put', 'Gran take', 'Gran laugh'],
    ],
  ] as const)
    assert.deepEqual(deeds(text), told, text);
});
