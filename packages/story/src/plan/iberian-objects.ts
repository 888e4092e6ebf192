import { metresOf, type NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../reading/clause.ts';
import { carried } from './held-thing.ts';
import type { ThingMeant } from './phrases-meant.ts';
import { isPlayed } from './played-with.ts';

interface Told {
  clause: Clause;
  language: NounLanguage;
  /** What the verb acts on. */
  direct: readonly ThingMeant[];
  things: readonly ThingMeant[];
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
  /^(?:morrer|matar|partir|mear|caer|cair|acabar|rolar|chorar|llorar|romper|explotar|estallar|desatar|rachar|rebolar|doblar|tronchar|ahogar|retorcer|revolcar|morir|rebentar|desmanchar|escangalhar|despatarrar|desternillar|cagar|mijar|borrar|descojonar)(?:-?se)?$/;
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

const rides =
  /^(?:ferris-wheel|carousel-horse|roller-coaster|playground-slide|seesaw|mountain-cableway|train|locomotive|bus|automobile|taxi|tram|metro)/;
/** What children pick up because they like it stays in the hands. */
export const found = /shell|rock|leaf|stick|chestnut|cone|feather|egg|snowflake/;
const tidied =
  /^(?:mesa|cuarto|quarto|casa|cocina|cozinha|sala|habitación|juguete|brinquedo|ropa|roupa|plato|prato|loiça|louça|todo|tudo|desorden|bagunça|pelo|cabelo|cama|vaso|nota)s?$/;
const music =
  /^(?:canción|canciones|tema|pieza|música|nana|villancico|himno|hino|melodía|melodia|solo|concierto|cumpleaños|jota|canção|parabéns|parabén|nota|marcha|peça|samba|valsa|vals|cumbia|timbre|campainha)s?$/;
const touchables =
  /^(?:areia|arena|neve|nieve|água|agua|vidro|vidrio|cristal|parede|pared|chão|suelo|barriga|panza|estrela|mar|terra|tierra|barro|gelo|hielo|fogo|fuego|relva|hierba|pasto|grama|folha|hoja|teto|techo|céu|cielo|borda|borde)s?$/;

type Rule = readonly [verbs: RegExp, tells: (told: Told) => boolean, deed: string];

/** What a verb of Portuguese or Spanish does with such an object, of the first line that holds. */
const rules: readonly Rule[] = [
  // 'Morreu de rir', 'se partió de risa', 'caí na risada'.
  [burstsOut, ({ objects, oblique }) => has(oblique, mirth) && objects.length === 0, 'laugh'],
  // 'Desatou num pranto', 'rompió en llanto'.
  [
    /^(?:desatar|romper|cair|caer|irromper|estallar|explotar|desabar|desfazer|deshacer)(?:-?se)?$/,
    ({ objects, oblique }) => objects.length === 0 && has(oblique, /^(?:pranto|llanto|choro|lágrima)s?$/),
    'cry',
  ],
  // 'Virei pra janela'.
  [
    /^(?:virar|voltear|girar)(?:-?se)?$/,
    ({ objects, oblique }) =>
      objects.length === 0 && has(oblique, /^(?:janela|ventana|ventanilla|mar|vidro|cristal)$/),
    'look',
  ],
  // 'Virou-se', 'volteó a mirarme'.
  [
    /^(?:virar|voltear|girar)(?:-?se)?$/,
    ({ clause, objects, oblique }) =>
      objects.length === 0 &&
      (clause.manner.includes('se') || clause.verb.lemma === 'voltear') &&
      !has(oblique, /^(?:lado|barriga|cama|areia|arena)$/),
    'look-back',
  ],
  // 'Juntó once pesos': what is saved up is in the hands.
  [
    /^juntar$/,
    ({ direct, oblique }) =>
      direct.some((thing) => isSmall(thing) && thing.kind !== 'food') &&
      !oblique.some(({ preposition }) => preposition === 'to' || preposition === 'with'),
    'hold',
  ],
  // 'Estendeu a mão pra ele'.
  [
    /^(?:estender|extender|tender|esticar|estirar)$/,
    ({ objects }) => has(objects, hands) || has(objects, /^bra[çz]os?$/),
    'reach',
  ],
  // 'Foi atrás dele'.
  [
    /^(?:ir|ser)$/,
    ({ oblique }) =>
      oblique.some(
        ({ preposition, pronoun, name }) => /^(?:behind|after)$/.test(preposition ?? '') && (pronoun || name),
      ),
    'run',
  ],
  // 'Mostrou os botos': what nobody holds is pointed at, and what is alive is looked at where it is found.
  [
    /^(?:mostrar|enseñar)$/,
    ({ direct }) =>
      direct.some(
        ({ kind, picture }) => kind === 'animal' || (kind !== 'toy' && metresOf(picture) > carried),
      ),
    'point',
  ],
  [
    /^(?:encontrar|achar|hallar|descobrir|descubrir)$/,
    ({ direct }) => direct.some(({ kind }) => kind === 'animal'),
    'look',
  ],
  // 'De noite apagou no meu colo' falls asleep.
  [
    /^apagar$/,
    ({ clause, language, objects, direct }) =>
      language === 'pt' && objects.length === 0 && direct.length === 0 && !clause.manner.includes('se'),
    'sleep',
  ],
  // 'Abanou até virar a esquina': with nothing in the hand.
  [
    /^abanar$/,
    ({ objects, oblique }) =>
      objects.length === 0 && oblique.every(({ preposition }) => preposition !== 'with'),
    'wave',
  ],
  // 'Encostou a mão ao vidro', 'apoyó la mano en el cristal'.
  [
    /^(?:encostar|apoyar|apoiar|pousar|posar|encostar)$/,
    ({ clause, objects, oblique }) =>
      !clause.manner.includes('se') &&
      oblique.length > 0 &&
      (has(objects, hands) || has(objects, /^(?:dedo|palma)s?$/)),
    'reach',
  ],
  [
    /^(?:encostar|arrimar|chegar)$/,
    ({ clause, direct }) => !clause.manner.includes('se') && direct.some(isSmall),
    'reach',
  ],
  // 'Rodou-o no ar': up in the arms.
  [
    /^(?:rodar|girar|balançar|erguer|voltear)$/,
    ({ objects, oblique }) =>
      objects.some(({ pronoun, name }) => pronoun || name) && has(oblique, /^(?:ar|aire|alto)$/),
    'carry',
  ],
  // 'Lo acostó en la cama', 'deitei-o na marquesa'.
  [
    /^(?:deitar|acostar|tumbar|recostar)$/,
    ({ clause, objects, oblique }) =>
      !clause.manner.includes('se') &&
      oblique.some(({ preposition }) => preposition === 'in' || preposition === 'on') &&
      objects.some(({ pronoun, name }) => (pronoun !== undefined && pronoun !== 'se') || name),
    'put-down',
  ],
  // 'Se afundou na cadeira', 'entrou na roda-gigante': whoever does sits there.
  [
    /^(?:afundar|hundir|entrar|subir|montar|atirar|tirar|dejar_caer|andar|ir|jogar|largar)(?:-?se)?$/,
    ({ clause, objects, things }) =>
      objects.length === 0 &&
      things.some(
        ({ picture, preposition }) =>
          preposition !== undefined &&
          preposition !== 'from' &&
          (rides.test(picture) || (clause.manner.includes('se') && /^(?:chair|couch|seat)/.test(picture))),
      ),
    'sit',
  ],
  // 'Picou o bilhete'; food is cut up.
  [
    /^(?:picar|picotar|partir)$/,
    ({ direct }) => direct.some(({ picture }) => /ticket|memo|paper|card/.test(picture)),
    'cut',
  ],
  [/^(?:picar|trocear|partir)$/, ({ direct }) => direct.some(({ kind }) => kind === 'food'), 'slice'],
  // 'Passou a bola ao Rodrigo'.
  [
    /^(?:pasar|passar|cruzar|centrar|jogar|sacar)$/,
    ({ direct, oblique }) =>
      direct.some(({ picture }) => picture === 'soccer-ball') &&
      !has(oblique, hands) &&
      !has(oblique, /^(?:água|agua|mar)$/),
    'kick',
  ],
  // 'Trocou a roda', 'cambió la pila'; clothes and nappies have their own.
  [
    /^(?:trocar|cambiar)$/,
    ({ direct, oblique }) =>
      direct.some(
        ({ kind, picture }) => kind !== 'worn' && /wheel|battery|light-bulb|tap|lock|window/.test(picture),
      ) && !oblique.some(({ preposition }) => preposition === 'with' || preposition === 'for'),
    'put-in',
  ],
  [/^(?:trocar|cambiar|mudar)$/, ({ direct }) => direct.some(({ picture }) => picture === 'nappy'), 'wipe'],
  [
    /^(?:trocar|mudar)$/,
    ({ objects }) => has(objects, /^(?:roupa|calça|camisa|camisola|sapato)s?$/),
    'put-on',
  ],
  // 'Tocó la arena con un dedo': music is played, everything else is touched.
  [
    /^tocar$/,
    ({ language, direct, objects, oblique, things }) => {
      const at = language === 'pt' ? oblique.filter(({ preposition }) => preposition === 'in') : objects;
      const touched = language === 'pt' ? things.filter(({ preposition }) => preposition === 'in') : direct;
      return (
        !has(objects, music) &&
        !things.some(isPlayed) &&
        (has(at, touchables) || touched.some(({ kind }) => kind !== 'place'))
      );
    },
    'reach',
  ],
  // 'Puso cara de puchero'.
  [
    /^(?:poner|pôr|fazer|hacer)$/,
    ({ objects }) =>
      objects.some(
        ({ head, of }) =>
          /^car(?:a|inha|ita)$/.test(head) &&
          of !== undefined &&
          /^(?:puchero|llanto|choro|pena|triste)/.test(of),
      ),
    'cry',
  ],
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
    /^(?:recoger|recolher)$/,
    ({ direct, objects }) =>
      objects.length > 0 &&
      direct.length > 0 &&
      !direct.some(({ kind, picture }) => /^(?:food|plant|animal)$/.test(kind) || found.test(picture)) &&
      !has(objects, tidied),
    'carry',
  ],
  [
    /^recoger$/,
    ({ direct, objects }) =>
      direct.length === 0 &&
      objects.length > 0 &&
      objects.every(({ pronoun, name }) => !pronoun && !name) &&
      !has(objects, tidied),
    'reach',
  ],
  [
    /^(?:levantar|alzar|apanhar)$/,
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
    things,
    direct: things.filter(({ preposition, likeness }) => !preposition && !likeness),
    objects: clause.things.filter(({ preposition }) => !preposition),
    oblique: clause.things.filter(({ preposition }) => preposition),
  };
  return rules.find(([verbs, tells]) => verbs.test(clause.verb.lemma) && tells(told))?.[2];
}
