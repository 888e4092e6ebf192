import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lead = (description: string): string => {
  const act = planOf(description, { childName: 'Tom', pronoun: 'he' }).moments.at(-1)?.acts[0];
  return `${act?.who} ${act?.action}`;
};

it('goes on with who acted where a thing did something since', () => {
  assert.equal(
    lead('Grandad pulled and pulled, it came out and he sat down in the puddle.'),
    'grandfather sit',
  );
  assert.equal(lead('Dad tried to open the jar. It popped and he jumped.'), 'father jump');
});

it('goes on with them in a new sentence and in what says why', () => {
  assert.equal(lead('Tom was there. Dad slipped and landed on his bottom. He laughed.'), 'father laugh');
  assert.equal(lead('Dad climbed the ladder because he wanted an apple. He picked it.'), 'father hold');
});

it('means the child where it was spoken of, where somebody answers, and where a pronoun changes over', () => {
  assert.equal(lead('Dad hugged Tom. He laughed.'), 'hero laugh');
  assert.equal(lead('Tom stood in the sea. Dad took his arm away and he jumped.'), 'hero jump');
  assert.equal(lead('Mum made tea for Tom. Dad warmed some milk. He drank it.'), 'hero drink');
});

it('does so in Portuguese and Spanish where the pronoun is said, or the child was not spoken of for long', () => {
  assert.equal(lead('O avô puxou a corda. A tampa saltou e ele sentou-se na poça.'), 'grandfather sit');
  assert.equal(lead('El abuelo abrió el frasco. La tapa saltó y él dio un brinco.'), 'grandfather jump');
  assert.equal(lead('El abuelo resbaló en el hielo. Se rio.'), 'grandfather laugh');
  assert.equal(lead('Tom salió. El abuelo resbaló en el hielo. Se rio.'), 'hero laugh');
  assert.equal(lead('O avô dançou, uma bola caiu e ele também dançou.'), 'hero dance');
});

it('goes on with whoever laughed until something happened to them', () => {
  assert.equal(lead('Tom was there. Dad laughed so hard he fell over.'), 'father fall');
  assert.equal(lead('Tom was there. Dad tickled him until he fell over.'), 'hero fall');
});
