/**
 * What is heard: word error of an offline recogniser, mouth against voice, loudness, distance between speech and
 * music. `node bench/voice/main.ts`; no picture is drawn.
 */
import { avatarCandidates, ensembleOf } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { framesPerSecond, hash } from '@milestoon/drawing';
import { beatsOf, writeScreenplay } from '@milestoon/story';
import { directFilm, type Film } from '@milestoon/film';
import { buildStems, master, resample } from '@milestoon/studio/sound';
import { narrate, type NarratedSpeech, spokenWords } from '@milestoon/studio/voice';
import { animationStyleKeys } from '@milestoon/domain';
import { stories } from '../episode/stories.ts';
import { envelopeOf, openingsOf } from './mouth.ts';
import { hasRecogniser, recognise, wordErrors, words } from './recogniser.ts';
import { correlation, delayed } from './statistics.ts';

const recogniserRate = 16_000;
const lags = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

interface Heard {
  speaker: string;
  said: number;
  errors: number;
}

async function directed(style: (typeof animationStyleKeys)[number]) {
  const { childName, title, description, variant } = stories[style];
  const seed = hash(title);
  const screenplay = writeScreenplay({
    seed,
    childName,
    style,
    title,
    description,
    childAge: 5,
    episodeNumber: 1,
    photos: 1,
  });
  const hero = avatarCandidates({ name: childName, look: { ...defaultLook, age: 5 }, style, seed })[variant]
    ?.character;
  if (!hero) throw new RangeError(`no avatar ${variant}`);
  const spoken = await narrate(
    beatsOf(screenplay).map(({ id, speaker, text, staging }) => ({
      id,
      speaker,
      text,
      emotion: staging.find(({ member }) => member === 'hero')?.emotion ?? 'neutral',
    })),
  );
  const film = directFilm({
    screenplay,
    narration: spoken.narration,
    characters: ensembleOf(hero, screenplay.cast, seed),
    photos: [{ asset: 'photo-0', width: 1200, height: 900, faceBox: null }],
  });
  return { film, spoken };
}

/** Every line as it stands in the mix, cut out of the speech track. */
async function listen(film: Film, spoken: NarratedSpeech, track: Float32Array): Promise<Heard[]> {
  const voice = resample(track, 48_000, recogniserRate);
  const lines = film.sound.speech.flatMap(({ beat, start }) => {
    const line = spoken.narration.lines.find((candidate) => candidate.beat === beat);
    if (!line) return [];
    const from = Math.max(0, Math.round(start * recogniserRate));
    const samples = voice.slice(from, Math.round((start + line.duration) * recogniserRate));
    return [{ speaker: line.speaker, said: words(spokenWords(line.text).join(' ')), samples }];
  });
  const heard = await recognise(lines.map(({ samples }) => samples));
  return lines.map(({ speaker, said }, i) => ({
    speaker,
    said: said.length,
    errors: wordErrors(said, heard[i] ?? []),
  }));
}

/** Correlation of mouth and voice over all lines the child speaks, at each lag in frames. */
function mouthAgainstVoice(film: Film, spoken: NarratedSpeech): number[] {
  const [openings, loudness]: [number[], number[]] = [[], []];
  for (const { beat, start } of film.sound.speech) {
    const samples = spoken.speech.get(beat);
    if (!samples) continue;
    const frames = Math.ceil((samples.length / spoken.sampleRate) * framesPerSecond);
    const opening = openingsOf(film, beat, Math.round(start * framesPerSecond), frames);
    if (!opening) continue;
    openings.push(...opening);
    loudness.push(...envelopeOf(samples, spoken.sampleRate, frames));
  }
  return lags.map((lag) => correlation(openings, delayed(loudness, lag)));
}

const share = (heard: readonly Heard[]): string => {
  const said = heard.reduce((sum, line) => sum + line.said, 0);
  const errors = heard.reduce((sum, line) => sum + line.errors, 0);
  return `${((100 * errors) / Math.max(1, said)).toFixed(0)} % of ${said}`;
};

const listens = await hasRecogniser();
const all: Heard[] = [];
for (const style of animationStyleKeys) {
  const { film, spoken } = await directed(style);
  const stems = buildStems(film.sound, spoken.speech, spoken.sampleRate);
  const { loudness, truePeak, speechOverMusic } = master(stems);
  const mouth = mouthAgainstVoice(film, spoken);
  const best = lags[mouth.indexOf(Math.max(...mouth))] ?? 0;
  console.log(
    `${style.padEnd(10)} ${loudness.toFixed(1)} LUFS, ${truePeak.toFixed(1)} dBTP; speech over music ${speechOverMusic.toFixed(1)} LU at least; ` +
      `mouth and voice ${(mouth[lags.indexOf(0)] ?? 0).toFixed(2)}, best ${Math.max(...mouth).toFixed(2)} with the voice ${best} frames later`,
  );
  if (!listens) continue;
  const heard = await listen(film, spoken, stems.speech.left);
  all.push(...heard);
  console.log(
    `${''.padEnd(10)} word error: narrator ${share(heard.filter(({ speaker }) => speaker === 'narrator'))}, child ${share(heard.filter(({ speaker }) => speaker === 'hero'))}`,
  );
}
if (listens)
  console.log(
    `${'all'.padEnd(10)} word error: narrator ${share(all.filter(({ speaker }) => speaker === 'narrator'))}, child ${share(all.filter(({ speaker }) => speaker === 'hero'))}`,
  );
else console.log('No pocketsphinx here: nothing was listened to.');
