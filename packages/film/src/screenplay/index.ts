export type { ChildPronoun, StoryRequest } from './request.ts';
export { reviewRequest, reviewSpoken, StoryRefusal } from './review/review.ts';
export * from './screenplay.ts';
export { rememberEpisode } from './season/remember.ts';
export type { EpisodeMemory, Memory, SeasonMemory } from './season/season-memory.ts';
export { writeScreenplay } from './write-screenplay.ts';
