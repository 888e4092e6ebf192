import { relationOf } from '../../world/people/relation-words.ts';
import { has, isSmall, hands, type ObjectRule } from './object-rules.ts';
import { isPlayed } from './played-with.ts';

const buttons =
  /button|remote|bell|lemon|tangerine|lotion|toothpaste|playdough|sponge|tap|keyboard|joystick|camera|water-pistol/;
const meals =
  /^(?:almoço|jantar|janta|comida|almuerzo|cena|desayuno|merienda|lanche|café|sopa|bolo|pequeno-almoço|comidinha|comidita|ceia|refeição|asado|churrasco|onces|lonche)$/;
const vessels =
  /^(?:cup|bowl|glass-of-milk|glass-of-water|jug|jar|bucket|bathtub|water-bottle|teacup|paddling-pool|watering-can|baby-bottle|cup-with-straw|hot-beverage|pot-of-food|bowl-with-spoon)/;
const dry =
  /^(?:areia|arena|terra|tierra|brinquedo|juguete|pedra|piedra|concha|terra|doce|dulce|bala|caramelo)s?$/;
const poured =
  /^(?:flour-bag|salt|jar|bucket|bowl|cup|glass-of-milk|glass-of-water|jug|water-bottle|puddle|droplet|beverage-box|pot-of-food|bowl-with-spoon|cup-with-straw|hot-beverage|feed-bag|sandpit)/;
const water = /^(?:água|agua|mar|rio|río|lago|lagoa|laguna|arroyo|ribeiro|sanga|tanque|estanque)$/;
/** What children pick up because they like it stays in the hands. */
export const found = /shell|rock|leaf|stick|chestnut|cone|feather|egg|snowflake/;
const tidied =
  /^(?:mesa|cuarto|quarto|casa|cocina|cozinha|sala|habitación|juguete|brinquedo|ropa|roupa|plato|prato|loiça|louça|todo|tudo|desorden|bagunça|pelo|cabelo|cama|vaso|nota)s?$/;
const music =
  /^(?:canción|canciones|tema|pieza|música|nana|villancico|himno|hino|melodía|melodia|solo|concierto|cumpleaños|jota|canção|parabéns|parabén|nota|marcha|peça|samba|valsa|vals|cumbia|timbre|campainha)s?$/;
const touchables =
  /^(?:areia|arena|neve|nieve|água|agua|vidro|vidrio|cristal|parede|pared|chão|suelo|barriga|panza|estrela|mar|terra|tierra|barro|gelo|hielo|fogo|fuego|relva|hierba|pasto|grama|folha|hoja|teto|techo|céu|cielo|borda|borde)s?$/;

/** What is done with things, by the things; the first rule that holds. */
export const handlingRules: readonly ObjectRule[] = [
  // 'Juntó once pesos': what is saved up is in the hands.
  [
    /^juntar$/,
    ({ direct, oblique }) =>
      direct.some((thing) => isSmall(thing) && thing.kind !== 'food') &&
      !oblique.some(({ preposition }) => preposition === 'to' || preposition === 'with'),
    'hold',
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
      [...objects, ...oblique.filter(({ preposition }) => preposition === 'to')].some(
        ({ pronoun, name, head }) =>
          (pronoun !== undefined && pronoun !== 'se') || name || relationOf(head) !== undefined,
      ),
    'put-down',
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
        ({ kind, picture }) =>
          kind !== 'worn' && /wheel|battery|light-bulb|lamp|tap|lock|window/.test(picture),
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
  // 'Apertava a mochila', 'apretando una bolsita': it is held tight; buttons are pressed.
  [
    /^(?:apertar|apretar|estrujar|estreitar|espremer)$/,
    ({ direct }) =>
      direct.some((thing) => isSmall(thing) && thing.kind !== 'food' && !buttons.test(thing.picture)),
    'hold',
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
        /^(?:hot-beverage|teacup|cup|glass-of-milk|glass-of-water|beverage-box|water-bottle|bowl)/.test(
          picture,
        ),
      ),
    'drink',
  ],
  // 'Pisar uva': with both feet in it.
  [/^pisar$/, ({ direct }) => direct.some(({ picture }) => /grapes|puddle|mud/.test(picture)), 'jump'],
  // 'Montar um lego'.
  [/^(?:montar|armar)$/, ({ direct }) => direct.some(({ picture }) => picture === 'toy-blocks'), 'build'],
];
