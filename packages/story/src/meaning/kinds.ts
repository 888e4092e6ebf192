import { costumeOf } from './costume-words.ts';
import { kindByPicture, kindShown } from './picture-kinds.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import { pictureFor, pictureOfPhrase } from '@milestoon/things/nouns';
import { compoundWritten } from './compound-written.ts';
import { type Lifeless, lifelessPicture } from './lifeless-words.ts';
import { hasPicture } from '@milestoon/things/pictures';
import type { Phrase } from '../reading/clause.ts';
import nouns from './nouns.json' with { type: 'json' };
import { wordTable } from '../text/word-table.ts';

/** What sort of thing a noun means. */
export const kinds = [
  'person',
  'animal',
  'toy',
  'food',
  'thing',
  'worn',
  'body',
  'place',
  'plant',
  'weather',
  'time',
  'abstract',
] as const;
export type Kind = (typeof kinds)[number];

const list = (words: string): string[] => words.trim().split(/\s+/);

/** What a family means by words of which a dictionary of all English thinks first of something else. */
const corrected: Readonly<Partial<Record<Kind, string>>> = {
  thing:
    'table shopping potty whistle swing goal sticker coin fireworks puzzle clippers torch pot tape hole cross board sign line prize ' +
    'fossil card letter note branch wheel bell flag plate cup box bag sheet tent stick present trophy medal ring screen banknote',
  toy: 'puzzle lego kite dinosaur unicorn dragon monster teddy robot puppet slime marble playdough',
  worn: 'pyjamas pajamas glove gloves mitten mittens wellies goggle goggles apron helmet glasses backpack mask medal crown cape wing costume lehenga kimono skirt dungarees bunnet',
  food: 'brownie cookie chip chips pancake cake nugget candy treat snack icing dough batter applesauce',
  weather: 'thunderstorm storm rain snow thunder lightning rainbow fog wind hail',
  place: 'school kindergarten nursery pool gym office library shop supermarket zoo street road beach park',
  abstract:
    'dawn dusk noon circus light edge cry step time way turn idea news joke wish party trip word song name version journey bit lot top side sense move number',
  body: 'palm hair fringe ear nose chin knee hand finger toe lap elbow back face head cheek',
};

function tableOf(): ReadonlyMap<string, Kind> {
  const table = new Map<string, Kind>();
  for (const [kind, words] of Object.entries(nouns))
    for (const word of list(words)) table.set(word, kind as Kind);
  for (const [kind, words] of Object.entries(corrected))
    for (const word of list(words)) table.set(word, kind as Kind);
  return table;
}
const correctedWords = new Set(Object.values(corrected).flatMap(list));
const isCorrected = (word: string): boolean => correctedWords.has(word);
let english: ReadonlyMap<string, Kind> | undefined;
const englishKind = (word: string): Kind | undefined => {
  english ??= tableOf();
  return english.get(word) ?? english.get(word.replace(/e?s$/, '')) ?? english.get(word.replace(/s$/, ''));
};

/** Nouns of Portuguese and Spanish that have no picture by which their kind could be told. */
const iberian: Readonly<Partial<Record<Kind, string>>> = {
  body:
    'mão mãos pé boca cabelo cara cabeça dedo dedos olho orelha orelhas nariz perna braço barriga joelho costas costa colo língua ombro ombros cavalita cavalitas cotovelo pescoço queixo ' +
    'focinho bochecha testa pata patinha rabo cauda orelhinha nuca peito unha bumbum canela calcanhar tornozelo pulso lombo crina franja rosto pestana sobrancelha umbigo palma coxa cintura anca pele ferida machucado ' +
    'mano manos pie boca pelo cara cabeza dedo dedos ojo oreja orejas nariz pierna brazo barriga rodilla espalda espaldas lengua pestañas hombro hombros caballito codo cuello barbilla ' +
    'hocico lomo pata panza pancita mejilla cachete frente trompa nuca pecho uña tobillo talón ceja flequillo rizo melena crin trasero culo palma muslo cintura cadera mollera rostro ombligo piel herida cerquillo fleco',
  time:
    'dia manhã tarde noite semana mês ano hora minuto vez sábado domingo segunda terça quarta quinta sexta verão inverno natal ' +
    'día mañana tarde noche semana mes año hora minuto vez sábado domingo lunes martes miércoles jueves viernes verano invierno navidad',
  weather: 'chuva neve vento trovoada trovão nevoeiro lluvia nieve viento tormenta trueno niebla',
  abstract:
    'medo vontade ideia palavra nome coisa festa passeio viagem vida sorte força voz silêncio sonho ' +
    'miedo ganas idea palabra nombre cosa fiesta paseo viaje vida suerte fuerza voz silencio sueño parte ruido ruidito',
};
let iberianTable: ReadonlyMap<string, Kind> | undefined;

/** The kind of what a picture shows, by the words of its name: 'running-shoe' is worn. */
export function kindOfPicture(picture: string): Kind {
  const words = picture.split('-');
  return (
    kindByPicture(picture) ??
    englishKind(words.join(' ')) ??
    englishKind(words.at(-1) ?? '') ??
    englishKind(words[0] ?? '') ??
    'thing'
  );
}

