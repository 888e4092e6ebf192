export { actorAt, drawActors, onTwos, performanceOf } from './acting.ts';
export { captionAt, captionCues } from './captions.ts';
export { type DirectionRequest, directFilm } from './direct.ts';
export { type Actor, type Film, type FilmPhoto, filmSchema, type StoryShot } from './film.ts';
export { cameraAt, frame, frameKey } from './frame.ts';
export { plannedSounds, type PlannedSound, type SoundPlan, soundPlanSchema } from './sound-plan.ts';
