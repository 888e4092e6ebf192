import type { Story, StoryChange } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import {
  type Beat,
  beatsOf,
  reviewSpoken,
  type Scene,
  type Screenplay,
  screenplaySchema,
} from '@milestoon/story/screenplay';
import { AppError } from '../../platform/errors.ts';

export const toStory = (
  screenplay: Screenplay,
  { version, wordsInPicture }: Pick<Story, 'version' | 'wordsInPicture'>,
): Story => ({
  version,
  language: screenplay.language,
  title: screenplay.title,
  wordsInPicture,
  scenes: screenplay.scenes.map(({ id, set, mood, beats }) => ({
    id,
    set,
    mood,
    lines: beats.map((beat) => ({ id: beat.id, speaker: beat.speaker, text: beat.text })),
  })),
});

type ChangedScene = StoryChange['scenes'][number];

/** Other words mean something else: what they mean is read anew. */
function withText(beat: Beat, text: string): Beat {
  const { meaning: _, ...line } = beat;
  return text === beat.text ? beat : { ...line, text };
}

function changeScene(scene: Scene, change: ChangedScene): Scene {
  const texts = new Map(change.lines.map((line) => [line.id, line.text]));
  const kept = scene.beats.filter(({ id }) => texts.has(id));
  // A line comes once, in its own scene; what is missing is deleted, but never all of a scene.
  if (kept.length === 0 || kept.length !== change.lines.length)
    throw new AppError('INVALID_INPUT', { message: 'the lines are not those of the scene' });
  const { scenery: _, ...elsewhere } = scene;
  return {
    ...(change.set === scene.set ? scene : elsewhere),
    set: change.set,
    mood: change.mood,
    beats: kept.map((beat) => ({
      ...withText(beat, texts.get(beat.id) ?? beat.text),
      // Pictures of earlier episodes go along to another place; else they keep their own.
      ...(beat.memories && change.set !== scene.set
        ? { memories: beat.memories.map((memory) => ({ ...memory, set: change.set })) }
        : {}),
    })),
  };
}

/** The parent's photos stay in the film when the line that showed one goes: the next free line shows it. */
function keepPhotos(before: Screenplay, after: Screenplay): Screenplay {
  const shown = new Set(beatsOf(after).map((beat) => beat.photo?.image));
  const lost = beatsOf(before).flatMap(({ photo }) => (photo && !shown.has(photo.image) ? [photo] : []));
  for (const photo of lost) {
    const beats = beatsOf(after).filter((beat) => beat.speaker === 'narrator' && !beat.photo);
    const place = beats[Math.floor(beats.length / 2)];
    if (place) place.photo = photo;
  }
  return after;
}

/**
 * The screenplay with the parent's changes in it, under the title that the episode has by now.
 *
 * @throws AppError INVALID_INPUT for scenes or lines that are not its own, too few scenes or too many words;
 *   UNSUITABLE for words that no film for a child is made of
 */
export function changeStory(
  screenplay: Screenplay,
  change: Pick<StoryChange, 'scenes'>,
  title = screenplay.title,
): Screenplay {
  const own = new Map(screenplay.scenes.map((scene) => [scene.id, scene]));
  const scenes = change.scenes.map((changed) => {
    const scene = own.get(changed.id);
    own.delete(changed.id); // a scene comes once
    if (!scene) throw new AppError('INVALID_INPUT', { message: 'a scene that is not of this story' });
    return changeScene(scene, changed);
  });
  const fewest = Math.min(limits.fewestScenes, screenplay.scenes.length);
  if (scenes.length < fewest)
    throw new AppError('INVALID_INPUT', {
      userMessage: ({ episodes }) => episodes.editor.fewestScenes(fewest),
    });
  const words = scenes.flatMap((scene) => scene.beats.map((beat) => beat.text));
  if (words.join('').length > limits.storyLength)
    throw new AppError('INVALID_INPUT', { userMessage: ({ episodes }) => episodes.editor.tooLong });
  const refusal = reviewSpoken(words.join('\n'));
  if (refusal)
    throw new AppError('UNSUITABLE', {
      message: `story refused: ${refusal.reason}`,
      userMessage: refusal.userMessage,
    });
  return screenplaySchema.parse(keepPhotos(screenplay, { ...screenplay, title, scenes }));
}
