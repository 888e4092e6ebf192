import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from './hero.ts';
import { heightOf, topOf } from './measure.ts';
import { newCastMember } from './relatives.ts';
import { type TradeName, tradeNames } from './trades.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'anime', variant: 0, seed: 1 });
const atWork = (trade: TradeName, lookOf = hero) =>
  newCastMember({ id: 'man', name: trade, role: 'man', trade, hero: lookOf, seed: 1 });

test('every trade is known by what somebody wears: no two are dressed alike', () => {
  const worn = tradeNames.map((trade) => {
    const { outfit, headwear } = atWork(trade);
    return JSON.stringify({ ...outfit, headwear });
  });
  assert.equal(new Set(worn).size, tradeNames.length);
});

test('a hat adds to the height that a picture must show, and nothing else does', () => {
  const cook = atWork('cook');
  assert.ok(topOf(cook) > heightOf(cook) + 20);
  const barber = atWork('barber');
  assert.equal(topOf(barber), heightOf(barber));
});

test('a stranger at work has not the skin of the family', () => {
  for (const trade of tradeNames) assert.notEqual(atWork(trade).look.skin, hero.look.skin, trade);
});
