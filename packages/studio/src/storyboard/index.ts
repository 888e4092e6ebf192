/** How a story is understood, as one still a moment, before a film is made of it. */
export type { StoryboardDrawing, StoryboardRequest } from './draw-storyboard.ts';
export { createStoryboarder, type Storyboarder } from './storyboarder.ts';
