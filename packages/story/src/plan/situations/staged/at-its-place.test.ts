import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../../testing/plan-of.ts';

const acted = (text: string): string[] =>
  (planOf(text).moments[0]?.acts ?? []).map(({ who, action, thing }) =>
    [who, action, thing].filter(Boolean).join(' '),
  );
const seen = (text: string): string[] =>
  (planOf(text).moments[0]?.seen ?? []).map(({ picture, how, of }) =>
    [picture, how, of].filter(Boolean).join(' '),
  );

it('has both hands of two children at the toy they fight over, and nobody pull at money', () => {
  for (const text of [
    'Mia and her sister fought over the doll.',
    'A Mia e a irmã brigaram pela boneca.',
    'Mia y su hermana se pelearon por la muñeca.',
  ])
    assert.deepEqual(acted(text), ['hero tug rag-doll', 'sister tug rag-doll'], text);
  assert.deepEqual(acted('Mia y su hermana se pelearon por el osito.')[0], 'hero tug teddy-bear');
  for (const text of [
    'Mum and Dad fought over money.',
    'Mia fought for her life.',
    'Mia fought with her sister.',
    'Mia and Tom fought over the window seat on the train.',
    'Mia and Tom fought over the front seat of the car.',
    'Mia and Tom fought over the game of cards.',
    'In the car Mia and Tom fought over the teddy.',
  ])
    assert.ok(!JSON.stringify(acted(text)).includes('tug'), text);
});

it('has whoever finds or seeks something under a thing on the knees there', () => {
  for (const text of [
    'Mia found her shoe under the bed.',
    'A Mia encontrou o sapato debaixo da cama.',
    'Mia encontró su zapato debajo de la cama.',
  ]) {
    assert.deepEqual(acted(text), ['hero search'], text);
    assert.deepEqual(seen(text), ['bed ground', 'running-shoe ground'], text);
  }
  assert.ok(seen('Mia looked for her shoe behind the sofa.').includes('couch-and-lamp beside hero'));
  // What is found in the open is held up.
  assert.deepEqual(acted('Mia found her shoe in the garden.'), ['hero hold running-shoe']);
  assert.deepEqual(acted('Mia found her shoe on the bed.'), ['hero point']);
  assert.deepEqual(acted('Mia found a seat under the tree and ate her apple.'), ['hero sit']);
});

it('has whoever jumps into the water in the air above it, and lets others swim', () => {
  for (const text of [
    'Mia jumped into the pool.',
    'A Mia saltou para a piscina.',
    'Mia se tiró a la piscina.',
  ])
    assert.deepEqual(acted(text), ['hero plunge'], text);
  assert.deepEqual(acted('Mia swam in the pool.'), ['hero swim']);
  // Where no water is told there is none to be above.
  assert.deepEqual(acted('A Mia atirou-se à água.'), ['hero jump']);
  assert.deepEqual(acted('At the lake Mia jumped into the cold water of the lake.'), ['hero plunge']);
  assert.notEqual(acted('Mia jumped into the car.')[0], 'hero plunge');
  for (const text of [
    'At the beach Mia hopped to the water with the bucket.',
    'At the beach Mia jumped into the puddle water.',
    'At the beach Mia jumped into the sea of leaves.',
    'At the pool Mia jumped into the pool of balls.',
  ])
    assert.notEqual(acted(text)[0], 'hero plunge', text);
  assert.notEqual(acted('Mia threw the ball into the pool.')[0]?.split(' ')[1], 'plunge');
});

it('has whoever grazes a knee on the ground with it in both hands', () => {
  for (const text of [
    'Mia scraped her knee.',
    'A Mia esfolou o joelho.',
    'Mia se raspó la rodilla.',
    'Mia se hizo una herida en la rodilla.',
  ])
    assert.deepEqual(acted(text), ['hero hurt-knee'], text);
  for (const text of ['Mia broke her leg.', 'Mia hit the ball with her knee.', 'Mia hurt her hand.'])
    assert.ok(!acted(text).includes('hero hurt-knee'), text);
});
