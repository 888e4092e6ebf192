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
