import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dressed, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Seen } from '@milestoon/story/screenplay';
import type { Actor } from '../film.ts';
import { inTheirClothes, oneHat, wornAt } from './worn.ts';

const on = (picture: string, of: string): Seen => ({ picture, how: 'worn', of });

test('a new hat takes the place of the one before, on this head and not on another', () => {
  const worn = [on('helmet', 'hero'), on('crown', 'sister'), on('sunglasses', 'hero'), on('top-hat', 'hero')];
  assert.deepEqual(
    oneHat(worn).map(({ picture, of }) => `${picture} ${of}`),
    ['crown sister', 'sunglasses hero', 'top-hat hero'],
  );
});

test('in the snow people have long sleeves and boots on, and over them what is told', () => {
  const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
  const dog = newCastMember({ id: 'dog', name: 'Rex', role: 'dog', hero, seed: 5 });
  const actors = ['hero', 'dog'].map(
    (member): Actor => ({
      member,
      y: 900,
      acting: [{ from: 0, action: 'stand', emotion: 'happy', x: 900, speed: 0, facing: 'right' }],
    }),
  );
  const worn = (seen: Seen[], isCold: boolean) =>
    inTheirClothes(actors, seen, {
      characters: { hero, dog },
      where: { set: isCold ? 'snow' : 'park', time: 'day', weather: 'clear', indoor: false },
    }).map(({ clothes = [] }) => clothes.map(({ picture }) => picture));
  assert.deepEqual(worn([], true), [['winter-clothes'], []]);
  assert.deepEqual(worn([on('rubber-boots', 'hero')], true), [['winter-clothes', 'rubber-boots'], []]);
  assert.deepEqual(worn([on('coat', 'hero')], true), [['coat'], []]);
  assert.deepEqual(worn([], false), [[], []]);
  const { outfit, headwear } = dressed(hero, [{ picture: 'winter-clothes' }]);
  assert.deepEqual(
    [outfit.sleeves, outfit.trousers, outfit.boots, outfit.top, headwear],
    ['long', 'long', true, hero.outfit.top, 'beanie'],
  );
});

test('a towel and a blanket are round whoever is wrapped in them', () => {
  for (const name of ['towel', 'blanket']) assert.ok((wornAt(name)?.y ?? 0) > 1, name);
});
