import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown as shown } from '../../../testing/plan-of.ts';

it('holds out what an animal eats from the hand', () => {
  for (const text of ["The pony ate a carrot from Mia's hand.", 'O cavalo comeu uma cenoura da mão da Mia.'])
    assert.deepEqual(
      shown(text).acts?.toSorted(),
      ['hero hand-over to horse carrot', 'horse eat to hero'],
      text,
    );
});

it('has a bucket for the milk, and eggs in their nest', () => {
  assert.ok(shown('Mia milked a cow.').seen?.includes('bucket ground'));
  assert.equal(shown('A Mia apanhou os ovos no galinheiro.').acts?.[0], 'hero hold nest-with-eggs');
});

it('hangs a piñata, smears cake, and lays no presents on the door', () => {
  assert.ok(shown('Mia hit the piñata with a stick.').seen?.includes('piata flying hero'));
  assert.ok(shown('Mia smeared cake all over her face.').seen?.includes('mud smeared hero'));
  assert.ok(
    !shown('Los amigos de Mia le dieron regalos en la puerta de casa.').seen?.includes('wrapped-gift ground'),
  );
});

it('kicks one ball, in turn', () => {
  assert.deepEqual(shown('Mia and Dad kicked a ball to each other.').acts, [
    'hero kick to father soccer-ball',
    'father look to hero',
  ]);
  assert.ok(!shown('Mia scored a goal at football.').seen?.includes('soccer-ball ground'));
});

it('sits in the chair of a hairdresser, and has the candles on the cake', () => {
  for (const text of ["The barber cut Mia's hair.", 'A cabeleireira cortou o cabelo à Mia.'])
    assert.ok(shown(text).seen?.includes('barber-chair support hero'), text);
  assert.ok(!shown("Dad cut Mia's hair in the garden.").seen?.includes('barber-chair support hero'));
  assert.deepEqual(shown('Mum carried the birthday cake with candles to the table.').seen, ['table ground']);
});

it('posts letters in the street', () =>
  assert.equal(shown('Mia posted a letter in the postbox.').set, 'street'));
