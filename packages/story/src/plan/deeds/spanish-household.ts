import { byAnimal, hands, has, isPerson, type ObjectRule } from './object-rules.ts';
import { ridesRound } from './rides-round.ts';
import { isDative, isSelf, isToSomebody } from './spanish-told.ts';

const limbs = /^(?:brazo|bracito|dedo|dedito)s?$/;
const rides = /^(?:colectivo|micro|bus|autobús|guagua|buseta|metro|subte|tren|tranvía|taxi|avión|combi)$/;
const bringers =
  /(?:^| )(?:hada|ratón|ratoncito|reyes|santa|claus|noel|pascuero|viejito|duende|duendecito|elfo|perr[oa]|perrit[oa]|gat[oa]|gatit[oa])$/;
const leftAsItIs = /^(?:puerta|ventana|luz|lámpara|llave|portón|cortina)s?$/;
/** 'Abierta', 'encendida', 'lista': so it is left, and nobody gets it. */
const leftSo = /(?:[aií]d|iert|uest|list|vací|llen|limpi)[oa]s?$/;
const papers = /^(?:hoja|papel|dibujo|cuaderno|cartulina|lámina|pizarra|pizarrón|pared)$/;
const upwards = /^(?:aire|alto)$/;
const tastes = /^(?:lametón|lametazo|lamida|lengüetazo|lengüetada|chupada)$/;
const bites = /^(?:mordisco|mordida|cucharada|bocado|trago|sorbo|probada)$/;
const faces = /^(?:mueca|cara|carita|gesto)s?$/;
const disgust = /^(?:asco|repugnancia|fuchi|guácala)$/;

/** What Spanish verbs of house and street do by what stands beside them; the first rule that holds, before the other rules of Spanish. */
export const spanishHousehold: readonly ObjectRule[] = [
  // 'Papá le abrió los brazos'.
  [/^abrir$/, ({ objects }) => has(objects, limbs), 'reach'],
  // 'Le dejó el camión a su hermano': lent to him, where no place is told.
  [
    /^dejar$/,
    (told) =>
      !isSelf(told) &&
      told.direct.length > 0 &&
      told.oblique.length > 0 &&
      told.oblique.every(isDative) &&
      !has(told.objects, leftAsItIs) &&
      !told.objects.some(({ qualities }) => qualities.some((each) => leftSo.test(each))) &&
      !has(told.oblique, bringers),
    'hand-over',
  ],
  // 'Tomó el colectivo': they sit in it. A red one, their own or one of wood is a toy, and so is what a hand takes.
  [
    /^(?:tomar|coger|agarrar|pillar)$/,
    (told) =>
      !isSelf(told) &&
      told.objects.some(
        ({ head, of, owner, qualities }) =>
          rides.test(head) && !of && !owner && qualities.every((each) => each === 'escolar'),
      ) &&
      !told.direct.some(({ kind }) => kind === 'toy') &&
      !has(told.oblique, hands) &&
      ((/^(?:tomar|coger)$/.test(told.clause.verb.lemma) && !has(told.objects, /^avión$/)) ||
        told.oblique.some((each) => /^(?:to|for)$/.test(each.preposition ?? '') && !isPerson(each))),
    'sit',
  ],
  // 'Lanzó a Alma por el aire', 'la aventaba al aire': up in the arms.
  [
    /^(?:lanzar|tirar|aventar|arrojar|echar|elevar)$/,
    (told) =>
      !isSelf(told) &&
      has(told.oblique, upwards) &&
      told.direct.length === 0 &&
      told.objects.every(isPerson) &&
      [...told.objects, ...told.oblique.filter(({ preposition }) => preposition === 'to')].some(isPerson),
    'carry',
  ],
  // 'Hizo una mueca al primer lametón': with what is licked.
  [/^(?:hacer|poner)$/, ({ objects, oblique }) => has(objects, faces) && has(oblique, tastes), 'lick'],
  [/^(?:hacer|poner)$/, ({ objects, oblique }) => has(objects, faces) && has(oblique, bites), 'eat'],
  // 'Puso cara de asco' turns the face away.
  [
    /^(?:poner|hacer)$/,
    ({ objects }) => objects.some(({ head, of }) => faces.test(head) && of !== undefined && disgust.test(of)),
    'refuse',
  ],
  // 'Quería upa': with both arms up.
  [
    /^querer$/,
    ({ objects }) =>
      objects.some(
        ({ head, plural, of, owner, qualities }) =>
          /^(?:upa|apa|aúpa)s?$/.test(head) ||
          (/^(?:brazo|bracito)$/.test(head) && plural && !of && !owner && qualities.length === 0),
      ),
    'reach',
  ],
  // 'Metió el pie en el barro': into it, and into no shoe.
  [
    /^(?:meter|poner)$/,
    ({ objects, oblique }) =>
      has(objects, /^(?:pie|piecito)s?$/) &&
      has(oblique, /^(?:barro|lodo|charco|agua|arena|tierra|río|mar)$/),
    'jump',
  ],
  // 'Soltó el sillín': the hands leave it.
  [
    /^(?:soltar|largar)$/,
    (told) => !isSelf(told) && has(told.objects, /^(?:sillín|manillar|manubrio)$/),
    'reach',
  ],
  // 'Le escuchó el corazón al oso': with what doctors have.
  [
    /^(?:escuchar|oír|auscultar)$/,
    ({ direct }) => direct.some(({ picture }) => picture === 'stethoscope'),
    'reach',
  ],
  [/^pintar$/, ({ objects }) => has(objects, /^uñas?$/), 'craft'],
  // 'Se pintó los labios', 'le pintó la boca': one's own or another's, and none on paper.
  [
    /^pintar$/,
    (told) =>
      told.objects.some(({ head, of }) => /^(?:labio|boca)$/.test(head) && !of) &&
      (isSelf(told) || isToSomebody(told)) &&
      !has(told.oblique, papers),
    'wipe',
  ],
  // 'Se chorreó la polera', 'se manchó'.
  [
    /^(?:chorrear|salpicar|babear)$/,
    (told) => isSelf(told) && told.direct.some(({ kind }) => kind === 'worn'),
    'wipe',
  ],
  // 'Se acostó en el pasto': nobody sleeps there.
  [
    /^acostar$/,
    (told) =>
      isSelf(told) &&
      has(
        told.oblique,
        /^(?:pasto|césped|hierba|grama|zacate|suelo|piso|arena|alfombra|tapete|toalla|manta|playa|sofá)$/,
      ),
    'lie-down',
  ],
  // 'Bajó sentado': down the slide.
  [/^bajar$/, ({ objects }) => has(objects, /^sentad[oa]s?$/), 'sit'],
  // 'Corrió a los brazos de mamá'.
  [
    /^(?:correr|saltar)$/,
    (told) =>
      !byAnimal(told) &&
      told.objects.every(({ pronoun }) => pronoun !== undefined) &&
      told.oblique.some(
        ({ preposition, head }) =>
          /^(?:for|to)$/.test(preposition ?? '') && /^(?:brazo|cuello)s?$/.test(head),
      ),
    'hug',
  ],
  // 'Se bañó con la manguera': nobody swims in it.
  [
    /^bañar$/,
    (told) =>
      isSelf(told) &&
      told.things.some(({ picture, preposition }) => preposition === 'with' && picture === 'garden-hose'),
    'pour',
  ],
  [
    /^(?:mezclar|revolver)$/,
    ({ direct }) => direct.some(({ picture }) => picture === 'artist-palette'),
    'craft',
  ],
  ...ridesRound,
];
