import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compiledModules } from '@milestoon/studio/compile-cache';
import { root, runStage, type StageResult } from './testing/run-stage.ts';
import { failedLines, slowestLines, type TimedTest } from './testing/slowest.ts';
import { groups, stages } from './testing/stages.ts';

// Everything that CI checks: npm test [-- --only static|unit|e2e]. A failure does not keep the rest from running.
// Then come the ten slowest tests and, last of all, those that failed. The last line is the sum: "N passed, M failed".
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isKnown = groups.some((group) => group === values.only);
if (values.only !== undefined && !isKnown) {
  console.error(`--only takes one of ${groups.join(', ')}`);
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'milestoon-reports-'));
// Every test file is a process, and many start servers: what one has compiled the others take over.
process.env.NODE_COMPILE_CACHE ??= compiledModules;
const total = { passed: 0, failed: 0 };
const tests: TimedTest[] = [];
const beside: Promise<StageResult>[] = [];
function add(result: StageResult): void {
  total.passed += result.passed;
  total.failed += result.failed;
  tests.push(...result.tests);
}
try {
  for (const stage of stages(folder)) {
    if (values.only && stage.group !== values.only) continue;
    const running = runStage(stage);
    if (stage.beside) beside.push(running);
    else for (const result of await Promise.all([running, ...beside.splice(0)])) add(result);
  }
  for (const result of await Promise.all(beside)) add(result);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (tests.length > 0) console.log(`\nThe slowest tests:\n${slowestLines(tests, root).join('\n')}`);
const failed = failedLines(tests, root);
if (failed.length > 0) console.log(`\nThe failed tests:\n${failed.join('\n')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
