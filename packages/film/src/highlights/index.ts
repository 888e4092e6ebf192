/** What of a film is shown outside of it: its poster and its trailer. */
export { choosePosterFrame, drawPoster, type PosterFrame } from './poster.ts';
export { trailerFrame } from './trailer-frame.ts';
export { planTrailer, type TrailerPlan } from './trailer-plan.ts';
export { planTrailerSound } from './trailer-sound.ts';
