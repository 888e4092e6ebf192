import type { Clause, Phrase } from '../../reading/clause.ts';

interface Told {
  noun: string;
  /** What it would be in the subject of the text; null: nothing to see. */
  picture: string | null;
  phrase: Phrase;
  clause: Clause;
  /** The sentence that it stands in, as it is written. */
  sentence: string;
  /** It does something itself. */
  isDoer: boolean;
}

interface Use {
  nouns: RegExp;
  /** Where it is only these, in the subject. */
  picture?: RegExp;
  /** Only with these verbs it is what it is in the subject. */
  only?: RegExp;
  /** With these verbs it is what it always is. */
  never?: RegExp;
  /** With these words in its sentence it is what it always is. */
  beside?: RegExp;
  /** With these prepositions it is what it always is. */
  at?: RegExp;
}

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

const wears =
  /^(?:put|put_on|wear|pull|adjust|take|pop|need|forget|lose|get|have|pôr|colocar|usar|vestir|tirar|ajustar|ponerse|poner|llevar|quitar|quitarse|sacar)$/;

const uses: readonly Use[] = [
  { nouns: /^sheets?$/, picture: /^rope$/, beside: words('beds?|paper|folded|changed') },
  {
    nouns: /^(?:noodle|macarrão|esparguete|churro)$/,
    only: /^(?:hold|grab|hug|float|cling|use|kick|ride|swim|sit|agarrar|segurar|flutuar|boiar|abraçar|usar|pegar|nadar|sujetar|flotar|abrazar|coger|agarrarse)$/,
  },
  {
    nouns: /^(?:boat|ship|submarine|barco|barquinho|navio|barquito)$/,
    picture: /^paper-boat$/,
    never:
      /^(?:ride|sail|travel|board|row|climb|cross|andar|viajar|navegar|velejar|embarcar|remar|subir|ir|go|cruzar|montar)$/,
    beside: words(
      'sea|beach|harbou?r|port|river|lake|ferry|island|pier|huge|mar|praia|rio|lago|porto|cais|ilha|playa|río|puerto|muelle|isla|muy grande|muito grande|enorme|gigante',
    ),
    at: /^(?:on|onto)$/,
  },
  {
    nouns:
      /^(?:horse|horsey|knight|castle|king|queen|bishop|cavalo|torre|rainha|rei|dama|bispo|caballo|reina|rey|alfil)$/,
    never:
      /^(?:ride|feed|brush|stroke|pat|pet|see|watch|visit|meet|hear|gallop|montar|andar|alimentar|ver|visitar|conhecer|ouvir|cavalgar|acariciar|escovar|conocer|oír|cepillar|galopar|go|ir|be|ser|estar|dress|disfarçar|disfrazar|build|construir)$/,
    beside: words(
      'farm|field|stables?|meadow|pony|rode|ride|quinta|fazenda|campo|sítio|prado|estábulo|granja|establo|a caballo|a cavalo|beach|praia|playa|sand|areia|arena',
    ),
  },
  {
    nouns: /^keys?$/,
    only: /^(?:press|play|push|hit|touch|tap|bang|pound|strike|find|type)$/,
    beside: words('car|house|door|gate|lock|locked|bike|van|front'),
  },
  {
    nouns: /^(?:llave|chave)$/,
    never:
      /^(?:abrir|cerrar|trancar|fechar|perder|olvidar|esquecer|encontrar|buscar|procurar|colgar|pendurar)$/,
    beside: words(
      'puerta|porta|casa|auto|coche|carro|portão|cerradura|fechadura|candado|cadeado|escuela|escola',
    ),
  },
  {
    nouns: /^(?:bag|saco|bolsa)$/,
    picture: /^sleeping-bag$/,
    only: /^(?:crawl|zip|climb|snuggle|sleep|wriggle|unroll|roll|slip|curl|unzip|lie|get|entrar|meter|meterse|dormir|enfiar|enrolar|deitar|acostar|acostarse|desenrollar|desenrolar|enrollar)$/,
  },
  {
    nouns: /^(?:palo|rolo|rodillo)$/,
    picture: /^rolling-pin$/,
    only: /^(?:amasar|amassar|estirar|aplanar|pasar|passar|extender|estender|esticar|usar|rodar|abrir|alisar|achatar|apretar)$/,
  },
  { nouns: /^fork$/, only: /^(?:dig|turn|loosen|push|poke|hold|lift|use|stick)$/ },
  {
    nouns: /^(?:mouse|rato|ratón)$/,
    only: /^(?:click|move|hold|use|grab|press|drag|touch|plug|connect|clicar|mexer|mover|segurar|usar|pegar|arrastar|tocar|carregar|apertar|agarrar|arrastrar|pulsar|apretar)$/,
  },
  {
    nouns: /^(?:glasses|óculos|gafas|lentes|gorra|cap)$/,
    only: wears,
    beside: words('reading|grand\\p{L}+|granny|nan|nana|avó|avô|abuel[oa]|leer|ler|read|sol'),
  },
  {
    nouns: /^(?:ball|bola|pelota)$/,
    picture: /^yarn$/,
    never:
      /^(?:kick|bounce|catch|throw|hit|score|play|chutar|jogar|atirar|brincar|patear|jugar|botar|lanzar|tirar|golpear|rebotar|pasar|passar|pass)$/,
    beside: words('football|goal|kicked|gol|golo|pateó|chutou'),
  },
  {
    nouns: /^(?:line|linha|línea)$/,
    never: /^(?:stand|wait|queue|draw|cross|walk|colour|desenhar|riscar|dibujar|trazar|cruzar)$/,
    at: /^(?:in|into|behind|across|along)$/,
  },
  {
    nouns: /^(?:silla|montura|saddle)$/,
    only: /^(?:montar|subir|subirse|poner|colocar|ensillar|ajustar|quitar|limpiar)$/,
  },
  {
    nouns: /^velas?$/,
    never: /^(?:soprar|apagar|acender|soplar|encender|prender|pôr|poner)$/,
    beside: words('bolo|torta|pastel|tarta|anos|aniversário|cumpleaños|soprou|sopló'),
  },
  {
    nouns: /^(?:nut|bolt|porca|tuerca)$/,
    only: /^(?:tighten|turn|undo|loosen|screw|hold|drop|find|lose|apertar|aparafusar|segurar|perder|girar|apretar|aflojar|atornillar|sujetar)$/,
  },
  {
    nouns: /^(?:shot|picada|pinchazo)$/,
    only: /^(?:get|have|give|receive|need|dar|levar|receber|recibir|tener|poner)$/,
  },
  {
    nouns: /^(?:bow|arco)$/,
    never: /^(?:tie|wear|put_on|atar)$/,
    beside: words('hair|ribbon|dress|shoelaces?|present|gift|iris|íris'),
  },
  { nouns: /^bottle$/, only: /^(?:give|feed|hold|suck|offer)$/ },
  { nouns: /^(?:pen|wing)$/, at: /^(?:with)$/, never: /^(?:write|draw|hold|colour|give|take)$/ },
  {
    nouns: /^(?:cuerda|corda|soga)$/,
    never: /^(?:saltar|pular|brincar|tirar|puxar)$/,
    beside: words('saltó|saltar|pular|pulou'),
  },
  {
    nouns: /^(?:botão|botón|button)$/,
    never: /^(?:apertar|apretar|pulsar|carregar|pressionar|press|push|tocar)$/,
  },
  { nouns: /^(?:prato|platillo)$/, only: /^(?:bater|tocar|golpear|percutir)$/ },
  { nouns: /^(?:horn)$/, only: /^(?:blow|play|practise|practice|hold)$/ },
  {
    nouns: /^(?:crown|coroa|corona)$/,
    picture: /^tooth$/,
    never: /^(?:wear|put|put_on|make|usar|pôr|poner|ponerse|llevar|fazer|hacer)$/,
  },
  {
    nouns: /^(?:boot|hood|bonnet)$/,
    picture: /^automobile$/,
    only: /^(?:open|close|shut|lift|load|pack|put|slam)$/,
    never: wears,
  },
  {
    nouns: /^(?:ring|aro|arco)$/,
    picture: /^hula-hoop$/,
    never: wears,
    beside: words('finger|wedding|bell|phone'),
  },
  { nouns: /^(?:bench|banco)$/, beside: words('park|parque|playground|jardim|jardín|garden|plaza|praça') },
  {
    nouns: /^(?:tienda|barraca|carpa)$/,
    never: /^(?:comprar|vender|ir|entrar)$/,
    beside: words('compr\\p{L}+|caramelos|helado'),
  },
  { nouns: /^(?:brush|comb|crista)$/, beside: words('hair|teeth|tooth') },
  { nouns: /^(?:roll|jump|cast|catch|run|bite|pass|strike)$/, never: /^(?:do|take)$/ },
  { nouns: /^(?:boot)$/, picture: /^running-shoe$/, beside: words('rain|raining|puddles?|mud|muddy|snow') },
  {
    nouns: /^(?:stick|palo|pau|bastón)$/,
    beside: words('dog|puppy|fetch|branch|cão|cachorro|cachorrinho|perro|perrito|cachorra|perra'),
  },
  {
    nouns: /^(?:tail|cola|rabo|cauda|mane)$/,
    beside: words(
      'dog|cat|puppy|horse|wagg\\p{L}+|cão|gato|cachorro|perro|caballo|cavalo|movió|mov\\p{L}+|abanou',
    ),
  },
  {
    nouns: /^(?:screen|tela|pantalla|ecrã)$/,
    picture: /^laptop$/,
    beside: words('tv|television|cinema|movie|tablet|phone|televisão|cine|tele|televisión|celular'),
  },
];

