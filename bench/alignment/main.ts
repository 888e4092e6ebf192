/**
 * How well the words of a recording are found: readers who are not the aligner's voice and know when they say each
 * word. `node bench/alignment/main.ts`
 */
import { narrate } from '@milestoon/studio/voice';
import { openEspeak } from './espeak.ts';
import { readings } from './readings.ts';

/** Milliseconds by which the middle word may be off. */
const limit = 60;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const told = (errors: readonly number[]): string =>
  `median ${quantile(errors, 0.5).toFixed(0)} ms, nine of ten within ${quantile(errors, 0.9).toFixed(0)} ms`;

const espeak = await openEspeak();
const errors = new Map<string, number[]>();
try {
  for (const { language, speaker, text, reader } of readings) {
    const read = await espeak.read(text, reader);
    const engine = { name: reader.voice, speak: async () => read };
    const { narration } = await narrate([{ id: 'line', speaker, text }], { language, engine });
    const off = (narration.lines[0]?.words ?? [])
      .map(({ start }, i) => Math.abs(start - (read.starts[i] ?? Number.NaN)) * 1000)
      .filter(Number.isFinite);
    errors.set(language, [...(errors.get(language) ?? []), ...off]);
    console.log(`${language}  ${reader.voice.padEnd(20)} ${told(off)}`);
  }
} finally {
  await espeak.close();
}
for (const [language, all] of errors) console.log(`${language}, ${all.length} words: ${told(all)}`);
const worst = Math.max(...[...errors.values()].map((all) => quantile(all, 0.5)));
process.exitCode = worst > limit ? 1 : 0;
