import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown } from '../../testing/plan-of.ts';

const acts = (text: string): string => (lastShown(text).acts ?? []).join(', ');

it('touches what is put on or turned up, and wears it only where it is worn', () => {
  assert.equal(acts('Mia put the kettle on.'), 'hero reach kettle');
  assert.equal(acts('Mia turned up the music.'), 'hero reach radio');
  assert.equal(acts('Mia changed the bulb.'), 'hero reach light-bulb');
  assert.equal(acts('Mia set the alarm.'), 'hero reach alarm-clock');
  assert.equal(acts('Mia put her hat on.'), 'hero put-on sun-hat');
});

it('paints no curtains that are drawn, and runs with no tablet that is charged', () => {
  assert.equal(acts('Mia drew the curtains.'), 'hero push curtain');
  assert.equal(acts('Mia drew a cat.'), 'hero draw cat');
  assert.equal(acts('Mia charged the tablet.'), 'hero put-down tablet');
});

it('plays what is plucked or bowed', () => {
  assert.equal(acts('Mia plucked the strings of the guitar.'), 'hero play-music guitar');
  assert.equal(acts('Mia bowed the violin.'), 'hero play-music violin');
  assert.match(acts('Mia bowed to the audience.'), /^hero bow/);
});

it('rides a bike where no other ride is told, and sits on those of a fair', () => {
  assert.equal(acts('Mia rode through a puddle.'), 'hero bike');
  assert.doesNotMatch(acts('Mia sat on her pony. She rode to the farm.'), /bike/);
  assert.equal(acts('Mia went on the bumper cars.'), 'hero sit');
});

it('pushes her own cars, and casts a spell with a wand at home', () => {
  assert.equal(acts('Mia crashed her cars.'), 'hero push automobile');
  assert.equal(acts('Mia cast a spell with her wand.'), 'hero wave magic-wand');
  assert.equal(lastShown('Mia cast a spell with her wand.').set, 'living');
  assert.match(acts('Mia swapped seats with Leo.'), /^hero walk/);
});
