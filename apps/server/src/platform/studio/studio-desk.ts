import type { LookReading } from '@milestoon/look';
import { createLookReader, type LookReader } from '@milestoon/studio/look';
import { createNameSpeaker, type NameSpeaker, type NameToSay } from '@milestoon/studio/names';
import {
  createListener,
  type Listener,
  type PreparedRecording,
  type RecordingRequest,
} from '@milestoon/studio/recording';
import { createSampler, type SampleRequest, type Sampler } from '@milestoon/studio/samples';
import {
  createStoryboarder,
  type StoryboardDrawing,
  type Storyboarder,
  type StoryboardRequest,
} from '@milestoon/studio/storyboard';
import type { Quotas } from '../config/quotas.ts';
import { createFairTurns } from '../fair-turns/fair-turns.ts';
import { madeOnce } from './made-once.ts';

/** What parents have done by the studio while they wait: one thing of a kind at a time, for families in turn. */
export interface StudioDesk {
  /**
   * Reads the look from photos, which are fetched when it is their turn. Those in `kept` (from 0) count even
   * where they seem to show another child.
   *
   * @throws AppError TOO_MANY_REQUESTS; the signal's reason
   */
  readLook(
    owner: string,
    photos: () => Promise<Uint8Array[]>,
    kept: readonly number[],
    signal: AbortSignal | undefined,
  ): Promise<LookReading>;
  /**
   * A WAVE file in which the storyteller says a name. Lately said ones are remembered, in memory only.
   *
   * @throws AppError TOO_MANY_REQUESTS; the signal's reason
   */
  sayName(owner: string, name: NameToSay, signal: AbortSignal | undefined): Promise<Uint8Array>;
  /**
   * A few seconds of a narrator or of music, as AAC in MP4. They say nothing of anybody: each is made once for all.
   *
   * @throws AppError TOO_MANY_REQUESTS; the signal's reason
   */
  makeSample(owner: string, request: SampleRequest, signal: AbortSignal | undefined): Promise<Uint8Array>;
  /**
   * How a story is understood; null for one that no film is made of. Lately drawn ones are remembered, in memory only.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  drawStoryboard(owner: string, request: StoryboardRequest): Promise<StoryboardDrawing | null>;
  /**
   * Makes a line of a film from what a browser recorded.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  prepareRecording(owner: string, request: RecordingRequest): Promise<PreparedRecording>;
  /** Somebody has begun to write a story: what shows it gets ready. */
  beginStoryboards(): void;
  /** Ends its processes. */
  close(): Promise<void>;
}

/** How many may wait in all: a minute's work. */
const waiting = { names: 200, looks: 40, storyboards: 200, samples: 100, recordings: 200 } as const;
/** Each is some 100 KB. */
const rememberedNames = 100;
/** Three narrators in three languages, and the music; each is some 150 KB. */
const rememberedSamples = 20;
/** Each is some 50 KB. */
const rememberedStoryboards = 100;
/** Of one family: a parent corrects faster than anybody draws only when they do not look. */
const waitingStoryboards = 6;
/** Of one family: two phones that send what they kept without a network. */
const waitingRecordings = 8;
/** Of one family: it has two ears. */
const waitingSamples = 4;

/** The processes start with the first question, and end a minute after the last. */
export function createStudioDesk(
  quotas: Pick<Quotas, 'looks' | 'spokenNames'>,
  reader: LookReader = createLookReader(),
  speaker: NameSpeaker = createNameSpeaker(),
  storyboarder: Storyboarder = createStoryboarder(),
  sampler: Sampler = createSampler(),
  listener: Listener = createListener(),
): StudioDesk {
  const looks = createFairTurns({
    concurrency: 1,
    waitingPerOwner: quotas.looks,
    waiting: waiting.looks,
    userMessage: (texts) => texts.failures.looksWait,
  });
  const names = createFairTurns({
    concurrency: 1,
    waitingPerOwner: quotas.spokenNames,
    waiting: waiting.names,
    userMessage: (texts) => texts.failures.namesWait,
  });
  const storyboards = createFairTurns({
    concurrency: 1,
    waitingPerOwner: waitingStoryboards,
    waiting: waiting.storyboards,
    userMessage: (texts) => texts.failures.storiesWait,
  });
  const samples = createFairTurns({
    concurrency: 1,
    waitingPerOwner: waitingSamples,
    waiting: waiting.samples,
    userMessage: (texts) => texts.failures.namesWait,
  });
  const recordings = createFairTurns({
    concurrency: 1,
    waitingPerOwner: waitingRecordings,
    waiting: waiting.recordings,
  });
  const sampled = madeOnce<Uint8Array>(samples, rememberedSamples);
  const drawn = madeOnce<StoryboardDrawing>(storyboards, rememberedStoryboards);
  const spoken = madeOnce<Uint8Array>(names, rememberedNames);
  return {
    readLook: (owner, photos, kept, signal) =>
      looks.run(owner, async () => reader.read(await photos(), { signal, kept }), signal),
    sayName(owner, name, signal) {
      // By owner: how fast an answer comes must not tell whose names were said here.
      const key = JSON.stringify([owner, name.name, name.soundsLike]);
      return spoken(owner, key, () => speaker.say(name, signal), signal);
    },
    makeSample: (owner, request, signal) =>
      sampled(owner, JSON.stringify(request), () => sampler.make(request, signal), signal),
    drawStoryboard: (owner, request) =>
      drawn(owner, JSON.stringify([owner, request]), () => storyboarder.draw(request)),
    prepareRecording: (owner, request) => recordings.run(owner, () => listener.prepare(request), undefined),
    beginStoryboards: () => storyboarder.begin(),
    async close() {
      await Promise.all([reader, speaker, storyboarder, sampler, listener].map((process) => process.close()));
    },
  };
}