/** What sort of thing a noun means, before anybody looks at what stands beside it. */
export function kindOfNoun(noun: string, language: NounLanguage): Kind | null {
  const word = noun.toLowerCase();
  if (language === 'en') return englishKind(word) ?? null;
  iberianTable ??= new Map(
    Object.entries(iberian).flatMap(([kind, words]) =>
      list(words).map((each) => [each, kind as Kind] as const),
    ),
  );
  const known = iberianTable.get(word) ?? iberianTable.get(word.replace(/s$/, ''));
  if (known) return known;
  const picture = pictureFor(word, language) ?? pictureFor(word.replace(/s$/, ''), language);
  return picture ? kindOfPicture(picture) : null;
}

/** How a picture is there though the thing itself is not. */
export type Likeness = 'wall' | 'screen' | 'shadow' | 'sign' | 'photo' | 'worn' | 'bubble';

/** What a phrase means, its operators heard. */
export interface Meant {
  kind: Kind;
  picture: string | null;
  /** A poster, a costume or a shadow of it, not the thing. */
  likeness?: Likeness;
}

const likenesses: readonly [Likeness, string][] = [
  [
    'wall',
    'poster picture painting drawing desenho quadro cartaz póster imagem dibujo cuadro cartel dibujito pintura mural',
  ],
  ['photo', 'photo photograph snapshot foto fotografia fotografía retrato'],
  ['shadow', 'shadow silhouette sombra'],
  ['worn', 'costume outfit onesie disfraz disfarce fantasia máscara mask'],
  ['screen', 'film movie cartoon video show series filme película vídeo dibujos desenhos'],
  ['sign', 'sign letreiro placa letrero'],
];
const toyWords = new Set(
  list(
    'toy toys stuffed plush plushie cuddly fluffy lego plastic rubber wooden rocking clockwork inflatable play pretend ' +
      'peluche brincar brinquedo madeira juguete madera goma plástico pelúcia borracha',
  ),
);
/** Of these boots and chairs are made too. */
const materials = new Set(list('plastic rubber wooden madeira madera goma plástico borracha inflatable'));
const isPlaything = (picture: string | null): boolean =>
  picture !== null &&
  (kindOfPicture(picture) === 'animal' ||
    /train|car|automobile|bus|truck|boat|ship|plane|tractor|engine|locomotive|sword|horse|block|duck/.test(
      picture,
    ));
const toyHeads = new Set(list('toy teddy peluche brinquedo juguete muñeco boneco plushie'));

const simple = (picture: string | null, kind: Kind): Meant => ({ kind, picture });

const likenessOf: Readonly<Partial<Record<Lifeless['as'], Likeness>>> = {
  wall: 'wall',
  photo: 'photo',
  screen: 'screen',
  bubble: 'bubble',
  shadow: 'shadow',
};

/** What has only the shape of somebody alive: in hands and on tables a thing like others. */
function meantLifeless(lifeless: Lifeless, head: string, living: string | null): Meant {
  const likeness = likenessOf[lifeless.as];
  const kind = likeness || lifeless.as === 'statue' ? 'thing' : lifeless.as === 'food' ? 'food' : 'toy';
  return { kind, picture: lifelessPicture(head, lifeless, living), ...(likeness ? { likeness } : {}) };
}

const parts = new Set(
  list('edge side end rim corner top bottom back front lid middle foot tip brim handle bit scrap strip'),
);
/** Whatever is on it, it is stuck on and handed over as it is. */
const ofStickers = /(?<!\p{L})(?:stickers?|autocolantes?|pegatinas?|calcomanías?|adesivos?)(?!\p{L})/iu;
/** With what they belong to before them: 'door handle', 'carpet strips'. */
const joined = new Set(list('handle knob strip scrap latch frame leg edge'));
/** With a word before them they are things: a night light, a pencil case, a spinning top. */
const compounds = new Set(list('light top case'));
const ofStairs = /^(?:on|onto|up|down|off|over|at)$/;
const built =
  /^(?:stage|front|back|stone|wooden|concrete|porch|church|school|library|garden|marble|cellar|giant)$/;
const ofWalking = /^(?:first|last|next|baby|tiny|little|few|more|wobbly|shaky|dance|big|small|single|other)$/;
/** Steps that were built, and none that are taken. */
const isStair = ({ head, qualities, preposition, count }: Phrase): boolean =>
  /^steps?$/.test(head.toLowerCase()) &&
  count === undefined &&
  (qualities.some((each) => built.test(each)) ||
    (ofStairs.test(preposition ?? '') && !qualities.some((each) => ofWalking.test(each))));

/** Pictures of several of which one looks otherwise: one pancake is no stack. */
const singles: Readonly<Record<string, string>> = wordTable({ pancakes: 'pancake' });
const oneOf = (picture: string | null): string | null => (picture && singles[picture]) ?? picture;

