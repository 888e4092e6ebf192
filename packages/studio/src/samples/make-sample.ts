import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MusicChoice, Narrator } from '@milestoon/domain';
import { filmWords } from '@milestoon/domain/texts/film';
import { musicOf, type SoundPlan } from '@milestoon/film';
import { encodeSound } from '../export/index.ts';
import { mixdown } from '../sound/index.ts';
import { type Language, narrate, openEngine, type VoiceSettings } from '../voice/index.ts';

/** What a parent wants to hear before choosing. Plain data: it crosses to another process. */
export type SampleRequest =
  | { kind: 'narrator'; narrator: Narrator; language: Language; voice: VoiceSettings | undefined }
  | { kind: 'music'; music: MusicChoice };

/** Seconds of each mood, so that a choice is heard in more than one. */
const moodSeconds = 4;
const nothing = new Map<string, Float32Array>();

/** A day in three scenes: how it begins, what is dared, how it ends. */
function musicPlan(music: MusicChoice): SoundPlan {
  const moods = (['cheerful', 'brave', 'tender'] as const).map((mood) => musicOf(mood, music));
  return {
    seed: 7,
    duration: moods.length * moodSeconds,
    speech: [],
    music: moods.map((mood, i) => ({ mood, start: i * moodSeconds, end: (i + 1) * moodSeconds })),
    effects: [],
  };
}

async function speakSample({ narrator, language, voice }: SampleRequest & { kind: 'narrator' }) {
  const beat = {
    id: 'sample',
    speaker: 'narrator',
    text: filmWords[language].narratorSample,
    emotion: 'happy',
  } as const;
  const engine = voice && openEngine(voice);
  try {
    const spoken = await narrate([beat], { language, narrator, engine }).catch((error) => {
      if (!engine) throw error;
      return narrate([beat], { language, narrator });
    });
    const [line] = spoken.narration.lines;
    const plan = { duration: (line?.duration ?? 0) + 0.5, speech: [{ beat: beat.id, start: 0.2 }] };
    return mixdown({ seed: 7, music: [], effects: [], ...plan }, spoken.speech, spoken.sampleRate);
  } finally {
    await engine?.close?.();
  }
}

/**
 * A few seconds of a narrator or of music, as loud as a film, as AAC in MP4.
 *
 * @throws Error where it cannot be made; a voice that is set and fails is replaced by the embedded one
 */
export async function makeSample(request: SampleRequest): Promise<Uint8Array> {
  const mix =
    request.kind === 'music'
      ? mixdown(musicPlan(request.music), nothing, 16_000)
      : await speakSample(request);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-sample-'));
  try {
    const file = path.join(folder, 'sample.m4a');
    await encodeSound(mix, file);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
