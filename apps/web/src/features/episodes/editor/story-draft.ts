import type { Story } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import { excessOf } from '../../../ui/text-area.tsx';

export type SceneDraft = Story['scenes'][number];
export type LineDraft = SceneDraft['lines'][number];

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
  scenes.every(({ id, lines }) => {
    const own = story.scenes.find((scene) => scene.id === id);
    return own && lines.length > 0 && lines.every((line) => own.lines.some((one) => one.id === line.id));
  });

export const withoutLine = (scene: SceneDraft, lineId: string): SceneDraft => ({
  ...scene,
  lines: scene.lines.filter(({ id }) => id !== lineId),
});

/** A line that was deleted, back where the story has it. */
export function withLine(story: Story, scenes: readonly SceneDraft[], line: LineDraft): SceneDraft[] {
  const own = story.scenes.find(({ lines }) => lines.some(({ id }) => id === line.id));
  return scenes.map((scene) => {
    if (scene.id !== own?.id || scene.lines.some(({ id }) => id === line.id)) return scene;
    const order = own.lines.map(({ id }) => id);
    const lines = [...scene.lines, line].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return { ...scene, lines };
  });
}

/** What keeps a new version from being made, if anything. */
export function storyProblem(
  scenes: readonly SceneDraft[],
  { episodes: { editor }, support }: Texts,
): string | null {
  const lines = scenes.flatMap((scene) => scene.lines);
  if (lines.some((line) => line.text.trim() === '')) return editor.emptyLine;
  const excess = Math.max(0, ...lines.map(({ text }) => excessOf(text, limits.storyLineLength)));
  if (excess > 0) return support.tooLong(excess);
  const length = lines.reduce((sum, line) => sum + line.text.trim().length, 0);
  return length > limits.storyLength ? editor.tooLong : null;
}
