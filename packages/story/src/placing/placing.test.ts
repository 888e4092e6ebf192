import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setNames } from '@milestoon/stage';
import type { SetName } from '@milestoon/stage';
import { planOf } from '../testing/plan-of.ts';
import { conceptsOf } from './concepts.ts';
import { withoutElsewhere } from './elsewhere.ts';
import { placesOf } from './place-moments.ts';
import { namesOf, stemsOf } from './stems.ts';
import { wordFeatures } from './word-features.ts';
import { evidenceFrom, readCounts, sumOf, tellingIn } from './word-evidence.ts';

const at = (set: SetName): number => setNames.indexOf(set);
const best = (values: Float64Array): SetName | undefined => setNames[values.indexOf(Math.max(...values))];
const evidenceIn = (...asked: Parameters<typeof tellingIn>): Float64Array => sumOf(tellingIn(...asked));
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

it('trusts a word the more the oftener it was seen', () => {
  const evidence = evidenceFrom(readCounts({ pool: 'armban*40 cap water*9', bathroom: 'soap*40 water*9' }));
  const [often = 0, once = 0] = ['armban', 'cap'].map((word) => evidence.get(word)?.[at('pool')]);
  assert.ok(once > 0 && often > 2 * once);
});

it('hears pairs of words that follow one another', () => {
  assert.deepEqual(namesOf('The deep end.'), [
    { name: 'the', at: 0 },
    { name: 'the_deep', at: 0 },
    { name: 'deep', at: 4 },
    { name: 'deep_end', at: 4 },
    { name: 'end', at: 9 },
  ]);
});

it('hears the word that tells most, and what is near more than what is far', () => {
  const text = 'Mia ran. She took soap. Then a long time nothing of it was told at all. She ran.';
  const asked = story(text, ['Mia ran', 'She took soap', 'She ran'], ['street', 'street', 'street']);
  const counts = readCounts({ pool: 'armban*40', bathroom: 'soap*40' });
  const features = wordFeatures(asked, () => evidenceFrom(counts));
  const of = (name: string): number[] => features.map((each) => each.get(name)?.[at('bathroom')] ?? 0);
  const [before, there, after] = of('near, 60') as [number, number, number];
  assert.equal(before, 0);
  assert.ok(there > after && after > 0);
  assert.ok((of('soon, 60')[0] ?? 0) > 0);
  assert.deepEqual(of('a word'), [0, there, 0]);
  assert.deepEqual(of('a word of the story'), [there, there, there]);
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

it('hears what words and deeds mean in any language', () => {
  const names = (...asked: Parameters<typeof conceptsOf>): string[] =>
    conceptsOf(...asked).map(({ name }) => name);
  assert.ok(names('her rubber duck', 'en').includes('thing:duck'));
  assert.deepEqual(
    names('la tortuga', 'es').filter((name) => names('the turtle', 'en').includes(name)),
    ['thing:turtle'],
  );
  const acts = [{ who: 'teacher-2', action: 'swim' as const, emotion: 'happy' as const, to: 'hero' }];
  const read = conceptsOf('', 'en', [{ told: [7, 9], place: { set: null, things: [] }, acts }]);
  assert.deepEqual(read, [
    { name: 'deed:swim', at: 7 },
    { name: 'who:teacher', at: 7 },
  ]);
});

it('what is packed or compared is elsewhere, and all else stands where it stood', () => {
  const text = 'Mia packed her tent. She ran like a penguin home.';
  const rest = withoutElsewhere(text);
  assert.equal(rest.length, text.length);
  assert.doesNotMatch(rest, /tent|penguin/);
  assert.equal(withoutElsewhere('Mia went roller skating').trim(), 'Mia went');
  assert.equal(rest.indexOf('She ran'), text.indexOf('She ran'));
});

it('a place that is told is given up for nothing that is only likely', () => {
  const text = 'Mia sat in the tub with soap and shampoo. Then she slept.';
  const asked = story(text, ['Mia sat in the tub', 'she slept'], ['street', 'street']);
  assert.equal(placesOf(asked)[0], 'bathroom');
  assert.equal(placesOf({ ...asked, knowings: ['told', 'stays'] })[0], 'street');
});

it('keeps a place that is part of a wider one', () => {
  const { moments } = planOf('Mia waved at the school gate.');
  assert.equal(moments[0]?.place.set, 'schoolgate');
});
