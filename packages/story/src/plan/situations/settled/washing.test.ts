import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown as shown } from '../../../testing/plan-of.ts';

it('is in the bath with what one plays with there, and with whom', () => {
  for (const text of ['Mia played with a boat in the bath.', 'A Mia brincou com um barco na banheira.'])
    assert.ok(shown(text).seen?.includes('bathtub inside hero'), text);
  const { seen } = shown('A Mia tomou banho na banheira com o irmão.');
  assert.deepEqual(seen, ['bathtub inside hero', 'bathtub inside brother']);
});

it('bathes in a tub that nobody names, and has a towel without one', () => {
  assert.deepEqual(shown('Mamá bañó a Mia.').seen, ['bathtub inside hero']);
  assert.ok(!shown('Mum dried Mia with a towel in the bathroom.').seen?.includes('bathtub inside hero'));
});

it('washes hands and brushes teeth at the basin; a grown-up has the brush at the teeth of the child', () => {
  for (const text of ['Mia washed her hands.', 'A Mia lavou os dentes.'])
    assert.deepEqual(shown(text).seen, ['sink beside hero'], text);
  assert.deepEqual(shown("Dad brushed Mia's teeth.").acts?.[0], 'father wipe to hero toothbrush');
});

it('stands beside the tub that is cleaned, in which something is seen or a doll is washed', () => {
  const cleaned = shown('Mia cleaned the bathtub with Mum.');
  assert.deepEqual(cleaned.acts, ['hero wipe sponge', 'mother wipe sponge']);
  assert.deepEqual(cleaned.seen, ['bathtub beside hero']);
  for (const text of ['Mia saw a spider in the bath.', 'Mia vio una araña en la bañera.'])
    assert.deepEqual(shown(text).seen, ['bathtub ground', 'spider ground'], text);
  const { seen } = shown("Mia washed her doll's hair in the bath.");
  assert.deepEqual(seen, ['bathtub beside hero', 'rag-doll ground']);
});

it('brushes fur with no toothbrush', () =>
  assert.equal(shown('Mia cepilló al perro.').acts?.[0], 'hero wipe to dog hair-pick'));
