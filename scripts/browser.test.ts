import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { findChromium } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'milestoon-browser-'));
after(() => rmSync(folder, { recursive: true }));

const program = (name: string): string => {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};

it('takes the browser that was named, then the one on the path', () => {
  const named = program('my-browser');
  const onPath = program('chromium');
  assert.equal(findChromium({ CHROME: named, PATH: folder }), named);
  assert.equal(findChromium({ PATH: folder }), onPath);
});

it('passes over what cannot be run', () => {
  const onPath = program('chromium');
  assert.equal(findChromium({ CHROME: join(folder, 'missing'), PATH: folder }), onPath);
});
