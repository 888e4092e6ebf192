/** How things look, as texts tell it in three languages: dictionary forms without endings of gender and number. */
import type { Look } from '@milestoon/things';

/** Words beside a noun or behind 'was': 'a striped scarf', 'el plato está sucio'. */
const qualities: Partial<Record<Look, string>> = {
  striped: 'striped stripy stripey riscad listrad listad rayad',
  spotted: 'spotted spotty dotted polka-dot polka',
  flowery: 'flowery floral florid floread',
  wet: 'wet soaked soaking drenched dripping soggy sodden molhad encharcad ensopad mojad empapad',
  muddy: 'muddy enlamead embarrad',
  dirty: 'dirty filthy grubby mucky suj imund suci mugrient',
  burnt: 'burnt burned charred scorched blackened queimad esturricad torrad quemad chamuscad carbonizad',
  frozen: 'frozen congelad gelad helad',
  melted: 'melted derretid',
  torn: 'torn ripped rasgad desgarrad',
  cracked: 'cracked broken chipped rachad partid quebrad agrietad rajad',
  shattered:
    'shattered smashed destroyed wrecked ruined destroçad destruíd estilhaçad despedaçad destrozad destruid',
  flat: 'deflated flat popped murch desinflad desinchad',
  toppled: 'overturned toppled tombad volcad tumbad',
};
const byWord = new Map(
  Object.entries(qualities).flatMap(([look, words]) =>
    words.split(' ').map((word) => [word, look as Look] as const),
  ),
);

const byKind: readonly (readonly [words: RegExp, look: Look])[] = [[/^rot[oa]s?$/, 'cracked']];
const ending = /(?:[ao]s?|es|s)$/;

/** The look that a word says of a thing, or undefined. */
export function lookOf(word: string): Look | undefined {
  const plain = word.toLowerCase();
  return (
    byWord.get(plain) ??
    byWord.get(plain.replace(ending, '')) ??
    byKind.find(([words]) => words.test(plain))?.[1]
  );
}

/** 'With stripes', 'às riscas', 'de lunares': what is on it, singular. */
const patterns: readonly (readonly [words: RegExp, look: Look])[] = [
  [/^(?:stripe|risca|listra|raya)s?$/, 'striped'],
  [/^(?:spot|dot|polka dot|bolinha|pinta|lunar(?:es)?)s?$/, 'spotted'],
  [/^(?:star|estrela|estrelinha|estrella|estrellita)s?$/, 'starry'],
  [/^(?:heart|coração|corações|coraçãozinho|corazón|corazones|corazoncito)s?$/, 'hearts'],
  [/^(?:flower|flor|flores|florzinha|florecita)s?$/, 'flowery'],
];
export const patternOf = (noun: string): Look | undefined =>
  patterns.find(([words]) => words.test(noun.toLowerCase()))?.[1];

/** What somebody does, or what happens, by which a thing looks so from then on. */
const deeds: readonly (readonly [verbs: RegExp, look: Look])[] = [
  [/^(?:burn|scorch|char|queimar|queimar-se|esturricar|quemar|quemarse|chamuscar)$/, 'burnt'],
  [/^(?:melt|derreter|derreter-se|derretir|derretirse)$/, 'melted'],
  [/^(?:tear|rip|rasgar|rasgar-se|desgarrar|desgarrarse)$/, 'torn'],
  [/^(?:crack|chip|rachar|agrietar|agrietarse|rajar)$/, 'cracked'],
  [
    /^(?:shatter|smash|wreck|destroy|estilhaçar|estilhaçar-se|destroçar|destruir|despedaçar|destrozar|hacerse añicos)$/,
    'shattered',
  ],
  [/^(?:deflate|desinflar|desinflarse|desinchar|murchar|pinchar|pincharse)$/, 'flat'],
  [/^(?:soak|drench|encharcar|empapar|mojar|molhar)$/, 'wet'],
  [/^(?:overturn|topple|tombar|volcar|volcarse|tumbar)$/, 'toppled'],
];
/** English adds to a verb what becomes of the thing. */
const withParticle: readonly (readonly [verbs: RegExp, particle: RegExp, look: Look])[] = [
  [/^(?:knock|tip)$/, /^over$/, 'toppled'],
];
export const lookBy = (lemma: string, particle = ''): Look | undefined =>
  withParticle.find(([verbs, own]) => verbs.test(lemma) && own.test(particle))?.[2] ??
  deeds.find(([verbs]) => verbs.test(lemma))?.[1];

/** Words that say it together, wherever they stand in a clause. */
const expressions: readonly (readonly [words: RegExp, look: Look])[] = [
  [
    /(?<!\p{L})(?:in (?:\p{L}+ )?pieces|into (?:\p{L}+ )+pieces|to pieces|to bits|em (?:\p{L}+ )?(?:pedaços|bocados|cacos)|en (?:\p{L}+ )?(?:pedazos|trozos)|añicos)(?!\p{L})/iu,
    'shattered',
  ],
  [
    /(?<!\p{L})(?:upside[- ]down|inside[- ]out|ao contrário|do avesso|de cabeça para baixo|de pernas para o ar|al revés|boca abajo|patas arriba)(?!\p{L})/iu,
    'upturned',
  ],
  [/(?<!\p{L})(?:on its side|de lado)(?!\p{L})/iu, 'toppled'],
];
export const lookIn = (said: string): Look | undefined =>
  expressions.find(([words]) => words.test(said))?.[1];

const is =
  /^(?:be|become|get|turn|look|go|stay|remain|ser|estar|ficar|quedar|quedarse|volverse|ponerse|acabar|salir|sair|virar|tornar|tornar-se|continuar|seguir)$/;
/** What stands behind it is said of its subject: 'was soaked', 'came out black', 'acabó verde', 'saíram queimadas'. */
export const becomes = ({ lemma, particle }: { lemma: string; particle?: string }): boolean =>
  is.test(lemma) ||
  (lemma === 'come' && /^(?:out|up)$/.test(particle ?? '')) ||
  (lemma === 'end' && particle === 'up');
