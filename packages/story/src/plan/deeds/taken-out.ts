import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause } from '../../reading/clause.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

/** What things are in: whoever finds one there takes it out. */
const containers = new Set(
  (
    'package luggage handbag backpack clutch-bag shopping-bags wrapped-gift envelope basket bucket top-hat sun-hat sack bin ' +
    'wastebasket file-cabinet card-file-box postbox open-mailbox-with-raised-flag treasure-chest jar wardrobe chest-of-drawers fridge oven microwave washing-machine dishwasher cool-box matchbox jewellery-box doctors-bag ' +
    'shopping-cart tin closed-mailbox-with-lowered-flag drawer tent rubber-boots hiking-boot socks pocket'
  ).split(' '),
);
export const isContainer = ({ picture }: Pick<ThingMeant, 'picture'>): boolean => containers.has(picture);

const pulls = /^(?:pull|draw|drag|fish|dig|get|produce|lift|take|puxar|tirar|sacar|retirar|extraer)$/;
/** 'Pulled a sock out of a hat': out it comes, and nobody heaves at it. */
export const takesOut = ({ verb }: Pick<Clause, 'verb'>, things: readonly ThingMeant[]): boolean =>
  pulls.test(verb.lemma) && things.some((thing) => thing.preposition === 'from' && isContainer(thing));

/** 'Tirou uma meia do chapéu': of what it is taken stands with it, and is what it is taken out of. */
export const takenFrom = ({ verb, things }: Clause, language: NounLanguage): ThingMeant[] =>
  pulls.test(verb.lemma)
    ? things.flatMap((phrase): ThingMeant[] => {
        if (!phrase.of || phrase.preposition) return [];
        const { of, ...rest } = phrase;
        const { picture, kind } = meantBy({ ...rest, head: of, qualities: [] }, language);
        return picture && isContainer({ picture }) ? [{ picture, kind, preposition: 'from' }] : [];
      })
    : [];

const isThere = /^(?:be|haver|haber|ter|come|vir|venir)$/;
/** 'In the box there was a telescope': whoever looks into it takes it out. */
export function isFoundInside({ verb, mode, who }: Clause, things: readonly ThingMeant[]): boolean {
  return (
    mode === 'done' &&
    who.length === 0 &&
    isThere.test(verb.lemma) &&
    things.some((thing) => /^(?:in|inside)$/.test(thing.preposition ?? '') && isContainer(thing)) &&
    things.some(({ preposition, kind }) => !preposition && kind !== 'animal' && kind !== 'person')
  );
}
