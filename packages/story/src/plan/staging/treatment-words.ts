/** What the words of a treatment say beside its verb: what is made, drawn or looked into, and at which parts it is done. */
import { colorAmong } from '../../meaning/colors.ts';
import { namedSpot } from '../../meaning/body-spots.ts';
import { partSpot, type Treatment } from '../../meaning/treatments.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import { spotOf } from './parts-treated.ts';

/** 'The glasses off her face': nobody drinks out of them. */
export const spectaclesIn = ({ clause }: ClauseMeant): ThingMeant | undefined =>
  clause.things.some(({ head, plural, preposition }) => head === 'glass' && plural && !preposition)
    ? { picture: 'glasses', kind: 'worn' }
    : undefined;

/** 'Made braids', 'le hizo trenzas', 'did her hair': what is made of hair. */
const makes = /^(?:make|do|put|weave|twist|fazer|hacer|armar)$/;
const madeOfHair =
  /^(?:braid|plait|ponytail|pigtail|bun|trança|trancinha|totó|maria-chiquinha|rabo-de-cavalo|carrapito|trenza|trencita|coleta|coletita|chongo|moño)$/;
export const madeIn = ({ clause }: ClauseMeant, language: World['language']): Phrase | undefined =>
  makes.test(clause.verb.lemma)
    ? clause.things.find(
        ({ head, preposition }) =>
          (!preposition || (language === 'en' && /^(?:in|into)$/.test(preposition))) && madeOfHair.test(head),
      )
    : undefined;

const looks = /^(?:look|peer|peek|shine|mirar|revisar|ver|olhar|espreitar|observar|examine|examinar|check)$/;
const hollow =
  /^(?:mouth|throat|ear|nose|eye|tooth|boca|garganta|ouvido|orelha|nariz|olho|dente|oído|oreja|ojo|diente)$/;
/** 'Looked into her mouth', 'le miró el oído con una linterna'. */
export const looksInto = (
  { clause, others }: ClauseMeant,
  language: World['language'],
): Phrase | undefined =>
  looks.test(clause.verb.lemma)
    ? clause.things.find(
        ({ head, preposition }) =>
          hollow.test(head) &&
          (language === 'en'
            ? /^(?:in|into|inside)$/.test(preposition ?? (clause.verb.lemma === 'look' ? '' : 'in'))
            : preposition === 'inside' ||
              (!preposition &&
                others.some(({ phrase, people }) => people.length > 0 || phrase.preposition === 'with'))),
      )
    : undefined;

/** 'Las uñas de rojo', 'os atacadores dos ténis': that is nobody. */
export const ofSomebody = (phrase: Phrase, language: World['language']): Phrase => {
  const { of, ...rest } = phrase;
  return of &&
    (colorAmong([of]) || spotOf({ ...rest, head: of }, language) || /^(?:pés?|pies?|mãos?|manos?)$/.test(of))
    ? rest
    : phrase;
};

/** 'Drew a moustache on Leo', 'pintó a su hermano': in the face. */
export function drawnOn(kind: Treatment, { others }: ClauseMeant, doer: Somebody): Phrase | undefined {
  if (kind !== 'draws') return undefined;
  const found = others.find(
    ({ phrase, people }) =>
      /^(?:on|in|onto)$/.test(phrase.preposition ?? '') &&
      people[0] &&
      people[0] !== doer &&
      people[0].person.role,
  );
  return found && { ...found.phrase, head: 'face' };
}

/** What is left to be seen: braids, painted nails, a moustache or whatever is drawn. */
export function markIn(
  kind: Treatment,
  { clause, things }: ClauseMeant,
  made: Phrase | undefined,
): string | undefined {
  if (made || kind === 'braids') return 'braid';
  if (kind === 'paints')
    return clause.things.some(({ head }) => nails.test(head)) ? 'painted-nails' : undefined;
  if (kind !== 'draws') return undefined;
  if (clause.things.some(({ head }) => moustaches.test(head))) return 'moustache';
  return (
    things.find(({ preposition, kind: sort }) => !preposition && sort !== 'person')?.picture ?? 'scribble'
  );
}
const nails = /^(?:nail|toenail|fingernail|unha|uña)$/;
const moustaches = /^(?:moustache|mustache|bigode|bigodinho|bigote|bigotito|whisker)$/;

/** Without a part that is told they are done with the whole of two. */
export const ofAPart: ReadonlySet<Treatment> = new Set<Treatment>([
  'kisses',
  'strokes',
  'tickles',
  'pulls',
  'licks',
  'ties',
]);
/** 'Pulled her hair into a ponytail', 'the gum out of it', 'up': hair is done, and does not hurt. */
export const isHairDone = ({ verb, things, manner }: ClauseMeant['clause']): boolean =>
  verb.particle !== undefined ||
  manner.some((word) => /^(?:back|up|together|tight)$/.test(word)) ||
  things.some(({ preposition = '' }) =>
    /^(?:into|in|out|out of|through|from|off|over|behind)$/.test(preposition),
  );
const limbs = /^(?:hand|finger|thumb|arm|mão|mãozinha|dedo|dedinho|braço|mano|manita|manito|brazo)$/;
const teeth = /^(?:tooth|dente|dentinho|diente|tear|lágrima)$/;
/** What is cut of a body: a finger that is cut hurts. */
const grows =
  /^(?:fringe|bangs|nail|toenail|fingernail|fur|mane|moustache|knot|unha|crina|pelagem|bigode|nó|uña|crin|pelaje|bigote|nudo)$/;
/** Clothes are fastened, and no hand; who is led by the hand is not pulled at it; teeth have a brush of their own. */
export const isDoneAt = (
  kind: Treatment,
  { head, preposition }: Phrase,
  language: World['language'],
  worn: ThingMeant | undefined,
): boolean =>
  kind === 'ties'
    ? partSpot(head, language) === 'foot'
    : kind === 'cuts'
      ? namedSpot(head, language) === 'hair' || grows.test(head)
      : kind === 'pulls'
        ? !limbs.test(head) && worn === undefined && /^(?:of|by|at|on)?$/.test(preposition ?? '')
        : !(kind === 'rubs' && teeth.test(head));

export const isWorn = ({ kind, picture, likeness }: ThingMeant): boolean =>
  !likeness && (kind === 'worn' || /glasses|plaster|bandage|ribbon|helmet|crown|mask|armbands/.test(picture));
