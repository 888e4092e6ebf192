import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setNames } from '@milestoon/stage';
import type { SetName } from '@milestoon/stage';
import { planOf } from '../testing/plan-of.ts';
import { placesOf } from './place-moments.ts';
import { stemsOf } from './stems.ts';
import { evidenceFrom, evidenceIn, readCounts } from './word-evidence.ts';

const at = (set: SetName): number => setNames.indexOf(set);
const best = (values: Float64Array): SetName | undefined => setNames[values.indexOf(Math.max(...values))];
const none: ReadonlySet<string> = new Set();

it('takes words that end differently for one, without accents and single letters', () => {
  assert.deepEqual(stemsOf('Swimming, swimmers; à PÚA'), ['swimmi', 'swimme', 'pua']);
  assert.deepEqual(stemsOf('caminhava a caminhar'), ['caminh', 'caminh']);
});

it('hears of which place a word is, the more the rarer it is elsewhere', () => {
  const evidence = evidenceFrom(readCounts({ pool: 'armban*9 water*3', bathroom: 'soap*6 water*3' }));
  const [armbands, water] = [evidence.get('armban'), evidence.get('water')];
  assert.ok(armbands && water);
  assert.ok((armbands[at('pool')] ?? 0) > 0 && (armbands[at('bathroom')] ?? 0) < 0);
  assert.ok(Math.abs(water[at('pool')] ?? 1) < (armbands[at('pool')] ?? 0));
});

it('knows places by their words in three languages', () => {
  assert.equal(best(evidenceIn('She put her armbands on and dived in by the lane rope', 'en', none)), 'pool');
  assert.equal(best(evidenceIn('a enfermeira trocou o soro e mediu a febre na cama', 'pt', none)), 'ward');
  assert.equal(best(evidenceIn('la cajera pasó el carrito y los yogures por la cinta', 'es', none)), 'shop');
  assert.deepEqual([...evidenceIn('soap soap', 'en', none)], [...evidenceIn('soap', 'en', none)]);
  assert.ok(evidenceIn('soap', 'en', new Set(['soap'])).every((value) => value === 0));
});

const story = (text: string, told: string[], sets: SetName[]) => ({
  title: 'A day',
  text,
  childName: 'Mia',
  language: 'en' as const,
  knowings: told.map(() => undefined),
  moments: told.map((words, k) => {
    const from = text.indexOf(words);
    return {
      told: [from, from + words.length] as [number, number],
      place: { set: sets[k] ?? null, things: [] },
    };
  }),
});

it('places a story whose place nobody names by its words, and leaves it where nothing is sure', () => {
  const bath = 'Mia had bubbles up to her chin. She squeezed shampoo into the tub and the rubber duck sank.';
  assert.deepEqual(placesOf(story(bath, ['Mia had bubbles', 'She squeezed shampoo'], ['living', 'living'])), [
    'bathroom',
    'bathroom',
  ]);
  assert.deepEqual(placesOf(story('Mia smiled.', ['Mia smiled'], ['street'])), ['street']);
});

it('a plan is where its words are, and goes where they say', () => {
  const text =
    'The nurse changed the drip while Mia coloured on the tray across her bed. Then Dad drove us home and she slept in her own bedroom.';
  const sets = planOf(text).moments.map(({ place }) => place.set);
  assert.equal(sets[0], 'ward');
  assert.equal(sets.at(-1), 'bedroom');
});
