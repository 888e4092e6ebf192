import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const doneIn = (description: string): string[] =>
  planOf(description).moments.flatMap(({ acts, seen }) => [
    ...acts.map(({ who, action }) => `${who} ${action}`),
    ...seen.filter(({ how }) => how === 'worn').map(({ picture }) => picture),
  ]);
const all = (texts: readonly string[], expected: readonly string[]): void => {
  for (const text of texts) assert.deepEqual(doneIn(text), expected, text);
};

it('rides what somebody comes and goes by', () => {
  all(['A Mia deu a volta ao quarteirão de trotinete.', 'Mia volvió en patinete.'], ['hero scooter']);
  all(['A Mia voltou de bicicleta.', 'Mia llegó en bici.'], ['hero bike']);
  all(['A Mia foi passear de burro com o avô.'], ['hero ride', 'horse ride', 'grandfather walk']);
});

it('wears the clothes of whoever is known by something', () => {
  all(['A Mia vestiu o fato do Homem-Aranha.', 'Mia se puso el traje de Spiderman.'], ['hero stand', 'cape']);
  all(['A Mia vestiu o fato de princesa.'], ['hero stand', 'crown', 'dress']);
});

it('laughs in a fit of laughter', () => {
  all(['A Mia teve um ataque de riso.', 'A Mia le dio un ataque de risa.'], ['hero laugh']);
});

it('leaves those out who are missed', () => {
  all(['Mia echa de menos a su papá.', 'Mia extraña a su papá.'], ['hero think']);
});

it('builds what is put up', () => {
  for (const text of ['Mia montó una cabaña.', 'A Mia montou uma cabana.']) {
    const [moment] = planOf(text).moments;
    assert.equal(moment?.acts[0]?.action, 'put-down');
    assert.deepEqual(
      moment?.seen.map(({ picture, how }) => `${picture} ${how}`),
      ['hut beside'],
    );
  }
});

it('throws oneself down, and nothing', () => {
  all(['Mia se tiró al suelo.', 'A Mia atirou-se para o chão.'], ['hero lie-down']);
  all(['Mia tiró la pelota al suelo.'], ['hero throw']);
});

it('picks what grows, and tidies the rest', () => {
  all(['Mia recogió fresas.'], ['hero take-out']);
  all(['Mia recogió conchas.'], ['hero hold']);
  all(['Mia recogió su cuarto.'], ['hero wipe']);
});

it('has whoever is taught do it', () => {
  assert.deepEqual(doneIn('Mia le enseñó a su abuela a bailar.').at(-1), 'grandmother dance');
  assert.deepEqual(doneIn('A Mia ensinou a avó a dançar.').at(-1), 'grandmother dance');
});

it('knows places by the words of both sides of the ocean', () => {
  const placeOf = (text: string) => planOf(text).moments.at(-1)?.place.set;
  assert.equal(placeOf('Mia nadó en la alberca.'), 'pool');
  assert.equal(placeOf('Mia durmió en una carpa.'), 'tent');
  assert.equal(placeOf('Mia lloró en el súper.'), 'shop');
  assert.equal(
    placeOf('A Mia brincou no recreio da escolinha e depois dormiu no parque de campismo.'),
    'tent',
  );
  assert.equal(placeOf('Mia saltó charcos camino del cole.'), 'street');
});

it('congratulates, crawls over and sleeps there', () => {
  assert.deepEqual(doneIn('A Mia deu os parabéns ao avô.')[0], 'hero talk');
  all(['Mia cruzó el puente a gatas.', 'A Mia atravessou a ponte de gatas.'], ['hero crawl']);
  all(['Mia pasó la noche en el hospital.', 'A Mia passou a noite no hospital.'], ['hero sleep']);
});

it('gives the day of mothers to a mother', () => {
  assert.deepEqual(doneIn('No dia da mãe a Mia abraçou-me.'), ['hero hug', 'mother hug']);
  assert.deepEqual(doneIn('El día de la madre Mia me abrazó.'), ['hero hug', 'mother hug']);
});

it('has two on two bicycles', () => {
  assert.deepEqual(doneIn('A Mia e o pai andaram de bicicleta.'), ['hero bike', 'father bike']);
});

