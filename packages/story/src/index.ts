/** The parent’s words become a screenplay. */
export { type Draft, draftForm } from './draft/draft-schema.ts';
export { draftFaults, type DraftedStory, readDraft, screenplayFromDraft } from './draft/draft.ts';
export type { FamilyPlayer, StoryRequest } from './request.ts';
export { readPlan } from './plan/read-plan.ts';
export * from './screenplay-value.ts';
export { rememberEpisode } from './season/remember.ts';
export { type CorrectedScreenplay, correctScreenplay } from './showing/correct-screenplay.ts';
export { sentencesOf } from './telling/tell.ts';
export { cleanText } from './text/clean.ts';
export { planOfStory, writeScreenplay } from './write-screenplay.ts';
