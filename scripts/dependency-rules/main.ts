import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Checks the imports against .dependency-cruiser.cjs. dependency-cruiser finds `./transpiler.ts` where it looks
// for the TypeScript package.
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
const { ruleSet, ...options } = await extractConfiguration('./.dependency-cruiser.cjs');
const rules = ruleSet?.forbidden ?? [];
const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench'].filter((folder) => existsSync(folder));
const isAboutCycles = (rule: (typeof rules)[number]): boolean => rule.name === 'no cycles';

// Types that need each other load in any order, so cycles are looked for among values only. Every other rule holds
// for types too.
for (const keepTypes of [true, false]) {
  view.keepTypes = keepTypes;
  const forbidden = rules.filter((rule) => isAboutCycles(rule) !== keepTypes);
  const report = await cruise(folders, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    outputType: 'err',
  });
  console.log(String(report.output).trim());
  if (report.exitCode !== 0) process.exitCode = 1;
}
