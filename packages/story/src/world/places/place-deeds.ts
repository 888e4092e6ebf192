import type { Clause } from '../../reading/clause.ts';

// What is done in one place only, told by more than a verb or a noun.

/** Buses are missed where they stop; a goal, a child or a day is not. */
export const isMissedRide = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  verb.lemma !== 'miss' ||
  things.some(({ head }) => /^(?:bus|train|tram|coach|ferry|plane|flight)$/.test(head.toLowerCase()));

/** People fly in planes; what is flown is a kite. */
export const flies = ({ verb, who, things }: Pick<Clause, 'verb' | 'who' | 'things'>): boolean =>
  /^(?:fly|voar|volar)$/.test(verb.lemma) &&
  !verb.particle &&
  things.every(({ preposition }) => preposition !== undefined) &&
  who.some(({ name, pronoun }) => name || /^(?:we|i|they|she|he|nós|eu|nosotros|yo)$/.test(pronoun ?? ''));

/** Eggs are cracked and batter is stirred in kitchens; a nut is cracked anywhere. */
export const prepares = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:make|crack|break|beat|whisk|stir|mix|roll|ice|decorate|flip|peel|grate|chop|partir|bater|mexer|misturar|decorar|virar|descascar|romper|batir|remover|mezclar|pelar|picar)$/.test(
    verb.lemma,
  ) &&
  things.some(
    ({ head, preposition }) =>
      !preposition &&
      /^(?:egg|batter|dough|pancake|lemonade|chocolate|tea|pizza|sandwich|popcorn|smoothie|jam|bread|muffin|cupcake|brownie|porridge|toast|pasta|lunchbox|icing|flour|cookie|biscuit|cake|soup|sauce|salad|potato|carrot|onion|vegetable|ovo|massa|panqueca|bolo|bolacha|sopa|molho|batata|cenoura|huevo|masa|tortita|pastel|galleta|salsa|patata|zanahoria)s?$/.test(
        head.toLowerCase(),
      ),
  );

const afterFall =
  /^(?:again|twice|straight|brown|muddy|soaked|wet|dirty|covered|bruised|dusty|filthy|laughing|smiling|crying)$/;
/** Who wakes lies in bed; who gets up brown with mud has fallen. */
export const wakes = ({ verb, who, manner }: Pick<Clause, 'verb' | 'who' | 'manner'>): boolean =>
  (verb.lemma === 'wake' ||
    (verb.lemma === 'get' && verb.particle === 'up' && !manner.some((word) => afterFall.test(word)))) &&
  who.some(({ pronoun }) => pronoun !== 'it');

/** 'Went out for pizza': to where it is served. */
export const eatsOut = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  verb.lemma === 'go' &&
  things.some(
    ({ head, preposition }) =>
      preposition === 'for' &&
      /^(?:pizza|ice-cream|ice cream|lunch|dinner|breakfast|burger|sushi|cake|pancake|chip)s?$/.test(head),
  );

/** Bags are packed and windows looked out of at home, where nothing else is told. */
export const looksOutOrPacks = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  (verb.lemma === 'look' && things.some(({ head }) => head === 'window')) ||
  (verb.lemma === 'pack' &&
    things.some(
      ({ head, preposition }) =>
        !preposition && /^(?:bag|picnic|suitcase|rucksack|backpack|lunch|case|sleeping-bag)s?$/.test(head),
    ));

/** Cars are packed and washed where they stand. */
export const loadsCar = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  (/^(?:pack|load|unload|unpack|wash|clean)$/.test(verb.lemma) &&
    things.some(
      ({ head, preposition, qualities }) => !preposition && head === 'car' && !qualities.includes('toy'),
    )) ||
  (/^(?:wash|clean|scrub|polish|rinse|wipe|wax|lavar|limpar|esfregar|limpiar|fregar|encerar)$/.test(
    verb.lemma,
  ) &&
    things.some(
      ({ head, preposition, lifeless }) =>
        !preposition &&
        !lifeless &&
        /^(?:truck|van|hubcap|bumper|windscreen|windshield|tyre|tire|carro|carrinha|jante|calota|para-brisas|coche|camioneta|llanta|parabrisas)s?$/.test(
          head,
        ),
    ));

const walked = /^(?:dog|puppy|cão|cadela|cachorro|cachorrinho|perro|perra|perrito|cachorra)s?$/;
const out = /^(?:walk|passeio|passear|paseo|pasear)$/;
/** 'Walked the dog', 'passeou o cão', 'sacó al perro a pasear': in the street, and not round the sofa. */
export const walksDog = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  things.some(
    ({ head, preposition }) =>
      (verb.lemma === 'walk' ? /^(?:with)?$/ : /^(?:to|with)?$/).test(preposition ?? '') &&
      walked.test(head.toLowerCase()),
  ) &&
  (/^(?:walk|passear|pasear)$/.test(verb.lemma) ||
    (/^(?:take|go|levar|ir|sair|sacar|llevar|salir|dar)$/.test(verb.lemma) &&
      things.some(({ head }) => out.test(head.toLowerCase()))));

/** Suitcases are packed where the clothes are; what is packed for school or a picnic is packed anywhere at home. */
export const packsCase = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:pack|unpack|fazer|desfazer|arrumar|preparar|hacer|deshacer|armar)$/.test(verb.lemma) &&
  things.some(
    ({ head, preposition, of }) =>
      (!preposition || (preposition === 'in' && !of)) &&
      /^(?:suitcase|case|luggage|mala|malinha|maleta|valija|equipaje)s?$/.test(head.toLowerCase()),
  );

