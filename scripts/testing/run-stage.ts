import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, settle } from './counts.ts';
import type { TimedTest } from './slowest.ts';
import type { Stage } from './stages.ts';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');
/** A stage that takes longer hangs. */
const timeoutMs = 45 * 60_000;

export interface StageResult extends Counts {
  /** How long its tests took; none for a check without tests. */
  tests: TimedTest[];
}

/** Runs a stage. What it says is shown; a check without tests is silent unless it fails. */
export async function runStage(stage: Stage): Promise<StageResult> {
  const heading = `\n── ${stage.name} ${'─'.repeat(Math.max(0, 60 - stage.name.length))}`;
  if (!stage.beside) console.log(heading);
  const begun = performance.now();
  const { succeeded, output } = await run(stage);
  if (stage.beside) console.log(heading);
  if (output) console.log(output);
  const report = stage.report && readReport(stage.report);
  const counts = stage.report
    ? settle(report?.counts, succeeded)
    : { passed: Number(succeeded), failed: Number(!succeeded) };
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${counts.failed > 0 ? '✖' : '✔'} ${stage.name}: ${describe(stage, counts)} in ${seconds} s`);
  return { ...counts, tests: report?.tests ?? [] };
}

const describe = (stage: Stage, { passed, failed }: Counts): string =>
  stage.report ? `${passed} passed, ${failed} failed` : failed > 0 ? 'failed' : 'ok';

function readReport({
  file,
  read,
  times,
}: NonNullable<Stage['report']>): { counts: Counts; tests: TimedTest[] } | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const report = readFileSync(file, 'utf8');
    return { counts: read(report), tests: times(report) };
  } catch {
    // A report cut short by a crash is none.
    return undefined;
  }
}

/** `output` is what it said and nobody has seen yet: all of what ran beside another, else a check that failed. */
function run(stage: Stage): Promise<{ succeeded: boolean; output: string }> {
  const [program, ...args] = stage.command;
  const isKept = stage.beside || !stage.report;
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, program), args, {
      cwd: path.join(root, stage.folder ?? ''),
      stdio: ['ignore', isKept ? 'pipe' : 'inherit', isKept ? 'pipe' : 'inherit'],
      timeout: timeoutMs,
      env: { ...process.env, ...stage.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      const isShown = code !== 0 || stage.beside;
      resolve({ succeeded: code === 0, output: isShown ? output.trimEnd() : '' });
    });
  });
}
