export { captionAt, captionCues } from './captions.ts';
export { type DirectionRequest, directFilm } from './direct.ts';
export { type Film, type FilmPhoto, filmSchema } from './film.ts';
export { frame, frameKey } from './frame.ts';
export { type SoundPlan, soundPlanSchema } from './sound-plan.ts';
