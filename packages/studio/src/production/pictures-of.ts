import { earsOf } from '@milestoon/cast';
import type { Screenplay } from '@milestoon/story/screenplay';
import { beatsOf } from '@milestoon/story/screenplay';
import type { Picture } from '@milestoon/things';
import { pictureOf } from '@milestoon/things/pictures';

/** What the things of a screenplay look like, by their names: all a film needs to draw them. */
export function picturesOf(screenplay: Pick<Screenplay, 'scenes'>): Record<string, Picture> {
  const names = beatsOf(screenplay).flatMap(({ moments = [] }) =>
    moments.flatMap(({ staging, seen, crowd, dressing = [] }) => [
      ...(crowd?.thing ? [crowd.thing] : []),
      ...staging.flatMap(({ thing }) => (thing ? [thing.picture] : [])),
      ...seen.map(({ picture }) => picture),
      ...seen.flatMap(({ picture, how }) => (how === 'worn' ? (earsOf(picture)?.picture ?? []) : [])),
      ...dressing,
    ]),
  );
  const found = [...new Set(names)].map((name) => [name, pictureOf(name)] as const);
  return Object.fromEntries(found.flatMap(([name, picture]) => (picture ? [[name, picture] as const] : [])));
}
