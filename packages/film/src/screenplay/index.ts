export type { ChildPronoun, StoryRequest } from './request.ts';
export { reviewText, StoryRefusal } from './review.ts';
export * from './screenplay.ts';
export { rememberEpisode } from './season/remember.ts';
export type { EpisodeMemory, Memory, SeasonMemory } from './season/season-memory.ts';
export { writeScreenplay } from './write-screenplay.ts';
