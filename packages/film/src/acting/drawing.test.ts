import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero, perform } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { drawActors } from './acting.ts';
import { pictureOf } from '@milestoon/things/pictures';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const drawn = (thing?: Parameters<typeof perform>[1]['thing']) =>
  JSON.stringify(
    perform(hero, {
      action: 'draw',
      actionFrame: 40,
      frame: 40,
      emotion: 'happy',
      facing: 'right',
      ...(thing ? { thing } : {}),
    }),
  );

it('shows on the sheet what is drawn, and a house where nothing is told', () => {
  const rainbow = pictureOf('rainbow');
  assert.ok(rainbow);
  assert.notEqual(drawn({ picture: rainbow }), drawn());
});

it('lays what somebody writes at a table over the table, and keeps it at the chest elsewhere', () => {
  const onTable = (seated: 'behind' | undefined): number => {
    const acting = [
      { from: 0, action: 'write', emotion: 'happy', x: 900, speed: 0, facing: 'right' },
    ] as const;
    const actor = { member: 'hero', y: 885, acting: [...acting], ...(seated ? { seated } : {}) };
    const shot = { from: 0, actors: [actor], speaker: null, mouth: [] };
    return drawActors({ characters: { hero }, seed: 1 }, shot, 0, 0)[0]?.onTable.length ?? 0;
  };
  assert.deepEqual([onTable('behind'), onTable(undefined)], [1, 0]);
});
