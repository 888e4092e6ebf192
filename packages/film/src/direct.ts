import { usualFilm } from '@milestoon/domain';
import { type Scene, type Screenplay } from '@milestoon/story/screenplay';
import { actionSounds } from './sound/action-sounds.ts';
import { captionPages } from './captions.ts';
import type { Film, Shot, StoryShot } from './film.ts';
import { paceFilm, type Pacing } from './cameras/pacing.ts';
import { isCalm } from './cameras/scene-change.ts';
import { planSound } from './sound/sound.ts';
import { type DirectionRequest, lineOf, setOf } from './direction.ts';
import { storyOf } from './story-shots.ts';

/** Turns words and voices into a film: pacing, shots, blocking, camera, captions and sound plan. */
export function directFilm(request: DirectionRequest): Film {
  const { screenplay, narration } = request;
  const pacing = paceFilm(screenplay, narration);
  const stories = storyOf(request, pacing);
  return {
    version: 1,
    seed: screenplay.seed,
    style: screenplay.style,
    title: screenplay.title,
    episodeNumber: screenplay.episodeNumber,
    childName: screenplay.childName,
    ...familyIn(screenplay),
    ...(request.toldBy?.length ? { toldBy: [...request.toldBy] } : {}),
    language: screenplay.language,
    frames: pacing.frames,
    characters: request.characters,
    photos: request.photos,
    pictures: { ...request.pictures },
    shots: withCards(screenplay, pacing, stories),
    captions: pacing.beats.flatMap((timed) => captionPages(lineOf(narration, timed.beat), timed.speechFrom)),
    ...(request.wordsInPicture ? { wordsInPicture: true } : {}),
    sound: planSound(
      screenplay,
      narration,
      pacing,
      request.characters.hero?.seed ?? screenplay.seed,
      actionSounds(stories, rolesOf(request), wheeledOf(request)),
      request.music ?? usualFilm.music,
    ),
  };
}

/** More names than these do not fit beside the child's. */
const mostNamed = 3;

function familyIn({ cast }: Screenplay): Pick<Film, 'family'> {
  const names = cast.flatMap(({ name, family }) => (family === undefined ? [] : [name]));
  return names.length > 0 ? { family: names.slice(0, mostNamed) } : {};
}

const rolesOf = ({ screenplay }: DirectionRequest): Record<string, string> =>
  Object.fromEntries(screenplay.cast.map(({ id, role }) => [id, role]));

const wheeledOf = ({ characters }: DirectionRequest): Set<string> =>
  new Set(Object.keys(characters).filter((member) => characters[member]?.look.wheelchair));

function withCards(screenplay: Screenplay, pacing: Pacing, stories: StoryShot[]): Shot[] {
  // A recap shows another day; the title stands in the place of this one.
  const first = (screenplay.scenes.find(({ beats }) => !beats[0]?.memories) ?? screenplay.scenes[0]) as Scene;
  const last = screenplay.scenes.at(-1) as Scene;
  const endFrom = pacing.frames - pacing.endFrames;
  return [
    { kind: 'title', from: 0, to: pacing.titleFrames, set: setOf(screenplay, first), transition: false },
    ...stories,
    {
      kind: 'end',
      from: endFrom,
      to: pacing.frames,
      set: setOf(screenplay, last),
      transition: true,
      change: isCalm(last) ? 'time' : 'joy',
    },
  ];
}
