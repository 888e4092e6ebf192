import { existsSync } from 'node:fs';
import { checkImports } from './check-imports.ts';

const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench'];
const { isInOrder, report } = await checkImports(folders.filter((folder) => existsSync(folder)));
console.log(report);
if (!isInOrder) process.exitCode = 1;
