import type { Screenplay, ShownMoment } from '@milestoon/story/screenplay';
import { beatsOf } from '@milestoon/story/screenplay';
import { directFilm } from './direct.ts';
import type { DirectionRequest } from './direction.ts';
import { evenNarration } from './even-narration.ts';
import type { Film } from './film.ts';
import { tellingFrame } from './telling-frame.ts';

/** Seconds a spoken word takes on average, with the pauses inside a line. */
const secondsAWord = 0.36;

/** One picture for what one stretch of the family's words tells. */
export interface StoryboardStill {
  /** From … to (exclusive), characters of the cleaned text. */
  told: [number, number];
  /** Frame of the film. */
  frame: number;
}

/** A film that nobody has spoken yet, with a still for each moment in the order of the words. */
export function directStoryboard(
  request: Omit<DirectionRequest, 'narration' | 'photos' | 'wordsInPicture' | 'music'>,
): {
  film: Film;
  stills: StoryboardStill[];
} {
  const { screenplay } = request;
  const film = directFilm({ ...request, narration: evenNarration(screenplay, secondsAWord), photos: [] });
  return { film, stills: stillsOf(film, screenplay) };
}

function stillsOf(film: Film, screenplay: Screenplay): StoryboardStill[] {
  const moments = new Map<string, readonly ShownMoment[]>(
    beatsOf(screenplay).map(({ id, moments = [] }) => [id, moments]),
  );
  const stills = new Map<string, StoryboardStill>();
  for (const shot of film.shots) {
    if (shot.kind !== 'story' || shot.moment === undefined) continue;
    const told = moments.get(shot.beat)?.[shot.moment]?.told;
    // The first shot shows who does what; a second look at it is nearer.
    if (!told || stills.has(told.join())) continue;
    stills.set(told.join(), { told, frame: tellingFrame(film, shot) });
  }
  return [...stills.values()].toSorted((a, b) => a.told[0] - b.told[0] || a.told[1] - b.told[1]);
}
