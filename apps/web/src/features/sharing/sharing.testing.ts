import type { SharedFilm, SharedFilms, WatchLink } from '@milestoon/contract';
import type { Wire } from '../../lib/api.ts';

export const closedLink: Wire<WatchLink> = {
  visibility: 'private',
  url: null,
  endsAt: null,
  viewsLeft: null,
  code: null,
  wrongCodes: 0,
  views: 0,
  lastViewedAt: null,
};
export const openLink: Wire<WatchLink> = {
  ...closedLink,
  visibility: 'unlisted',
  url: 'https://example.com/film/abc',
};

export const sharedFilm = (key: string, title: string): Wire<SharedFilm> => ({
  key,
  title,
  episodeNumber: 1,
  posterUrl: `/film/abc/${key}/p/poster.jpg`,
  chapters: [],
  duration: 60,
  wordsInPicture: false,
  language: 'en',
});

export const sharedFilms = (...films: Wire<SharedFilm>[]): Wire<SharedFilms> => ({
  kind: films.length === 1 ? 'film' : 'season',
  season: films.length === 1 ? null : 1,
  needsCode: false,
  films,
});

export const filesOf = (key: string) => ({
  videoUrl: `/film/abc/${key}/p/film.mp4`,
  renditionUrl: `/film/abc/${key}/p/film-small.mp4`,
  captionsUrl: null,
  again: `pass of ${key}`,
});
