import type { Narrator } from '@milestoon/domain';
import type { Film } from '@milestoon/film';
import type { Screenplay } from '@milestoon/story/screenplay';
import type { PictureKind } from '../../export/index.ts';
import type { SaidName, VoiceSettings } from '../../voice/index.ts';
import type { Speech } from '../speak-beats.ts';

/** How the lines of a film were spoken, to speak again what is not there any more. */
export interface SpokenAs {
  /** As it was spoken, before corrections. */
  screenplay: Screenplay;
  names: SaidName[];
  narrator?: Narrator | undefined;
  voice?: VoiceSettings | undefined;
}

/** A film of the year as it is remembered. */
export interface YearSource {
  film: Film;
  /** When it happened, as it is lettered; empty where it is not known. */
  month: string;
  /** Files with the parent's photos, by the names the film gives them. */
  photos: Record<string, string>;
  /**
   * What `speakBeats` gave, and the folder it was for; null where that is not remembered. Lines that somebody of the
   * family told are not heard: a voice is lent for one film.
   */
  speech: { folder: string; spoken: Pick<Speech, 'files' | 'rates' | 'sampleRate' | 'told'> } | null;
  spokenAs: SpokenAs | null;
}

/** Which films, in the order of the days, and where the year's film is made. */
export interface YearRequest {
  year: number;
  sources: readonly YearSource[];
  /** Where files go; what an interrupted attempt left there is used again. */
  directory: string;
  signal: AbortSignal;
  /** 1920 × 1080 if missing. */
  picture?: PictureKind;
  /** Pixels of its smaller rendition; if missing, as `renditionOf` the picture has it. */
  rendition?: { width: number; height: number };
  /** Render processes; one per processor if missing. */
  workers?: number;
  /** 0…1, growing. */
  progress?: (share: number) => void;
}

/** Paths below the request's directory; seconds. LUFS, dBTP and LU as of an episode. */
export interface MadeYear {
  video: string;
  /** The same in fewer pixels, where the picture is large enough for it. */
  rendition?: string;
  captions: string;
  poster: string;
  duration: number;
  loudness: number;
  truePeak: number;
  speechOverMusic: number;
  /** Which sources are seen in it. */
  shown: number[];
}
