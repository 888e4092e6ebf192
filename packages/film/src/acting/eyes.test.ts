import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newCastMember, newHero } from '@milestoon/cast';
import { writeScreenplay } from '@milestoon/story';
import { kindTexts, newRequest } from '@milestoon/story/testing';
import { performanceOf } from './acting.ts';
import { withEyes } from './eyes.ts';
import type { Acting, Actor } from '../film.ts';
import { newFilm } from '../testing/fixture.ts';
import { hasOwnBusiness } from './own-business.ts';
import { storyShots } from '../testing/measures.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const other = (role: 'father' | 'dog') => newCastMember({ id: 'other', name: 'Other', role, hero, seed: 1 });
const actor = (member: string, x: number, acting: Partial<Acting> = {}): Actor => ({
  member,
  y: 885,
  acting: [{ from: 0, action: 'stand', emotion: 'happy', x, speed: 0, facing: 'right', ...acting }],
});
const gazes = (actors: readonly Actor[], role: 'father' | 'dog', speaker: string | null = null) =>
  withEyes(actors, { hero, other: other(role) }, speaker).map(({ acting: [first] }) => first?.gaze);

test('a child looks up at a grown-up and down at a dog, and they look back', () => {
  const pair = [actor('hero', 800), actor('other', 1100, { facing: 'left' })];
  const [up, back] = gazes(pair, 'father');
  assert.ok(up && up[0] > 0.4 && up[1] < -0.1);
  assert.ok(back && back[0] < -0.4 && back[1] > 0.1);
  const [down] = gazes(pair, 'dog');
  assert.ok(down && down[1] > 0.1);
});

test('who is busy with a thing looks at it, who is alone on the way ahead', () => {
  const [busy] = gazes([actor('hero', 800, { action: 'paint' }), actor('other', 500)], 'father');
  assert.equal(busy, undefined);
  const [ahead] = gazes([actor('hero', 800, { action: 'walk', facing: 'left', speed: -6 })], 'father');
  assert.ok(ahead && ahead[0] < -0.4);
});

test('wherever somebody else is there, the eyes of the child have somebody or something to look at', () => {
  let [frames, seeing] = [0, 0];
  for (const [first] of Object.values(kindTexts)) {
    const film = newFilm(
      writeScreenplay(
        newRequest({ title: first?.[0] ?? '', description: `${first?.[1]} Grandpa was there.` }),
      ),
    );
    for (const shot of storyShots(film)) {
      const child = shot.actors.find(({ member }) => member === 'hero');
      if (!child || shot.memory) continue;
      for (let n = shot.from; n < shot.to; n += 8) {
        const { action, gaze } = performanceOf(shot, child, n);
        const company = shot.actors.length > 1 || shot.foreground !== undefined;
        if (!company) continue;
        frames += 1;
        if (gaze !== undefined || hasOwnBusiness(action)) seeing += 1;
      }
    }
  }
  assert.ok(frames > 500);
  assert.ok(seeing / frames > 0.99, `${seeing} of ${frames}`);
});
