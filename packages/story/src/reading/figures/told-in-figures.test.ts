import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Who does what in the last moment. */
const lastIn = (text: string): string[] =>
  (planOf(text).moments.at(-1)?.acts ?? []).map(({ who, action }) => `${who} ${action}`);

it('has whoever it was do it: a cat that was eating, a father who snored', () => {
  assert.deepEqual(lastIn('Mia looked. It was Dad snoring on the sofa.'), ['father lie-down']);
  assert.deepEqual(lastIn('A Mia olhou. Era o gato a comer as bolachas.'), ['cat eat']);
  assert.deepEqual(lastIn('Mia miró. Era el gato comiéndose las galletas.'), ['cat eat']);
  assert.equal(planOf('It was a lovely warm morning. Mia ran.').moments.length, 1);
});

it('has a night that was before in no scene', () => {
  for (const text of [
    'It had rained the whole night. Mia ran to the swings.',
    'Tinha chovido toda a noite. A Mia correu para os baloiços.',
    'Había llovido toda la noche. Mia corrió a los columpios.',
  ]) {
    const last = planOf(text).moments.at(-1);
    assert.deepEqual([last?.time, last?.weather], [null, null], text);
  }
});

it('takes out what was got out, and runs where somebody takes off', () => {
  assert.deepEqual(lastIn('Mia got the milk out of the fridge.'), ['hero take-out']);
  assert.deepEqual(lastIn('The dog took off down the street.'), ['dog run']);
});

it('plays nothing where it is only somebody’s turn, and carries nothing that is broken', () => {
  assert.deepEqual(lastIn('Le tocó irse a pie con el abuelo.'), ['hero walk', 'grandfather walk']);
  assert.deepEqual(lastIn('Mia se cargó el jarrón.'), ['hero drop']);
});

it('has all who scream, and small ones who howl, and nobody else', () => {
  assert.deepEqual(lastIn('Mia ran. Two of the small ones started howling.'), ['friend cry', 'friend-2 cry']);
  assert.deepEqual(lastIn('Mia ran. Everyone screaming.'), ['hero look']);
  assert.equal(planOf('Mia ran. Everyone screaming.').moments.at(-1)?.crowd?.action, 'shout');
});

it('keeps what is saved for somebody, and is on the knees or in the rain where that is said', () => {
  assert.deepEqual(lastIn('Mia saved the last bit of her cake for the dog.'), ['hero hold']);
  assert.deepEqual(lastIn('Mia laughed. I have been on my knees on the kitchen floor.'), [
    'mother kneel',
    'hero look',
  ]);
  assert.equal(planOf('Mia ran to the park, lashing rain.').moments.at(-1)?.weather, 'rain');
});

it('has no suitcase where something is of its size, and no go that is a turn', () => {
  const pictures = planOf('Mia laughed. A seagull the size of a suitcase took the cake.').moments.flatMap(
    ({ seen }) => seen.map(({ picture }) => picture),
  );
  assert.ok(!pictures.includes('luggage'));
  assert.equal(planOf('Mia threw the boot. Second go hit the tent.').moments.length, 2);
});

it('is somewhere for a winter and wipes nothing, in Portuguese and Spanish', () => {
  assert.deepEqual(lastIn('A Mia passou o inverno todo no banco com uma manta.'), ['hero look']);
  assert.deepEqual(lastIn('Mia pasó la tarde jugando con la pelota.'), ['hero kick']);
});

it('is on the knees in Portuguese, too', () => {
  assert.deepEqual(lastIn('A Mia ficou de joelhos na lama.'), ['hero kneel']);
});

it('leaves out what is only said beside, and falls off what somebody came off', () => {
  assert.equal(planOf("Don't ask me why, Mia ran.").moments.length, 1);
  assert.equal(planOf('Mia went quiet, which is never good.').moments.length, 1);
  assert.deepEqual(lastIn('Mia came off her bike.'), ['hero fall']);
  assert.deepEqual(lastIn('Dad has been out fishing since two.'), ['father fish']);
  assert.deepEqual(lastIn('Mia got her sister up, at last.'), ['hero stroke', 'sister get-up']);
  assert.deepEqual(lastIn('Mia got the kite up.'), ['hero hold']);
});

it('has no picture of a count that is lost or a heart in a throat', () => {
  for (const text of ['A Mia perdeu a conta.', 'Mia perdió la cuenta.', 'My heart was in my throat.'])
    assert.deepEqual(planOf(text).moments.at(-1)?.seen ?? [], [], text);
});
