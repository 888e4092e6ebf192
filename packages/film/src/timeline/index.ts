export { actionSounds } from './action-sounds.ts';
export { actorAt, drawActors, onTwos, performanceOf, type Play } from './acting.ts';
export { blockShot } from './blocking.ts';
export { captionAt, type CaptionCue, captionCues, wordsIn } from './captions.ts';
export { type DirectionRequest, directFilm } from './direct.ts';
export { type Actor, type Film, type FilmPhoto, filmSchema, type StoryShot } from './film.ts';
export { cameraAt, frame, frameKey } from './frame.ts';
export { mouthAt } from './mouth.ts';
export { plannedSounds, type PlannedSound, type SoundPlan, soundPlanSchema } from './sound-plan.ts';
