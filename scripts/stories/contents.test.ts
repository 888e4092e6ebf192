import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Contents, contentsOf, type Film } from '@milestoon/film';
import { seenNames } from '@milestoon/studio/canvas';
import { filmOfStory } from './film-of-story.ts';
import { stillsOf } from './stills.ts';

const text = 'Mia carried a pumpkin. She hung a picture of a whale on the wall.';
const filmed = filmOfStory({ id: 't', child: { name: 'Mia', age: 6 }, title: 'A pumpkin', text }, 'simple');
const told = stillsOf(filmed).find(({ line }) => line.includes('pumpkin'));
const shown = (film: Film): Contents => {
  assert.ok(told);
  const contents = contentsOf(film, told.frame, seenNames);
  assert.ok(contents);
  return contents;
};
const names = ({ pictures }: Contents): string[] => pictures.map(({ name, how }) => `${name} ${how}`);

/** The film with the actors of all shots changed. */
const withActors = (change: (actor: Film['shots'][number] & { kind: 'story' }) => object): Film => ({
  ...filmed.film,
  shots: filmed.film.shots.map((shot) => (shot.kind === 'story' ? { ...shot, ...change(shot) } : shot)),
});

test('who is in the picture with what in their hands is told with what they do', () => {
  const contents = shown(filmed.film);
  assert.deepEqual(
    contents.people.map(({ member, action, on }) => [member, action, on]),
    [['hero', 'carry', undefined]],
  );
  assert.deepEqual(names(contents), ['pumpkin held']);
});

test('who was planned and stands outside the picture is not told, nor what they hold', () => {
  const away = withActors(({ actors }) => ({
    actors: actors.map((actor) => ({
      ...actor,
      acting: actor.acting.map((acting) => ({ ...acting, x: acting.x + 6000 })),
    })),
  }));
  assert.deepEqual([shown(away).people, names(shown(away))], [[], []]);
});

test('a thing the film has no drawing of is not told, whatever the plan says', () => {
  const contents = shown({ ...withActors(() => ({})), pictures: {} });
  assert.deepEqual([contents.people.length, names(contents)], [1, []]);
});
