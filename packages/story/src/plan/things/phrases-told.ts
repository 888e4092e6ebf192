/** What the phrases of a clause tell beside things: names that are given, hours, who is told apart. */
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import { kindOfNoun } from '../../meaning/kinds.ts';
import type { People } from '../../world/people/people.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { tradeOf } from '../../world/people/trade-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { isHurt } from '../deeds/is-hurt.ts';
import type { MeantPhrase } from './phrases-meant.ts';
import { wordTable } from '../../text/word-table.ts';

/** Whether a noun is a word for people: what somebody is brings nobody along. */
export const isSomebody = (phrase: Phrase, language: NounLanguage): boolean =>
  relationOf(phrase.head.toLowerCase()) !== undefined ||
  (language !== 'en' && !phrase.name && tradeOf(phrase) !== null) ||
  (language === 'en' && !phrase.name && kindOfNoun(phrase.head.toLowerCase(), language) === 'person');

/** 'Played doctor', 'brincou aos médicos': without an article somebody is played, and nobody is played with. */
export const isRole = ({ verb }: Pick<Clause, 'verb'>, phrase: Phrase, language: NounLanguage): boolean =>
  verb.lemma === 'play'
    ? !phrase.preposition && !phrase.text.includes(' ') && isSomebody(phrase, language)
    : /^(?:brincar|jugar)$/.test(verb.lemma) &&
      phrase.preposition === 'to' &&
      phrase.plural &&
      !phrase.name &&
      relationOf(phrase.head.toLowerCase()) !== undefined;

const titled = /^(?:Mrs?|Ms|Miss|Dr|Sra?|Dona|Uncle|Aunt|Auntie|Grandma|Grandpa|Granny|Coach)\b\.? \p{Lu}/u;
const bodyParts =
  /^(?:shoelace|lace|sleeve|collar|hood|nappy|diaper|bib|tail|paw|fur|ear|nose|head|back|hair|nail|toenail|fingernail|face|cheek|hand|finger|toe|leg|foot|arm|belly|tummy|knee|shoulder|beard|moustache|mane|shell|wing|beak|cauda|rabo|pata|pelo|orelha|nariz|cabeça|costas|cabelo|unha|cara|mão|perna|pé|braço|barriga|joelho|ombro|pescoço|cuello|barba|cola|oreja|cabeza|espalda|uña|mano|pierna|pie|brazo|rodilla|hombro)$/;
const own = /^(?:my|your|his|her|its|our|their|mi|tu|su|meu|minha|teu|tua|seu|sua)$/i;
const homes = /^(?:house|home|place|flat|apartment|farm|garden)$/;
/** Whose a thing is, where the words give them a title and a name; 'Grandma's house' is where she is. */
export const ownerNamed = ({ owner, of, span, head }: Phrase, people: People): readonly Somebody[] =>
  // 'Na casa da amiga'.
  of && head === 'casa' && relationOf(of)
    ? spokenOf(of, of, span, people)
    : owner && (titled.test(owner) || (homes.test(head) && relationOf(owner.toLowerCase())))
      ? spokenOf(owner, owner, span, people)
      : [];
/** 'Painted the dog's tail': to whose body something is done, beside those who are there. */
const mine = /^(?:minhas?|meus?|mis?)$/;
export function bodiesTouched(
  { things }: Clause,
  who: readonly Somebody[],
  others: readonly MeantPhrase[],
  people: People,
): MeantPhrase[] {
  const there = [...who, ...others.flatMap((each) => each.people)];
  return things.flatMap((phrase) => {
    const { head, owner, of, span, preposition } = phrase;
    const whose = owner ?? of;
    // On the paw of a teddy there are no prints.
    if (whose && preposition && /^(?:paw|pata|patinha|patita)$/.test(head))
      for (const each of others) if (each.phrase === phrase) delete each.thing;
    // 'Agarrou-se à minha perna'.
    if (mine.test(owner ?? '') && preposition === 'to' && bodyParts.test(head.toLowerCase()))
      return there.includes(people.teller()) ? [] : [{ phrase, people: [people.teller()] }];
    if (!whose || own.test(whose) || preposition || !bodyParts.test(head.toLowerCase())) return [];
    const found = spokenOf(whose, whose.split(' ').at(-1) ?? whose, span, people);
    if (found.every((each) => there.includes(each))) return [];
    // The tail of a cat is no cat beside it.
    for (const each of others) if (each.phrase === phrase) delete each.thing;
    return [{ phrase, people: [...found] }];
  });
}
export const spokenOf = (
  text: string,
  head: string,
  span: Phrase['span'],
  people: People,
): readonly Somebody[] =>
  people.spokenOf({ text, span, head, qualities: [], plural: false, name: /^\p{Lu}/u.test(head) })?.people ??
  [];

