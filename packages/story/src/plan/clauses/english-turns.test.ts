import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown } from '../../testing/plan-of.ts';

const acts = (text: string): string => (lastShown(text).acts ?? []).join(', ');
const shown = (text: string): string => {
  const { set, acts: done, seen } = lastShown(text);
  return [set, ...(done ?? []), ...(seen ?? [])].join(', ');
};

it('tugs at what is too heavy for somebody', () => {
  assert.equal(acts('The bag was too heavy for Mia.'), 'hero pull shopping-bags');
  assert.match(shown('The box was too heavy for her.'), /hero pull.*package/);
});

it('rides in what is taken or caught, and climbs the stairs that are taken', () => {
  assert.match(shown('Mia took the bus.'), /^bus, hero sit/);
  assert.match(shown('She caught the bus to school.'), /^bus, hero sit/);
  assert.equal(acts('Mia took the stairs.'), 'hero climb stairs');
});

it('sits on what is mounted, and lies in the sleeping bag', () => {
  assert.match(shown('Mia got on her horse.'), /hero ride/);
  assert.match(shown('She got on the bike.'), /hero sit, bicycle support hero/);
  assert.match(shown('Mia crept into her sleeping bag.'), /hero lie-down/);
  assert.equal(acts('Mia pulled herself onto the rock.'), 'hero climb');
});

it('swings a bat where somebody swings and misses, and a swing where nobody does', () => {
  assert.equal(acts('Mia swung at the ball.'), 'hero hit baseball-bat');
  assert.equal(acts('She swung and missed the ball.'), 'hero hit baseball-bat');
  assert.equal(acts('Mia swung in the park.'), 'hero swing');
});

it('shows no animal that is only a word', () => {
  assert.equal(acts('Mia spelled the word cat.'), 'hero talk');
  assert.equal(acts('She learned the word duck.'), 'hero think');
});

it('sets a paper boat on the water, gives up a seat and is out of breath', () => {
  assert.equal(acts('Mia sailed a paper boat on the pond.'), 'hero put-down paper-boat');
  assert.match(acts('Mia gave up her seat to an old man.'), /^hero get-up/);
  assert.equal(acts('Mia ran out of breath.'), 'hero kneel');
});

it('wears what is on a string round the neck, and what somebody is wrapped in', () => {
  assert.match(shown('Mia had the key on a string round her neck.'), /key worn hero/);
  assert.match(shown('She wrapped herself in a towel.'), /towel worn hero/);
});

it('talks with whom somebody makes friends, who call nobody', () => {
  assert.equal(acts('Mia made friends with a girl called Zoe.'), 'hero talk to friend, friend talk to hero');
});

it('stands under the tree that shelters', () => {
  assert.match(shown('Mia sheltered under a tree.'), /hero stand/);
});
