import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// dependency-cruiser finds `./transpiler.ts` where it looks for the TypeScript package.
const manifest = 'stand-in:typescript/package.json';

registerHooks({
  resolve(specifier, context, next) {
    if (context.parentURL?.includes('/node_modules/dependency-cruiser/')) {
      if (specifier === 'typescript')
        return { url: new URL('./transpiler.ts', import.meta.url).href, shortCircuit: true };
      if (specifier === 'typescript/package.json')
        return { url: manifest, format: 'json', shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url === manifest) return { format: 'json', source: '{"version":"6.0.0"}', shortCircuit: true };
    return next(url, context);
  },
});

const { cruise } = await import('dependency-cruiser');
const { default: extractConfiguration } = await import(
  'dependency-cruiser/config-utl/extract-depcruise-options'
);
const { view } = await import('./transpiler.ts');

const root = fileURLToPath(new URL('../..', import.meta.url));
const { ruleSet, ...options } = await extractConfiguration(`${root}.dependency-cruiser.cjs`);
const rules = ruleSet?.forbidden ?? [];
const isAboutCycles = (rule: (typeof rules)[number]): boolean => rule.name === 'no cycles';

/** Checks the imports of everything in `folders`, which are in `place`, against .dependency-cruiser.cjs. */
export async function checkImports(
  folders: string[],
  place = root,
): Promise<{ isInOrder: boolean; report: string }> {
  const reports: string[] = [];
  let isInOrder = true;
  // Types that need each other load in any order, so cycles are looked for among values only. Every other rule holds
  // for types too.
  for (const keepTypes of [true, false]) {
    view.keepTypes = keepTypes;
    const forbidden = rules.filter((rule) => isAboutCycles(rule) !== keepTypes);
    const { output, exitCode } = await cruise(folders, {
      ...options,
      baseDir: place,
      ruleSet: { forbidden },
      validate: true,
      outputType: 'err',
    });
    reports.push(String(output).trim());
    if (exitCode !== 0) isInOrder = false;
  }
  return { isInOrder, report: reports.join('\n') };
}
