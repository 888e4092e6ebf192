import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** The pictures that move, moment after moment: 'fox come'. */
const moving = (description: string): string[][] =>
  planOf(description).moments.map(({ seen }) =>
    seen.flatMap(({ picture, move }) => (move ? [`${picture} ${move}`] : [])),
  );
const all = (texts: readonly string[], expected: string): void => {
  for (const text of texts) assert.deepEqual(moving(text).flat(), [expected], text);
};

it('lets an animal that is a picture come, eat, hop, shake and fly', () => {
  all(
    ['A fox ran through the garden.', 'Uma raposa correu pelo jardim.', 'Un zorro corrió por el jardín.'],
    'fox come',
  );
  all(['A fox ate the apple.', 'Uma raposa comeu a maçã.', 'Un zorro se comió la manzana.'], 'fox lean');
  all(
    ['A monkey jumped onto the table.', 'Um macaco saltou para a mesa.', 'Un mono saltó a la mesa.'],
    'monkey hop',
  );
  all(['A hedgehog sneezed.', 'Um ouriço espirrou.', 'Un erizo estornudó.'], 'hedgehog shake');
  all(['An owl flew over the house.'], 'owl fly');
});

it('is gone when it ran off, and does not come back with the next words', () => {
  all(['The fox ran away.', 'A raposa fugiu.', 'El zorro huyó.'], 'fox leave');
  const { moments } = planOf('A fox came into the garden. The fox ran away. Then Mia waved.');
  const [, , waving] = moments;
  assert.deepEqual([waving?.seen, waving?.place.things], [[], []]);
});

it('drives off or arrives where it has wheels, and flies where the words say so', () => {
  all(['The bus left.', 'O autocarro partiu.', 'El autobús salió.'], 'bus leave');
  all(['The bus came.', 'O autocarro chegou.', 'El autobús llegó.'], 'bus come');
  all(['The puck flew over the wall.'], 'ice-hockey fly');
});

it('lets a thing that fell out fall, and quarrel with nobody', () => {
  all(['The puck fell out.'], 'ice-hockey fall');
});

it('leaves at rest what only is there', () => {
  for (const text of [
    'There was a fox in the garden.',
    'Havia uma raposa no jardim.',
    'Había un zorro en el jardín.',
  ])
    assert.deepEqual(moving(text).flat(), [], text);
});
