import { en } from '@milestoon/domain/texts/en';
import { defaultLook, type LookReading } from '@milestoon/look';
import { expect, test } from 'vitest';
import {
  changesAnything,
  changesDrawing,
  draftOf,
  editProblems,
  lookOf,
  rebased,
  type SavedChild,
} from './edit-draft.ts';

const photo = (path: string) => ({ path, url: `/${path}`, width: 5, height: 5 });
const saved: SavedChild = {
  id: 'c1',
  name: 'Mia',
  pronunciation: null,
  style: 'anime',
  avatarUrl: '/a.png',
  avatarSelected: true,
  state: 'ready',
  age: 5,
  episodeCount: 0,
  newAvatars: null,
  season: { number: 1, episodes: 0, latest: 0 },
  photos: [photo('one'), photo('two')],
  look: { ...defaultLook, hairShape: 'braids', eyes: 'green' },
  version: 3,
  drawnWith: { seed: 1, variant: 0 },
  styleOpensAt: null,
  avatarOutdated: false,
  redrawing: false,
};
const draft = draftOf(saved);

test('an untouched form changes nothing; a name changes no drawing', () => {
  expect(changesAnything(draft)).toBe(false);
  expect(changesDrawing({ ...draft, name: 'Mila' })).toBe(false);
  expect(changesAnything({ ...draft, name: 'Mila' })).toBe(true);
});

test.each([
  { photos: [photo('one')] },
  { photos: [photo('two'), photo('one')] },
  { style: 'fantasy' as const },
  { corrections: { eyes: 'blue' as const } },
])('%o is drawn anew', (part) => {
  expect(changesDrawing({ ...draft, ...part })).toBe(true);
});

test('what new photos show only vaguely stays as it was, and a correction wins over all', () => {
  const reading: LookReading = {
    version: 1,
    look: { ...defaultLook, hairShape: 'bob', eyes: 'brown', hairColor: 'red' },
    confidence: { hairShape: 0.3, eyes: 0.95, hairColor: 0.95 },
    photos: [],
  };
  const look = lookOf({ ...draft, corrections: { hairColor: 'blond' } }, reading);
  expect(look).toMatchObject({ hairShape: 'braids', eyes: 'brown', hairColor: 'blond' });
  expect(lookOf(draft, undefined)).toEqual(saved.look);
});

test('new photos leave alone what no photo tells', () => {
  const chosen = { headCover: 'turban', hearingAid: true, wheelchair: true } as const;
  const reading: LookReading = { version: 1, look: defaultLook, confidence: { eyes: 0.9 }, photos: [] };
  const look = lookOf(draftOf({ ...saved, look: { ...saved.look, ...chosen } }), reading);
  expect(look).toMatchObject({ ...chosen, eyes: defaultLook.eyes });
});

test('on top of somebody else’s edit the own entries stay and everything else follows', () => {
  const other = { ...saved, version: 4, name: 'Mila', style: 'simple' as const, photos: [photo('two')] };
  const mine = { ...draft, name: 'Maria', photos: [...saved.photos, photo('new')] };
  const result = rebased(mine, other);
  expect(result).toMatchObject({ name: 'Maria', style: 'simple', base: { version: 4, name: 'Mila' } });
  expect(
    result.photos.map(({ path }) => path),
    'one was deleted',
  ).toEqual(['two', 'new']);
  expect(rebased({ ...draft, style: 'fantasy' }, other)).toMatchObject({ name: 'Mila', style: 'fantasy' });
  expect(rebased({ ...draft, photos: [photo('one')] }, other).photos).toEqual(other.photos);
});

test('what keeps an edit from being saved', () => {
  expect(editProblems({ ...draft, name: ' ', photos: [] }, en)).toEqual({
    name: "Please enter your child's name",
    photos: 'Please add at least one photo of your child',
  });
  const deleted = draftOf({ ...saved, photos: [] });
  expect(editProblems(deleted, en), 'deleted in due course').toEqual({});
  expect(editProblems({ ...deleted, style: 'fantasy' }, en)).toHaveProperty('photos');
  expect(editProblems({ ...draft, photos: ['1', '2', '3', '4', '5'].map(photo) }, en)).toEqual({
    photos: 'You can upload up to 4 photos',
  });
});

test('a name that is too long is kept and says by how much', () => {
  expect(editProblems({ ...draft, name: 'M'.repeat(61) }, en).name).toBe(en.support.tooLong(1));
});
