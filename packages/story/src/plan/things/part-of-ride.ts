import type { Phrase } from '../../reading/clause.ts';

/** Parts of what one rides or rolls on, in three languages. */
const parts =
  /^(?:seat|saddle|wheel|handlebars?|handle|pedal|brake|bell|training wheel|selim|assento|roda|guiador|pedal|travão|campainha|rodinha|sillín|asiento|rueda|manillar|freno|timbre|ruedín|volante)$/;

/** 'Holding the seat' of a bike that is there: no chair is brought along. */
export const isPartOfRide = ({ head, owner, of }: Phrase, isRiding: boolean): boolean =>
  isRiding && of === undefined && owner === undefined && parts.test(head.toLowerCase());

const steadies = /^(?:hold|grip|push|steady|grab|segurar|agarrar|empurrar|sujetar|sostener|empujar)$/;
/** Whoever holds the seat of somebody's bike keeps it upright from behind. */
export const isSteadying = (lemma: string, things: readonly Phrase[], isRiding: boolean): boolean =>
  steadies.test(lemma) && things.some((phrase) => isPartOfRide(phrase, isRiding));
