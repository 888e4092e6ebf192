import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../testing/plan-of.ts';

const last = (text: string): string[] | undefined => acted(text).at(-1);

it('hears who stands behind the verb: a pronoun, kin between the pronoun and the thing', () => {
  assert.deepEqual(last('A Mia caiu. Ria-se ela e ria-me eu.'), ['mother laugh', 'hero look']);
  assert.deepEqual(last('O avô dormia. A Mia riu. "Silêncio!", gritou ele.'), [
    'grandfather shout',
    'hero look',
  ]);
  assert.deepEqual(last('A Mia sorriu. Pintou-lhe a tia o nariz.')?.[0], 'aunt wipe');
  assert.deepEqual(last('Lá ia o avô.'), ['grandfather walk']);
});

it('what is passed to somebody or spread does not pass by itself', () => {
  assert.equal(last('A Mia passou a bola ao primo.')?.[0], last('Passou a bola ao primo.')?.[0]);
  assert.deepEqual(last('A tia chegou. Passou creme.')?.[0], 'aunt wipe');
  assert.deepEqual(last('Passou um gato.'), ['cat walk']);
});

it('how somebody is may stand between commas before what they do', () => {
  assert.deepEqual(last('O avô, muito sério, pulou.'), ['grandfather jump']);
  assert.deepEqual(last('A mãe, claro, riu.'), ['mother laugh']);
});

it('comes up by itself, where nobody climbs a tide', () => {
  for (const text of ['La abuela rio. Subió la marea.', 'A avó riu. Subiu a maré.'])
    assert.deepEqual(last(text), ['hero look'], text);
});

it('went where words say so', () => {
  assert.deepEqual(last('A Mia foi pro chão.'), ['hero walk']);
  assert.deepEqual(last('A vaca foi embora.'), ['cow walk']);
  assert.deepEqual(last('O avô foi no colo.'), ['grandfather walk']);
  assert.deepEqual(acted('Foi lá que a Mia caiu.'), [['hero fall']]);
});
