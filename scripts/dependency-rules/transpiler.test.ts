import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keepTypeImports, transpileModule } from './transpiler.ts';

it('keeps imports of types as dependencies', () => {
  const source = `import type { A } from './a.ts';
import type * as b from './b.ts';
export type { C } from './c.ts';
export type D = { from: 'd' };
`;
  assert.equal(
    keepTypeImports(source),
    `import { A } from './a.ts';
import * as b from './b.ts';
export { C } from './c.ts';
export type D = { from: 'd' };
`,
  );
  const { outputText } = transpileModule(`${source}const e: A = <p>e</p>;`, {
    compilerOptions: { jsx: 'react' },
  });
  assert.deepEqual(outputText.match(/\.\/\w\.ts/g), ['./a.ts', './b.ts', './c.ts']);
  assert.match(outputText, /createElement/);
});
