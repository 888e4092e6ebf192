import { type NounLanguage, pictureFor } from '@milestoon/things/nouns';
import { kindOfNoun, kindOfPicture } from '../../meaning/kinds.ts';
import {
  floats,
  fabled,
  imageBy,
  isAlive,
  isWild,
  type Lifeless,
  lifelessBy,
  madeBy,
} from '../../meaning/lifeless-words.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';

const vehicle =
  /^(?:automobile|sport-utility-vehicle|racing-car|taxi|bus|delivery-truck|articulated-lorry|fire-engine|police-car|ambulance|tractor|train|locomotive|rocket|small-airplane|airplane|helicopter|sailboat|motor-boat|speedboat|ship|excavator|carousel-horse)$/;

const singular = (noun: string): string => noun.replace(/s$/, '');
const pictureOf = (noun: string, language: NounLanguage): string | null =>
  pictureFor(noun, language) ?? pictureFor(singular(noun), language);

/** One name for all words of somebody who could be alive: 'bunny' and 'rabbits' are one. Undefined for all else. */
export function creatureOf(noun: string, language: NounLanguage): string | undefined {
  const word = noun.toLowerCase();
  const role = animalRoleOf(word);
  if (role) return role;
  if (fabled(word)) return pictureOf(word, language) ?? singular(word);
  const picture = pictureOf(word, language);
  const kind = kindOfNoun(word, language);
  if (picture && (kindOfPicture(picture) === 'animal' || isWild(picture))) return picture;
  return kind === 'animal' ? singular(word) : undefined;
}

/** Somebody alive, or a vehicle that may be a toy. */
export function modelOf({ head, qualities }: Pick<Phrase, 'head' | 'qualities'>, language: NounLanguage) {
  const whole = pictureFor(head, language, { qualities: qualities.filter((each) => !lifelessBy(each)) });
  return whole && vehicle.test(whole) ? whole : creatureOf(head, language);
}

const indefinite =
  /^(?:an?|some|another|two|three|four|five|six|um|uma|uns|umas|un|una|unos|unas|outr[oa]|otr[oa]|dois|duas|três|dos|tres|\d+)\s/iu;
export const isNew = (phrase: Phrase): boolean =>
  !phrase.owner &&
  (indefinite.test(phrase.text) ||
    (phrase.plural && !/^(?:the|os|as|los|las|these|those)\s/iu.test(phrase.text)));

const gets =
  /^(?:get|receive|buy|win|choose|pick|bring|pack|lose|hug|cuddle|find|give|have|unwrap|ganhar|receber|comprar|escolher|perder|abraçar|ter|dar|ganar|recibir|elegir|perder|abrazar|tener|regalar)$/;
const owners = /^(?:his|her|their|its|my|your|seu|sua|su|mi|meu|minha|dele|dela|[\p{L}]+['’]s?)$/iu;
const tub = /^(?:bath|bathtub|tub|banheira|banho|bañera)$/;
const preformed =
  /^(?:cut|fold|twist|shape|roll|bend|turn|carve|press|arrange|cortar|dobrar|doblar|transformar)$/;

/** Of what something is made, by a phrase of its clause: 'out of clay', 'with boxes'. */
function materialIn({ things }: Clause): Lifeless | undefined {
  for (const { preposition, head, qualities } of things) {
    if (!/^(?:from|of|out of|with|in)$/.test(preposition ?? '')) continue;
    const found = [head, ...qualities].map(lifelessBy).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

const seasonal = /^(?:easter|christmas|páscoa|pascua|natal|navidad)$/i;
/** What nobody does who has only left something behind. */
const inPerson =
  /^(?:hug|wave|dance|come|sit|stand|shake|jump|hop|kiss|talk|say|meet|see|visit|abraçar|acenar|dançar|vir|saltar|beijar|ver|visitar|abrazar|saludar|bailar|venir|besar)$/;

/** What the words of a clause themselves say that somebody of it is not alive; null where they say that it is. */
export function lifelessTold(
  phrase: Phrase,
  clause: Clause,
  { language, isZoo, isTold }: { language: NounLanguage; isZoo: boolean; isTold: boolean },
): Lifeless | null | undefined {
  const { preposition, qualities, of, owner } = phrase;
  const beside = [...qualities, ...(of ? [of] : [])];
  if (beside.some(isAlive)) return null;
  if (seasonal.test(beside[0] ?? '') && inPerson.test(clause.verb.lemma)) return { as: 'player' };
  const own = beside.map(lifelessBy).find(Boolean);
  if (own) return own;
  const { verb, things, mode } = clause;
  const at = things.indexOf(phrase);
  const isObject = at >= 0 && !preposition && mode !== 'compared';
  const made = isObject && isNew(phrase) ? madeBy(verb.lemma, verb.particle) : undefined;
  // 'Fez de burro' plays a donkey, and nobody paints the fence with a dog.
  if (made) return materialIn(clause) && made.as !== 'wall' ? materialIn(clause) : made;
  if (isObject && isNew(phrase) && /^(?:cut|cortar)$/.test(verb.lemma)) return materialIn(clause);
  if (preposition === 'into' && isNew(phrase) && preformed.test(verb.lemma)) {
    const from = things.find((each) => !each.preposition);
    return from && kindOfNoun(from.head, language) === 'food'
      ? { as: 'food', color: '#d9a860' }
      : { as: 'figure' };
  }
  if (isTold && !isNew(phrase)) return undefined;
  // 'A book about a bear', 'in the picture there was a cow'.
  const before = things[at - 1];
  const isOnIt = preposition === 'with' && things[at + 1]?.preposition === 'on';
  if ((isOnIt || /^(?:about|of)$/.test(preposition ?? '')) && before && imageBy(before.head))
    return imageBy(before.head);
  const shown = things.find(
    (each) => each !== phrase && /^(?:in|on)$/.test(each.preposition ?? '') && imageBy(each.head),
  );
  if (shown && !preposition && /^(?:be|see|watch|show|find|haver|ver|mostrar|haber)$/.test(verb.lemma))
    return imageBy(shown.head);
  const picture = creatureOf(phrase.head, language) ?? '';
  if (isWild(picture) && !isZoo && !preposition?.match(/^(?:like|as)$/)) {
    if (owner && owners.test(owner)) return { as: 'soft' };
    if (isObject && isNew(phrase) && gets.test(verb.lemma)) return { as: 'soft' };
    // 'Acordou com o urso', 'durmió con el oso': the one at home has stuffing in it.
    if (language !== 'en' && picture === 'bear' && !isNew(phrase) && !phrase.plural) return { as: 'soft' };
  }
  // 'O coelho debaixo do braço': what is carried so to school is stuffed.
  const under = things[at + 1];
  const isUnderArm =
    under?.preposition === 'under' && /^(?:arm|braço|brazo|bracinho|bracito)$/.test(under.head);
  if (at >= 0 && isUnderArm && !isNew(phrase) && (picture === 'rabbit' || isWild(picture)))
    return { as: 'soft' };
  const isInTub = things.some((each) => each.preposition === 'in' && tub.test(each.head));
  if (isInTub && floats(picture)) return { as: 'figure' };
  return undefined;
}
