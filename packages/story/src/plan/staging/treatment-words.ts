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

/** 'Made braids', 'le hizo trenzas', 'did her hair in a bun': what is made of hair, and neither of dough nor of ribbons. */
const makes = /^(?:make|do|fazer|hacer|armar)$/;
const puts = /^(?:put|weave|twist|make|do)$/;
const plaits = /^(?:braid|plait|trança|trancinha|trenza|trencita)$/;
const hairdos =
  /^(?:ponytail|pigtail|totó|maria-chiquinha|rabo-de-cavalo|carrapito|coleta|coletita|chongo|moño)$/;
const hair = /^(?:hair|cabelo|pelo|cabello)$/;
export const madeIn = ({ clause }: ClauseMeant, language: World['language']): Phrase | undefined => {
  const { lemma } = clause.verb;
  const isHair = clause.things.some(({ head }) => hair.test(head));
  return clause.things.find(({ head, of, preposition, qualities }) => {
    if (!plaits.test(head) && !hairdos.test(head) && !(head === 'bun' && isHair)) return false;
    if ((of && !hair.test(of)) || qualities.some((word) => foods.test(word))) return false;
    return preposition
      ? isHair && puts.test(lemma) && language === 'en' && /^(?:in|into)$/.test(preposition)
      : makes.test(lemma);
  });
};
const foods = /^(?:bread|chocolate|cinnamon|sweet|doce|dulce|recheada?|rellen[ao])$/;

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
export function drawnOn(
  kind: Treatment,
  { others }: ClauseMeant,
  doer: Somebody,
  language: World['language'],
): Phrase | undefined {
  if (kind !== 'draws') return undefined;
  const found = others.find(
    ({ phrase, people }) =>
      /^(?:on|in|onto)$/.test(phrase.preposition ?? '') &&
      people[0] &&
      people[0] !== doer &&
      people[0].person.role &&
      !spotOf(phrase, language),
  );
  return found && { ...found.phrase, head: 'face' };
}

/** What is left to be seen: braids, painted nails, a moustache or whatever is drawn. */
export function markIn(
  kind: Treatment,
  { clause, things }: ClauseMeant,
  made: Phrase | undefined,
): string | undefined {
  if (made) return plaits.test(made.head) ? 'braid' : undefined;
  if (kind === 'braids') return braided.test(clause.verb.lemma) ? 'braid' : undefined;
  if (kind === 'paints')
    return clause.things.some(({ head }) => nails.test(head)) ? 'painted-nails' : undefined;
  if (kind !== 'draws') return undefined;
  if (clause.things.some(({ head }) => moustaches.test(head))) return 'moustache';
  return (
    things.find(({ preposition, kind: sort }) => !preposition && sort !== 'person')?.picture ?? 'scribble'
  );
}
const braided = /^(?:braid|plait|trançar|entrançar|trenzar)$/;
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
/** Whose hair or dress is painted is a picture; nails, faces and lips are made up. */
const paintable =
  /^(?:nail|toenail|fingernail|face|cheek|lip|forehead|unha|rosto|cara|bochecha|lábio|testa|uña|rostro|mejilla|labio|frente)$/;
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
      : kind === 'braids'
        ? namedSpot(head, language) === 'hair' || /^(?:mane|crina?)$/.test(head)
        : kind === 'paints'
          ? paintable.test(head)
          : kind === 'pulls'
            ? !limbs.test(head) && worn === undefined && /^(?:of|by|at|on)?$/.test(preposition ?? '')
            : !(kind === 'rubs' && teeth.test(head));

export const isWorn = ({ kind, picture, likeness }: ThingMeant): boolean =>
  !likeness && (kind === 'worn' || /glasses|plaster|bandage|ribbon|helmet|crown|mask|armbands/.test(picture));
