/** A screenplay and its narration become a film, of which every frame can be asked for. */
export { drawActors, type Play } from './acting/acting.ts';
export { blockShot } from './acting/blocking.ts';
export { mouthAt } from './acting/mouth.ts';
export { captionAt, captionCues, wordsIn } from './captions.ts';
export { directFilm } from './direct.ts';
export { type Film, type FilmPhoto, filmSchema, type StoryShot } from './film.ts';
export { frame, frameKey } from './frame.ts';
export { type BookPicture, bookPictures, printedFrame } from './highlights/book-pictures.ts';
export { choosePosterFrame, drawPoster, type PosterFrame } from './highlights/poster.ts';
export { trailerFrame } from './highlights/trailer-frame.ts';
export { planTrailer } from './highlights/trailer-plan.ts';
export { planTrailerSound } from './highlights/trailer-sound.ts';
export { type Narration, type NarrationLine, narrationLineSchema, narrationSchema } from './narration.ts';
export { actionSounds } from './sound/action-sounds.ts';
export { directStoryboard, type StoryboardStill } from './storyboard.ts';
export { type Contents, contentsOf } from './showing/contents.ts';
export { musicOf } from './sound/music-choice.ts';
export { type PlannedSound, plannedSounds, type SoundPlan } from './sound/sound-plan.ts';
