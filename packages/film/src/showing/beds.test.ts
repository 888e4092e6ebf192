import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Actor } from '../film.ts';
import { besideBed, seatedInBeds } from './beds.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const characters = { hero, father: { ...hero, id: 'father', role: 'father' as const } };
const actorWho = (member: string, action: Actor['acting'][number]['action'], partner?: string): Actor => ({
  member,
  y: 900,
  acting: [
    {
      from: 0,
      action,
      emotion: 'happy',
      x: member === 'hero' ? 900 : 1200,
      speed: 0,
      facing: 'right',
      ...(partner ? { partner } : {}),
    },
  ],
});
const bedOf = (of: string) => ({ picture: 'bed', how: 'support', of }) as const;
const seatsIn = (beds: readonly ReturnType<typeof bedOf>[], actors: Actor[]) =>
  seatedInBeds(beds, { actors, characters, from: 0 });

it('sits whoever reads, eats or cries in bed up under the blanket, without a second bed', () => {
  for (const action of ['read', 'eat', 'cry'] as const) {
    const actors = seatsIn([bedOf('hero')], [actorWho('hero', action)]);
    assert.equal(actors[0]?.seated, 'bed', action);
    assert.deepEqual(besideBed(bedOf('hero'), { actors, characters, from: 0 }), []);
  }
});

it('has the child in the bed in which a grown-up reads to it, and the grown-up on a chair', () => {
  const actors = seatsIn(
    [bedOf('father')],
    [actorWho('hero', 'look', 'father'), actorWho('father', 'read', 'hero')],
  );
  assert.deepEqual(
    actors.map(({ seated }) => seated),
    ['bed', true],
  );
  const chairs = besideBed(bedOf('father'), { actors, characters, from: 0 });
  assert.deepEqual(
    chairs?.map(({ stand }) => stand),
    ['chair'],
  );
});

it('leaves the bed of whoever sits on it while somebody else, or an animal, sleeps', () => {
  const asleep = [actorWho('hero', 'sit'), actorWho('father', 'sleep')];
  assert.equal(besideBed(bedOf('hero'), { actors: asleep, characters, from: 0 }), null);
  assert.deepEqual(besideBed(bedOf('father'), { actors: asleep, characters, from: 0 }), []);
  const dog = { ...hero, id: 'dog', role: 'dog' as const };
  const actors = [actorWho('dog', 'sleep')];
  assert.equal(besideBed(bedOf('dog'), { actors, characters: { hero, dog }, from: 0 }), null);
});

it('leaves the bed to whoever jumps or sits on it, or is hugged there', () => {
  for (const actor of [
    actorWho('hero', 'jump'),
    actorWho('hero', 'sit'),
    actorWho('hero', 'hug', 'father'),
  ]) {
    const actors = seatsIn([bedOf('hero')], [actor]);
    assert.deepEqual(actors, [actor]);
    assert.equal(besideBed(bedOf('hero'), { actors, characters, from: 0 }), null);
  }
});

it('keeps whoever is kissed in bed sitting up in it, and the grown-up doing it', () => {
  const actors = seatsIn(
    [bedOf('hero')],
    [actorWho('hero', 'kiss', 'father'), actorWho('father', 'kiss', 'hero')],
  );
  assert.deepEqual(
    actors.map(({ seated, acting }) => [seated, acting[0]?.action]),
    [
      ['bed', 'look'],
      [undefined, 'kiss'],
    ],
  );
});

it('sits whoever is woken up in bed, with the hand of who wakes them there', () => {
  const actors = seatsIn(
    [bedOf('hero')],
    [actorWho('hero', 'get-up', 'father'), actorWho('father', 'stroke', 'hero')],
  );
  assert.equal(actors[0]?.seated, 'bed');
});
