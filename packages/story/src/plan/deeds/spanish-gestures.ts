import type { Phrase } from '../../reading/clause.ts';
import { has, type ObjectRule } from './object-rules.ts';
import { isDative, isIt, isSelf, isToSomebody, onlyPronouns, worn } from './spanish-told.ts';

const seats = /^(?:sofá|sillón|silla|mano|bordillo|borde|mueble|pared|baranda|barandilla|mesa)$/;
const sounded = /^(?:bocina|claxon|pito|corneta|telefonillo|interfón|citófono)$/;
const faces =
  /^(?:boca|labio|diente|dientito|muela|lengua|cachete|ceja|ojo|ombligo|herida|chichón|cicatriz|moretón)s?$/;
const bodies =
  /^(?:oreja|orejita|nariz|cabeza|cara|boca|diente|muela|paleta|frente|pelo|cabello|barriga|panza|guata|tripa|rodilla|mejilla|cachete|ceja|pecho|ombligo|chichón|lengua|labio|cuello)s?$/;
const living =
  /^(?:agua|mar|río|lago|laguna|arroyo|estanque|tierra|bosque|campo|jardín|hierba|pasto|césped|nido)s?$/;
const lids =
  /^(?:tapa|tapita|manta|mantita|cobija|cobijita|frazada|sábana|colcha|cortina|mantel|edredón|persiana|toldo|capó|cofre|alfombra)s?$/;
const isPlural = ({ plural, pronoun }: Phrase): boolean => plural && !pronoun;
const stories =
  /^(?:historia|cuento|chiste|anécdota|secreto|cosa|verdad|novedad|aventura|sueño|detalle|mentira|plan|noticia|adivinanza|película|problema|pena|travesura)s?$/;

