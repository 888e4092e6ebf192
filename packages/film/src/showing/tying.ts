import type { Seen, Staging } from '@milestoon/story/screenplay';
import { lifeSizeOf } from '@milestoon/things';

const footwear = /shoe|boot|skate|sandal|sneaker/;
/** Metres: what is larger is tied where it stands. */
const handy = 1.2;

/** Whoever ties what is no shoe has it in the hands: a ribbon, a belt, a bib. */
export const tying = (staging: readonly Staging[], seen: readonly Seen[]): Staging[] =>
  staging.map((one) => {
    if (one.action !== 'tie' || one.thing || seen.some(({ picture }) => footwear.test(picture))) return one;
    const tied = seen.find(
      ({ how, of, at, picture }) =>
        /^(?:beside|ground)$/.test(how) && !at && (!of || of === one.member) && lifeSizeOf(picture) < handy,
    );
    return tied
      ? { ...one, thing: { picture: tied.picture, ...(tied.color ? { color: tied.color } : {}) } }
      : one;
  });
