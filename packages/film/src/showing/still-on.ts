import { type Beat, beatsOf, type Screenplay, type Seen } from '@milestoon/story/screenplay';

/** What stays on a body from one line to the next. */
const lasts = ({ how, of }: Seen): boolean => of !== undefined && (how === 'worn' || how === 'smeared');

/**
 * What everybody has on or on their faces in a line that shows no moment of its own: what they had when they were seen
 * last. A painted cat is still one when the storyteller says goodbye.
 */
export function stillOn(screenplay: Pick<Screenplay, 'scenes'>, beat: Beat): Seen[] {
  const beats = beatsOf(screenplay);
  const last = new Map<string, readonly Seen[]>();
  for (const { moments = [] } of beats.slice(
    0,
    Math.max(
      0,
      beats.findIndex(({ id }) => id === beat.id),
    ),
  ))
    for (const { staging, seen } of moments)
      for (const { member } of staging)
        last.set(
          member,
          seen.filter((each) => lasts(each) && each.of === member),
        );
  const here = new Set(beat.staging.map(({ member }) => member));
  return [...last].flatMap(([member, seen]) => (here.has(member) ? seen : []));
}