const quantity = /^(?:half|some|most|all|rest|part|none|lots|metade|parte|resto|mitad)$/;
/** 'Half of it': what it is of is what something is done with. */
export const ofWhich = (phrase: Phrase, at: number, phrases: readonly Phrase[]): Phrase => {
  const before = phrases[at - 1];
  if (!phrase.pronoun || phrase.preposition !== 'of' || !before || !quantity.test(before.head)) return phrase;
  const { preposition: _of, ...rest } = phrase;
  return before.preposition ? { ...rest, preposition: before.preposition } : rest;
};
/** 'Shouted themselves hoarse': done to nobody else. */
export const isReflexive = ({ pronoun }: Phrase): boolean =>
  pronoun !== undefined && (/(?:self|selves)$/.test(pronoun) || /^(?:si|sí)$/.test(pronoun));
/** 'Mummy and Mama': of two mothers the second word means the other one. */
export function toldApart(subjects: readonly MeantPhrase[], { all }: People): Somebody[] {
  const found: Somebody[] = [];
  for (const each of subjects.flatMap(({ people }) => people)) {
    const other = all.find(
      (one) => one !== each && one.person.role === each.person.role && !found.includes(one),
    );
    if (!found.includes(each)) found.push(each);
    else if (other && subjects.length > 1) found.push(other);
  }
  return found;
}

export const third = /^(?:they|he|she|eles|elas|ele|ela|ellos|ellas|él|ella)$/;
/** 'We call Lola and Lolo': two who are called, and no name that is given. */
const isNameFirst = ({ things }: Clause): boolean =>
  things.find(({ preposition }) => !preposition)?.name === true;

export const wheelchairs = /^(?:wheelchair|cadeira de rodas|silla de ruedas)$/;
const meals =
  /^(?:breakfast|brunch|lunch|dinner|supper|tea-?time|lunch-?time|dinner-?time|pequeno-almoço|almoço|jantar|lanche|merenda|desayuno|almuerzo|cena|merienda)$/;
/** 'At breakfast', 'ao jantar': a meal that tells when, though a table may be laid. */
export const isMealtime = ({ preposition, head }: Phrase): boolean =>
  /^(?:at|after|before|during|until|over|to|in)$/.test(preposition ?? '') && meals.test(head.toLowerCase());

/** 'A las cinco de la mañana': when, and of nothing five. */
export const isHour = ({ pronoun, preposition, text }: Phrase): boolean =>
  pronoun !== undefined &&
  /^(?:at|to|around|until)$/.test(preposition ?? '') &&
  /^(?:as |às |las |la )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|una|dos|tres|cuatro|siete|ocho|nueve|diez|once|doce)$/i.test(
    text,
  );

const ours = /^(?:we|nós|nosotros|nosotras|a gente)$/;
const theChild = { girl: /^(?:her|a|la|ela|ella)$/, boy: /^(?:him|o|lo|ele|él)$/ } as const;
const either = /^(?:him|her|lo|la|le|lhe|o|a)$/;
/** Whether what 'we' do is done to him or her who must be the child. */
export const isDoneToChild = ({ who, things }: Clause, { sex, words }: Somebody): boolean =>
  who.some(({ pronoun }) => ours.test(pronoun ?? '')) &&
  things.some(
    ({ pronoun, name, head, preposition }) =>
      (pronoun && (sex ? theChild[sex] : either).test(pronoun)) ||
      // 'Levámos a Mia ao médico', 'le cortamos el pelo a Mia'.
      (name && (!preposition || preposition === 'to') && words.has(head.toLowerCase())),
  );

/** 'She named it Mr President': whatever stands second is the name. */
const givenNames = ({ things, verb }: Clause): readonly Phrase[] => {
  const direct = things.filter(({ preposition }) => !preposition);
  if (writing.test(verb.lemma)) return direct.filter(({ name, pronoun }) => name && !pronoun);
  return [
    ...direct.slice(1),
    ...direct.slice(0, 1).filter(({ name, pronoun }) => name && !pronoun && direct.length === 1),
  ];
};

/** The names that a clause gives somebody or writes down: they bring nobody along. */
export function givenIn(clause: Clause): readonly Phrase[] {
  // Who only 'called Aunt Lola' gave nobody a name.
  const objects = clause.things.filter(({ preposition }) => !preposition).length;
  const given =
    writing.test(clause.verb.lemma) ||
    (naming.test(clause.verb.lemma) &&
      ((objects > 1 && !isNameFirst(clause)) ||
        // 'Chama-se Carvão'.
        clause.manner.includes('se') ||
        !/^(?:call|chamar|llamar)$/.test(clause.verb.lemma)));
  return given ? givenNames(clause) : [];
}