export const brushes = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:brush|clean|escovar|lavar|cepillar|cepillarse|lavarse)$/.test(verb.lemma) &&
  things.some(({ head }) => /^(?:tooth|teeth|dente|dentes|diente|dientes)$/.test(head.toLowerCase()));

export const sleeps = ({ verb, manner }: Pick<Clause, 'verb' | 'manner'>): boolean =>
  /^(?:sleep|doze|nap|snore)$/.test(verb.lemma) ||
  (verb.lemma === 'fall' && manner.includes('asleep')) ||
  (/^(?:go|put|send)$/.test(verb.lemma) && manner.includes('asleep'));

/** Who dozes off does so where they are. */
export const sleepsInBed = (clause: Pick<Clause, 'verb' | 'manner'>): boolean =>
  (sleeps(clause) && clause.verb.lemma !== 'doze') ||
  /^(?:dormir|adormecer|dormirse|adormecer-se)$/.test(clause.verb.lemma);

/** Who falls asleep in the soup is at table. */
export const sleepsInFood = (clause: Pick<Clause, 'verb' | 'things' | 'manner'>): boolean =>
  sleeps(clause) &&
  clause.things.some(
    ({ head, preposition }) =>
      /^(?:in|on|over)$/.test(preposition ?? '') &&
      /^(?:pasta|porridge|soup|spaghetti|cereal|bowl|plate|dinner|cake|pudding|mash|noodle|rice|yoghurt)s?$/.test(
        head,
      ),
  );

const begins = /^(?:start|begin|começar|entrar|empezar|comenzar)$/;
const schools =
  /^(?:school|preschool|pre-school|kindergarten|nursery|daycare|escola|infantário|creche|escuela|colegio|cole|guardería)$/;
/** Whoever starts school is there. */
export const startsSchool = ({ verb, things, manner }: Pick<Clause, 'verb' | 'things' | 'manner'>): boolean =>
  begins.test(verb.lemma) &&
  [...things.map(({ head }) => head.toLowerCase()), ...manner].some((word) => schools.test(word));

/** Candles that are blown out stand on a birthday cake; one that is dropped does not. */
export const blowsCandles = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:blow|soprar|apagar|soplar)$/.test(verb.lemma) &&
  things.some(({ head }) => /^(?:candles?|velas?)$/.test(head.toLowerCase()));

const given =
  /^(?:bring|give|get|buy|hand|take|receive|draw|paint|trazer|dar|levar|comprar|oferecer|receber|desenhar|traer|llevar|regalar|recibir|dibujar)$/;
/** Sunflowers and seedlings stand in a garden, unless they are brought along as a present. */
export const growsFlowers = ({ verb, things, who }: Pick<Clause, 'verb' | 'things' | 'who'>): boolean =>
  !given.test(verb.lemma) &&
  [...things, ...who].some(({ head }) => /^(?:sunflower|seedling|girassol|girasol)s?$/.test(head));

/** Wounds are stitched; knitters drop stitches. */
export const isStitched = ({ verb, things, who }: Pick<Clause, 'verb' | 'things' | 'who'>): boolean =>
  !/^(?:drop|count|knit|crochet|lose|pick|do|make|slip)$/.test(verb.lemma) &&
  [...things, ...who].some(({ head }) => /^stitch(?:es)?$/.test(head));

/** A birthday cake is cut where the birthday is; it is baked in a kitchen. */
export const cutsBirthdayCake = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:cut|slice|share|serve|partir|cortar|servir|repartir|dividir)$/.test(verb.lemma) &&
  things.some(
    ({ head, qualities, of }) =>
      /^(?:cake|bolo|tarta|pastel|torta)/.test(head.toLowerCase()) &&
      (/birthday|de (?:anos|aniversário|cumpleaños)/.test(head.toLowerCase()) ||
        qualities.some((each) => /birthday/i.test(each)) ||
        /^(?:anos|aniversário|cumpleaños)$/i.test(of ?? '')),
  );

const cereals = /^(?:cereal|cornflake|porridge|cereais|cerea[il]|cereales|papas?-de-aveia)s?$/;
/** What of breakfast is eaten, poured or spilled; what is thrown to hens or glued is anywhere. */
export const eatsCereal = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:eat|have|pour|spill|finish|munch|comer|tomar|deitar|entornar|derramar|desayunar|servir|verter)$/.test(
    verb.lemma,
  ) && namesOf(things).some((name) => cereals.test(name));

const parasols = /^(?:parasol|beach-umbrella|sunshade|guarda-sol|chapéu-de-sol|sombrilla)s?$/;
/** A parasol, but not that of a doll. */
export const hasParasol = ({ things, who }: Pick<Clause, 'things' | 'who'>): boolean =>
  namesOf([...things, ...who].filter(({ of = '', owner = '' }) => !dolls.test(`${of} ${owner}`))).some(
    (name) => parasols.test(name),
  );
const dolls = /doll|bonec|muñec|teddy|cocktail/i;
const namesOf = (phrases: Clause['things']): string[] =>
  phrases.flatMap(({ head, qualities, of }) => [
    head.toLowerCase(),
    ...qualities.map((each) => `${each}-${head}`.toLowerCase()),
    ...(of ? [`${head}-de-${of}`.toLowerCase()] : []),
  ]);
