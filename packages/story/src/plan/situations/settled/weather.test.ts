import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown as shown } from '../../../testing/plan-of.ts';

it('builds snowmen and rides sledges where snow lies', () => {
  assert.equal(shown('Mia built a snowman in front of the house.').set, 'snow');
  assert.equal(shown('Mia went down the hill on her sledge.').set, 'snow');
  assert.equal(shown('Mia hizo un muñeco de nieve en el jardín.').set, 'snow');
  assert.equal(shown('Mia planted a flower in the garden.').set, 'garden');
});

it('reaches after what the wind takes, out of doors', () => {
  for (const text of ["The wind blew Mia's hat off.", 'O vento levou o chapéu da Mia.']) {
    const { set, acts, seen } = shown(text);
    assert.equal(set, 'park', text);
    assert.deepEqual(acts, ['hero reach'], text);
    assert.ok(seen?.includes('sun-hat flying hero'), text);
  }
});

it('has an umbrella in a hand and no roof on posts, and it rains', () => {
  const { weather, acts, seen } = shown('A Mia e a avó caminharam debaixo do guarda-chuva.');
  assert.equal(weather, 'rain');
  assert.ok(acts?.includes('grandmother walk umbrella'));
  assert.deepEqual(seen, []);
});

it('rains outside the window through which rain is watched', () =>
  assert.equal(shown('Mia watched the rain through the window.').weather, 'rain'));

it('catches snowflakes with the face up', () =>
  assert.deepEqual(shown('Mia caught snowflakes on her tongue.').acts, ['hero look-up']));

it('has a puddle under the feet', () =>
  assert.deepEqual(shown('Mia jumped in a puddle.').seen, ['puddle support hero', 'droplet flying hero']));

it('stays where it is with wind that is heard and umbrellas that are not up', () => {
  for (const text of [
    'Mia heard the wind and hid under the table.',
    'Mia closed the window because of the wind.',
    'A Mia ouviu o vento e abraçou a mãe.',
  ])
    assert.notEqual(shown(text).set, 'park', text);
  assert.equal(shown('Mia lost her hat in the wind.').set, 'park');
  assert.notEqual(shown('Mia hung her umbrella on the hook.').set, 'street');
  for (const text of [
    'Mia sat under the umbrella in the garden.',
    'Mia used her umbrella as a sword in the garden.',
  ])
    assert.equal(shown(text).weather, null, text);
  assert.deepEqual(shown('Mia sat under the umbrella in the garden.').seen, ['umbrella roof hero']);
  const { set, weather } = shown('Mia opened her umbrella.');
  assert.deepEqual([set, weather], ['street', 'rain']);
});

it('is no winter where snow is only spoken of, drawn or eaten', () => {
  for (const text of [
    'Mia talked about snow all summer in the garden.',
    'Mia sang a song about a snowman in the park in July.',
    'Mia wore her snow boots in the garden.',
    'Mia ate a snow cone in the park.',
    'A Mia viu a Branca de Neve no parque.',
    'Mia hizo un muñeco de nieve con plastilina en el jardín.',
  ])
    assert.ok(['garden', 'park'].includes(shown(text).set ?? ''), text);
  for (const text of ['A Mia brincou com a neve no jardim.', 'Mia made a snow angel in the garden.'])
    assert.equal(shown(text).set, 'snow', text);
});

it('has no puddle under the feet that is jumped over or walked round', () => {
  for (const text of ['Mia jumped over the puddle.', 'Mia walked round the puddle.', 'Mia saltó el charco.'])
    assert.deepEqual(shown(text).seen, ['puddle passed hero'], text);
  for (const text of ['Mia saltó a un charco.', 'A Mia saltou para a poça.'])
    assert.equal(shown(text).seen?.[0], 'puddle support hero', text);
});
