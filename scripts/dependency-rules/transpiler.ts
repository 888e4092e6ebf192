import { transformSync } from 'rolldown/utils';

// What dependency-cruiser uses of the TypeScript package, done by the compiler that also builds the web app:
// TypeScript 7 no longer has an API in JavaScript.

/** The version whose `transpileModule` this answers like. */
export const version = '6.0.0';

/** Looked at when dependency-cruiser starts; used only by the parser that `parser: 'acorn'` does without. */
export const SyntaxKind = {};

interface TranspileOptions {
  compilerOptions: { jsx?: string };
}

/** What counts as a dependency. `keepTypes`: also what is imported for its types only. */
export const view = { keepTypes: true };

/** @throws Error when the source cannot be parsed */
export function transpileModule(source: string, options: TranspileOptions): { outputText: string } {
  const isJsx = options.compilerOptions.jsx !== undefined;
  const seen = view.keepTypes ? keepTypeImports(source) : source;
  const { code, errors } = transformSync(isJsx ? 'module.tsx' : 'module.ts', seen, {
    typescript: { onlyRemoveTypeImports: true },
    jsx: { runtime: 'classic' },
  });
  const [error] = errors;
  if (error) throw new Error(error.message);
  return { outputText: code };
}

/** `import type { A } from 'b'` and `export type { A } from 'b'` as if they were values. */
export const keepTypeImports = (source: string): string =>
  source
    .replaceAll(/^import type (?=[\w{*])/gm, 'import ')
    .replaceAll(/^export type (?=[{*][^;=]*\bfrom ['"])/gm, 'export ');
