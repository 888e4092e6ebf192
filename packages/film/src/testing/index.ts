/** For tests. */
export { newFilm, newNarration } from './fixture.ts';
