import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../../testing/plan-of.ts';

const shown = (text: string) => {
  const moment = planOf(text, { childName: 'Mia', pronoun: 'she' }).moments.at(-1);
  return {
    set: moment?.place.set,
    weather: moment?.weather,
    acts: moment?.acts.map(({ who, action, to, thing }) =>
      [who, action, ...(to ? ['to', to] : []), ...(thing ? [thing] : [])].join(' '),
    ),
    seen: moment?.seen.map(({ picture, how, of }) => [picture, how, ...(of ? [of] : [])].join(' ')),
  };
};

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
