/** Who writes a text in Portuguese, by what it says of 'eu': whose grandchild it is, and whether a man or a woman speaks. */
type Teller = 'grandmother' | 'grandfather' | 'aunt' | 'uncle' | 'father' | 'mother';

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

const nephews = word(
  '(?:meus?|minhas?|noss[oa]s?) (?:\\p{L}+ )?sobrinh[oa]s?|sobrinh[oa] que (?:eu )?cri(?:o|ei)',
);

/** 'Meu genro', 'sou eu que a crio', 'na casa da minha filha': the child's parents are somebody's children. */
const grandchildren: readonly RegExp[] = [
  word('(?:meus?|minhas?|noss[oa]s?) (?:\\p{L}+ )?net(?:o|a|inho|inha)s?'),
  word('meu genro|minha nora'),
  word('(?:sou|fui) eu (?:que|quem) (?:[oa]s? )?cri(?:o|ei)|quem (?:[oa]s? )?cria(?: \\p{L}+){1,3} sou eu'),
  word('cri(?:o|ei) (?:(?:[oa] )?\\p{L}+ |[oa]s? \\p{L}+ )?desde(?: \\p{L}+)?'),
  word('criei (?:dois|duas|três|quatro|cinco|seis|sete|oito) filh[oa]s'),
  word('que (?:mora|vive) comigo desde'),
  word('(?:casa|cozinha|sala|quintal|carro) d[ao] (?:minha filha|meu filho)'),
  word('minha filha (?:\\p{L}+ ){0,2}(?:trabalh\\p{L}+|no trabalho|de plantão|no plantão|no serviço)'),
  word('eu,? (?:já )?com (?:5[5-9]|[6-8]\\d) anos|já tenho (?:5[5-9]|[6-8]\\d) anos|da minha idade'),
];

/** Whom the child calls: 'Ó avó, olha!', 'De futebol, vô.' */
const called = (kin: string): RegExp =>
  new RegExp(`(?:["“«:]\\s?(?:Ó )?${kin}(?=[,!?]))|(?:\\p{L}, ${kin}(?=[.!?"”»]))`, 'iu');
const grandma = '(?:v[óo]|vovó|avó|vozinha)';
const grandpa = '(?:v[ôo]|vovô|avô|vozinho)';
/** 'A avó abanava a cabeça': somebody else than whoever tells it. */
const spokenOf = (kin: string, article: string): RegExp =>
  word(
    `(?:${article}|d${article}|n${article}|pr${article}|pel${article}|${article === 'o' ? 'ao' : 'à'}) ${kin}`,
  );

const adjectives =
  '(?:sozinh|quiet|calad|dur|mort|velh|bob|tont|rouc|distraíd|descalç|pres|surpres|orgulhos|nervos|chei|babad|\\p{L}+(?:ad|id))';
const ofMyself = '(?:fiquei|estou|tô|sou|caí|cheguei|acordei|voltei|saí|sentei|andei|eu (?:es)?tava)';
/** 'Fiquei parada', 'coitado de mim', 'eu, velho bobo'. */
const saysOfItself = (ending: 'a' | 'o'): RegExp =>
  word(
    `${ofMyself}(?: (?:ali|lá|logo|toda|todo|tão|muito|mais|meio|quase|de longe))?,? ${adjectives}${ending}|coitad${ending} de mim|eu(?: \\p{L}+){0,4}, (?:toda |todo )?${adjectives}${ending}`,
  );

const ofMan = word(
  'minha (?:mulher|esposa|patroa)|(?:cocei|fiz) a barba|minha (?:barba|careca)|meu bigode|(?:fui|sou) \\p{L}+(?:dor|eiro|tor)',
);
const ofWoman = word(
  'meu (?:marido|esposo|velho)|minha saia|meu vestido|meu avental|meu batom|(?:fui|sou) \\p{L}+(?:dora|eira|tora)',
);

const isMan = (text: string): boolean => ofMan.test(text) || saysOfItself('o').test(text);
const isWoman = (text: string): boolean => ofWoman.test(text) || saysOfItself('a').test(text);

/** Undefined where nothing of it says who writes. */
export function portugueseTeller(text: string): Teller | undefined {
  const hasGrandma = spokenOf(grandma, 'a').test(text);
  const hasGrandpa = spokenOf(grandpa, 'o').test(text);
  const isCalledGrandma = called(grandma).test(text) && !hasGrandma;
  const isCalledGrandpa = called(grandpa).test(text) && !hasGrandpa;
  const man = isMan(text);
  const woman = isWoman(text);
  if (nephews.test(text)) return man && !woman ? 'uncle' : undefined;
  const isGrand = grandchildren.some((each) => each.test(text)) || isCalledGrandma || isCalledGrandpa;
  if (isGrand) {
    if (man !== woman) return man ? 'grandfather' : 'grandmother';
    if (isCalledGrandma !== isCalledGrandpa) return isCalledGrandpa ? 'grandfather' : 'grandmother';
    // Of a couple that brings up a child the one tells of the other.
    return hasGrandma && !hasGrandpa ? 'grandfather' : 'grandmother';
  }
  return man === woman ? undefined : man ? 'father' : 'mother';
}
