import { metresOf, type NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../reading/clause.ts';
import { carried } from './held-thing.ts';
import type { ThingMeant } from './phrases-meant.ts';

interface Told {
  clause: Clause;
  language: NounLanguage;
  /** What the verb acts on. */
  direct: readonly ThingMeant[];
  /** Phrases without a preposition, and all with one. */
  objects: readonly Phrase[];
  oblique: readonly Phrase[];
}

const has = (phrases: readonly Phrase[], words: RegExp): boolean =>
  phrases.some(({ head }) => words.test(head.toLowerCase()));
const isSmall = ({ picture, kind }: ThingMeant): boolean =>
  kind === 'toy' || (kind !== 'body' && metresOf(picture) <= carried);

const mirth = /^(?:risa|risada|gargalhada|carcajada|riso|rir|risadas)s?$/;
const burstsOut =
  /^(?:morrer|matar|partir|mear|caer|cair|acabar|rolar|chorar|llorar|romper|explotar|estallar|desatar|rachar|rebolar|doblar|tronchar|ahogar|retorcer|revolcar|morir|rebentar|desmanchar|escangalhar|despatarrar|desternillar)(?:-?se)?$/;
const ears = /^(?:oído|oreja|ouvido|orelha)s?$/;
const says = /^(?:decir|hablar|contar|soplar|cantar|dizer|falar|soprar|explicar|preguntar|perguntar)$/;
const hands = /^(?:mão|mano|mãozinha|manita)s?$/;
/** Whom one greets with a hand: no family. */
const formal =
  /^(?:enfermeir|enfermer|médic|doutor|doctor|dentist|mister|treinador|entrenador|árbitr|juiz|juez|rival|contrári|contrari|adversári|adversari|oponente|senhor|señor|diretor|director|jurad|president|prefeit|alcald|políci|polic|bombeir|bomber|veterinári|veterinari|professor|profesor|profe|capit|mecânic|mecánic|conductor|motorista|payas|palhaç|porter|vendedor|piloto)/;
const tightly = /força|fuerza|fuerte|forte/;
const squeezes = /^(?:apertar|apretar|estrechar|dar|estender|tender|apresentar)$/;
const buttons =
  /button|remote|bell|lemon|tangerine|lotion|toothpaste|playdough|sponge|tap|keyboard|joystick|camera|water-pistol/;
const meals =
  /^(?:almoço|jantar|janta|comida|almuerzo|cena|desayuno|merienda|lanche|café|sopa|bolo|pequeno-almoço|comidinha|comidita|ceia|refeição|asado|churrasco|onces|lonche)$/;
const vessels =
  /^(?:cup|bowl|glass-of-milk|jug|jar|bucket|bathtub|water-bottle|teacup|paddling-pool|watering-can|baby-bottle|cup-with-straw|hot-beverage|pot-of-food|bowl-with-spoon)/;
const dry =
  /^(?:areia|arena|terra|tierra|brinquedo|juguete|pedra|piedra|concha|terra|doce|dulce|bala|caramelo)s?$/;
const poured =
  /^(?:flour-bag|salt|jar|bucket|bowl|cup|glass-of-milk|jug|water-bottle|puddle|droplet|beverage-box|pot-of-food|bowl-with-spoon|cup-with-straw|hot-beverage|feed-bag|sandpit)/;
const water = /^(?:água|agua|mar|rio|río|lago|lagoa|laguna|arroyo|ribeiro|sanga|tanque|estanque)$/;

type Rule = readonly [verbs: RegExp, tells: (told: Told) => boolean, deed: string];

/** What a verb of Portuguese or Spanish does with such an object, of the first line that holds. */
const rules: readonly Rule[] = [
  // 'Morreu de rir', 'se partió de risa', 'caí na risada'.
  [burstsOut, ({ objects, oblique }) => has(oblique, mirth) && objects.length === 0, 'laugh'],
  // 'Le sopló el verso al oído'.
  [says, ({ oblique }) => has(oblique, ears), 'whisper'],
  // 'Apertou a mão da enfermeira', 'le dio la mano al contrario': strangers are greeted so.
  [
    squeezes,
    ({ clause, objects, oblique }) =>
      has(objects, hands) &&
      !clause.manner.some((each) => tightly.test(each)) &&
      [...oblique.map(({ head }) => head), ...objects.flatMap(({ of }) => of ?? [])].some((each) =>
        formal.test(each.toLowerCase()),
      ),
    'shake-hands',
  ],
  // 'Apertava a mochila', 'apretando una bolsita': it is held tight; buttons are pressed.
  [
    /^(?:apertar|apretar|estrujar|estreitar|espremer)$/,
    ({ direct }) =>
      direct.some((thing) => isSmall(thing) && thing.kind !== 'food' && !buttons.test(thing.picture)),
    'hold',
  ],
  // 'Levantou' by itself stands up.
  [
    /^levantar$/,
    ({ clause, objects, oblique }) =>
      objects.length === 0 &&
      !has(oblique, /^(?:mão|dedo|braço|mano|dedo|brazo)s?$/) &&
      !clause.verb.particle,
    'get-up',
  ],
  // 'Contei até dez', 'contou os vagões': numbers, where a story is told to somebody.
  [
    /^contar$/,
    ({ objects, oblique }) =>
      oblique.some(({ preposition }) => preposition === 'until') ||
      (objects.some(({ plural, pronoun }) => plural && !pronoun) &&
        !has(
          objects,
          /^(?:história|historia|cuento|chiste|piada|anécdota|anedota|segredo|secreto|coisa|cosa|verdade|verdad|novidade|aventura|sonho|sueño|detalle|detalhe|mentira|plan|plano|noticia|notícia)s?$/,
        ) &&
        !oblique.some(({ preposition }) => preposition === 'to' || preposition === 'for')),
    'count',
  ],
  // 'Tiró de la caña': with nothing thrown it is pulled.
  [
    /^tirar$/,
    ({ clause, language, objects, oblique }) =>
      language === 'es' &&
      objects.length === 0 &&
      !clause.manner.includes('se') &&
      oblique.some(({ preposition }) => preposition === 'of'),
    'pull',
  ],
  // 'Haciendo el almuerzo', 'fez o jantar'.
  [/^(?:hacer|fazer|preparar|terminar de hacer)$/, ({ objects }) => has(objects, meals), 'cook'],
  // 'Encheu uma cuia', 'llenó el vaso': with something to drink.
  [
    /^(?:encher|llenar|rellenar|cebar|servir)$/,
    ({ direct, objects, oblique }) =>
      direct.some(({ picture }) => vessels.test(picture)) &&
      !objects.some(({ of }) => of && dry.test(of)) &&
      !oblique.some(({ preposition }) => preposition === 'to'),
    'pour',
  ],
  // 'Virou o pote de farinha no chão'.
  [
    /^(?:virar|volcar|voltear|entornar|tombar|despejar|vaciar|esvaziar)$/,
    ({ direct, oblique }) =>
      direct.some(({ picture }) => poured.test(picture)) &&
      has(
        oblique,
        /^(?:chão|suelo|piso|cabeça|cabeza|mesa|tapete|alfombra|areia|arena|cama|sofá|roupa|ropa|pia)$/,
      ),
    'pour',
  ],
  // 'Le acercó una hoja', 'alcançou uma cuia pra ele': into the hands.
  [
    /^(?:acercar|alcanzar|alcançar|tender|aproximar|arrimar|pasar|passar|estender|extender)$/,
    ({ direct, objects, oblique }) =>
      direct.some((thing) => isSmall(thing) && !/ball|hair-pick|towel|sponge|lotion/.test(thing.picture)) &&
      objects.every(({ pronoun }) => !pronoun) &&
      oblique.some(({ preposition }) => preposition === 'to' || preposition === 'for'),
    'hand-over',
  ],
  // 'La acercó a la traca': the hand goes there with it.
  [
    /^(?:acercar|aproximar|arrimar)$/,
    ({ clause, direct }) => direct.length > 0 && !clause.manner.includes('se'),
    'reach',
  ],
  // 'Lo devolvió al río', 'soltou na água': it swims again.
  [
    /^(?:devolver|soltar|regresar|largar|echar|pôr|poner|libertar|liberar|colocar)$/,
    ({ objects, oblique }) => objects.some(({ pronoun }) => pronoun) && has(oblique, water),
    'put-in',
  ],
  // 'Recogió la partitura' from where it fell; toys and rooms are tidied.
  [
    /^(?:recoger|recolher|apanhar|levantar|alzar)$/,
    ({ clause, direct }) =>
      clause.verb.lemma !== 'apanhar' &&
      direct.some(
        (thing) =>
          isSmall(thing) && !/^(?:animal|food|plant|toy)$/.test(thing.kind) && (thing.count ?? 1) === 1,
      ) &&
      !direct.some(({ picture }) => /^(?:table|plate|tablecloth|toy)/.test(picture)),
    'carry',
  ],
  // 'Botó el celu al barro': thrown down, in the Americas.
  [
    /^(?:botar|derrubar|tumbar|largar|soltar)$/,
    ({ direct, oblique }) =>
      direct.some(isSmall) &&
      has(oblique, /^(?:suelo|barro|piso|chão|lodo|agua|água|lama|basura|lixo|tierra|terra)$/),
    'drop',
  ],
  // 'Tomó mate', 'tomou fazendo careta'.
  [
    /^tomar(?:se)?$/,
    ({ clause, objects, oblique, direct }) =>
      (objects.length === 0 && oblique.length === 0 && !clause.manner.includes('se')) ||
      direct.some(({ picture }) =>
        /^(?:hot-beverage|teacup|cup|glass-of-milk|beverage-box|water-bottle|bowl)/.test(picture),
      ),
    'drink',
  ],
  // 'Pisar uva': with both feet in it.
  [/^pisar$/, ({ direct }) => direct.some(({ picture }) => /grapes|puddle|mud/.test(picture)), 'jump'],
  // 'Montar um lego'.
  [/^(?:montar|armar)$/, ({ direct }) => direct.some(({ picture }) => picture === 'toy-blocks'), 'build'],
];

/** What a verb does by its object, or undefined where the verb alone says it. */
export function deedByObject(
  clause: Clause,
  things: readonly ThingMeant[],
  language: NounLanguage,
): string | undefined {
  const told: Told = {
    clause,
    language,
    direct: things.filter(({ preposition, likeness }) => !preposition && !likeness),
    objects: clause.things.filter(({ preposition }) => !preposition),
    oblique: clause.things.filter(({ preposition }) => preposition),
  };
  return rules.find(([verbs, tells]) => verbs.test(clause.verb.lemma) && tells(told))?.[2];
}
