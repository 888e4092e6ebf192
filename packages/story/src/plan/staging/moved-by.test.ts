import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const moves = (text: string): string[] =>
  planOf(text, { childName: 'Mia' }).moments.flatMap(({ seen }) =>
    seen.flatMap(({ picture, move }) => (move ? [`${picture} ${move}`] : [])),
  );

it('lets fall what somebody knocks over, and flee what is chased', () => {
  assert.deepEqual(moves('Mia knocked over the vase.'), ['vase fall']);
  assert.deepEqual(moves('The cat knocked the vase off the shelf.'), ['vase fall']);
  const [moment] = planOf('Mum chased the wasp away with a newspaper.', { childName: 'Mia' }).moments;
  assert.equal(moment?.acts[0]?.thing, 'newspaper');
  assert.deepEqual(
    moment?.seen.map(({ picture, move }) => [picture, move]),
    [['honeybee', 'fly']],
  );
});

it('moves what the wind, a wave or a ball does something to', () => {
  assert.deepEqual(moves('The wind blew the umbrella away.'), ['umbrella fly']);
  assert.deepEqual(moves('A wave washed away the sandcastle.'), ['sandcastle roll']);
  assert.deepEqual(moves('The ball broke the window.'), ['soccer-ball fly', 'window break']);
});

it('breaks what was built when somebody wrecks it, whatever the verb', () => {
  for (const text of [
    'The dog broke the sandcastle.',
    'O cão deitou o castelo abaixo.',
    'El perro derribó el castillo de arena.',
    'A onda destruiu o castelo de areia.',
  ]) {
    const castle = planOf(text)
      .moments.at(-1)
      ?.seen.find(({ picture }) => /castle/.test(picture));
    assert.deepEqual([castle?.how, castle?.move], ['ground', 'break'], text);
  }
});
