import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const girl = { childName: 'Lia', pronoun: 'she' } as const;
const boy = { childName: 'Iker', pronoun: 'he' } as const;

describe('what a family calls its child', () => {
  for (const [told, parts, expected] of [
    ['A Lia foi à praia com a avó. A danada comeu a bolacha toda.', girl, 'hero eat'],
    ['A avó olhou. A nossa piolha bateu palmas.', girl, 'hero clap'],
    ['O avô dormia. O guri chorou.', boy, 'hero cry'],
    ['El abuelo miraba. El chamaco se rió.', boy, 'hero laugh'],
    ['Mi madre miraba. La enana se rió.', girl, 'hero laugh'],
    ['Mi madre miraba. Mi pibe se rió.', boy, 'hero laugh'],
    ['As meninas da turma riram. A menina cantou no palco.', girl, 'hero sing'],
  ] as const)
    it(told, () => assert.deepEqual(acted(told, parts).at(-1)?.[0], expected));

  it('means whoever it fits where the child is of the other sex', () => {
    assert.deepEqual(acted('O nosso cão viu o pão. O danado comeu o pão.', girl).at(-1)?.[0], 'dog eat');
  });

  it('is another child where it is any', () => {
    assert.deepEqual(acted('Iker miraba. Un chaval se rió.', boy).at(-1)?.[0], 'friend laugh');
  });
});

describe('an animal called so', () => {
  it('is the one that was spoken of last', () => {
    assert.deepEqual(acted('Iker vio una vaca. El bicho se comió la flor.', boy).at(-1)?.[0], 'cow eat');
  });
});

describe('of whom a family speaks by what they are to the teller', () => {
  for (const [told, parts, expected] of [
    ['A minha netinha Lia caiu. Minha filha largou a roupa.', girl, 'mother'],
    ['Mi nieto Iker cantó. Mi yerno aplaudió.', boy, 'father'],
    ['Mi sobrino Iker cantó. Mi hermano aplaudió.', boy, 'father'],
    ['Esperamos a mi hermana, la mamá de Iker. Mi hermana lloró.', boy, 'mother'],
    ['Mi suegro miraba. El señor se rió.', boy, 'grandfather'],
    ['Fomos ao salão da dona Nete. Nete riu.', girl, 'woman'],
    ['No batizado da Lia o padre derramou a água.', girl, 'man'],
    ['A Lorena, gêmea da Lia, chorou.', girl, 'sister'],
    ['O nosso rafeiro dormia. O rafeiro comeu o pão.', girl, 'dog'],
  ] as const)
    it(told, () => assert.equal(acted(told, parts).at(-1)?.[0]?.split(' ')[0], expected));
});
