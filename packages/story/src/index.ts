/** The parent’s words become a screenplay. */
export { type Draft, draftSchema } from './draft/draft-schema.ts';
export { DraftRefusal, screenplayFromDraft } from './draft/draft.ts';
export type { FamilyPlayer, StoryRequest } from './request.ts';
export { picturesIn } from './plan/correct-plan.ts';
export { type PlanCorrection, planCorrectionSchema } from './plan/plan-correction.ts';
export { readPlan } from './plan/read-plan.ts';
export { crowdSchema, type Moment, type Plan, type Seen, seenPlaces, thingMoves } from './plan/plan.ts';
export { reviewRequest, reviewSpoken, StoryRefusal } from './review/review.ts';
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
export { rememberEpisode } from './season/remember.ts';
export type { EpisodeMemory, Memory, SeasonMemory } from './season/season-memory.ts';
export { type CorrectedScreenplay, correctScreenplay } from './showing/correct-screenplay.ts';
export { sentencesOf } from './telling/tell.ts';
export { cleanText } from './text/clean.ts';
export { framedIn, knownLanguageOf, type Language, languageOf, toldLanguages } from './text/language.ts';
export { planOfStory, writeScreenplay } from './write-screenplay.ts';