/** What hands and faces do in Spanish by what stands beside the verb; the first rule that holds. */
export const spanishGestures: readonly ObjectRule[] = [
  // 'Apretó la boca', 'apretó los labios': whoever does will not eat.
  [
    /^(?:apretar|cerrar|sellar|fruncir)$/,
    (told) => !isToSomebody(told) && has(told.objects, /^(?:boca|boquita|labio|diente)s?$/),
    'refuse',
  ],
  // 'La apretó más fuerte': in the arms.
  [
    /^(?:apretar|estrujar|apretujar|espachurrar|apachurrar|achuchar)$/,
    ({ objects, direct, oblique }) =>
      objects.some(isIt) &&
      objects.every(({ pronoun }) => pronoun) &&
      direct.length === 0 &&
      !has(oblique, /^(?:puño|mano|dedo|botón)s?$/),
    'hug',
  ],
  [/^apretar$/, (told) => told.objects.some(isIt) && has(told.oblique, /^(?:puño|mano|manita)s?$/), 'hold'],
  // 'Se soltó del sofá' stands alone; 'soltó clarísimo: pan' says it.
  [
    /^soltar$/,
    (told) =>
      isSelf(told) &&
      onlyPronouns(told) &&
      told.oblique.some(({ preposition, head }) => preposition === 'of' && seats.test(head)),
    'stand',
  ],
  // 'Lo mecía', 'la arrulló': in the arms, and no swing.
  [
    /^(?:mecer|acunar|arrullar)$/,
    (told) =>
      !isSelf(told) &&
      (told.objects.some(({ pronoun, name }) => pronoun || name) ||
        told.oblique.some(({ preposition, name }) => preposition === 'to' && name) ||
        has([...told.objects, ...told.oblique], /^(?:bebé|beba|bebe|hermanit[oa]|guagua|muñec[oa])$/)) &&
      !has(told.oblique, /^(?:columpio|hamaca|silla|cuna|mecedora)$/),
    'hug',
  ],
  // 'Sirvió la sopa', 'serví lentejas para todos': on plates, and handed to nobody yet.
  [
    /^servir$/,
    ({ direct, objects, oblique }) =>
      (direct.some(({ kind }) => kind === 'food') ||
        has(
          objects,
          /^(?:sopa|lenteja|arroz|puré|comida|almuerzo|guiso|plato|cena|té|mate|yerba|caldo)s?$/,
        )) &&
      oblique.every(({ preposition }) => preposition !== 'to'),
    'pour',
  ],
  // 'Le devolvió el saludo'; 'lo devolvió a la tierra'.
  [/^devolver$/, ({ objects }) => has(objects, /^(?:saludo|adiós|sonrisa)$/), 'wave'],
  [
    /^(?:devolver|regresar)$/,
    ({ objects, oblique }) =>
      objects.some(({ name }) => !name) &&
      oblique.some(({ preposition, head }) => preposition === 'to' && living.test(head)),
    'put-down',
  ],
  // 'Levantó la manta', 'levantó la tapa': to see what is below.
  [/^(?:levantar|alzar|subir|correr|bajar)$/, (told) => !isSelf(told) && has(told.objects, lids), 'pull'],
  // 'Se la refregó en el pelo'.
  [
    /^(?:refregar|restregar|embarrar|untar|embadurnar)$/,
    (told) =>
      told.objects.length > 0 &&
      told.oblique.some(
        ({ preposition, head }) => /^(?:in|on|by|to)$/.test(preposition ?? '') && bodies.test(head),
      ),
    'wipe',
  ],
  // 'Los recogió del suelo': toys and rooms are tidied, what a pronoun means is picked up.
  [
    /^recoger$/,
    ({ objects, oblique }) =>
      (objects.some(isIt) && objects.every(({ pronoun }) => pronoun)) ||
      (objects.length > 0 && has(oblique, /^(?:suelo|piso)$/)),
    'reach',
  ],
  // 'Tocó la puerta', 'tocaba bocina', 'se tocó la oreja', 'me tocó la boca'.
  [
    /^(?:tocar|golpear|aporrear)$/,
    ({ objects, oblique }) =>
      has(objects, /^(?:puerta|portón|ventana|reja)$/) || has(oblique, /^(?:puerta|portón)$/),
    'hit',
  ],
  [/^(?:tocar|sonar|hacer_sonar)$/, ({ objects }) => has(objects, sounded), 'push'],
  [/^tocar$/, (told) => isSelf(told) && has(told.objects, bodies), 'reach'],
  [/^tocar$/, ({ objects }) => has(objects, faces), 'stroke'],
  // 'Saludó con una reverencia', 'saludó inclinándose'.
  [/^saludar$/, ({ oblique }) => has(oblique, /^(?:reverencia|venia|inclinación)$/), 'bow'],
  // 'Elevó el barrilete', 'remontó la cometa'.
  [
    /^(?:elevar|remontar|encumbrar|empinar|volar)$/,
    ({ direct, clause }) => !clause.manner.includes('se') && direct.some(({ picture }) => picture === 'kite'),
    'kite',
  ],
  // 'Contó las patas', 'contando en voz alta', 'contó hasta diez': numbers.
  [
    /^contar$/,
    ({ clause, objects, oblique }) =>
      (objects.some(isPlural) &&
        !has(objects, stories) &&
        !clause.quote &&
        (!oblique.some(isDative) ||
          has(objects, /^(?:pata|dedo|dedito|diente|peca|lunar|botón|rueda|pestaña)s?$/))) ||
      (objects.length === 0 &&
        clause.manner.includes('en voz alta') &&
        !oblique.some(({ preposition }) => preposition === 'to')),
    'count',
  ],
  // 'Raspó la tierra con el palo': nobody is scraped.
  [
    /^(?:raspar|rayar)$/,
    (told) => !isSelf(told) && told.objects.some(({ pronoun }) => !pronoun) && !has(told.objects, bodies),
    'wipe',
  ],
  // 'Revolvió la olla', 'revolvió la caja'.
  [
    /^revolver$/,
    ({ direct, objects }) =>
      direct.some(({ kind, picture }) => kind === 'food' || /pot|bowl|pan/.test(picture)) ||
      has(objects, /^(?:olla|masa|mezcla|sopa|arroz|azúcar|café|leche|salsa|huevo|comida)s?$/),
    'cook',
  ],
  // 'Lo usaba de gorro': it is worn.
  [
    /^(?:usar|llevar|servir)$/,
    ({ objects, oblique }) =>
      oblique.some(({ preposition, head }) => /^(?:of|like)$/.test(preposition ?? '') && worn.test(head)) ||
      objects.some(({ of }) => of !== undefined && worn.test(of)),
    'put-on',
  ],
];
