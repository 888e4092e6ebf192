import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, settle } from './counts.ts';
import type { Stage } from './stages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');
/** A stage that takes longer hangs. */
const patience = 30 * 60_000;

/** Runs a stage. What it says is shown; a check without tests is silent unless it fails. */
export async function runStage(stage: Stage): Promise<Counts> {
  console.log(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 60 - stage.name.length))}`);
  const begun = performance.now();
  const succeeded = await run(stage);
  const counts = stage.report
    ? settle(readReport(stage.report), succeeded)
    : { passed: Number(succeeded), failed: Number(!succeeded) };
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${counts.failed > 0 ? '✖' : '✔'} ${stage.name}: ${describe(stage, counts)} in ${seconds} s`);
  return counts;
}

const describe = (stage: Stage, { passed, failed }: Counts): string =>
  stage.report ? `${passed} passed, ${failed} failed` : failed > 0 ? 'failed' : 'ok';

function readReport({ file, read }: NonNullable<Stage['report']>): Counts | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    // A report cut short by a crash is none.
    return undefined;
  }
}

function run(stage: Stage): Promise<boolean> {
  const [program, ...args] = stage.command;
  const isQuiet = !stage.report;
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, program), args, {
      cwd: path.join(root, stage.folder ?? ''),
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      timeout: patience,
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
      if (code !== 0 && output) console.log(output.trimEnd());
      resolve(code === 0);
    });
  });
}
