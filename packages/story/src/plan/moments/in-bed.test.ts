import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Who is in a bed in the last moment, and who does what there. */
const last = (text: string) => {
  const { seen = [], acts = [], time } = planOf(text).moments.at(-1) ?? {};
  const bed = seen.find(({ picture, how }) => picture === 'bed' && how === 'support');
  return [bed?.of, acts.map(({ who, action }) => `${who} ${action}`).join(', '), time].join('; ');
};

it('has whoever is kissed or sung to in bed lie in it, and at night where good night is said', () => {
  assert.equal(last('Mum kissed Mia goodnight.'), 'hero; mother kiss, hero look; night');
  assert.equal(last('A mãe deu um beijo de boa noite à Mia na cama.'), 'hero; mother kiss, hero look; night');
  assert.equal(last('Papá le dio un beso de buenas noches a Mia.'), 'hero; father kiss, hero look; night');
  assert.match(last('Grandma sang Mia a lullaby in bed.'), /^hero; grandmother sing, hero look/);
});

it('pulls no blanket along the floor but covers up who is in bed', () => {
  const covered = /^hero; (?:mother|father) put-down, hero look/;
  assert.match(last('Mum tucked Mia into bed and pulled the blanket up to her chin.'), covered);
  assert.match(last('O pai tapou a Mia com o cobertor.'), covered);
  assert.match(last('Mamá arropó a Mia con la manta.'), covered);
  assert.doesNotMatch(last('Mum and Mia put the blanket on the grass.'), /^hero/);
});

it('has whoever reads under the covers in bed', () => {
  assert.match(last('Mia read a comic under the covers with a torch.'), /^hero; hero read/);
  assert.match(last('A Mia leu um livro debaixo dos cobertores.'), /^hero; hero read/);
  assert.match(last('Mia leyó un cuento debajo de las sábanas.'), /^hero; hero read/);
});

it('leaves those who embrace elsewhere standing there', () => {
  assert.match(last('Mum kissed Mia in the kitchen.'), /^; /);
  assert.match(last('Mum hugged Mia.'), /^; /);
});

it('puts nobody to bed in another room, by the fire or in a den of blankets', () => {
  for (const text of [
    'Mia and Tom hid under the blankets in the living room.',
    'Mia hid under the blankets.',
    'Grandma covered Mia with a blanket in front of the fire.',
  ])
    assert.match(last(text), /^;/, text);
});
