import { pictureFor } from '@milestoon/things/nouns';
import { kindOfPicture } from '../../meaning/kinds.ts';
import type { Clause } from '../../reading/clause.ts';

const prepares = /^(?:wash|rinse|slice|chop|grate|mash|squeeze|drain|dice|core|boil|heat|toast|melt|peel)$/;

/** 'Washed the strawberries', 'sliced the cucumber': in the kitchen where nothing else is told. English. */
export const preparesFood = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  prepares.test(verb.lemma) &&
  !things.some(({ head }) => /^(?:fire|campfire|bonfire|barbecue|stream|river|sea)$/.test(head)) &&
  things.some(({ head, preposition, qualities, of }) => {
    const picture = preposition ? null : pictureFor(head, 'en', { qualities, ...(of ? { of } : {}) });
    return picture !== null && kindOfPicture(picture) === 'food';
  });
