import type { PeopleOptions } from './registry.ts';

/** Whose mother or father whoever tells is: one step back, or beside the parents. */
type Kinship = 'grand' | 'aunt';
export type Teller = 'grandmother' | 'grandfather' | 'aunt' | 'uncle' | 'father' | 'mother';

export const quoted = /["“«][^"”»]*["”»]|'[^'\n]{3,}?'(?!\p{L})/gu;
const grandmaWord = String.raw`(?:bis)?abuel(?:it)?a|yay(?:it)?a|nona|amama|güelita`;
const grandpaWord = String.raw`(?:bis)?abuel(?:it)?o|yay(?:it)?o|nono|aitona|aitite|tata|güelito`;
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** 'Me dijo: abuelo, quieto', '«abuela, mira»': how somebody is called, and not of whom it is told. */
const called = (words: string): RegExp =>
  new RegExp(
    `(?:^|[¡¿:,"“«'!?]\\s?|(?<!(?<!\\p{L})(?:mi|a|al|de|del|el|la|tu|su|un|una|con|para|por|como|es|y)\\s)(?<=\\p{L} ))(?:${words})(?=\\s?[,!?.:"”»']|$| (?:esp[eé]r|mir|ven|sop|ay[uú]d|d[aá]me|cu[ií]d|ag[aá]rr))`,
    'iu',
  );

const openly = /(?<=(?<!\p{L})me (?:dij|dice|grit|susurr|contest|pidi)\p{L}*):? (?!que )[^.!?]*/giu;
/** Words that somebody says to whoever tells: in quotation marks, or behind 'me dijo'. */
function saidIn(text: string): string {
  const open = text.replace(quoted, ' ').matchAll(openly);
  return [...text.matchAll(quoted), ...open].map(([words]) => words).join('\n');
}
/** What is told, and not said by anybody in it. */
const toldIn = (text: string): string => text.replace(quoted, ' ').replace(openly, ' ');

const ofYears =
  /(?<!\p{L})(?:con estas rodillas|a mi edad|a mis años|mis (?:sesenta|setenta|ochenta|[678]\d)(?: y \p{L}+)? años|la cintura que ya no da|mis huesos)(?!\p{L})/iu;
/** 'Lo crío yo': parents need not say so. */
const bringsUp =
  /(?<!\p{L})(?:l[oa]s? (?:cr[ií]o|cri[eé]|criamos|estoy criando)(?: \p{L}+){0,3} yo|yo l[oa]s? (?:cr[ií]o|cri[eé])|(?:vive|vino a vivir|de vacaciones) (?:conmigo|con nosotr[oa]s))(?!\p{L})/iu;
const grandchild = /(?<!\p{L})(?:mi|al|el|la|nuestr[oa]) niet(?:o|a|ito|ita|ecito|ecita)(?!\p{L})/iu;
const inLaw = /(?<!\p{L})mi (?:yerno|nuera)(?!\p{L})/iu;
const oneself =
  /(?<!\p{L})(?:para algo (?:soy|es) (?:su |una? )?|(?:yo )?soy (?:su |una? |la |el )?)abuel[oa](?!\p{L})/iu;
const siblings: Readonly<Record<'girl' | 'boy', RegExp>> = {
  girl: /(?<!\p{L})(?:herman[oa]s?|hermanit[oa]s?|mellizos|gemel[oa]s|mi hijo (?:mayor|grande|chico|pequeño|menor))(?!\p{L})/iu,
  boy: /(?<!\p{L})(?:herman[oa]s?|hermanit[oa]s?|mellizos|gemel[oa]s|mi hija (?:mayor|grande|chica|pequeña|menor))(?!\p{L})/iu,
};

/** 'Mi hija' where the child is a boy who has no sister, or 'el nene de mi hija': she is its mother. */
function hasGrownChild(told: string, sex: 'girl' | 'boy' | undefined): boolean {
  if (/(?<!\p{L})(?:nen[ea]|niñ[oa]|hij[oa]|bebé|guagua) de mi hij[oa](?!\p{L})/iu.test(told)) return true;
  if (!sex || siblings[sex].test(told)) return false;
  const other = sex === 'boy' ? 'mi hija' : 'mi hijo';
  return word(other).test(told) && !word(sex === 'boy' ? 'mi hijo' : 'mi hija').test(told);
}

const nephew =
  /(?<!\p{L})(?:mis? (?:sobrin(?:it)?[oa]s?|ahijad[oa])|el hijo de mi herman[oa]|la hija de mi herman[oa])(?!\p{L})/iu;
const itsParent =
  /(?<!\p{L})mi herman[oa](?: \p{Lu}\p{Ll}+)?, (?:la|el|su) (?:mamá|madre|papá|padre)(?: de(?:l)?|,)/u;

/** 'Su abuela y yo': a grandfather and his wife. */
const besideSpouse = (told: string): 'girl' | 'boy' | undefined => {
  const [, end] =
    /(?<!\p{L})(?:su|la|el) abuel([oa]) y yo(?!\p{L})/iu.exec(told) ??
    /(?<!\p{L})yo y (?:su|la|el) abuel([oa])(?!\p{L})/iu.exec(told) ??
    [];
  return end === 'a' ? 'boy' : end === 'o' ? 'girl' : undefined;
};

/** Called so, where the text tells of nobody else who could be. */
const isCalled = (words: string, said: string, told: string): boolean =>
  called(words).test(said) && !word(words).test(told);

/** What kin whoever tells is, where the words tell it of them. */
function kinshipOf(told: string, said: string, sex: 'girl' | 'boy' | undefined): Kinship | undefined {
  const isGrand = [grandmaWord, grandpaWord, 'abue?'].some((words) =>
    isCalled(`${words}|mi suegr[oa]|mi (?:madre|mamá|padre|papá)`, said, told),
  );
  if (
    isGrand ||
    [grandchild, inLaw, oneself, bringsUp].some((sign) => sign.test(told)) ||
    // Who has a mother there is no grandparent, however old their knees.
    (ofYears.test(told) && !/(?<!\p{L})mi (?:madre|mamá|padre|papá|suegr[oa])(?!\p{L})/iu.test(told)) ||
    besideSpouse(told) !== undefined ||
    hasGrownChild(told, sex)
  )
    return 'grand';
  return nephew.test(told) || itsParent.test(told) ? 'aunt' : undefined;
}

const state = String.raw`(?:\p{L}{2,}(?:ad|id)|sol|solit|viej|loc|quiet|content|callad|calladit|ties|tont|muert|list)`;
const ofOneself = (end: 'a' | 'o'): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:me (?:qued[eé]|puse|sent[eé]|sentí|tumb[eé]|tir[eé])|yo,?|estoy|soy|estuve) (?:muy |más |medio |tan |ahí |allí |bien )?${state}${end}(?!\\p{L})`,
    'iu',
  );
const byTrade = (end: 'a' | 'o'): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:yo|que|pues) soy \\p{L}+(?:${end === 'o' ? 'ero|dor|or' : 'era|dora|ora'})(?!\\p{L})`,
    'iu',
  );