it('makes a party, and strokes a cat', () => {
  assert.deepEqual(doneIn('A Mia fez uma festa.'), ['hero cheer']);
  assert.deepEqual(doneIn('A Mia fez festas ao gato.')[0], 'hero stroke');
});

it('serves it to all of those who came', () => {
  assert.deepEqual(doneIn('Los abuelos vinieron y Mia sirvió la sopa a todos.').slice(2), [
    'hero hand-over',
    'grandmother receive',
    'grandfather receive',
  ]);
});

it('pushes somebody over whom it makes fall', () => {
  assert.deepEqual(doneIn('Mia le dio un abrazo tan fuerte a su tía que la tiró al suelo.')[2], 'hero push');
});

it('means somebody else by a pronoun that could be left out', () => {
  const last = (description: string) =>
    planOf(description)
      .moments.at(-1)
      ?.acts.map(({ who, action }) => `${who} ${action}`);
  assert.equal(last('A Mia pintou as unhas à avó enquanto ela dormia.')?.[0], 'grandmother sleep');
  assert.equal(last('Mia pintó las uñas a su abuela mientras ella dormía.')?.[0], 'grandmother sleep');
  assert.equal(last('A Mia pintou as unhas à avó e dormiu.')?.[0], 'hero sleep');
});

it('watches with whom somebody stays', () => {
  assert.deepEqual(doneIn('Mia se quedó con el abuelo viendo dibujos animados.').slice(-2), [
    'hero watch',
    'grandfather watch',
  ]);
});

it('goes on with whom something happened to', () => {
  assert.equal(doneIn('A Mia un mono le robó la gorra. Se rió muchísimo.').at(-1), 'hero laugh');
});

it('says goodbye to whoever is left with somebody', () => {
  assert.equal(doneIn('Deixei a Mia com os avós.')[0], 'mother wave');
  assert.equal(doneIn('Dejé a Mia con los abuelos.')[0], 'mother wave');
});

it('gets into beds, under tables and on buses', () => {
  all(['A Mia meteu-se na nossa cama.', 'Mia se metió en la cama.'], ['hero lie-down']);
  all(['Mia se metió debajo de la mesa.', 'A Mia meteu-se debaixo da mesa.'], ['hero hide']);
  all(['A Mia apanhou o autocarro.', 'Mia se subió al autobús.'], ['hero sit']);
});

it('blows bubbles, packs boxes and keeps birthdays', () => {
  all(['Mia hizo pompas de jabón.', 'A Mia fez bolas de sabão.'], ['hero blow']);
  assert.equal(doneIn('A Mia embalou as caixas.')[0], 'hero put-down');
  assert.equal(doneIn('A Mia embalou o irmão.')[0], 'hero hug');
  assert.equal(doneIn('Mia cumplió cinco años.')[0], 'hero cheer');
});

it('keeps the thing that tells which deed it is', () => {
  const things = (text: string) =>
    planOf(text).moments.flatMap(({ acts, seen }) => [
      ...acts.flatMap(({ thing }) => thing ?? []),
      ...seen.map(({ picture }) => picture),
    ]);
  assert.ok(things('A Mia desceu o escorrega.').includes('playground-slide'));
  assert.ok(things('A Mia apanhou um peixe.').includes('tropical-fish'));
  assert.ok(things('A Mia ganhou um autocolante.').includes('sticker'));
});

it('takes ‘a gente’ for us, and ‘toda a gente’ for everybody', () => {
  all(['A gente riu muito.', 'Depois a gente riu.'], ['hero laugh', 'mother laugh']);
  const [everybody] = planOf('Toda a gente bateu palmas.').moments;
  assert.deepEqual(
    everybody?.acts.map(({ who, action }) => `${who} ${action}`),
    ['hero look'],
  );
  assert.equal(everybody?.crowd?.action, 'clap');
});

it('laughs who has fun', () => {
  all(['A Mia divertiu-se muito.', 'Mia se divirtió mucho.'], ['hero laugh']);
});

it('comes where nothing makes a drink of it', () => {
  all(['Vino el abuelo.', 'El abuelo vino ayer.'], ['grandfather walk']);
});
