import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('leaves to a thing what is said of how it sounds, also behind "and"', () => {
  for (const text of [
    'Our car coughed, sneezed and stopped.',
    'Her old bike squealed and moaned.',
    'El coche tosía y lloraba en la cuesta.',
    'O carro tossia e chorava na subida.',
    'A torneira andava a chorar.',
  ])
    assert.doesNotMatch(acted(text).join(), /cry|sneeze|shout|sleep/, text);
});

it('has the child do what only somebody does', () => {
  assert.match(acted('El secador zumbaba y se tapó los oídos.').join(), /hero cover-ears/);
  assert.match(acted('The stool was ready. Cracked two eggs and laughed.').join(), /hero laugh/);
});

it('gives nobody the voice of a stomach', () => {
  for (const text of [
    "Mia's tummy was growling. Dad laughed.",
    'A Mia le rugían las tripas. Papá se rió.',
    'A barriga da Mia roncava. O pai riu-se.',
  ])
    assert.doesNotMatch(acted(text).join(), /hero (?:shout|sleep|talk)/, text);
});

it('has whoever lets the child do something look on', () => {
  for (const text of [
    'O padeiro deixou a Mia pegar no pão.',
    'El panadero dejó a Mia coger el pan.',
    'El panadero dejó que Mia cogiera el pan.',
    'The baker at the till let Mia hold the bread.',
  ]) {
    const { people, moments } = planOf(text);
    assert.ok(
      people.some(({ trade }) => trade === 'baker'),
      text,
    );
    assert.ok(
      moments.every(({ mode }) => mode === 'done'),
      text,
    );
    assert.doesNotMatch(acted(text).join(), /put-down/, text);
  }
});

it('sees the lady at the till', () => {
  assert.match(acted('The lady at the till gave Mia a sticker.').join(), /woman hand-over,hero receive/);
});
