import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lead = (text: string, at = 0): string => {
  const { who, action, thing } = planOf(text).moments.at(at)?.acts[0] ?? {};
  return [who, action, thing].filter(Boolean).join(' ');
};

it('shows at once how somebody goes, and what they carry', () => {
  assert.equal(lead('Mia came into the kitchen carrying a big pumpkin.'), 'hero carry pumpkin');
  assert.equal(lead('A Mia desceu as escadas a correr e abriu a porta.'), 'hero run');
  assert.equal(lead('Mia cruzó la cocina gateando.'), 'hero crawl');
  assert.equal(lead('Mia entró en la cocina bailando.'), 'hero dance');
});

it('hugs a dog as it goes', () => {
  assert.equal(lead('Mia salió corriendo al patio abrazando a su perro.', 1), 'hero hug');
  assert.equal(lead('Mia subió la escalera abrazando a su oso.', 1), 'hero hug');
});

it('goes first and does something then where the words say so', () => {
  assert.equal(lead('Mia walked to the park and carried the ball.'), 'hero walk');
  assert.equal(lead('A Mia foi à cozinha e dançou.'), 'hero walk');
});

it('does sitting what is told of whoever sits there', () => {
  const seat = (text: string) =>
    planOf(text)
      .moments.at(-1)
      ?.seen.find(({ how }) => how === 'support');
  assert.equal(seat('Mia sat on the chair untangling the string.')?.seated, true);
  assert.equal(seat('Mia sat on the chair and then she ran away.'), undefined);
});

it('has climbed a ladder once', () => {
  assert.notEqual(lead('Mia climbed the ladder holding the star.', -1), 'hero climb');
});
