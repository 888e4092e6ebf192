import type { Clause } from '../../reading/clause.ts';

type Told = Pick<Clause, 'verb' | 'things' | 'manner'>;

const dresses =
  /^(?:change|button|zip|vestir|vestir-se|calçar|pôr|colocar|trocar|abotoar|mudar|poner|ponerse|vestirse|calzar|calzarse|abrochar|abrocharse|cambiar|cambiarse|change_into)$/;
/** 'Put her socks on', and not 'put her socks in the drawer'; what is only worn says nothing of where. */
const moved = /^(?:put|pull|slip|take|try|tug)$/;
const isDressing = ({ verb, manner }: Told): boolean =>
  dresses.test(verb.lemma) ||
  (moved.test(verb.lemma) && [verb.particle ?? '', ...manner].some((word) => /^(?:on|up)$/.test(word)));
const underneath =
  /^(?:sock|stocking|tight|trouser|pant|jean|short|legging|skirt|shirt|t-shirt|tshirt|vest|jumper|sweater|pullover|cardigan|dress|pyjama|pajama|underwear|knicker|nappy|diaper|clothe|uniform|costume|meia|meia-calça|calça|calção|calções|saia|camisa|camisola|vestido|pijama|cueca|fralda|roupa|farda|bata|calcetín|calcetine|pantalón|pantalone|falda|camiseta|jersey|suéter|braga|pañal|ropa|uniforme|leotardo)s?$/;
const outer =
  /^(?:coat|jacket|shoe|trainer|boot|welly|wellie|wellington|sandal|glove|mitten|scarf|shoelace|lace|raincoat|anorak|casaco|sapato|sapatilha|ténis|tênis|bota|galocha|sandália|luva|cachecol|atacador|cadarço|zapato|zapatilla|bota|abrigo|chaqueta|guante|bufanda|cordón|cordone|chubasquero)s?$/;

const ofClothes = (words: RegExp, { things }: Told): boolean =>
  things.some(({ head, preposition }) => !preposition && words.test(head.toLowerCase()));

/** Socks are put on where clothes are. */
export const dressesInside = (told: Told): boolean =>
  (isDressing(told) && ofClothes(underneath, told)) ||
  (/^(?:get|be)$/.test(told.verb.lemma) && told.manner.includes('dressed')) ||
  (/^(?:dress|vestir|vestir-se|vestirse|get_dressed)$/.test(told.verb.lemma) &&
    told.things.every(({ preposition }) => /^(?:a|à|to|by)?$/.test(preposition ?? '')));

/** Shoes and coats wait by the door. */
export const dressesForOutside = (told: Told): boolean =>
  (isDressing(told) ||
    /^(?:tie|lace|do|fasten|buckle|atar|apertar|fechar|amarrar|atarse|atarse|cerrar)$/.test(
      told.verb.lemma,
    )) &&
  ofClothes(outer, told);

/** Whoever is wrapped in a towel has had a bath. */
export const driesAfterBath = ({ verb, things }: Told): boolean =>
  /^(?:dry|wrap|wear|rub|secar|enxugar|embrulhar|enrolar|envolver|enrollar|arropar|secarse)$/.test(
    verb.lemma,
  ) &&
  things.some(({ head }) => /^(?:towel|toalha|toalla)s?$/.test(head.toLowerCase())) &&
  !things.some(({ head }) => dishes.test(head.toLowerCase()));

/** They are dried in the kitchen. */
const dishes =
  /^(?:plate|dish|dishe|cup|mug|bowl|glass|glasse|fork|knife|spoon|pan|pot|cutlery|washing-up|prato|copo|tigela|talher|panela|plato|vaso|taza|cubierto|olla|loza|louça)s?$/;
