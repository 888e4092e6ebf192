import { beatsOf, type Screenplay } from '@milestoon/story/screenplay';

/** How a line stands in its story. */
export interface Telling {
  /** Its sentence tells another deed in a line behind it: 'Mia picked a flower, | and gave it to Grandma.' */
  goesOn?: boolean;
  /** Of so few sentences that no deed may wait for a close look at a thing. */
  isBrief?: boolean;
}

/** Sentences of a story that is brief. */
const few = 1;

export function tellingsOf(screenplay: Pick<Screenplay, 'scenes'>): (beat: string) => Telling {
  const beats = beatsOf(screenplay);
  const isBrief = new Set(beats.flatMap(({ source }) => (source === undefined ? [] : [source]))).size <= few;
  const telling = beats.filter(
    ({ source, moments }) => source !== undefined && moments !== undefined && moments.length > 0,
  );
  const goingOn = new Set(
    telling.flatMap(({ id, source }, index) => (telling[index + 1]?.source === source ? [id] : [])),
  );
  return (beat) => ({ goesOn: goingOn.has(beat), isBrief });
}
