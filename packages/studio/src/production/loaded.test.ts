import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('./loaded.testing.ts', import.meta.url));

/** Addresses of all modules that come with these of the studio. */
async function loadedBy(...modules: string[]): Promise<string[]> {
  const addresses = modules.map((module) => new URL(`../${module}`, import.meta.url).href);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...addresses]);
  return stdout.trimEnd().split('\n');
}

// Every film starts half a dozen of them: what reads stories is half of all modules and two thirds of the time.
test('processes that draw, speak and finish films load nothing that reads stories', async () => {
  const loaded = await loadedBy(
    'production/frames.ts',
    'production/trailer-frames.ts',
    'production/year/year-frames.ts',
    'production/avatar-pictures.ts',
    'production/speak-beats.ts',
    'production/mix-track.ts',
    'production/finish.ts',
    'production/finish-trailer.ts',
    'production/year/finish-year.ts',
    'book/draw-book.ts',
    'samples/make-sample.ts',
  );
  const reading = /node_modules\/(compromise|wink-nlp)\/|packages\/story\/src\/index\.ts/;
  assert.ok(loaded.includes(new URL('../../../film/src/index.ts', import.meta.url).href));
  assert.deepEqual(
    loaded.filter((url) => reading.test(url)).map((url) => path.relative('.', fileURLToPath(url))),
    [],
  );
});

// Neither needs a picture: what draws is three quarters of all modules.
test('processes that speak and join a trailer load nothing that draws', async () => {
  const loaded = await loadedBy('production/speak-beats.ts', 'production/finish-trailer.ts');
  const drawing = /packages\/(stage|things|film\/src\/index\.ts|cast\/src\/index\.ts)/;
  assert.ok(loaded.includes(new URL('../../../film/src/narration.ts', import.meta.url).href));
  assert.deepEqual(
    loaded.filter((url) => drawing.test(url)).map((url) => path.relative('.', fileURLToPath(url))),
    [],
  );
});
