import type { Story } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';

export type SceneDraft = Story['scenes'][number];

/** Scene `index` one place up (-1) or down (1); as it is at the ends. */
export function moveScene(scenes: readonly SceneDraft[], index: number, by: -1 | 1): SceneDraft[] {
  const moved = [...scenes];
  const [scene] = moved.splice(index, 1);
  const place = index + by;
  if (!scene || place < 0 || place >= scenes.length) return [...scenes];
  moved.splice(place, 0, scene);
  return moved;
}

export const fewestScenesOf = (story: Story): number => Math.min(limits.fewestScenes, story.scenes.length);

export const isChanged = (story: Story, scenes: readonly SceneDraft[]): boolean =>
  JSON.stringify(story.scenes) !== JSON.stringify(scenes);

/** A draft of another version, or one that this app cannot read, is not taken up. */
export const isDraftOf = (story: Story, scenes: readonly SceneDraft[]): boolean =>
  scenes.length > 0 &&
  scenes.every((scene) =>
    story.scenes.some(({ id, lines }) => id === scene.id && lines.length === scene.lines.length),
  );

/** What keeps a new version from being made, if anything. */
export function storyProblem(scenes: readonly SceneDraft[], { episodes: { editor } }: Texts): string | null {
  const lines = scenes.flatMap((scene) => scene.lines);
  if (lines.some((line) => line.text.trim() === '')) return editor.emptyLine;
  const length = lines.reduce((sum, line) => sum + line.text.trim().length, 0);
  return length > limits.storyLength ? editor.tooLong : null;
}
