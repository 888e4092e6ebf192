import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasPicture } from '@milestoon/things/pictures';
import { picturesOfSenses } from '../../meaning/sense-words.ts';
import { picturesOfTopics } from '../../meaning/topics.ts';
import { planOf } from '../../testing/plan-of.ts';

const seen = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, seen }) => [
    ...seen.map(({ picture }) => picture),
    ...acts.flatMap(({ thing }) => thing ?? []),
  ]);

it('sees another thing where the words around a noun mean another', () => {
  for (const [text, meant, usual] of [
    ['We put the eggs in a basket by the canal.', 'basket', 'basketball-hoop'],
    ['Mia shot the ball at the basket.', 'basketball-hoop', 'basket'],
    ['Mia sat in the engine with the firefighters.', 'fire-engine', 'locomotive'],
    ['Mia dug the soil with a fork.', 'pitchfork', 'fork-and-knife'],
    ['A Mia desceu da árvore pela escada.', 'ladder', 'stairs'],
    ['A Mia comeu uma bola de Berlim na praia.', 'doughnut', 'soccer-ball'],
    ['Na neve a Mia atirou uma bola ao pai.', 'snowball', 'soccer-ball'],
    ['A Mia empurrou o carrinho no supermercado.', 'shopping-cart', 'racing-car'],
    ['A Mia segurou a massa com farinha.', 'bowl-with-spoon', 'spaghetti'],
    ['A Mia pendurou a casinha dos passarinhos na árvore.', 'bird-house', 'house'],
    ['A Mia puxou a corda e segurou a manga do pai.', 'rope', 'mango'],
    ['Papá puso la tienda en el camping.', 'tent', 'convenience-store'],
  ] as const) {
    const pictures = seen(text);
    assert.ok(pictures.includes(meant), `${text}: ${pictures}`);
    assert.ok(!pictures.includes(usual), text);
  }
});

it('keeps a meaning through the text, and what is said of a noun before it', () => {
  assert.ok(!seen('Mia shot at the basket. The basket shook.').includes('basket'));
  assert.ok(seen('Mia shot a goal and carried the laundry basket.').includes('basket'));
});

it('keeps what was named in full, whatever is around', () => {
  const told = 'A Mia fez uma bola de sabão na neve. Depois a Mia olhou para a bola.';
  assert.ok(!seen(told).includes('snowball'), seen(told).join());
});

it('knows a picture of every meaning', () => {
  for (const picture of [...picturesOfSenses(), ...picturesOfTopics()])
    assert.ok(hasPicture(picture), picture);
});

it('takes a noun and a verb in the sense of what the whole text is about', () => {
  for (const [text, meant, usual] of [
    [
      'Mia played basketball today. Her coach cheered a lot. Then Max passed her the ball.',
      'basketball',
      'soccer-ball',
    ],
    [
      'Mia fez a primeira cesta hoje. O pai riu muito. Depois o Max deu-lhe a bola.',
      'basketball',
      'soccer-ball',
    ],
    [
      'Mia metió su primera canasta. Papá se rió mucho. Luego Max le dio la pelota.',
      'basketball',
      'soccer-ball',
    ],
    ['Grandma taught Mia to knit. They laughed a lot. Later Mia dropped three stitches.', 'yarn', 'scissors'],
    ['Mia swam in the pool. The water was cold. She put on her cap.', 'swim-cap', 'billed-cap'],
    ['A Mia mergulhou na piscina. Estava fria. Depois pegou na prancha.', 'kickboard', 'surfboard'],
    ['Papá desmontó la cuna. Mia se reía. Luego él le dio la llave.', 'wrench', 'key'],
    ['The barber cut her curls. Mia laughed. He held the dryer.', 'hair-dryer', 'washing-machine'],
  ] as const) {
    const pictures = seen(text);
    assert.ok(pictures.includes(meant), `${text}: ${pictures}`);
    assert.ok(!pictures.includes(usual), text);
  }
  assert.ok(seen('Mia played basketball. She dribbled and laughed.').includes('basketball'));
});

it('asks the nearest of several subjects, and the clause itself before it', () => {
  const both = 'Mia played basketball. After lunch she went to football and Dad threw her the ball.';
  assert.ok(seen(both).includes('soccer-ball'), seen(both).join());
  const nail = 'Mia painted her nails. Then she hammered a nail into the wall.';
  assert.ok(
    !planOf(nail)
      .moments.at(-1)
      ?.acts.some(({ thing }) => thing === 'nail-polish'),
    nail,
  );
  assert.ok(seen('Mia saw a bat at the zoo.').includes('bat'));
});
