import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { doorFaults } from './doors.ts';

let place: string;
before(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'milestoon-doors-'));
});
after(() => rmSync(place, { recursive: true, force: true }));

/** The faults of a package whose door is `index.ts`. */
function faultsOf(name: string, files: Record<string, string>): string[] {
  const folder = path.join(place, name, 'packages/a');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ exports: { '.': './index.ts' } }));
  for (const [file, source] of Object.entries(files)) writeFileSync(path.join(folder, file), source);
  return doorFaults(path.join(place, name));
}

test('whatever way something comes to the door, it is described where it is declared', () => {
  const faults = faultsOf('ways', {
    'index.ts': `import { moved } from './b.ts';\nexport * from './b.ts';\nexport { c as d, type E } from './c.ts';\nexport { moved as given };\n`,
    'b.ts':
      'export const a = 1;\nexport const moved = 2;\n// No docblock.\nexport interface F {\n  g: string;\n}\n',
    'c.ts': '/** Described. */\nexport const c = 1;\n\nexport type E = string;\nexport const inside = 1;\n',
  });
  assert.deepEqual(faults, [
    'packages/a/b.ts: F has no docblock',
    'packages/a/b.ts: a has no docblock',
    'packages/a/b.ts: moved has no docblock',
    'packages/a/c.ts: E has no docblock',
  ]);
});

test('functions say in which units their numbers are, by their names or in words', () => {
  const faults = faultsOf('units', {
    'index.ts': `/** Waits. */
export const waits = (x: number): void => undefined;
/** Waits so many seconds. */
export const waitsLong = (x: number): void => undefined;
/** Waits. */
export const waitsAsNamed = (milliseconds: number): void => undefined;
/** What it gives. */
export function given(): number {
  return 1;
}
`,
  });
  assert.deepEqual(faults, [
    'packages/a/index.ts: given does not say in which units its numbers are',
    'packages/a/index.ts: waits does not say in which units its numbers are',
  ]);
});

test('functions that throw say so; what a function in them throws is not theirs', () => {
  const faults = faultsOf('throws', {
    'index.ts': `/** Opens. */
export function opens(): void {
  throw new Error('shut');
}
/** Opens. @throws Error where it is shut */
export function says(): void {
  throw new Error('shut');
}
/** Gives what opens. */
export const later = (): (() => void) => () => {
  throw new Error('shut');
};
`,
  });
  assert.deepEqual(faults, ['packages/a/index.ts: opens does not say that it throws']);
});

test('a type that is read off a value, and generated code, are described elsewhere', () => {
  assert.deepEqual(
    faultsOf('elsewhere', {
      'index.ts': `/** All. */\nexport const all = ['a'] as const;\nexport type One = (typeof all)[number];\nexport * from './made.ts';\n`,
      'made.ts': '// Generated from something.\nexport const made = 1;\n',
    }),
    [],
  );
});
