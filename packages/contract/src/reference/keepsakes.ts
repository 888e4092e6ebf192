import type { keepsakes } from '../keepsakes.ts';
import type { References } from './call-reference.ts';

const making =
  'It is made in the background; until then the state is `making`, with its share. CONFLICT without a finished film, TOO_MANY_REQUESTS while three wait.';

export const keepsakesReference: References<typeof keepsakes> = {
  ofEpisode: {
    summary: 'Picture books and posters of an episode',
    description:
      'Every kind with its state; of what is made an address to save it. Books are PDFs for print: A5 or 21 × 21 cm with 3 mm of bleed, fonts embedded, pictures at 300 dots an inch.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  makeOfEpisode: {
    summary: 'Make a picture book or a poster of an episode',
    description: making,
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  ofSeason: {
    summary: 'Picture books of a season, and its films as one',
    description:
      'Every kind with its state; `season-film` is an MP4 with a chapter for each film. One that holds an episode that is deleted goes with it.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  makeOfSeason: {
    summary: 'Make a picture book of a season, or one film of all',
    description: `Of all films of the season that are finished. ${making} A season has no poster: CONFLICT.`,
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  years: {
    summary: 'Films of the years of a child',
    description:
      'Every year with three finished films or a film of the year, and the latest with any, which says how many are missing. The last one first, with addresses to watch and save it. An episode belongs to the year in which it happened. A film that holds an episode that is deleted goes with it. Lines that a relative told are not heard in it, and relatives who watch do not find it.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  makeOfYear: {
    summary: 'Make the film of a year',
    description: `The best moments of at most 24 films, drawn anew. ${making} CONFLICT with fewer than three films of that year too.`,
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
};
