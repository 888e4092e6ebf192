import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const first = (text: string): string => {
  const [act] = planOf(text).moments[0]?.acts ?? [];
  return [act?.who, act?.action, act?.thing].filter(Boolean).join(' ');
};
const all = (texts: readonly string[], wanted: string): void => {
  for (const text of texts) assert.equal(first(text), wanted, text);
};

it('knits and sews with the work in the hands', () => {
  all(['Grandma knitted a scarf.', 'A avó fez tricô.', 'La abuela tejió una bufanda.'], 'grandmother knit');
  all(
    ['Grandma sewed a dress.', 'A avó coseu um vestido.', 'La abuela cosió un vestido.'],
    'grandmother sew dress',
  );
});

it('sticks what belongs on a wall there, and hits whoever is hit', () => {
  all(
    [
      'Dad stuck a poster on the wall.',
      'O pai colou um poster na parede.',
      'Papá pegó un póster en la pared.',
    ],
    'father stick poster',
  );
  all(['Mia put the cake on top of the fridge.'], 'hero put-down shortcake');
  all(['Mia pegó a su hermano.'], 'hero hit');
});

it('presses dough and lemons on a table', () => {
  all(['Mia kneaded the dough.', 'A Mia amassou a massa.', 'Mia amasó la masa.'], 'hero knead');
  all(
    ['Mia rolled out the dough with a rolling pin.', 'A Mia estendeu a massa.', 'Mia estiró la masa.'],
    'hero knead rolling-pin',
  );
  all(['Mia squeezed the lemons.', 'A Mia espremeu limões.', 'Mia exprimió limones.'], 'hero knead lemon');
});

it('folds, wraps, glues and makes small things at a table', () => {
  all(['Mia folded the towels.', 'A Mia dobrou as toalhas.', 'Mia dobló las toallas.'], 'hero craft towel');
  all(
    ['Mia wrapped the present.', 'A Mia embrulhou o presente.', 'Mia envolvió el regalo.'],
    'hero craft wrapped-gift',
  );
  all(['Mia made a card.', 'A Mia fez um cartão.', 'Mia hizo una tarjeta.'], 'hero craft card');
  all(['Mia spread butter on her bread.', 'A Mia barrou o pão com manteiga.'], 'hero craft bread');
  all(['Mum wrapped Mia in a towel.'], 'mother put-on');
});

it('has between them what two work at or play', () => {
  for (const text of [
    'Mia played chess with Grandpa.',
    'A Mia jogou xadrez com o avô.',
    'Mia jugó al ajedrez con el abuelo.',
  ]) {
    const [moment] = planOf(text).moments;
    assert.deepEqual(
      moment?.acts.map(({ action, thing }) => `${action} ${thing}`),
      ['craft undefined', 'craft undefined'],
      text,
    );
    assert.deepEqual(
      moment?.seen.map(({ picture, how, of = '' }) => `${picture} ${how} ${of}`.trim()),
      ['table cover hero', 'table cover grandfather', 'chessboard table'],
      text,
    );
  }
});

it('has some of the cards in the hand of each who plays', () => {
  for (const text of [
    'Mia played cards with Grandpa.',
    'A Mia jogou às cartas com o avô.',
    'Mia jugó a las cartas con el abuelo.',
  ])
    assert.deepEqual(
      planOf(text).moments[0]?.acts.map(({ action, thing }) => `${action} ${thing}`),
      ['craft playing-cards', 'craft playing-cards'],
      text,
    );
});

it('sticks what belongs on a face there, and shoves a tray into the oven', () => {
  assert.equal(first("Mum glued a wart on Mia's nose.").split(' ')[1], 'put-on');
  assert.notEqual(first('A Mia enfiou o tabuleiro no forno.').split(' ')[1], 'craft');
  assert.equal(first('A Mia enfiou contas no fio.').split(' ')[1], 'craft');
});

it('has no table on a street', () => {
  assert.notEqual(first('In the street Mia folded a towel.').split(' ')[1], 'craft');
});

it('knits no points and no dots', () => {
  all(['La abuela hizo punto.', 'La abuela tejió a ganchillo.'], 'grandmother knit');
  for (const text of ['Mia marcó un punto en el partido.', 'Mia dibujó un punto rojo.']) {
    assert.notEqual(first(text).split(' ')[1], 'knit', text);
    assert.ok(!JSON.stringify(planOf(text).moments).includes('yarn'), text);
  }
});

it('has no table on the floor, in a tent and on the train', () => {
  const hasTable = (text: string): boolean =>
    planOf(text).moments.some(({ seen }) => seen.some(({ picture }) => picture === 'table'));
  assert.ok(hasTable('Mia and Tom did a puzzle.'));
  for (const text of [
    'Mia and Tom did a puzzle on the carpet.',
    'Mia and Tom played cards in the tent.',
    'On the train Mia and Tom played cards.',
  ])
    assert.ok(!hasTable(text), text);
});

it('writes a song in a workbook and sings none', () => {
  assert.notEqual(first('Mia finished the song in her workbook.').split(' ')[1], 'sing');
});