/** By the noun as it is written: dictionaries know some by another form ('an axe' by 'ax', 'unos macarrones' by one of them). */
function asWritten({ text, head }: Phrase, pictureOf: (noun: string) => string | null): string | null {
  const stem = head.toLowerCase().slice(0, Math.max(2, head.length - 2));
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const noun = words.find((word) => word.startsWith(stem) && Math.abs(word.length - head.length) <= 2);
  return noun && noun !== head.toLowerCase() ? pictureOf(noun) : null;
}

/**
 * What a phrase means: kind and picture of its noun, changed by what stands beside it. A stuffed rabbit is a toy,
 * a poster of a lion hangs on the wall, and nobody in a bear costume is a bear.
 */
export function meantBy(phrase: Phrase, language: NounLanguage): Meant {
  const head = phrase.head.toLowerCase();
  const qualities = phrase.qualities.map((each) => each.toLowerCase());
  const of = phrase.of?.toLowerCase();
  const pictureOf = (noun: string, details = {}): string | null =>
    pictureFor(noun, language, details) ??
    (/s$/.test(noun) ? pictureFor(noun.replace(/s$/, ''), language, details) : null);
  // 'A chef's hat' and 'a barber's chair' are things of their own.
  const whose = phrase.owner?.toLowerCase().replace(/['’]s?$/, '');
  const written = compoundWritten(phrase, language);
  const usual =
    written ??
    (whose && language === 'en' ? pictureOfPhrase(`${whose}'s ${head}`, language) : null) ??
    pictureOf(head, { qualities, ...(of ? { of } : {}) }) ??
    asWritten(phrase, (noun) => pictureOf(noun, { qualities, ...(of ? { of } : {}) })) ??
    // 'Pyjamas', 'goggles' and 'sunglasses' have no singular.
    (phrase.plural ? (pictureOf(`${head}s`, { qualities }) ?? pictureOf(`${head}es`, { qualities })) : null);
  const own = phrase.sense === undefined ? (phrase.plural ? usual : oneOf(usual)) : phrase.sense;
  // A 'papagaio de papel' is a kite, and no parrot of paper.
  const named = of ? pictureOf(head, { of }) : null;
  const isNamed = named !== null && named !== pictureOf(head);
  if (phrase.lifeless?.as === 'wall' && ofStickers.test(phrase.text)) return simple('sticker', 'thing');
  if (phrase.lifeless && !isNamed)
    return meantLifeless(phrase.lifeless, head, pictureOf(head, { qualities }) ?? own);
  if (phrase.sense) return simple(phrase.sense, kindOfPicture(phrase.sense));
  const likeness = likenesses.find(([, words]) => list(words).includes(head))?.[0];
  // A 'fire exit sign' is no fire.
  if (likeness && !written) {
    const whats = [...(of ? [of] : []), ...qualities.toReversed()];
    const known = likeness === 'worn' ? whats.map(costumeOf) : [];
    const what = known.find(Boolean) ?? whats.map((each) => pictureOf(each)).find(Boolean);
    if (what) return { kind: likeness === 'worn' ? 'worn' : 'thing', picture: what, likeness };
  }
  const beside = [...qualities, ...(of ? [of] : [])];
  // A 'boneco de neve' is no toy of snow.
  const isToy =
    (toyHeads.has(head) && own === pictureOf(head)) ||
    beside.some((each) => toyWords.has(each) && (!materials.has(each) || isPlaything(own)));
  if (isToy) {
    const what = toyHeads.has(head) ? beside.map((each) => pictureOf(each)).find(Boolean) : undefined;
    const toy = what ?? own;
    return simple(toy && hasPicture(`toy-${toy}`) ? `toy-${toy}` : toy, 'toy');
  }
  // 'The edge of the bath', 'the top of the slide', 'every door handle': seen as what it is a part of.
  const wholeNoun =
    of && parts.has(head) ? of : own === null && joined.has(head) ? qualities.at(-1) : undefined;
  const whole = wholeNoun ? pictureOf(wholeNoun) : null;
  if (whole)
    return simple(whole, kindOfNoun(wholeNoun ?? '', language) === 'place' ? 'place' : kindOfPicture(whole));
  if (own && (isStair(phrase) || ((compounds.has(head) || written) && own !== pictureOf(head))))
    return simple(own, kindOfPicture(own));
  const shown = own && !isCorrected(head) ? kindShown(head, own) : null;
  if (shown) return simple(own, shown);
  const kind = kindOfNoun(head, language);
  // A dictionary's first sense may be the game or the office; whatever has a picture can be touched.
  if (kind && own && !isCorrected(head) && /^(?:abstract|time|person|place|body)$/.test(kind)) {
    const seen = kindOfPicture(own);
    // A palm is of a hand, a mitt is none.
    return simple(own, /^(?:abstract|time|person)$/.test(seen) ? 'thing' : seen);
  }
  if (kind) return simple(own, kind);
  return simple(own, own ? kindOfPicture(own) : 'abstract');
}
