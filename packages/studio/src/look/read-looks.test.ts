import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { isVague, type LookReading, lookReadingSchema } from '@milestoon/look';
import sharp from 'sharp';
import { preparePhoto } from '../photo/prepare-photo.ts';
import { expectedLooks, hairSteps, isDarkEye, lengthOf, photoFolder, toneSteps } from './expected-looks.ts';
import { createLookReader, type LookReader } from './look-reader.ts';

const photo = (file: string): Promise<Buffer> => readFile(new URL(file, photoFolder));

const withoutColours = new Set(['child-grayscale.jpg', 'very-dark.jpg']);

describe('the looks of the test photos', () => {
  const readings = new Map<string, LookReading>();
  let reader: LookReader;
  const lookIn = (file: string): LookReading['look'] => {
    const reading = readings.get(file);
    assert.ok(reading, file);
    return reading.look;
  };

  before(async () => {
    reader = createLookReader();
    for (const { file } of expectedLooks()) readings.set(file, await reader.read([await photo(file)]));
  });
  after(() => reader.close());

  for (const { file, skin, hairColor, length, fringe, eyes, glasses } of expectedLooks()) {
    const coloured = !withoutColours.has(file);
    if (skin && coloured) {
      test(`${file}: skin within a step of ${skin}`, () => {
        const read = lookIn(file).skin;
        assert.ok(toneSteps(read, skin) <= 1, `read ${read}`);
      });
    }
    if (hairColor && coloured) {
      test(`${file}: hair within a step of ${hairColor}`, () => {
        const read = lookIn(file).hairColor;
        assert.ok(hairSteps(read, hairColor) <= 1, `read ${read}`);
      });
    }
    if (length) {
      test(`${file}: ${length} hair`, () => assert.equal(lengthOf(lookIn(file).hairShape), length));
    }
    if (fringe) test(`${file}: a fringe`, () => assert.equal(lookIn(file).hairShape, 'long-fringe'));
    if (eyes && coloured) {
      test(`${file}: ${isDarkEye(eyes) ? 'dark' : 'light'} eyes`, () =>
        assert.equal(isDarkEye(lookIn(file).eyes), isDarkEye(eyes)));
    }
    if (glasses !== null) {
      test(`${file}: ${glasses ? 'glasses' : 'no glasses'}`, () =>
        assert.equal(lookIn(file).glasses !== 'none', glasses));
    }
  }

  const findings = {
    'girl-black-long-fringe.jpg': 'face',
    'no-face-cat.jpg': 'no-face',
    'two-faces.jpg': 'several-faces',
    'very-dark.jpg': 'too-dark',
    'child-grayscale.jpg': 'greyscale',
  } as const;
  for (const [file, finding] of Object.entries(findings)) {
    test(`${file}: ${finding}`, () => assert.equal(readings.get(file)?.photos[0]?.finding, finding));
  }

  test('what is on the head is drawn with other kinds beside it and asked about, nothing where there is nothing', () => {
    const reading = readings.get('grace-hopper-glasses-cap.jpg') ?? assert.fail();
    assert.equal(reading.look.headCover, 'cap');
    assert.deepEqual(
      reading.alternatives?.headCover?.map(({ value }) => value),
      ['beanie', 'sun-hat', 'none'],
    );
    assert.ok(isVague(reading, 'headCover'));
    assert.match(reading.look.headCoverColor, /^#[0-9a-f]{6}$/);
    const bare = readings.get('girl-black-long-fringe.jpg') ?? assert.fail();
    assert.equal(bare.look.headCover, 'none');
    assert.ok(!isVague(bare, 'headCover'));
    // A photo that is trusted less does not make a hat out of nothing.
    assert.ok(!isVague(readings.get('two-faces.jpg') ?? assert.fail(), 'headCover'));
  });

  test('braids are seen', () => assert.equal(lookIn('girl-braids-dark-hair.jpg').hairShape, 'braids'));

  test('every reading fits the schema', () => {
    for (const reading of readings.values()) lookReadingSchema.parse(reading);
  });

  test('without colours in the photo there is no confidence in them', () => {
    const { confidence } = readings.get('child-grayscale.jpg') ?? assert.fail();
    assert.deepEqual([confidence.skin, confidence.hairColor, confidence.eyes], [0, 0, 0]);
  });

  test('without a face there is no confidence at all', () => {
    const { confidence } = readings.get('no-face-cat.jpg') ?? assert.fail();
    assert.deepEqual(new Set(Object.values(confidence)), new Set([0]));
  });

  test('a small child is not taken for a grown-up', () => {
    const { age } = lookIn('toddler-light-brown-hair.jpg');
    assert.ok(age >= 2 && age <= 6, `read ${age}`);
  });

  test('small children, schoolchildren and teenagers are told apart', () => {
    const ages = ['boy-dark-skin-short-black', 'boy-blond-undercut', 'boy-dark-skin-glasses'].map(
      (name) => lookIn(`${name}.jpg`).age,
    );
    const [small = 99, school = 0, teen = 0] = ages;
    assert.ok(small <= 5 && school >= 6 && school <= 11 && teen >= 12, `read ${ages}`);
  });

  test('the colour of the clothes is kept: the green jacket', () => {
    const hex = lookIn('child-red-curly-blue-eyes.jpg').signatureColor;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
    assert.ok(green > red && green > blue, hex);
  });

  test('braids are still seen in what an upload leaves of the photo', async () => {
    const { jpeg } = await preparePhoto(await photo('girl-braids-dark-hair.jpg'));
    assert.equal((await reader.read([(await preparePhoto(jpeg)).jpeg])).look.hairShape, 'braids');
  });

  test('a photo lying on its side is read all the same', async () => {
    const lying = await sharp(await photo('girl-black-long-fringe.jpg'))
      .rotate(90)
      .jpeg()
      .toBuffer();
    const { look, photos } = await reader.read([lying]);
    assert.deepEqual([look.hairColor, photos[0]?.finding], ['black', 'face']);
  });

  test('a photo upside down has its face where it is', async () => {
    const file = 'boy-blond-undercut.jpg';
    const [left, top, width, height] = readings.get(file)?.photos[0]?.faceBox ?? assert.fail();
    const turned = await sharp(await photo(file))
      .rotate(180)
      .jpeg()
      .toBuffer();
    const [face] = await reader.faces(turned);
    assert.ok(face);
    const expected = [1 - left - width, 1 - top - height, width, height];
    const apart = Math.max(...face.box.map((side, i) => Math.abs(side - (expected[i] ?? 0))));
    assert.ok(apart < 0.05, `${face.box} for ${expected}`);
  });

  test('an overexposed photo gives no colours', async () => {
    const burnt = await sharp(await photo('woman-long-blond-blue-eyes.jpg'))
      .linear(0.15, 225)
      .jpeg()
      .toBuffer();
    const { confidence, photos } = await reader.read([burnt]);
    assert.deepEqual([photos[0]?.finding, confidence.skin], ['too-bright', 0]);
  });

  test('several photos of a child outvote a dark one', async () => {
    const file = 'child-red-curly-blue-eyes.jpg';
    const { look, photos } = await reader.read([await photo('very-dark.jpg'), await photo(file)]);
    assert.deepEqual([look.hairColor, look.eyes], ['red', 'blue']);
    assert.deepEqual(
      photos.map(({ finding }) => finding),
      ['too-dark', 'face'],
    );
  });

  test('the same photo always gives the same look', async () => {
    const file = 'toddler-light-brown-hair.jpg';
    assert.deepEqual(await reader.read([await photo(file)]), readings.get(file));
  });

  test('both faces of a photo are found', async () => {
    const faces = await reader.faces(await photo('two-faces.jpg'));
    assert.equal(faces.length, 2);
  });
});
