import type { Clause } from '../../reading/clause.ts';

/** What is rather done to somebody than to a thing. */
export const forSomebody =
  /^(?:hug|kiss|comfort|help|stroke|tickle|talk|shout|whisper|wave|hold-hands|phone|cheer|groom|piggyback)$/;
/** What nobody does to people: 'them' are things. */
export const ofThings: ReadonlySet<string> = new Set(
  'eat drink put-in take-out open cook slice cut pour drop build read write paint put-on count dig throw flip tie measure'.split(
    ' ',
  ),
);
/** Only people do this. */
export const ofPeople =
  /^(?:laugh|giggle|smile|say|tell|talk|sing|clap|cheer|bake|cook|build|draw|paint|read|write|decide|agree|thank|promise|wave|make|apologise|apologize|phone|call|buy|visit|hug|pick|put|search|look|celebrate|invite|share)$/;
/** Children do this together. */
export const ofChildren =
  /^(?:play|build|dance|run|race|swim|hide|jump|bounce|swing|climb|splash|dig|bake|eat|draw|paint|sing|ride|chase|watch|explore|share|giggle|laugh|hug|snuggle|cuddle)$/;

/** Of these nobody could be meant by 'lo' and 'o': nobody is glued or eaten. */
export const ofThingsAlone = /^(?:eat|drink|open|slice|pour|build|read|write|dig)$/;
/** 'Levantou-a no ar', 'lo subió a hombros': somebody rather than a thing. */
export const isIntoTheAir = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:cargar|upar|aupar|felicitar)$/.test(verb.lemma) ||
  (/^(?:levantar|alzar|subir|erguer|elevar|atirar|lanzar)$/.test(verb.lemma) &&
    things.some(
      ({ head, preposition }) =>
        preposition && /^(?:ar|aire|ombros?|hombros?|cavalitas|caballito)$/.test(head),
    ));
