/**
 * What a screenplay says, for those who film it or keep it, and what is refused before one is written. It knows no
 * language from inside: that takes most of a second to load, and every process that draws has a start of its own, as
 * every server has.
 */
export { type Doubtful, doubtful } from './doubting/doubtful.ts';
export { wordsOfMoment } from './plan/moment-words.ts';
export { picturesIn } from './plan/things/pictures-in.ts';
export { type PlanCorrection, planCorrectionSchema } from './plan/plan-correction.ts';
export {
  crowdSchema,
  type Moment,
  type Plan,
  restingSides,
  type Seen,
  seenPlaces,
  thingMoves,
  type Way,
  ways,
} from './plan/plan.ts';
export {
  type Beat,
  beatsOf,
  moods,
  type Scene,
  sceneSchema,
  type Screenplay,
  screenplaySchema,
  type ShownMoment,
  soundEffects,
  type Staging,
} from './screenplay.ts';
export { reviewRequest, reviewSpoken, StoryRefusal } from './review/review.ts';
export type { EpisodeMemory, Memory, SeasonMemory } from './season/season-memory.ts';
export { framedIn, knownLanguageOf, type Language, languageOf, toldLanguages } from './text/language.ts';
