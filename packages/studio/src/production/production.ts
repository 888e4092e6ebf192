import type { AnimationStyle, MilestoneWriter, MusicChoice, Narrator, StudioStep } from '@milestoon/domain';
import type { Look } from '@milestoon/look';
import type { OwnLook } from '@milestoon/cast';
import type { FamilyPlayer, Language, PlanCorrection, SeasonMemory } from '@milestoon/story';
import type { PictureKind } from '../export/index.ts';
import type { WriteStory } from '../writer/index.ts';
import type { VoiceSettings } from '../voice/index.ts';
import type { ToldLine } from './tell-line.ts';
import type { Chapter } from './chapters.ts';

/** What an episode is made from. Files are paths of JPEG photos on this machine. */
export interface EpisodeRequest {
  /** Of the episode. Same seed and same input: same episode. */
  seed: number;
  /** Of the child: the one the avatars were drawn with. The cast stays the same all through the series. */
  childSeed: number;
  childName: string;
  /** How the name sounds, in English spelling: 'joo-WOW'. */
  pronunciation?: string | null;
  style: AnimationStyle;
  look: Look;
  /** Which of the four avatars the parent chose, 0…3. */
  variant: number;
  title: string;
  description: string;
  episodeNumber: number;
  photos: string[];
  /** The captions become part of the picture; otherwise players show them, or leave them out. */
  wordsInPicture?: boolean;
  /** Who tells it; 'warm' where nobody chose. */
  narrator?: Narrator;
  /** Who says that they wrote it down. */
  writtenBy?: MilestoneWriter | undefined;
  /** What its music leans towards; missing: as each scene asks. */
  music?: MusicChoice;
  /** Lines that somebody of the family has recorded; files of this machine. */
  told?: readonly ToldLine[];
  /** Who plays themselves beside the child, and how they look. */
  family?: readonly (FamilyPlayer & { own: OwnLook })[];
  /** What is remembered of the child's earlier episodes, oldest first; none: the series begins here. */
  earlier?: SeasonMemory;
}

/** What is remembered; photos are looked at while the story is spoken, corrections taken in behind it. */
export type RememberedStep = StudioStep | 'photos' | 'corrections';

/**
 * What a production needs from whoever runs it: a place for files, a memory for finished steps.
 * `step` runs `run` unless its JSON output is remembered and `usable` (if given) still accepts it,
 * so an interrupted production goes on where it was.
 */
export interface ProductionHost {
  directory: string;
  signal: AbortSignal;
  step<T>(name: RememberedStep, run: () => Promise<T>, usable?: (output: T) => Promise<boolean>): Promise<T>;
  /** Who writes the screenplay; missing: the embedded writer. */
  writeStory?: WriteStory;
  /** What the family corrected in the storyboard by now; asked for once, before the film is directed. */
  corrections?(): Promise<readonly PlanCorrection[]>;
  /** Who speaks; missing: the embedded voice. `onFallback` is told why it spoke after all. */
  voice?: { settings: VoiceSettings; onFallback(reason: string): void };
  /**
   * The directed film and its sound are there (`sound`: a file below `directory`), so that the episode can
   * be watched as a preview while the video is made. Called again when a production is taken up again.
   */
  previewReady?(sound: string): Promise<void>;
  /** The film is directed: so many seconds of it are to be drawn. */
  lengthKnown?(seconds: number): void;
  /** Of the video; 1920 × 1080 if missing. */
  picture?: PictureKind;
  /** Pixels of its smaller rendition; if missing, as `renditionOf` the picture has it. */
  rendition?: { width: number; height: number };
  /** Share of the whole production that is done, 0…1. */
  progress(step: StudioStep, share: number): void;
}

/** Paths below `host.directory`; duration in seconds. */
export interface FinishedEpisode {
  video: string;
  /** The same film in fewer pixels, for slow connections and small screens; missing where it would be hardly smaller. */
  rendition?: { file: string; width: number; height: number };
  captions: string;
  poster: string;
  duration: number;
  /** What it is told in. */
  language: Language;
  chapters: Chapter[];
  width: number;
  height: number;
  /** Whether its captions are part of the picture. */
  wordsInPicture: boolean;
}
