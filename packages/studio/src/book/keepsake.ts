import type { Film } from '@milestoon/film';
import type { Screenplay } from '@milestoon/story/screenplay';
import type { BookFormat } from './sheets.ts';

/** An episode of a book. Only plain data: it crosses to another process. */
export interface BookChapter {
  film: Film;
  screenplay: Screenplay;
  /** The parent's own words. */
  words: string;
  /** The day it happened, as it is printed; empty where it is not known. */
  day: string;
  /** Files with the parent's photos, by the names the film gives them. */
  photos: Record<string, string>;
}

/** A book of one episode, or of a season. */
export interface BookRequest {
  format: BookFormat;
  chapters: BookChapter[];
  /** Null: of one episode. */
  season: { title: string; subtitle: string } | null;
  /** Where the PDF goes. */
  file: string;
}

/** A poster of an episode: A3 in print, or the picture alone. */
export interface PosterRequest {
  format: 'pdf' | 'png';
  chapter: BookChapter;
  file: string;
}

/** What was made. */
export interface MadeKeepsake {
  pages: number;
  bytes: number;
}