const eats =
  /^(?:eat|drink|munch|nibble|bite|chew|taste|cook|fry|boil|order|serve|share|spill|lick|swallow|gobble|slurp|comer|beber|morder|tomar|provar|probar|saborear|almorzar|almoçar|jantar|lanchar|cenar|desayunar|merendar|devorar|lamber|lamer|cozinhar|cocinar|servir|fritar|freír|trincar|mastigar|masticar)$/;
const meal = words(
  'ate|lunch|dinner|breakfast|supper|soup|comió|comieron|almuerzo|cena|desayuno|sopa|comeu|comeram|almoço|jantar|pequeno-almoço|café da manhã',
);
/** Of what is on a plate, the picture is the same in a kitchen. */
const foods = /^(?:bread|cookie|fish|candy|ear-of-corn|bean|bowl-with-spoon|baking-tray)$/;
/** What these do, no game says. */
const alive =
  /^(?:mouse|rato|ratón|horse|horsey|cavalo|caballo|king|queen|knight|bishop|rei|rainha|rey|reina|dama|driver|fly|bat|duck|bass|perch|catcher|batter|pitcher|mare|layer|macaco|gato)$/;

/**
 * Whether a noun is what it always is, in spite of what the text is about: 'ate noodles' after swimming, 'rode a horse' after
 * chess.
 */
export function isEveryday({ noun, picture, phrase, clause, sentence, isDoer }: Told): boolean {
  const { lemma } = clause.verb;
  const isAtMeal = eats.test(lemma) || (meal.test(sentence) && !isDoer);
  if (isAtMeal && !foods.test(picture ?? '')) return true;
  if (isDoer) return alive.test(noun);
  return uses.some(
    (use) =>
      use.nouns.test(noun) &&
      (use.picture?.test(picture ?? '') ?? true) &&
      (((use.only && !use.only.test(lemma)) ?? false) ||
        (use.never?.test(lemma) ?? false) ||
        (use.beside?.test(sentence) ?? false) ||
        (use.at?.test(phrase.preposition ?? '') ?? false)),
  );
}
