import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { animalRoles, ensembleOf, newHero } from '@milestoon/cast';
import { buildSet, setAnimals, setNames } from '@milestoon/stage';
import { defaultLook } from '@milestoon/look';
import { directFilm } from '../direct.ts';
import type { Film, StoryShot } from '../film.ts';
import { frame } from '../frame.ts';
import { newNarration } from '../testing/index.ts';
import { writeScreenplay } from '@milestoon/story';
import { pastimeAt } from './pastime.ts';
import { atHome, inhabited } from './residents.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const placesOf = (name: (typeof setNames)[number], style: Film['style'], seed: number) =>
  buildSet({ name, style, time: 'day', weather: 'clear', seed }).animals;

function filmOf(description: string, style: Film['style'] = 'simple', seed = 3): Film {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0 };
  const screenplay = writeScreenplay({ ...child, style, title: 'A day', description, seed });
  const hero = newHero({ name: 'Mia', look: defaultLook, style, seed, variant: 0 });
  return directFilm({
    screenplay,
    narration: newNarration(screenplay, 0.35),
    characters: ensembleOf(hero, screenplay.cast, seed),
    photos: [],
    pictures: {},
  });
}
const shotsOf = (film: Film): StoryShot[] => film.shots.filter((shot) => shot.kind === 'story');
const wide = { x: 0, y: 0, zoom: 1 };

/** The roles that are seen in their places in a shot. */
function rolesIn(film: Film, shot: StoryShot): string[] {
  const set = inhabited(buildSet({ ...shot.set, style: film.style }), film, shot, shot.from, wide);
  return (set.residents?.seen ?? []).map(({ place }) => place.role);
}

test('every animal of every place is one that the cast can play', () => {
  assert.deepEqual(
    setAnimals.filter((role) => !animalRoles.some((known) => known === role)),
    [],
  );
  const found = new Set<string>();
  for (const name of setNames)
    for (const seed of seeds) for (const { role } of placesOf(name, 'simple', seed)) found.add(role);
  assert.deepEqual([...found].toSorted(), [...setAnimals].toSorted());
});

test('a farm and a zoo are inhabited in every style, and so are their cards', () => {
  for (const style of animationStyleKeys)
    for (const description of ['We went to the farm. Mia ran.', 'We went to the zoo. Mia ran.']) {
      const film = filmOf(description, style);
      const [shot] = shotsOf(film);
      assert.ok(shot);
      const places = buildSet({ ...shot.set, style }).animals;
      assert.ok(places.length > 4, description);
      assert.deepEqual(
        rolesIn(film, shot),
        places.map(({ role }) => role),
      );
      assert.equal(atHome(buildSet({ ...shot.set, style }), film).residents?.seen.length, places.length);
    }
});

test('an animal that the story brings on the stage is not in its place any more, and it alone is gone', () => {
  const seed = seeds.find((each) => {
    const [shot] = shotsOf(filmOf('At the farm a cow licked Mia.', 'simple', each));
    return shot && buildSet({ ...shot.set, style: 'simple' }).animals.some(({ role }) => role === 'cow');
  });
  const film = filmOf('We went to the farm. Mia ran. A cow licked Mia. Mia laughed.', 'simple', seed);
  const shots = shotsOf(film);
  const comes = shots.findIndex(({ actors }) => actors.some(({ member }) => member === 'cow'));
  assert.ok(comes > 0, 'the cow comes later');
  const [before, after] = [shots[comes - 1], shots[comes]].map((shot) => (shot ? rolesIn(film, shot) : []));
  assert.ok(before?.includes('cow'));
  assert.deepEqual(
    after,
    before?.filter((role) => role !== 'cow'),
  );
  // It is home again when the next line leaves it out.
  const lines = new Set(
    shots.filter(({ actors }) => actors.some(({ member }) => member === 'cow')).map(({ beat }) => beat),
  );
  const later = shots.slice(comes).find(({ beat }) => !lines.has(beat));
  assert.ok(later && rolesIn(film, later).includes('cow'));
  // The one in the pen is the one that comes.
  const first = shots[0];
  const cow = film.characters.cow;
  assert.ok(first && cow);
  const coat = (animal: typeof cow): string => {
    const own = { ...film, characters: { ...film.characters, cow: animal } };
    const set = inhabited(buildSet({ ...first.set, style: film.style }), own, first, first.from, wide);
    return JSON.stringify(set.residents?.seen.find(({ place }) => place.role === 'cow')?.ops);
  };
  assert.notEqual(coat({ ...cow, coat: 0 }), coat({ ...cow, coat: 1 }));
});

test('what is shown as a picture is not there twice either', () => {
  const film = filmOf('We went to the zoo. Mia ran.');
  const [shot] = shotsOf(film);
  assert.ok(shot);
  const before = rolesIn(film, shot).filter((role) => role === 'flamingo').length;
  const prop = {
    how: 'ground',
    pictures: [{ name: 'flamingo' }],
    players: [],
    x: 960,
    y: 900,
    size: 100,
    box: [900, 800, 100, 100],
  } satisfies NonNullable<StoryShot['props']>[number];
  const counted = (how: 'ground' | 'wall'): number =>
    rolesIn(film, { ...shot, props: [{ ...prop, how }] }).filter((role) => role === 'flamingo').length;
  assert.equal(counted('ground'), before - 1);
  assert.equal(counted('wall'), before);
});

test('the same frame is the same picture, and quiet life comes round again', () => {
  const film = filmOf('We went to the farm. Mia ran.');
  const n = (shotsOf(film)[0]?.from ?? 0) + 7;
  assert.deepEqual(frame(film, n), frame(filmOf('We went to the farm. Mia ran.'), n));
  const cow = { manner: 'stands', role: 'cow' } as const;
  const keys = (from: number, to: number): Set<string> =>
    new Set(Array.from({ length: to - from }, (_, i) => pastimeAt(cow, from + i).key));
  assert.deepEqual(keys(48, 96), keys(96, 144));
  assert.equal(keys(48, 96).size, 8);
  assert.ok([...keys(0, 400)].some((key) => key.startsWith('sniff')));
});

test('whoever is outside the picture is not drawn', () => {
  const film = filmOf('We went to the zoo. Mia ran.');
  const [shot] = shotsOf(film);
  assert.ok(shot);
  const set = buildSet({ ...shot.set, style: film.style });
  const near = inhabited(set, film, shot, shot.from, { x: 0, y: -200, zoom: 4 });
  assert.equal(near.residents?.seen.length ?? 0, 0);
});
