import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const deeds = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(
    ({ who, verb, things }) =>
      `${who.map(({ head }) => head).join('+')} ${verb.lemma}${things.map(({ head }) => ` ${head}`).join('')}`,
  );

it('reads as deeds what has somebody before and an object behind it', () => {
  assert.deepEqual(deeds('She buttoned her coat.'), ['she button coat']);
  assert.deepEqual(deeds("Mia bandaged Tom's arm."), ['Mia bandage arm']);
  assert.deepEqual(deeds('Mia and Leo high-fived.'), ['Mia+Leo high-five']);
  assert.deepEqual(deeds('We all looked up.'), ['we look']);
  assert.deepEqual(deeds('She zipped up her jacket.'), ['she zip jacket']);
  assert.deepEqual(deeds('She let it go in the garden.'), ['she let_go it garden']);
});

it('leaves qualities what they are', () => {
  assert.deepEqual(deeds('The tired dog slept.'), ['dog sleep']);
  assert.deepEqual(deeds('He was tired and excited the whole day.').length, 1);
});

it('knows who does what somebody lets or helps them do', () => {
  assert.deepEqual(deeds('Mia let her brother hold the baby.').at(-1), 'brother hold baby');
  assert.deepEqual(deeds('He helped her tie her shoes.'), ['he+her tie shoe']);
});

it('leaves undone what somebody will not let others do', () => {
  const [clause] =
    readClauses("Mia wouldn't let Grandma touch it.", { language: 'en', childName: 'Mia' }) ?? [];
  assert.deepEqual(
    [clause?.mode, clause?.refused, clause?.who.map(({ head }) => head), clause?.verb.lemma],
    ['undone', true, ['Mia'], 'touch'],
  );
});

it('likes nobody where something is like something, and does what ends like a deed', () => {
  assert.deepEqual(deeds('Mia hugged it like a baby.'), ['Mia hug it baby']);
  assert.deepEqual(deeds('A gull flew down and pinched one.'), ['gull fly', 'gull pinch one']);
  assert.deepEqual(deeds('When a boy zoomed by she yelled.'), ['boy zoom', 'she yell']);
});

it('gets up whoever gets up brown with mud', () =>
  assert.deepEqual(
    (readClauses('Mia got up brown from head to toe.', { language: 'en', childName: 'Mia' }) ?? []).map(
      ({ verb }) => verb.particle,
    ),
    ['up'],
  ));
