/**
 * What a screenplay says, for those who film it. It knows no language from inside: that takes most of a second to
 * load, and every process that draws has a start of its own.
 */
export { type Doubtful, doubtful } from './doubting/doubtful.ts';
export { type PlanCorrection, planCorrectionSchema } from './plan/plan-correction.ts';
export {
  crowdSchema,
  type Moment,
  type Plan,
  restingSides,
  type Seen,
  seenPlaces,
  thingMoves,
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
export type { EpisodeMemory, Memory, SeasonMemory } from './season/season-memory.ts';
export { framedIn, knownLanguageOf, type Language, languageOf, toldLanguages } from './text/language.ts';
