import type { SoundPlan } from '@milestoon/film';
import { compose } from './compose.ts';
import type { Score } from './score.ts';
import { duck } from './ducking.ts';
import type { Duck } from './ducking.ts';
import { soundEffect } from './effects/index.ts';
import { notePlayer } from './instruments.ts';
import { limit } from './limiter.ts';
import { integratedLoudness, loudnessBetween, weightedPower } from './loudness.ts';
import { strike } from './percussion.ts';
import { reverberate } from './reverb.ts';
import { speechLoudness, speechTrack } from './speech-track.ts';
import type { Spoken } from './speech-track.ts';
import { addMono, addStereo, gainOf, scale, silence, soundRate } from './stereo.ts';
import type { Stereo } from './stereo.ts';
import { truePeak } from './true-peak.ts';

/** The parts of a mix, levelled against each other; their sum is the sound track before mastering. */
export interface Stems {
  speech: Stereo;
  /** Already turned down under the speech. */
  music: Stereo;
  effects: Stereo;
  spoken: Spoken[];
}

/** The finished sound track and how loud it is. */
export interface Mix extends Stereo {
  sampleRate: typeof soundRate;
  /** LUFS, integrated. */
  loudness: number;
  /** dBTP. */
  truePeak: number;
  /** How far the speech stands above the music where they come nearest, over every line, LU. */
  speechOverMusic: number;
}

/** Broadcast level of the whole, LUFS, and the highest true peak before AAC, which may add a little. */
const targetLoudness = -16;
const peakCeiling = -2;

/** Music where nobody speaks, and the least distance it keeps where somebody does, LU. */
const musicLoudness = speechLoudness - 4.5;
const speechOverMusic = 14;
/** Music whose whole is spoken over would else vanish. */
const deepestDuck = -24;

const effectUnderSpeech = 0.6;

/** Plays a score into a track, with the hall around it. */
function perform(score: Score, seconds: number): Stereo {
  const track = silence(Math.round(seconds * soundRate));
  const play = notePlayer();
  for (const note of score.notes)
    addMono(track, play(note.instrument, note.midi, note.seconds), note.at, note.gain, note.pan);
  const drums = new Map(score.strokes.map(({ drum }) => [drum, strike(drum)]));
  for (const stroke of score.strokes) {
    const sound = drums.get(stroke.drum);
    if (sound) addMono(track, sound, stroke.at, stroke.gain, stroke.pan);
  }
  addStereo(track, reverberate(track, 1.7), 0.35);
  return track;
}

/** Music starts with its first note and is gone when the picture is. */
function fadeEnd(track: Stereo, seconds: number): void {
  const length = Math.min(track.left.length, Math.round(seconds * soundRate));
  const from = track.left.length - length;
  for (let i = 0; i < length; i++) {
    const gain = Math.cos(((i / length) * Math.PI) / 2);
    (track.left[from + i] as number) *= gain;
    (track.right[from + i] as number) *= gain;
  }
}

/** How far the music has to step back for each line to keep its distance. */
function ducksFor(music: Stereo, spoken: readonly Spoken[]): Duck[] {
  const power = weightedPower(music);
  return spoken.map(({ start, end }) => {
    const loudness = loudnessBetween(power, start, end);
    const gain = Math.min(-4, speechLoudness - speechOverMusic - loudness);
    return { start, end, gain: Math.max(deepestDuck, gain) };
  });
}

function musicTrack(plan: SoundPlan, spoken: readonly Spoken[]): Stereo {
  const isSpoken = (time: number): boolean =>
    spoken.some(({ start, end }) => time > start - 0.3 && time < end + 0.2);
  const track = perform(compose(plan, isSpoken), plan.duration);
  const loudness = integratedLoudness(track);
  if (Number.isFinite(loudness)) scale(track, gainOf(musicLoudness - loudness));
  duck(track, ducksFor(track, spoken));
  fadeEnd(track, 0.6);
  return track;
}

/** A step is never quite like the last, but after so many they may repeat. */
const variants = 4;

function effectsTrack(plan: SoundPlan, spoken: readonly Spoken[]): Stereo {
  const track = silence(Math.round(plan.duration * soundRate));
  const made = new Map<string, Float32Array>();
  plan.effects.forEach((effect, i) => {
    const { kind, at, pan = ((i * 0.37) % 0.6) - 0.3 } = effect;
    const key = `${kind} ${i % variants}`;
    const sound = made.get(key) ?? soundEffect(kind, plan.seed + (i % variants) * 101);
    made.set(key, sound);
    const under = spoken.some(({ start, end }) => at > start - 0.2 && at < end) ? effectUnderSpeech : 1;
    addMono(track, sound, at, under * Math.SQRT2, pan);
  });
  addStereo(track, reverberate(track, 0.9), 0.22);
  return track;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Builds the three stems of a plan; `speechRate` in hertz, `recorded` the beats that a person spoke.
 *
 * @throws Error where a spoken beat has no speech
 */
export function buildStems(
  plan: SoundPlan,
  speech: ReadonlyMap<string, Float32Array>,
  speechRate: number,
  recorded = nothing,
): Stems {
  const { track, spoken } = speechTrack(plan, speech, speechRate, recorded);
  addStereo(track, reverberate(track, 0.5), 0.05);
  return { speech: track, music: musicTrack(plan, spoken), effects: effectsTrack(plan, spoken), spoken };
}

/** The least of all lines; Infinity where nobody speaks. */
function leastDistance({ speech, music, spoken }: Stems): number {
  const [voice, under] = [weightedPower(speech), weightedPower(music)];
  return Math.min(
    ...spoken.map(
      ({ start, end }) => loudnessBetween(voice, start, end) - loudnessBetween(under, start, end),
    ),
  );
}

/** Sums the stems and brings the sum to the target loudness under the peak ceiling. */
export function master(stems: Stems): Mix {
  const sum = silence(stems.speech.left.length);
  for (const stem of [stems.speech, stems.music, stems.effects]) addStereo(sum, stem);
  let loudness = integratedLoudness(sum);
  // The limiter takes a little loudness away; a second round gives it back.
  for (let round = 0; round < 3 && Number.isFinite(loudness); round++) {
    if (round > 0 && Math.abs(loudness - targetLoudness) < 0.15) break;
    scale(sum, gainOf(targetLoudness - loudness));
    limit(sum, peakCeiling);
    loudness = integratedLoudness(sum);
  }
  return {
    ...sum,
    sampleRate: soundRate,
    loudness,
    truePeak: truePeak(sum),
    speechOverMusic: leastDistance(stems),
  };
}

/**
 * Composes, plays and mixes the sound of a film: music from the plan's seed and moods, effects, and the speech (mono
 * samples of each beat) in front. -16 LUFS (ITU-R BS.1770-4), true peak below -1.5 dBTP, speech at least 12 LU over
 * the music. The same plan and speech give the same samples. About 40 ms of work a second of film: never in a server's
 * own process.
 *
 * @throws Error where a beat of the plan has no speech
 */
export const mixdown = (
  plan: SoundPlan,
  speech: ReadonlyMap<string, Float32Array>,
  speechRate: number,
  recorded = nothing,
): Mix => master(buildStems(plan, speech, speechRate, recorded));
