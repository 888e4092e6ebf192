import type { Clause, Phrase } from '../../reading/clause.ts';

const ones = /^ones?$/;

/** 'New glasses, green ones', 'a bike, a red one': no second thing, but what the first is like. */
export function withWhichOne(clause: Clause): Clause {
  const { things } = clause;
  const at = things.findIndex(
    (phrase, i) =>
      i > 0 && !phrase.preposition && !phrase.owner && saysWhich(phrase) && !things[i - 1]?.pronoun,
  );
  const [one, before] = [things[at], things[at - 1]];
  // 'Two presents, a big one and a small one': each is one of them.
  if (!one || !before || ((before.count ?? 1) > 1 && /\bone$/i.test(one.text))) return clause;
  const told: Phrase = { ...before, qualities: [...before.qualities, ...one.qualities] };
  return {
    ...clause,
    things: things.flatMap((each) => (each === before ? [told] : each === one ? [] : [each])),
  };
}

/** 'Green ones'; but not 'the first one', which may be another. */
const saysWhich = ({ head, pronoun, qualities, text }: Phrase): boolean =>
  ones.test(pronoun ?? head) && qualities.length > 0 && !/^(?:the|this|that|another|his|her)\s/i.test(text);
