import type { Meant } from '../../meaning/kinds.ts';
import type { Phrase } from '../../reading/clause.ts';

const pairs =
  /^(?:stair|step|glass|trouser|pant|pyjama|pajama|jean|short|scissor|goggle|clipper|headphone|binocular|tweezer|legging|tights?)s?$/;
/** Of two of them together one picture is drawn: scissors, trousers, a brace on all teeth. */
export const isPair = ({ head, count }: Phrase, { kind, picture }: Meant): boolean =>
  (count ?? 0) < 2 &&
  (kind === 'worn' ||
    pairs.test(head.toLowerCase()) ||
    /^(?:stairs|glasses|scissors|braces|training-wheels|binoculars|pom-poms|earrings|curtain|alphabet)$/.test(
      picture ?? '',
    ));