const many = String.raw`(?:dos|tres|cuatro|cinco)`;
const together = (end: 'a' | 'o'): RegExp =>
  new RegExp(
    `(?<!\\p{L})\\p{L}+[aeií]mos(?: \\p{L}+){0,2},? (?:l${end}s ${many}|junt${end}s|sol${end}s)(?!\\p{L})`,
    'iu',
  );

/** A man or a woman, by what they say of themselves and whom they are married to. */
function sexOfTeller(text: string, childSex: 'girl' | 'boy' | undefined): 'girl' | 'boy' | undefined {
  const told = toldIn(text);
  const said = saidIn(text);
  if (isCalled(grandpaWord, said, told) || isCalled('pap[aáiy]|padre|apá', said, told)) return 'boy';
  if (isCalled(grandmaWord, said, told) || isCalled('mam[aáiy]|madre|amá', said, told)) return 'girl';
  const [, parent = ''] =
    /(?<!\p{L})(?:yo,? |que |^)?soy (?:el |la |su |una? )?(papá|padre|mamá|madre)(?!\p{L})/iu.exec(told) ??
    /(?<!\p{L})me (?:dij|dice|grit|susurr|contest|pidi)\p{L}*:? (pap[aáiy]|mam[aáiy])(?!\p{L})/iu.exec(
      text,
    ) ??
    [];
  if (parent) return /^m/i.test(parent) ? 'girl' : 'boy';
  const beside = besideSpouse(told);
  if (beside) return beside;
  // 'La que lloró fui yo'.
  const [, end] = /(?<!\p{L})(el|la) que [^.!?]{2,60} (?:fui|era) yo(?!\p{L})/iu.exec(told) ?? [];
  if (end) return /la/i.test(end) ? 'girl' : 'boy';
  if (
    /(?<!\p{L})(?:nosotras|mi (?:marido|esposo|falda|pollera|mandil|labial|rímel|bolso|rebozo))(?!\p{L})/iu.test(
      told,
    )
  )
    return 'girl';
  if (
    /(?<!\p{L})mi (?:mujer|esposa|señora|corbata|barba|bigote|calva|boina|navaja|afeitadora)(?!\p{L})/iu.test(
      told,
    )
  )
    return 'boy';
  if (ofOneself('o').test(told) || byTrade('o').test(told)) return 'boy';
  if (ofOneself('a').test(told) || byTrade('a').test(told)) return 'girl';
  // With a boy 'los dos' may be anybody and he; with a girl 'las dos' are women.
  if (childSex === 'girl' && together('a').test(told)) return 'girl';
  if (childSex === 'girl' && together('o').test(told)) return 'boy';
  return undefined;
}

