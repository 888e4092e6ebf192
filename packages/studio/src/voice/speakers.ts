import type { Emotion } from '@milestoon/cast';
import { type Narrator, usualFilm } from '@milestoon/domain';
import type { FliteVoice } from './flite.ts';
import { ownPitch } from './synthesise.ts';
import { grownUp, type Throat } from './throat.ts';

/** How one line is said. */
export interface Delivery {
  voice: FliteVoice;
  throat: Throat;
  /** Of the body that speaks: all its resonances are lower by this; pitch and pace are not touched. */
  size: number;
}

/**
 * The child speaks like a grown-up who voices a cartoon: as high as a child of five, vowels where a listener expects
 * them. Moved as a whole by a tenth they cost an offline recogniser 4 words of 10 (`bench/README.md`).
 */
const hero: Delivery = {
  voice: { pitch: 285, pitchSpread: 48, stretch: 1.32 },
  throat: { shift: 1.12, knee: 2800 },
  size: 1.04,
};

/**
 * The woman's resonances are those of a small head: a tenth larger, half as many words are misheard. The man's are
 * left; his body is just so much smaller that his own pitch is the one asked for.
 */
const tellers: Record<Narrator, Delivery> = {
  warm: { voice: { pitch: 185, pitchSpread: 40, stretch: 1.42 }, throat: grownUp, size: 1.1 },
  deep: {
    voice: { speaker: 'rms', pitch: 112, pitchSpread: 22, stretch: 1.15 },
    throat: grownUp,
    size: ownPitch / 112,
  },
  bright: { voice: { pitch: 212, pitchSpread: 50, stretch: 1.36 }, throat: grownUp, size: 1.1 },
};

/** Feelings in a voice: factors on pitch, its movement, and length. Beyond these it turns into a parody. */
const tones: Record<Emotion, readonly [pitch: number, spread: number, stretch: number]> = {
  neutral: [1, 1, 1],
  happy: [1.07, 1.25, 0.96],
  laughing: [1.1, 1.35, 0.95],
  surprised: [1.13, 1.4, 0.98],
  sad: [0.91, 0.65, 1.12],
  proud: [1.03, 1.15, 1.03],
  scared: [1.09, 0.85, 0.96],
  shy: [0.96, 0.75, 1.07],
  sleepy: [0.9, 0.6, 1.18],
  thinking: [0.98, 0.85, 1.07],
  angry: [1.03, 1.25, 0.94],
};

/** A joke is told with a smile: higher and livelier. */
const smile = { pitch: 1.05, spread: 1.2 } as const;
/** With these nobody smiles who is in them; whoever tells of them does, where they are funny. */
const unsmiling: ReadonlySet<string> = new Set(['sad', 'scared', 'angry', 'sleepy']);

const isEmotion = (name: string | undefined): name is Emotion =>
  name !== undefined && Object.hasOwn(tones, name);

/** In what a line is said. */
export interface Mood {
  /** Of the child in the picture; an unknown one is neutral. */
  emotion?: string | undefined;
  /** Whether the line is something to laugh at. */
  funny?: boolean | undefined;
}

/** Voice settings for a speaker in a mood. */
export function deliver(
  speaker: 'narrator' | 'hero',
  { emotion = 'neutral', funny = false }: Mood = {},
  narrator: Narrator = usualFilm.narrator,
): Delivery {
  const { voice, ...body } = speaker === 'hero' ? hero : tellers[narrator];
  const suffers = unsmiling.has(emotion);
  const smiles = funny && (speaker === 'narrator' || !suffers);
  const felt = smiles && suffers ? 'neutral' : emotion;
  const [pitch, spread, stretch] = tones[isEmotion(felt) ? felt : 'neutral'];
  const more = smiles ? smile : { pitch: 1, spread: 1 };
  return {
    voice: {
      ...voice,
      stretch: voice.stretch * stretch,
      pitch: voice.pitch * pitch * more.pitch,
      pitchSpread: voice.pitchSpread * spread * more.spread,
    },
    ...body,
  };
}

/** The pace of the voice that others are compared with, beside the usual one. */
const referencePace = 0.944;

/** The embedded voice as others are compared with it: whoever tells, its last words are as long as people's. */
export function reference(speaker: 'narrator' | 'hero', emotion?: string): Delivery {
  const { voice, ...body } = deliver(speaker, { emotion });
  return { voice: { ...voice, stretch: voice.stretch * referencePace, drawnOut: true }, ...body };
}
