import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { namingsIn } from './naming.ts';

const named = (text: string): string[] =>
  namingsIn(text, 'Mia', 'en').map(({ name, words }) => `${name}: ${words.join(' ')}`);

it('hears what a name belongs to, in brackets, behind commas and in relative clauses', () => {
  for (const [text, found] of [
    ['She offered it to Button (the cat).', 'Button: cat'],
    ['Then Waffles (dog) slipped his leash.', 'Waffles: dog'],
    ["She came with Sausage, who is Mrs Daly's dog and not ours.", 'Sausage: dog'],
    ['Deputy, the old beagle who waits outside, came in.', 'Deputy: old beagle'],
    ['The nurse did Trunk first, thats his stuffed elephant.', 'Trunk: stuffed elephant'],
    ['Lavamos a Nube, la oveja de trapo de Unai.', 'Nube: oveja de trapo'],
    ['O Pudim (o gato) fugiu.', 'Pudim: gato'],
  ] as const)
    assert.ok(named(text).includes(found), `${text} ${named(text)}`);
});

it('takes no verb and no dog walker for a name', () => {
  assert.deepEqual(named('Walked the dog to school.'), []);
  assert.deepEqual(named('We met Ines, the dog walker.'), []);
  assert.deepEqual(named('We flew to Lisbon, the city of my grandmother.'), []);
});

it('gives whoever is explained in brackets what they do', () => {
  const { people, moments } = planOf('Waffles (dog) sat down next to Mia.', { childName: 'Mia' });
  assert.ok(people.some(({ name, role }) => name === 'Waffles' && role === 'dog'));
  assert.deepEqual(
    moments.flatMap(({ acts }) => acts.map(({ who, action }) => `${who} ${action}`)),
    ['dog sit', 'hero look'],
  );
});

it('knows clergymen by their title', () => {
  const { people } = planOf('Father Mick put the veil back on Mia.');
  assert.deepEqual(
    people.map(({ name, trade }) => [name, trade]),
    [
      ['Mia', undefined],
      ['Father Mick', 'priest'],
    ],
  );
});

it('names whoever has a title with a capital behind another word', () => {
  assert.deepEqual(namingsIn('Her Uncle Dave came.', 'Mia', 'en'), [{ name: 'Dave', words: ['uncle'] }]);
});

it('takes neither days nor clothes for somebody', () => {
  const people = planOf('On Saturdays Mia climbs the wall. Dad holds on to her hood.').people;
  assert.deepEqual(people.map(({ id }) => id).sort(), ['father', 'hero']);
});

it('says by one sentence whose name a pet has, and takes nobody who is called an animal for one', () => {
  const roleOf = (text: string, name: string) =>
    planOf(text, { childName: 'Mia' }).people.find((each) => each.name === name)?.role;
  assert.equal(roleOf('O Canelo é o nosso cão. O Canelo correu para a Mia.', 'Canelo'), 'dog');
  assert.equal(roleOf('Rex is our old dog. Rex ran to Mia.', 'Rex'), 'dog');
  for (const [text, name] of [
    ['Emma is our little chicken. Emma jumped into the pool with Mia.', 'Emma'],
    ['Otto is our lucky duck. Otto gave Mia a prize.', 'Otto'],
    ['Alba is our baby. Alba is our bird. Alba ran to Mia.', 'Alba'],
    ['Luna es nuestra leona. Luna marcó un gol.', 'Luna'],
    ['A Inês é a nossa gatinha. A Inês correu para a Mia.', 'Inês'],
    ['O Zé é o nosso burro no presépio. O Zé caiu.', 'Zé'],
    ['O Zé é o nosso gato na peça. O Zé caiu.', 'Zé'],
  ] as const)
    assert.match(roleOf(text, name) ?? '', /^(?:friend|baby)$/, text);
});

it('takes the next of a list and the subject of the next clause for somebody else', () => {
  const called = (text: string) => namingsIn(text, 'Mia', 'pt').map(({ name }) => name);
  assert.deepEqual(called('A professora, a Rita, leu um livro à Mia.'), ['Rita']);
  for (const text of [
    'A Mia abraçou a tia, a Rita e o Zé.',
    'A Mia chamou o pai, o Rui chorava.',
    'A Mia vestiu-se de bombeira, a Ana de fada.',
  ])
    assert.deepEqual(called(text), [], text);
  assert.deepEqual(namingsIn('Mia abrazó a la profe, a Ana y a Leo.', 'Mia', 'es'), []);
});
