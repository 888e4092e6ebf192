import type { Film } from '@milestoon/film';

/** The films of a season, in their order. Only plain data: it crosses to another process. */
export interface SeasonRequest {
  /** MP4s of this studio; what a chapter is called. */
  films: { file: string; title: string }[];
  title: string;
  language: Film['language'];
  /** Whether somebody of the family tells any of them. */
  isTold: boolean;
  /** Where the MP4 goes. */
  file: string;
}

/** What was made: seconds and bytes. */
export interface JoinedSeason {
  duration: number;
  bytes: number;
}
