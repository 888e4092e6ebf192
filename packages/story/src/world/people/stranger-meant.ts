import type { CharacterRole } from '@milestoon/cast';
import { kindOfNoun, type Meant } from '../../meaning/kinds.ts';
import { genderOf, isGivenName } from '../../people/gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import { escapePattern } from '../../text/words.ts';
import { isNobodysName, isPlaceName } from './known-names.ts';
import { notNames } from './naming.ts';
import { isRidden, isWorkOrFeast } from './names-in-use.ts';
import { namedLater } from './named-later.ts';
import type { Registry } from './registry.ts';
import type { Somebody } from './somebody.ts';

/** 'Somewhere after Alwar': of a place. */
const somewhere = /\bsomewhere (?:after|before|past|near|around|outside|between|behind|in|on) (?:the )?$/i;

/** 'No salão de Dona Nete … Nete cortou', 'seu Raimundo', 'doña Lupe': how the text speaks of somebody, here or elsewhere. */
const titleOf = (name: string, text: string): string | undefined =>
  new RegExp(
    `(?<!\\p{L})(seu|dona|don|doña|dom|senhora?|señora?|sra?)\\.? ${escapePattern(name)}(?!\\p{L})`,
    'iu',
  ).exec(text)?.[1];

const saint = /^(?:São|Santo|Santa|San|Sant)\s\p{Lu}/u;
/** 'São Paulo', 'de Constitución a Tigre': where it is, and whence and whither. */
function isOfTheWay(text: string, { span, text: own }: Phrase, name: string): boolean {
  const before = text.slice(Math.max(0, span[0] - 40), span[0]);
  if (
    saint.test(own) ||
    (/(?:^|[\s(])(?:São|Santo|Santa|San|Sant)\s$/u.test(before) && !/^\p{Ll}/u.test(own))
  )
    return true;
  if (isGivenName(name)) return false;
  const isWhence = /(?<!\p{L})(?:de|desde)\s$/u.test(before);
  return isWhence
    ? /^\s(?:a|até|hasta|para)\s\p{Lu}/u.test(text.slice(span[1]))
    : /(?<!\p{L})(?:de|desde)\s\p{Lu}\p{L}+\s(?:a|até|hasta|para)\s$/u.test(before);
}

/** 'El cerro Manquehue', 'o rio Tejo', 'la calle Goya', 'a escola Santos': what has such a noun before it is a place. */
const placesNamed =
  /(?<!\p{L})(?:cerro|cordillera|volcán|vulcão|río|rio|lago|laguna|lagoa|playa|praia|monte|morro|pico|serra|sierra|isla|ilha|parque|plaza|praça|calle|rua|avenida|barrio|bairro|club|clube|colegio|colégio|escuela|escola|instituto|teatro|cine|cinema|estadio|estádio|hospital|iglesia|igreja|museo|museu|puente|ponte|puerto|castillo|castelo|hotel|estación|estação|línea|linha|cabo|valle|vale|cataratas|cachoeira|termas|represa|embalse|barragem|açude|mercado|feria|feira|zoo|zoológico)\s$/iu;

/** A name that nothing explains. */
export function strangerOf(people: Registry, phrase: Phrase, meant: Meant): Somebody | null {
  const name = phrase.head.replace(/['’]s?$/, '');
  if (notNames.test(name) || isPlaceName(name) || !/^\p{Lu}\p{Ll}/u.test(name) || name.split(' ').length > 2)
    return null;
  if (people.options.language !== 'en' && isNobodysName(name)) return null;
  if (people.options.language !== 'en' && isOfTheWay(people.options.text, phrase, name)) return null;
  if (isRidden(people.options.text, name) || isWorkOrFeast(people.options.text, name)) return null;
  if (placesNamed.test(people.options.text.slice(0, phrase.span[0]))) return null;
  const noun = kindOfNoun(name, people.options.language);
  // 'Lion' and 'Teddy' with a capital: the toy is called so.
  if ((noun === 'animal' || noun === 'toy') && !isGivenName(name))
    return people.addPicture(name, 'toy', meant.picture ?? 'teddy-bear');
  const pet = people.all.find((each) => each.kind === 'animal' && !each.words.has('#named'));
  // 'Sacó a Canela': in Spanish whoever has 'a' before it is no stick of cinnamon.
  const isAlive = people.options.language === 'es' && phrase.preposition === 'to' && noun !== null;
  const isPets =
    noun === 'food' || noun === 'plant' || noun === 'thing' || (isAlive && /^(?:body|weather)$/.test(noun));
  if (pet && isPets) {
    pet.words.add(name.toLowerCase()).add('#named');
    pet.person.name = name;
    return pet;
  }
  const asPlace = /^(?:in|at|from|to|into|near|through|over)$/.test(phrase.preposition ?? '');
  if (asPlace && genderOf(name) === undefined) return null;
  // 'Moved to Australia': no girl, though it ends like one.
  if (asPlace && people.options.language === 'en' && !isGivenName(name)) return null;
  if (asPlace && /^(?:in|at|from|into|near)$/.test(phrase.preposition ?? '')) return null;
  if (somewhere.test(people.options.text.slice(0, phrase.span[0])) && !isGivenName(name)) return null;
  // In the middle of a sentence a capital makes a name of any word, at its beginning of none.
  const initial = /(?:^|[.!?:"])\s*$/.test(people.options.text.slice(0, phrase.span[0]));
  const isThing = noun !== null && noun !== undefined && noun !== 'person' && !isGivenName(name);
  if (isThing && (phrase.preposition || initial || /^(?:the|an?)\s/i.test(phrase.text))) return null;
  // 'His first Bible' is a book.
  if (
    !isGivenName(name) &&
    people.options.language === 'en' &&
    /^(?:his|her|their)$/i.test(phrase.owner ?? '')
  )
    return null;
  // A song's name is no friend's.
  const capitals = phrase.text.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  if (
    capitals.length > name.split(' ').length &&
    !/^(?:Mrs?|Ms|Miss|Sra?|Dona|Doña|Dom|Don|Seu|Senhora?|Señora?|Dr)/.test(capitals[0] ?? '')
  )
    return null;
  if (
    new RegExp(
      `(?:teddy|bear|doll|toy|bunny|rabbit|plushie|peluche)[^.!?]{0,3} ${escapePattern(phrase.text)}`,
      'iu',
    ).test(people.options.text)
  )
    return people.addPicture(name, 'toy', 'teddy-bear');
  // 'The Eurostar', 'the Highland Fling': with an article it is nobody.
  if (people.options.language === 'en' && /^(?:the|an?)\s/i.test(phrase.text) && !isGivenName(name))
    return null;
  const title =
    /\b(Mrs?|Ms|Miss|Sra?|Dona|Senhora?|Señora?|Dr)\b\.?/u.exec(phrase.text)?.[1] ??
    (people.options.language === 'en' ? undefined : titleOf(name, people.options.text));
  if (title === 'Dr') return people.add('doctor', `Dr ${name}`, undefined, [name.toLowerCase()]);
  if (title) {
    const sex = /^(?:Mrs|Ms|Miss|Sra|Dona|Doña|Senhora|Señora)$/i.test(title) ? 'girl' : 'boy';
    return people.add(
      (sex === 'girl' ? 'woman' : 'man') as CharacterRole,
      name.startsWith(title) ? name : `${title.charAt(0).toUpperCase()}${title.slice(1)} ${name}`,
      sex,
      [name.toLowerCase()],
    );
  }
  const [given = name, ...more] = name.split(' ');
  const sex = genderOf(given);
  // A song or a team has a capital too: of two words the first must be a name people have.
  if (more.length > 0 && sex === undefined) return null;
  const relative = phrase.qualities.length === 0 ? namedLater(people, name, sex) : undefined;
  if (relative) return relative;
  return people.add('friend', name, sex, [name.toLowerCase(), given.toLowerCase(), '#named']);
}
