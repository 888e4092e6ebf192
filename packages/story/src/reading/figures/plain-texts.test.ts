import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';
import { plainWords } from './plain-words.ts';

it('acts no joke that is only told', () => {
  const joke =
    'Mia told a joke. Why did the meatball cross the table? Because the fork was coming. Dad laughed.';
  assert.deepEqual(acted(joke).at(-1), ['father laugh', 'hero look']);
  assert.equal(acted(joke).length, 2);
  assert.equal(plainWords('¿Por qué llora? Porque sí.', 'es').trim(), '');
  assert.match(plainWords('That is why Mia cried.', 'en'), /why Mia cried/);
});

it('means blows, quarrels and lost balance by what is seen of them', () => {
  assert.deepEqual(acted('Mia got a belt on the knuckles.'), [['hero cry']]);
  assert.deepEqual(acted('Mia got a belt from Grandma.').at(-1)?.[0], 'hero receive');
  assert.equal(acted('Mia and Erin fell out over a rope.')[0]?.[0], 'hero shout');
  assert.deepEqual(acted('A Mia perdeu o equilíbrio e riu.')[0], ['hero fall']);
  assert.deepEqual(acted('A Mia fez uma estrela no jardim.'), [['hero jump']]);
  assert.deepEqual(acted('A Mia fez uma estrela de papel.'), [['hero put-down']]);
  assert.deepEqual(acted('Mia se llevó puesto a un heladero.'), [['hero fall', 'man fall']]);
});

it('leaves alone what only looks like such a figure', () => {
  for (const text of [
    'They ran to hug him.',
    'Her tooth fell out over breakfast.',
    'We got a knock on the door.',
    'He got a bump on the ride.',
  ])
    assert.equal(plainWords(text, 'en').trim(), text);
  assert.equal(
    plainWords('Why is the baby crying? They ran to hug him.', 'en').trim(),
    'They ran to hug him.',
  );
  assert.match(plainWords('A Mia fez uma estrela no papel.', 'pt'), /estrela/);
  assert.match(plainWords('Mia no dijo ni pío.', 'es'), /no habló/);
  assert.doesNotMatch(plainWords('Mia esperó tantito.', 'es'), /tantito/);
  assert.notEqual(acted('A professora deu uma estrela.')[0]?.[0], 'hero jump');
});

it('brings nobody along whom only a comparison names', () => {
  const ids = (text: string): string[] => planOf(text).people.map(({ id }) => id);
  assert.deepEqual(ids('Mia se aventó por los dulces antes que sus primos.'), ['hero']);
  assert.deepEqual(ids('A Mia chegou antes dos primos.'), ['hero']);
  assert.deepEqual(ids('Mia found the egg before her big cousins did.'), ['hero']);
  assert.deepEqual(ids('Mia hugged her cousins.'), ['hero', 'cousin', 'cousin-2']);
});

it('takes whoever is called at the end of what is said for nobody who speaks', () => {
  assert.deepEqual(acted('Mia se cayó y me dijo listo papá.').at(-1), ['hero talk', 'father look']);
  assert.deepEqual(acted('Mia told me all done Daddy. I laughed.').at(-1), ['father laugh', 'hero look']);
  assert.deepEqual(acted('Mia told me she loved Daddy. I laughed.').at(-1), ['mother laugh', 'hero look']);
});
