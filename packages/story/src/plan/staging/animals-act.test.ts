import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string) =>
  planOf(text, { childName: 'Mia', pronoun: 'she' }).moments.map(({ acts, seen }) => [
    ...acts.map(({ who, action, thing }) => `${who} ${action}${thing ? ` ${thing}` : ''}`),
    ...seen.map(
      ({ picture, how, of, at }) =>
        `${picture} ${at ? `${at.side} ${at.picture}` : how}${of ? ` ${of}` : ''}`,
    ),
  ]);

it('does what only animals do in their own way, in every language', () => {
  assert.deepEqual(shown('The dog peed on the rug.')[0], ['dog pee', 'mat support dog']);
  assert.deepEqual(shown('O gato afiou as unhas no sofá.')[0], ['cat scratch', 'couch-and-lamp beside cat']);
  assert.deepEqual(shown('A cadela correu atrás da cauda.')[0], ['dog chase-tail']);
  assert.ok(
    shown('Mia shook the tree.')
      .flat()
      .every((each) => !/shake/.test(each)),
  );
});

it('has an animal on top of whatever it got up on', () => {
  assert.deepEqual(shown('Our cat shot up onto the fridge.')[0], ['cat stand', 'fridge support cat']);
  assert.deepEqual(shown('La cabra se subió al techo del coche.')[0], [
    'goat stand',
    'automobile support goat',
  ]);
  assert.ok(
    shown('The dog ran to the tree.')
      .flat()
      .every((each) => !each.includes('support')),
  );
});

it('has what is taken, chewed or eaten at the mouth, whosever it is', () => {
  assert.ok(shown("The dog stole Mia's sock.").flat().includes('socks held dog'));
  assert.ok(shown("The puppy chewed Dad's slipper.").flat().includes('slippers held dog'));
  assert.deepEqual(shown('El burro se comió el sombrero.')[0], ['horse eat sun-hat']);
  assert.ok(shown('A fox stole a shoe.').flat().includes('running-shoe mouth fox'));
});

it('keeps a pictured animal where its sentence put it', () => {
  const [, chewing = []] = shown("The monkey sat in a pine tree chewing Mum's glasses.");
  assert.ok(chewing.includes('monkey on evergreen-tree') && chewing.includes('glasses mouth monkey'));
  assert.ok(shown("A snail crawled along the rim of Mia's bowl.").flat().includes('snail on bowl'));
  assert.ok(!shown('A deer stood by the table.').flat().includes('deer on table'));
});

it('goes on with the animal where the second verb names nobody', () => {
  assert.equal(shown('O cão sacudiu-se e molhou toda a gente.')[1]?.[0], 'dog shake');
  assert.equal(
    shown('Our cat shot up onto the fridge when she heard the vacuum cleaner.')[1]?.[0],
    'cat watch',
  );
});

it('knows an animal by the sentence that says what it is', () => {
  assert.equal(shown('O Canelo fugiu. O Canelo é o nosso cão.')[0]?.[0], 'dog run');
});

it('is at what it ran up to, and in what has wheels unless its roof is said', () => {
  for (const text of [
    'The dog ran up to the car.',
    'The puppy ran up to the bench.',
    'The pony went up to the fence.',
    'El perro subió al coche.',
    'O cão subiu para o carro.',
    'La perra subió al autobús.',
  ])
    assert.ok(
      !shown(text)
        .flat()
        .some((each) => /support/.test(each)),
      text,
    );
  assert.ok(shown('O gato subiu para a mesa.').flat().includes('table support cat'));
});

it('has pictured animals on what they climb, and not on what they go to or pass', () => {
  for (const text of [
    'The fox ran to the fence.',
    'A fox ran by the table.',
    'The bear walked to the bed.',
    'Two penguins walked by the boat.',
    'El zorro caminó al coche.',
    'The crocodile walked to the tree and slept.',
    'In the film the bear walked to the house.',
  ])
    assert.ok(
      !shown(text)
        .flat()
        .some((each) => / (?:on|in) /.test(each)),
      text,
    );
  assert.ok(shown('La ardilla trepó al árbol.').flat().includes('chipmunk on tree'));
});

it('chases only its own tail', () => {
  for (const text of [
    'The dog ran off with its tail between its legs.',
    'The puppy ran to Mia with a wagging tail.',
    'El perro vino corriendo con la cola alta.',
    'El perro corrió hacia la cola del supermercado.',
    "The kitten chased the dog's tail.",
  ])
    assert.ok(
      !shown(text)
        .flat()
        .some((each) => /chase-tail/.test(each)),
      text,
    );
  assert.equal(shown('El perro se perseguía la cola.')[0]?.[0], 'dog chase-tail');
  assert.equal(shown('The dog chased its tail.')[0]?.[0], 'dog chase-tail');
});

it('wets others, and shakes for nothing else', () => {
  for (const text of [
    'El perro se mojó con la lluvia.',
    'O gato molhou o focinho no leite.',
    'The dog splashed through the puddles.',
    'The elephant sprayed Mia with its trunk.',
  ])
    assert.ok(
      !shown(text)
        .flat()
        .some((each) => /shake/.test(each)),
      text,
    );
  assert.deepEqual(shown('O cão molhou a Mia.')[0], ['dog shake', 'hero laugh']);
});

it('leaves on people what is only tugged at, and on animals what they wear', () => {
  for (const text of [
    "The puppy pulled Dad's tie.",
    "The horse bit Mia's jacket.",
    "The dog held Mia's glove.",
  ])
    assert.ok(
      !shown(text)
        .flat()
        .some((each) => /held/.test(each)),
      text,
    );
  for (const text of [
    'El mono tiró una pelota.',
    'O macaco tirou o casaco.',
    'El pingüino llevaba una bufanda.',
    'A spider came with the bananas.',
  ])
    assert.ok(
      !shown(text)
        .flat()
        .some((each) => /mouth/.test(each)),
      text,
    );
  assert.ok(shown('O macaco tirou a banana da Mia.').flat().includes('banana mouth monkey'));
  assert.equal(shown('El perro rasgó el pantalón.')[0]?.[0], 'dog pull');
});

it('knows no bird of a crossing', () => {
  assert.ok(
    !shown('We crossed at the pelican crossing.')
      .flat()
      .some((each) => /duck/.test(each)),
  );
});
