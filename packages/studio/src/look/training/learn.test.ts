import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { confidenceOf } from '../read-outs.ts';
import { bestLine, calibrated } from './calibration.ts';
import { chanceOf, keptBack, labelledFaces, type Labels, unlabelled } from './labelled-faces.ts';
import { type Sample, taughtBy } from './learn.ts';
import { lessons } from './lessons.ts';
import { inLight } from './light-copies.ts';
import { addProducts, ridge } from './ridge.ts';

const faces = labelledFaces(fileURLToPath(new URL('../../../faces/', import.meta.url)));

test('312 people are labelled, one photo each', () => {
  assert.equal(faces.length, 312);
  assert.equal(new Set(faces.map(({ file }) => file)).size, 312);
});

test('who is kept back depends on the names alone', () => {
  const apart = keptBack(faces, 52);
  assert.equal(apart.size, 52);
  assert.deepEqual(keptBack(faces.toReversed(), 52), apart);
});

test('the folds are of about one size', () => {
  const counts = [0, 0, 0, 0, 0];
  for (const { file } of faces) {
    const fold = Math.floor(5 * chanceOf(file, 'fold'));
    counts[fold] = (counts[fold] ?? 0) + 1;
  }
  assert.ok(Math.min(...counts) > 40, `${counts}`);
});

const portrait = (
  labels: Partial<Labels>,
  others: Partial<Labels>[],
  light: Sample['light'] = 'same',
): Sample => ({
  face: {
    file: 'somebody.jpg',
    labels: { ...unlabelled, ...labels },
    conditions: { light: 'neutral', pose: 'front' },
    others: others.map((look) => ({ ...unlabelled, ...look })),
  },
  labels: { ...unlabelled, ...labels },
  light,
  weight: 1,
  fold: 0,
  inputs: {} as Sample['inputs'],
});

test('two who saw two colours teach something of both, the label more', () => {
  const { beside, alone } = lessons.hairColor.others ?? { beside: 0, alone: 0 };
  const taught = taughtBy('hairColor', portrait({ hairColor: 'black' }, [{ hairColor: 'dark-brown' }]));
  assert.deepEqual(taught?.targets.slice(0, 2), [1 - beside, beside]);
  assert.equal(taught?.weight, 1);
  const unsure = taughtBy('hairColor', portrait({}, [{ hairColor: 'grey' }]));
  assert.deepEqual([unsure?.name, unsure?.weight], ['grey', alone]);
  assert.equal(taughtBy('hairColor', portrait({}, [])), null);
});

test('others are not asked of copies with other hair, nor of what was no better with them', () => {
  const copy = taughtBy('hairColor', portrait({ hairColor: 'red' }, [{ hairColor: 'black' }], null));
  assert.equal(copy?.targets[0], 0);
  assert.equal(lessons.eyesDark.others, undefined);
  assert.equal(taughtBy('eyesDark', portrait({}, [{ eyesDark: true }])), null);
  assert.equal(taughtBy('texture', portrait({}, [{ hairTexture: 'wavy' }])), null);
});

test('ridge solves what it is said to solve', () => {
  const rows = Array.from({ length: 12 }, (_, i) => Float32Array.of(Math.sin(i), Math.cos(3 * i), i / 12));
  const target = Float64Array.from(rows, (_, i) => Math.sin(5 * i));
  const weights = Float64Array.from(rows, (_, i) => 1 + (i % 3));
  const gram = rows.map(() => new Float64Array(rows.length));
  addProducts(gram, rows);
  const indices = rows.map((_, i) => i);
  const { shares, means } = ridge(gram, indices, [target], weights, 0.5);
  const [x = new Float64Array()] = shares;
  for (const i of indices) {
    const product = indices.reduce((sum, j) => sum + (gram[i]?.[j] ?? 0) * (x[j] ?? 0), 0);
    const left = product + (0.5 / (weights[i] ?? 1)) * (x[i] ?? 0);
    assert.ok(Math.abs(left - ((target[i] ?? 0) - (means[0] ?? 0))) < 1e-6, `row ${i}`);
  }
});

test('a calibrated confidence is the share that was right', () => {
  const judged = Array.from({ length: 1000 }, (_, i) => ({
    margin: (i % 10) / 10,
    right: Math.floor(i / 10) < 50 + 5 * (i % 10),
  }));
  const calibration = calibrated(judged);
  for (const [margin, share] of [
    [0, 0.5],
    [0.5, 0.75],
    [0.9, 0.95],
  ] as const) {
    const said = confidenceOf(calibration, margin);
    assert.ok(Math.abs(said - share) < 0.05, `${said} for ${share}`);
  }
});

test('without one mistake no confidence is quite 1', () => {
  const calibration = calibrated(Array.from({ length: 100 }, () => ({ margin: 0.5, right: true })));
  const said = confidenceOf(calibration, 0.5);
  assert.ok(said > 0.95 && said < 1, `${said}`);
});

test('the line lies where the fewest are on the wrong side', () => {
  const line = bestLine([
    { score: 0.1, label: false },
    { score: 0.6, label: false },
    { score: 0.2, label: false },
    { score: 0.5, label: true },
    { score: 0.9, label: true },
    { score: 0.8, label: true },
  ]);
  assert.ok(line > 0.2 && line < 0.5, `${line}`);
});

test('a warmer copy is redder and less blue, a darker one darker; the photo itself stays', () => {
  const pixels = { width: 1, height: 1, data: Uint8Array.of(120, 120, 120) };
  const [red = 0, green = 0, blue = 0] = inLight(pixels, 'warmer').data;
  assert.ok(red > 120 && green === 120 && blue < 120, `${red} ${green} ${blue}`);
  assert.ok((inLight(pixels, 'darker').data[0] ?? 255) < 120);
  assert.equal(pixels.data[0], 120);
});
