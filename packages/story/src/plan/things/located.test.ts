import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';
import { doneUpon } from './located.ts';
import type { Seen } from '../plan.ts';

const seenIn = (description: string): Seen[] =>
  planOfStory({
    seed: 1,
    childName: 'Vera',
    childAge: 5,
    style: 'anime',
    title: 'Home',
    description,
    episodeNumber: 1,
    photos: 0,
  })?.moments.flatMap(({ seen }) => seen) ?? [];
const howOf = (description: string, picture: string): string | undefined =>
  seenIn(description).find((each) => each.picture === picture)?.how;

it('sees who is where the words say, in three languages', () => {
  for (const [text, picture, how] of [
    ['Vera sat on the chair and sang.', 'chair', 'support'],
    ['Vera hid under the table.', 'table', 'roof'],
    ['Vera sat at the table.', 'table', 'cover'],
    ['Vera sat on the table.', 'table', 'support'],
    ['Vera drew a cat at the table.', 'table', 'cover'],
    ['A Vera sentou-se à mesa.', 'table', 'cover'],
    ['A Vera comeu a sopa na mesa.', 'table', 'cover'],
    ['Vera cenó en la mesa.', 'table', 'cover'],
    ['El gato se sentó en la mesa de la cocina.', 'table', 'support'],
    ['Vera got under the table, laughing.', 'table', 'roof'],
    ['Vera hid behind the sofa.', 'couch-and-lamp', 'cover'],
    ['Vera hid under the blanket.', 'blanket', 'cover'],
    ['Vera slept in the bathtub.', 'bathtub', 'inside'],
    ['A Vera sentou-se na cadeira.', 'chair', 'support'],
    ['A Vera escondeu-se debaixo da mesa.', 'table', 'roof'],
    ['A Vera trepou para a mesa.', 'table', 'support'],
    ['Vera se sentó en la silla.', 'chair', 'support'],
    ['Vera se escondió debajo de la mesa.', 'table', 'roof'],
    ['Vera se subió a la mesa.', 'table', 'support'],
  ] as const)
    assert.equal(howOf(text, picture), how, text);
});

it('puts what is put somewhere there, not who puts it', () => {
  assert.equal(howOf('Vera put the cup on the table.', 'table'), 'ground');
});

it('stands on a table whoever climbed it, and rides a horse whoever climbed that', () => {
  const actionsIn = (description: string) =>
    planOfStory({
      seed: 1,
      childName: 'Vera',
      childAge: 5,
      style: 'anime',
      title: 'Home',
      description,
      episodeNumber: 1,
      photos: 0,
    })?.moments.flatMap(({ acts }) => acts.filter(({ who }) => who === 'hero').map(({ action }) => action));
  assert.deepEqual(actionsIn('Vera climbed on the table.'), ['stand']);
  assert.deepEqual(actionsIn('Vera climbed on the horse.'), ['ride']);
});

it('is in the water that somebody jumps into, dry at one they go to, and sits up in the bed they wake in', () => {
  assert.equal(howOf('Vera jumped into the water.', 'puddle'), 'inside');
  assert.equal(howOf('Vera ate an apple at the pool.', 'puddle'), undefined);
  assert.equal(howOf('Vera woke up in bed.', 'bed'), 'support');
  assert.equal(howOf('Vera got up from the bed.', 'bed'), 'beside');
});

it('measures what is tall where it stands, and has a caught ball in the hands alone', () => {
  assert.equal(howOf('Vera measured the sunflower.', 'sunflower'), 'beside');
  assert.equal(howOf('Vera caught the ball.', 'soccer-ball'), undefined);
});

it('neither stands on a nativity play nor walks along a chair', () => {
  assert.equal(howOf('Vera was a sheep in the nativity.', 'nativity'), 'beside');
  assert.deepEqual(
    [doneUpon('walk', 'chair'), doneUpon('walk', 'stairs'), doneUpon('stand', 'chair')],
    ['stand', 'walk', 'stand'],
  );
});
