import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from '../read-clauses.ts';

/** What each verb has behind it. */
const things = (text: string): string[][] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(({ things: own }) =>
    own.map(({ text: words }) => words),
  );

it('tells her from whose it is', () => {
  assert.deepEqual(things('Her uncle spun her round and laughed.')[0], ['her']);
  assert.deepEqual(things('Dad carried her in.'), [['her']]);
  assert.deepEqual(things('The neighbours gave her sweets.'), [['her', 'sweets']]);
  assert.deepEqual(things('She gave her sweets to Tom.'), [['her sweets', 'Tom']]);
  assert.deepEqual(things('Dad gave her book back.'), [['her book']]);
  assert.deepEqual(things('Mia lay on her back.'), [['her back']]);
  assert.deepEqual(things('Grandpa scratched her back.'), [['her back']]);
  assert.deepEqual(things('Dad gave her back.'), [['her']]);
  assert.deepEqual(things('Grandma washed her round face.'), [['her round face']]);
});

it('reads what she has though its word is also a deed or a quality', () => {
  assert.deepEqual(things('Mia put her watch on the table.'), [['her watch', 'the table']]);
  assert.deepEqual(things('Mia lost her key.'), [['her key']]);
  assert.deepEqual(things("Mum held the baby's dummy."), [["the baby's dummy"]]);
  assert.deepEqual(things('Mia found her bow tie.'), [['her bow tie']]);
  assert.deepEqual(things('Mia opened the till.'), [['the till']]);
  assert.deepEqual(things('Dad let her drum.'), [[], []]);
  assert.deepEqual(things('Mia watched her fly.'), [[], []]);
});

it('reads nouns and verbs that are written alike', () => {
  assert.deepEqual(things('A man put a medal round his neck.'), [['a medal', 'his neck']]);
  assert.deepEqual(things('He was a shepherd in the Christmas play.'), [
    ['a shepherd', 'the Christmas play'],
  ]);
  assert.deepEqual(things('They played pass the parcel.'), [['pass']]);
  assert.deepEqual(things('Her brother carried it home.'), [['it']]);
});

it('tells where something is carried from what is carried', () => {
  assert.deepEqual(things('Mia carried the cat upstairs.'), [['the cat']]);
  assert.deepEqual(things('Dad took his tea outside.'), [['his tea']]);
});

it('reads what is done out, on or off with what stands behind it', () => {
  assert.deepEqual(things('Mia rolled out the dough.'), [['the dough']]);
  const verbs = (text: string): string[] =>
    (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(
      ({ verb: { lemma, particle } }) => `${lemma} ${particle ?? ''}`,
    );
  assert.deepEqual(verbs('Mia rolled out the dough.'), ['roll out']);
  assert.deepEqual(verbs('Mia tried on a hat.'), ['try on']);
  assert.deepEqual(verbs('Mia fell off the bike.'), ['fall ']);
});

it('reads people whose word the tagger takes for a quality or a deed', () => {
  assert.deepEqual(things('A cleaner found it.'), [['it']]);
  assert.deepEqual(things('Mia opened the door to carol singers.'), [['the door', 'carol singers']]);
  assert.deepEqual(things("Mum ran the mums' race."), [["the mums' race"]]);
  assert.deepEqual(things('The neighbours gave Mia sweets.'), [['Mia', 'sweets']]);
  assert.deepEqual(things('Mia helped her grandmother make samosas.'), [['samosas']]);
  assert.deepEqual(things('Mia got her first glasses.'), [['her first glasses']]);
});
