import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const action = (text: string): string | undefined => planOf(text).moments[0]?.acts[0]?.action;
const all = (texts: readonly string[], wanted: string): void => {
  for (const text of texts) assert.equal(action(text), wanted, text);
};

it('runs about outdoors, digs in the sand, and sits with the blocks indoors', () => {
  all(['Mia played in the garden.', 'A Mia brincou no jardim.', 'Mia jugó en el jardín.'], 'run');
  all(['Mia played in the sand.', 'A Mia brincou na areia.', 'Mia jugó en la arena.'], 'dig');
  all(['Mia played with her brother in her room.', 'Mia jugó en su cuarto con su hermano.'], 'build');
  all(['Mia played on the swings.', 'Mia jugó en los columpios.'], 'swing');
});

it('leaves what is played, and played with', () => {
  all(['Mia played the drum in the garden.', 'Mia played on the piano.'], 'play-music');
  all(['Mia played with the ball in the garden.'], 'hold');
  all(['Mia jugó al escondite en el patio.'], 'hide');
});
