export type { ChildPronoun, StoryRequest } from './request.ts';
export { reviewText, StoryRefusal } from './review.ts';
export * from './screenplay.ts';
export { writeScreenplay } from './write-screenplay.ts';