const tellsOfMe = /(?<!\p{L})(?:yo|me|conmigo|mí|mis?|nos|nosotr[oa]s)(?!\p{L})/iu;
const ownParent = /(?<!\p{L})mi (?:madre|mamá|padre|papá|viej[oa]|suegr[oa])(?!\p{L})/iu;
/** 'El bizcocho de la abuela', where the text speaks of no grandmother and says 'yo': she writes it. */
function titledAfter(title: string, told: string): Teller | undefined {
  const isOf = (words: string): boolean =>
    new RegExp(
      `(?<!\\p{L})(?:con|de) (?:la |el |su )?(?:${words})(?!\\p{L})|(?<!\\p{L})del (?:${words})(?!\\p{L})`,
      'iu',
    ).test(title) && !word(words).test(told);
  if (!tellsOfMe.test(told) || ownParent.test(told)) return undefined;
  return isOf(grandmaWord) ? 'grandmother' : isOf(grandpaWord) ? 'grandfather' : undefined;
}

/** Who writes a Spanish text, where more than its speaking of a mother or a wife tells it. */
export function spanishTeller({
  text,
  title = '',
  childSex,
}: Pick<PeopleOptions, 'text' | 'childSex'> & { title?: string }): Teller | undefined {
  const told = toldIn(text);
  const titled = titledAfter(title, told);
  if (titled) return titled;
  const kinship = kinshipOf(told, saidIn(text), childSex);
  const sex = sexOfTeller(text, childSex);
  if (!kinship) return sex && (sex === 'boy' ? 'father' : 'mother');
  if (kinship === 'aunt') return sex === 'boy' ? 'uncle' : 'aunt';
  // Of grandparents whoever is spoken of does not tell it.
  const speaksOf = (words: string): boolean => word(`(?:la|su|tu|el|al|del) (?:${words})`).test(text);
  if (sex) return sex === 'boy' ? 'grandfather' : 'grandmother';
  if (/(?<!\p{L})(?:una|la|su) abuela(?!\p{L})/iu.test(oneself.exec(told)?.[0] ?? '')) return 'grandmother';
  if (speaksOf(grandmaWord) && !speaksOf(grandpaWord)) return 'grandfather';
  return 'grandmother';
}
