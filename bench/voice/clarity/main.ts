/**
 * How well the narrators and the child are understood, and how they sound: word error of an offline recogniser on plain
 * sentences or on lines of films, pitch, resonances, pace, cost.
 * `node bench/voice/clarity/main.ts [tuning|held-out|films-tuning|films-held-out] [emotion|funny …]`
 */
import { narrators, usualFilm } from '@milestoon/domain';
import { narrate } from '@milestoon/studio/voice';
import { analysisRate, pitchesOf, quantile, resonancesOf } from '../analysis.ts';
import { hasRecogniser, recognise, wordErrors, words } from '../recogniser.ts';
import { filmLines, heldOut, tuning } from '../sentences.ts';
import { resampledShares } from '../statistics.ts';

const [list = 'held-out', ...emotions] = process.argv.slice(2);
const lists: Record<string, readonly string[]> = {
  tuning,
  'held-out': heldOut,
  'films-tuning': filmLines.choosing,
  'films-held-out': filmLines.heldOut,
};
const sentences = lists[list];
if (!sentences) throw new RangeError(`There is no list ${list}.`);
const listens = await hasRecogniser();
const voices = [
  ...narrators.map((narrator) => ({ who: narrator as string, speaker: 'narrator' as const, narrator })),
  { who: 'hero', speaker: 'hero' as const, narrator: usualFilm.narrator },
];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const wordErrorOf = async (lines: readonly Float32Array[]): Promise<string> => {
  if (!listens) return 'no recogniser here';
  const heard = await recognise(lines);
  const counted = sentences.map((sentence, i) => {
    const said = words(sentence.replaceAll('’', "'"));
    return { of: said.length, count: wordErrors(said, heard[i] ?? []) };
  });
  const [of, errors] = [sum(counted.map((line) => line.of)), sum(counted.map(({ count }) => count))];
  const shares = resampledShares(counted);
  const [low, high] = [0.025, 0.975].map((share) => (100 * quantile(shares, share)).toFixed(1));
  return `word error ${((100 * errors) / of).toFixed(1)} % of ${of} (${low} … ${high})`;
};

for (const emotion of emotions.length > 0 ? emotions : ['neutral'])
  for (const { who, speaker, narrator } of voices) {
    const before = process.cpuUsage();
    const { narration, speech, sampleRate } = await narrate(
      sentences.map((text, i) => ({ id: `${i}`, speaker, text, emotion, funny: emotion === 'funny' })),
      { narrator },
    );
    const used = process.cpuUsage(before);
    if (sampleRate !== analysisRate) throw new RangeError(`the voices speak at ${sampleRate} Hz`);
    const lines = narration.lines.map((line) => ({
      line,
      samples: speech.get(line.beat) ?? new Float32Array(),
    }));
    const seconds = lines.reduce((sum, { line }) => sum + line.duration, 0);
    const pitches = lines.flatMap(({ samples }) => pitchesOf(samples));
    const open = resonancesOf(lines, 'ae', [
      [500, 1300],
      [1400, 2300],
      [2400, 3700],
    ]);
    const phones = lines.flatMap(({ line }) => line.phonemes.filter(({ viseme }) => viseme !== 'rest'));
    console.log(
      `${who.padEnd(8)} ${emotion.padEnd(9)} ${await wordErrorOf(lines.map(({ samples }) => samples))}; ` +
        `pitch ${quantile(pitches, 0.5).toFixed(0)} Hz (${quantile(pitches, 0.1).toFixed(0)} … ${quantile(pitches, 0.9).toFixed(0)}); ` +
        `'ae' resonates at ${open.join(', ')} Hz; ${(phones.length / seconds).toFixed(1)} phones/s; ` +
        `${((used.user + used.system) / 1000 / seconds).toFixed(0)} ms of work a second`,
    );
  }
