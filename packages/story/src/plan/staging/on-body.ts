import { colorAmong } from '../../meaning/colors.ts';
import { stainOf } from '../../meaning/substances.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { Seen } from '../plan.ts';
import { asIs } from '../things/seen-as.ts';

const colorOf = ({ head, qualities }: Phrase): string | undefined => {
  const usual = stainOf(head);
  return usual && (colorAmong(qualities) ?? usual);
};

const face =
  /^(?:face|head|chin|nose|cheek|ear|mouth|lip|forehead|eyebrow|elbow|hand|finger|hair|cara|queixo|nariz|bochecha|orelha|boca|testa|mão|dedo|cabelo|cotovelo|rostro|barbilla|mejilla|oreja|frente|mano|codo|pelo)$/;
const notStuckIn = /^(?:hand|mão|mano|pocket|bolso|bolsillo)$/;
/** What is in a hand is held, and does not stick to it. */
const isOfBody = (head: string): boolean => face.test(head.toLowerCase()) || clothes.test(head.toLowerCase());
const isOnBody = ({ head, preposition }: Phrase): boolean =>
  isOfBody(head) &&
  /^(?:on|onto|in|into|over|down|to|up|from|around|all)$/.test(preposition ?? '') &&
  !(/^(?:in|into)$/.test(preposition ?? '') && notStuckIn.test(head.toLowerCase()));

/** What is on somebody and can be stained. */
const clothes =
  /^(?:shirt|t-shirt|tshirt|top|jumper|sweater|pullover|hoodie|cardigan|dress|skirt|trousers?|pants?|jeans?|shorts?|leggings?|coat|jacket|apron|blouse|clothes|uniform|costume|pyjamas?|pajamas?|camisa|camisola|vestido|saia|calças|casaco|roupa|camiseta|jersey|falda|pantalones|pantalón|abrigo|chaqueta|ropa)$/;
export const isStainable = ({ head }: Phrase): boolean => clothes.test(head.toLowerCase());

const covered =
  /^(?:covered|smeared|splattered|sticky|dirty|full|white|black|brown|red|green|blue|pink|purple|yellow|coberto|coberta|sujo|suja|cheio|cheia|cubiert[oa]|llen[oa]|manchad[oa]|suci[oa])$/;

/** 'Chocolate on his chin', 'covered in flour', 'com açúcar até nas orelhas': the phrase of what sticks to somebody. */
export function smearedWith(
  things: readonly Phrase[],
  manner: readonly string[],
): { phrase: Phrase; color: string; body: Phrase | undefined } | undefined {
  const body = things.find(isOnBody);
  const whole = things.find(({ preposition, head }) => !preposition && isOfBody(head));
  for (const phrase of things) {
    const color = colorOf(phrase);
    if (!color) continue;
    const isCovered =
      manner.some((word) => covered.test(word)) && /^(?:in|with|of)$/.test(phrase.preposition ?? '');
    const isOn =
      body &&
      things.indexOf(phrase) < things.indexOf(body) &&
      !/^(?:from|out|across|through|along|past|to)$/.test(phrase.preposition ?? '');
    if (isOn || isCovered) return { phrase, color, body: isOn ? body : (whole ?? body) };
  }
  return undefined;
}

const tops =
  /^(?:head|hat|cap|helmet|shoulder|nose|face|forehead|cheek|chin|ear|neck|back|cabeça|chapéu|boné|gorro|capacete|ombro|nariz|cabeza|sombrero|gorra|casco|hombro)$/;
const isTop = ({ head, preposition }: Phrase): boolean =>
  tops.test(head.toLowerCase()) && /^(?:on|onto|in|upon|over)$/.test(preposition ?? '');

/** 'A tiny frog on her hat': what sits there is no costume, and holds on by itself. */
export function atopOf(others: readonly MeantPhrase[], { thing, phrase }: MeantPhrase): boolean {
  if (!thing || !/^(?:animal|toy|food)$/.test(thing.kind)) return false;
  const next = others[others.findIndex((each) => each.phrase === phrase) + 1];
  return next !== undefined && isTop(next.phrase);
}
export const isOnTop = (phrases: readonly Phrase[]): boolean => phrases.some(isTop);
/** The hat on which something sits is on a head. */
export const isHatOn = ({ kind, preposition }: ThingMeant): boolean =>
  kind === 'worn' && preposition === 'on';

export const atop = (thing: ThingMeant, of: string): Seen => ({ ...asIs(thing), how: 'atop', of });
const foam = /^(?:foam|shampoo|bubble|espuma|champô|champú)s?$/;
const hair = /^(?:hair|head|beard|cabelo|cabeça|pelo|cabeza|barba)$/;
/** Foam is seen on the hair; everything else on the clothes that are named, or in the face. */
export const stuckTo = (
  { phrase, color, body }: { phrase: Phrase; color: string; body: Phrase | undefined },
  of: string,
  clothes?: string,
): Seen =>
  foam.test(phrase.head.toLowerCase()) && hair.test(body?.head.toLowerCase() ?? '')
    ? { picture: 'bubbles', how: 'worn', of }
    : smear(color, of, clothes);

const smear = (color: string, of: string, clothes?: string): Seen => ({
  picture: 'mud',
  how: 'smeared',
  of,
  color,
  ...(clothes ? { at: { picture: clothes, side: 'on' as const } } : {}),
});
