import type { Seen, Staging } from '@milestoon/story/screenplay';
import { lifeSizeOf, toldOfHeld } from '@milestoon/things';

const footwear = /shoe|boot|skate|sandal|sneaker/;
/** Metres: what is larger is tied where it stands. */
const handy = 1.2;

/**
 * Whoever ties what is no shoe has it in the hands: a ribbon, a belt, a bib; whoever hugs something and nobody has
 * the arms round it.
 */
export const takenUp = (staging: readonly Staging[], seen: readonly Seen[]): Staging[] =>
  staging.map((one) => {
    const hugs = one.action === 'hug' && !staging.some(({ member }) => member === one.to);
    const ties = one.action === 'tie' && !seen.some(({ picture }) => footwear.test(picture));
    if (one.thing || (!hugs && !ties)) return one;
    const taken = seen.find(
      ({ how, of, at, picture }) =>
        /^(?:beside|ground)$/.test(how) &&
        !at &&
        (!of || of === one.member) &&
        (hugs || lifeSizeOf(picture) < handy),
    );
    return taken ? { ...one, thing: { picture: taken.picture, ...toldOfHeld(taken) } } : one;
  });
