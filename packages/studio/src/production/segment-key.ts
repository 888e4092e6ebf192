import { product } from '@milestoon/domain';
import type { Film } from '@milestoon/film';
import type { FrameRange } from '../export/index.ts';

/**
 * What frames `from` … `to` - 1 of a film are drawn from, as text. Equal keys mean equal pictures, in
 * whichever film: a new version of an episode takes over the segments whose key has not changed. Frame
 * numbers belong to the key, because breath, blinks and weather run on the clock of the whole film.
 *
 * @param photos what each photo looks like: a digest by asset name
 */
export function segmentKey(
  film: Film,
  photos: Readonly<Record<string, string>>,
  { from, to }: FrameRange,
): string {
  const first = film.shots.findIndex((shot) => shot.to > from);
  // A shot that opens with a transition or a whip pan shows the end of the one before.
  const opening = film.shots[first];
  const mixed = opening?.transition || (opening?.kind === 'story' && opening.whip !== undefined);
  const seen = film.shots.filter(
    (shot, index) => shot.from < to && (index >= first || (index === first - 1 && mixed)),
  );
  const members = new Set(['hero']);
  const assets = new Set<string>();
  for (const shot of seen) {
    if (shot.kind !== 'story') continue;
    for (const { member } of shot.actors) members.add(member);
    if (shot.foreground) members.add(shot.foreground.member);
    if (shot.photo) assets.add(shot.photo.asset);
  }
  return JSON.stringify({
    // Another release may draw in another way.
    drawnBy: product.version,
    range: [from, to],
    film: [film.seed, film.style, film.title, film.episodeNumber, film.childName, film.language],
    shots: seen,
    cast: [...members].sort().map((member) => [member, film.characters[member]]),
    photos: film.photos.filter(({ asset }) => assets.has(asset)).map((photo) => [photo, photos[photo.asset]]),
    // The last card names them.
    ...(seen.some(({ kind }) => kind === 'end') && film.toldBy ? { toldBy: film.toldBy } : {}),
    captions: film.wordsInPicture ? film.captions.filter((page) => page.from < to && page.to > from) : [],
  });
}
