import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { type Action, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { writeScreenplay } from '@milestoon/story';
import { familyTexts, kindTexts, newRequest, requestOf } from '@milestoon/story/testing';
import { newFilm } from '../testing/fixture.ts';
import { overlapsWithHero, storyShots } from '../testing/measures.ts';
import { type Mark, planWays, type Way } from './ways.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const grandpa = newCastMember({ id: 'grandpa', name: 'Grandpa', role: 'grandfather', hero, seed: 1 });
const mark = (member: string, home: number, action: Action, facing: Mark['facing']): Mark => ({
  member,
  character: member === 'hero' ? hero : grandpa,
  action,
  facing,
  home,
});
const endOf = ({ x, speed, frames }: Way): number => x + speed * frames;

test('who comes to a child that waits ends where they stand, from outside of those who stand there', () => {
  const [child, near, coming] = planWays(
    [
      mark('hero', 960, 'stand', 'right'),
      mark('uncle', 1480, 'stand', 'left'),
      mark('grandpa', 1200, 'walk', 'left'),
    ],
    96,
    960,
  );
  assert.ok(child && near && coming);
  assert.deepEqual([child.x, near.x, Math.round(endOf(coming))], [960, 1200, 1480]);
  assert.ok(coming.x > 1550, 'comes from outside');
});

test('two who run towards each other stop before they meet', () => {
  const [child, other] = planWays(
    [mark('hero', 800, 'run', 'right'), mark('grandpa', 1150, 'run', 'left')],
    72,
    960,
  );
  assert.ok(child && other);
  assert.ok(endOf(other) - endOf(child) > 150, `${endOf(child)} and ${endOf(other)}`);
});

test('two who walk the same way keep their distance; the taller one takes fewer steps', () => {
  const [child, other] = planWays(
    [mark('hero', 1000, 'walk', 'right'), mark('grandpa', 800, 'walk', 'right')],
    72,
    960,
  );
  assert.ok(child && other);
  assert.ok(Math.abs(other.speed - child.speed) < 1e-9);
  assert.ok(other.pace < 1 && child.pace === 1);
  assert.equal(Math.round(endOf(child) - endOf(other)), Math.round(child.x - other.x));
});

test('who rides a bike rides to the end of the picture, slower where there is little room', () => {
  for (const others of [[], [mark('grandpa', 1200, 'clap', 'left')]]) {
    const [child] = planWays([mark('hero', 900, 'bike', 'right'), ...others], 140, 960);
    assert.equal(child?.frames, 140);
    assert.ok((child?.pace ?? 0) < 1);
  }
});

test('those who stand make room for the way of the child', () => {
  const [child, before, behind] = planWays(
    [
      mark('hero', 960, 'run', 'right'),
      mark('grandpa', 1150, 'stand', 'left'),
      mark('uncle', 760, 'stand', 'right'),
    ],
    72,
    960,
  );
  assert.ok(child && before && behind);
  assert.ok(before.x > endOf(child) + 150 && behind.x < child.x - 150);
});

test('nobody is ever before or behind the head or body of the child, in films of every kind', () => {
  const requests = [
    ...Object.values(kindTexts).map(([text], index) =>
      newRequest({ title: text?.[0] ?? '', description: text?.[1] ?? '', seed: index }),
    ),
    ...familyTexts.map((text) => requestOf(text)),
  ];
  for (const [index, request] of requests.entries()) {
    const style = animationStyleKeys[index % animationStyleKeys.length] ?? 'simple';
    const film = newFilm(writeScreenplay({ ...request, style }));
    for (const shot of storyShots(film)) {
      const worst = overlapsWithHero(film, shot, 6).reduce((most, each) => Math.max(most, each.share), 0);
      assert.ok(
        worst < 0.06,
        `${request.description.slice(0, 40)}, ${style}, ${shot.from}: ${worst.toFixed(2)}`,
      );
    }
  }
});
