import { deedOf, nounOfDeed } from '../../meaning/deeds.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { isGoal } from '../../world/places/on-the-way.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { behindFirst } from '../../world/places/told-place.ts';
import { playedIn } from './costume.ts';
import { isPartOfRide } from './part-of-ride.ts';
import {
  isHour,
  isManner,
  isOnlyToldOf,
  isOwnLimb,
  isReflexive,
  isSomebody,
  isWayThere,
} from './phrases-told.ts';

/** What may have a sun or a star on it. */
const printed =
  /^(?:card|drawing|picture|painting|poster|t-shirt|shirt|jumper|sweater|dress|backpack|cake|mug|cup|flag|hat|cartão|desenho|quadro|bolo|camisola|camiseta|vestido|caneca|bandeira|mochila|tarjeta|dibujo|cuadro|pastel|tarta|torta|taza|bandera|gorro)$/;
const motif =
  /^(?:sun|moon|star|rainbow|cloud|snowflake|sol|lua|estrela|arco-íris|nuvem|luna|estrella|arcoíris|nube)$/;
/** 'A card with a sun': it shines nowhere else. */
const isMotif = ({ things }: Clause, { preposition, head }: Phrase): boolean =>
  (preposition === 'with' || preposition === 'of') &&
  motif.test(head.toLowerCase()) &&
  things.some((each) => printed.test(each.head.toLowerCase()));

interface Acting {
  who: readonly Somebody[];
  isRiding: boolean;
  /** In English: whom they travel to is not with them yet. */
  isTravelling: boolean;
}

/** What a clause speaks of beside who acts, without what only says how, when or where to, or is the deed itself. */
export function phrasesThere(
  clause: Clause,
  language: NounLanguage,
  { who, isRiding, isTravelling }: Acting,
): Phrase[] {
  // What somebody is or becomes brings nobody along: 'now they are best friends'.
  const isBeing = deedOf(clause, language) === 'be';
  // 'Took a bow', 'gave a hug': the noun is the deed, and no thing.
  const deedNoun = nounOfDeed(clause, language);
  const isDone = ({ head, preposition, owner }: Phrase): boolean =>
    !preposition && !owner && deedNoun !== undefined && head.toLowerCase() === deedNoun;
  return behindFirst(clause).filter(
    (phrase) =>
      phrase.preposition !== 'without' &&
      !isWayThere(clause, phrase) &&
      !isOnlyToldOf(phrase, language) &&
      !isManner(phrase) &&
      !isPartOfRide(phrase, isRiding) &&
      !(isTravelling && isGoal(phrase) && !isSomebody(phrase, language)) &&
      !isHour(phrase) &&
      !isReflexive(phrase) &&
      !isOwnLimb(clause, phrase, who) &&
      !(phrase.preposition === 'like' && clause.mode === 'done') &&
      // 'She did it': it is no thing.
      !(phrase.pronoun === 'it' && /^(?:do|make|manage)$/.test(clause.verb.lemma)) &&
      !(
        isBeing &&
        clause.mode !== 'pretended' &&
        !phrase.preposition &&
        isSomebody(phrase, language) &&
        !playedIn(clause, false).includes(phrase)
      ) &&
      !isMotif(clause, phrase) &&
      !isDone(phrase),
  );
}
