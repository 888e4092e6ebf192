import { directStoryboard, type Film, type StoryboardStill } from '@milestoon/film';
import {
  correctScreenplay,
  cleanText,
  type Plan,
  type PlanCorrection,
  type Screenplay,
  screenplaySchema,
  StoryRefusal,
  writeScreenplay,
} from '@milestoon/story';
import { castOf } from '../production/cast-of.ts';
import { picturesOf } from '../production/pictures-of.ts';
import type { EpisodeRequest } from '../production/production.ts';

/** Whose words, and what the family corrected. */
export interface StoryboardRequest extends Omit<EpisodeRequest, 'photos' | 'wordsInPicture'> {
  /** How many photos came with the words. */
  photos: number;
  corrections: readonly PlanCorrection[];
  /** Where it is written already: any form that `screenplaySchema` reads. Missing: by the embedded writer. */
  screenplay?: unknown;
}

/** A story as it is understood. */
export interface StoryboardDrawing {
  /** The family's words, cleaned: spans are places of it. */
  text: string;
  /** Not spoken yet; to draw the stills from. */
  film: Film;
  stills: StoryboardStill[];
  plan: Plan | null;
  /** Before anybody corrected it. */
  understood: Plan | null;
}

/** Directs the stills of a story; null for a text no film is made of. */
export function drawStoryboard({
  corrections,
  screenplay: written,
  ...request
}: StoryboardRequest): StoryboardDrawing | null {
  const story = { ...request, childAge: request.look.age };
  try {
    const whole: Screenplay =
      written === undefined ? writeScreenplay(story) : screenplaySchema.parse(written);
    const { screenplay, plan, understood } = correctScreenplay(whole, story, corrections);
    const drawn = directStoryboard({
      screenplay,
      characters: castOf(request, screenplay),
      pictures: picturesOf(screenplay),
    });
    return { text: cleanText(request.description, request.childName), ...drawn, plan, understood };
  } catch (error) {
    if (error instanceof StoryRefusal) return null;
    throw error;
  }
}