/** 'Wrote Hanna on the cake': a name that is written is nobody. */
const writing = /^(?:write|spell|escrever|soletrar|escribir|deletrear)$/;
const naming = /^(?:name|call|baptise|christen|chamar|batizar|llamar|nombrar|bautizar)$/;

/** 'Um carrinho de bebé', 'guantes de portero': for whom such a thing is, where nobody has an article. */
const isKindOf = ({ text }: Phrase): boolean =>
  /(?<!\p{L})de (?!mam|pap|abuel|av[óô]|v[óô])\p{Ll}+$/iu.test(text);

/** 'Recebeu uma boneca da tia', 'una muñeca de su tía': of whom it is had, that is who gives it. */
export function giverIn({ things }: Clause, people: People): MeantPhrase | undefined {
  for (const phrase of things) {
    const name = phrase.of ?? phrase.owner;
    if (phrase.preposition || !name || /^(?:his|her|my|our|their)$/.test(name) || isKindOf(phrase)) continue;
    const head = name.toLowerCase().replace(/^(?:su|seu|sua|mi|meu|minha|la|el|o|a)\s+/, '');
    if (!relationOf(head)) continue;
    const { owner: _owner, of: _of, ...rest } = phrase;
    const giver: Phrase = {
      ...rest,
      text: head,
      head,
      qualities: [],
      plural: false,
      name: false,
      preposition: 'from',
    };
    const found = people.spokenOf(giver);
    if (found) return { phrase: giver, people: found.people };
  }
  return undefined;
}

/** 'Knew it by heart', 'burst into tears': how, and no thing. */
export const isManner = ({ head, preposition }: Phrase): boolean =>
  (preposition === 'by' && /^(?:heart|ear|accident|mistake|surprise)$/.test(head)) ||
  (/^(?:in|into)$/.test(preposition ?? '') && /^(?:tear|laughter|giggle|fit|stitch)s?$/.test(head));

/** 'A play about pirates': whom something is about is not there. */
export const isOnlyToldOf = (phrase: Phrase, language: NounLanguage): boolean =>
  phrase.preposition === 'about' &&
  !phrase.name &&
  !phrase.pronoun &&
  !/^(?:my|his|her|our|their|the)\s/i.test(phrase.text) &&
  isSomebody(phrase, language);

const limbOf: Readonly<Record<string, string>> = wordTable({ his: 'boy', her: 'girl' });
const ownBody =
  /^(?:cover|close|shut|open|shake|nod|clap|stamp|tap|raise|wave|cross|stretch|bend|hide|bury|clench|puff|hold)$/;
const ownLimbs =
  /^(?:eye|ear|head|hand|foot|arm|leg|face|mouth|finger|fist|lip|nose|breath|cheek|tongue|shoulder|thumb|toe|knee)s?$/;
/** 'Hurt his knee', 'covered their ears': of whoever does it. */
export const isOwnLimb = (clause: Clause, phrase: Phrase, who: readonly Somebody[]): boolean => {
  const { preposition, owner, head } = phrase;
  const pronoun = owner?.toLowerCase() ?? '';
  if (preposition) return false;
  const isOwn =
    ownBody.test(clause.verb.lemma) &&
    ownLimbs.test(head) &&
    !(/^(?:hold|shake)$/.test(clause.verb.lemma) && /^hand/.test(head));
  if (!isHurt(clause) && !isOwn) return false;
  if (pronoun === 'their') return who.length !== 1;
  return who.some(({ sex }) => sex !== undefined && sex === limbOf[pronoun]);
};

/** 'Read them a story': the first of two, to whom it is. */
export const isRecipient = (phrase: Phrase, { things }: Clause): boolean => {
  const direct = things.filter(({ preposition }) => !preposition);
  return direct.length > 1 && direct[0] === phrase;
};

const puts = /^(?:put|hang|place|tie|pin|drape|wrap|fasten|clip|stick|loop|slip|lay|tap)$/;
/** 'A man put a medal round his neck': round that of somebody else. */
export const isPutOnOther = (
  { verb, things }: Clause,
  { preposition, owner }: Phrase,
  who: readonly Somebody[],
  hero: Somebody,
): boolean =>
  preposition !== undefined &&
  limbOf[owner?.toLowerCase() ?? ''] !== undefined &&
  puts.test(verb.lemma) &&
  !who.includes(hero) &&
  things.some((each) => !each.preposition && !each.owner);

/** 'Fuimos a Navacerrada a ver la nieve': where one went to see something, and nobody who is seen. */
export const isWayThere = ({ verb, toldFrom }: Clause, { name, preposition, span }: Phrase): boolean =>
  name && preposition === 'to' && toldFrom !== undefined && toldFrom < span[0] && span[1] < verb.span[0];
