import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { type Agreement, agreementOf, agreementOfPronoun } from '../../world/people/noun-gender.ts';
import { rememberAgreement } from './agreement.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import type { World } from '../told-world.ts';

/** A noun of a clause and the thing that is seen of it; none where it has no picture. */
export interface ToldThing {
  thing?: ThingMeant;
  /** What a pronoun for it agrees with, in Portuguese and Spanish. */
  agreement?: Agreement;
  plural: boolean;
  /** Something is done to it, or it acts. */
  isDirect: boolean;
  /** Where its words end. */
  end: number;
  clause: number;
  /** What was done there, and by which verb. */
  deed: string;
  lemma: string;
  /** Where it was, as far as words say. */
  set: SetName | null;
}

const concrete = /^(?:thing|food|toy|worn|plant)$/;

/** Remembers which things a clause names: what a pronoun, or no word at all, speaks of later. */
export function rememberTold(
  world: World,
  clause: Clause,
  phrases: readonly MeantPhrase[],
  { deed, tooth }: { deed: string; tooth: ThingMeant | undefined },
): void {
  const { clause: now, language } = world;
  rememberAgreement(world, phrases, { clause: now, tooth });
  world.told.push(
    ...thingsTold(phrases, clause, { clause: now, deed, language, set: world.place?.set ?? null }),
  );
}

/** The things a clause names, in the order in which a later one speaks of them: what is done something to is the last. */
function thingsTold(
  phrases: readonly MeantPhrase[],
  { verb }: Clause,
  { clause, deed, language, set }: Pick<ToldThing, 'clause' | 'deed' | 'set'> & { language: NounLanguage },
): ToldThing[] {
  const isOblique = ({ phrase }: MeantPhrase): boolean => phrase.preposition !== undefined;
  const ordered = [...phrases.filter(isOblique), ...phrases.filter((each) => !isOblique(each))];
  return ordered.flatMap(({ phrase, thing, people, crowd }): ToldThing[] => {
    if (people.length > 0 || crowd || thing?.likeness) return [];
    if (thing ? !concrete.test(thing.kind) : !isWithoutPicture(phrase, language)) return [];
    const agreement =
      language === 'en' ? undefined : (agreementOf(phrase) ?? agreementOfPronoun(phrase.pronoun ?? ''));
    return [
      {
        ...(thing ? { thing } : {}),
        ...(agreement ? { agreement } : {}),
        plural: phrase.plural,
        isDirect: !phrase.preposition,
        end: phrase.span[1],
        clause,
        deed,
        lemma: verb.lemma,
        set,
      },
    ];
  });
}

function isWithoutPicture(phrase: Phrase, language: NounLanguage): boolean {
  if (phrase.pronoun || phrase.name) return false;
  const { kind, picture } = meantBy(phrase, language);
  return picture === null && concrete.test(kind);
}

/** What is left of the things told: whatever was eaten up is nowhere any more. */
export const stillThere = (told: readonly ToldThing[]): ToldThing[] =>
  told.filter(
    ({ thing }) => !thing || told.findLast((each) => each.thing?.picture === thing.picture)?.deed !== 'eat',
  );
