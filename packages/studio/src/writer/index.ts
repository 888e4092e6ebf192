export type { StoryModelSettings } from './settings.ts';
export { storyWriter, type StoryWriterOptions, type WriteStory } from './write-story.ts';
