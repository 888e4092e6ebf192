import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArguments } from './arguments.ts';
import { CliError } from './cli-error.ts';

const good = {
  photo: ['a.jpg'],
  name: ['Mia'],
  style: ['anime'],
  title: ['First steps'],
  description: ['Mia walked.'],
  image: ['m.jpg'],
  out: ['out'],
};
const argv = (changes: Record<string, string[]> = {}): string[] =>
  Object.entries({ ...good, ...changes }).flatMap(([key, values]) =>
    values.flatMap((value) => [`--${key}`, value]),
  );

test('complete arguments are read, with the first avatar and episode 1', () => {
  const input = readArguments(argv({ photo: ['a.jpg', 'b.jpg'] }));
  assert.deepEqual(input, {
    photos: ['a.jpg', 'b.jpg'],
    look: null,
    set: {},
    name: 'Mia',
    style: 'anime',
    title: 'First steps',
    description: 'Mia walked.',
    images: ['m.jpg'],
    out: 'out',
    avatar: 1,
    episodeNumber: 1,
    earlier: [],
    narrator: 'warm',
    music: 'story',
    writtenBy: undefined,
    wordsInPicture: false,
    json: false,
  });
});

test('--written-by says who wrote it', () =>
  assert.equal(readArguments(argv({ 'written-by': ['grandfather'] }))?.writtenBy, 'grandfather'));

test('--help asks for the usage', () => assert.equal(readArguments(['--help']), null));

const faults: [string, Record<string, string[]>, RegExp][] = [
  ['no photo and no look', { photo: [] }, /^Missing --photo/],
  ['five photos', { photo: ['1', '2', '3', '4', '5'] }, /^You can upload up to 4 photos\.$/],
  [
    'an unknown style',
    { style: ['noir'] },
    /^Unknown style 'noir': choose anime, adventure, simple, fantasy\.$/,
  ],
  ['a title of 101 characters', { title: ['x'.repeat(101)] }, /^The title has 101 characters; at most 100/],
  [
    'a description of 501 characters',
    { description: ['x'.repeat(501)] },
    /^The description has 501 characters/,
  ],
  ['a blank name', { name: [' '] }, /^Missing --name\.$/],
  ['no image', { image: [] }, /^Please add at least one image/],
  ['three images', { image: ['1', '2', '3'] }, /^You can upload up to 2 images per episode\.$/],
  ['a fifth avatar', { avatar: ['5'] }, /^--avatar must be a whole number from 1 to 4\.$/],
  [
    'a part of the look that cannot be',
    { set: ['hair=mane'] },
    /^--set hair cannot be 'mane': choose long-fringe/,
  ],
  ['a writer who is no relative', { 'written-by': ['postman'] }, /--written-by|written-by/],
  ['an unknown option', { shade: ['1'] }, /--shade/],
];
for (const [name, changes, message] of faults)
  test(`${name} is refused in one sentence`, () => {
    assert.throws(
      () => readArguments(argv(changes)),
      (error) => error instanceof CliError && message.test(error.message),
    );
  });

test('--set may stand there more than once', () =>
  assert.deepEqual(readArguments(argv({ set: ['hair=bob', 'skin=dark'] }))?.set, {
    hairShape: 'bob',
    skin: 'dark',
  }));

test('exactly 100 and 500 characters are accepted', () => {
  const input = readArguments(argv({ title: ['x'.repeat(100)], description: ['y'.repeat(500)] }));
  assert.equal(input?.title.length, 100);
  assert.equal(input?.description.length, 500);
});
