import { has, type ObjectRule, type Told } from './object-rules.ts';
import { isIt, isSelf, isToSomebody, onlyPronouns, worn } from './spanish-told.ts';

const isHow = (told: Told, words: RegExp): boolean =>
  told.clause.manner.some((word) => words.test(word)) || has(told.objects, words) || has(told.oblique, words);
const hands = /^(?:mano|manita|manito|palma|brazo|bracito|regazo|falda)s?$/;
const reddened = /^(?:colorad[oa]|roj[oa]|rojit[oa]|rojísim[oa]|coloradit[oa]|bord[óo]|granate|tomate)$/;
const basins =
  /^(?:cubo|balde|cubeta|cesto|cesta|canasta|canasto|olla|cazuela|sartén|caja|bolsa|saco|costal|mochila|bolsillo|basura|basurero|tacho|papelera|carrito|frasco|bote|tarro|cajón|gaveta|lavadora|tina|tinaco|tazón|plato|alcancía|hucha|buzón)s?$/;
const climbed =
  /^(?:silla|sillita|sillón|banco|banquito|banqueta|banquillo|taburete|escalera|escalerita|mesa|mesita|muro|murito|barda|valla|reja|cama|sofá|tarima|escenario|árbol|cerca|roca|piedra|tronco|encimera|mesada|mostrador|cajón|litera|camilla|trona|andamio|techo|tejado|azotea)s?$/;
const covers = /blanket|towel|sheet|coat|cape|scarf/;
const coverWords =
  /^(?:manta|mantita|cobija|cobijita|frazada|frazadita|colcha|cobertor|cubrecama|edredón|sábana|toalla|poncho|rebozo|chal|zarape)s?$/;
const isInstrument = /drum|guitar|accordion|tambourine|trumpet|flute|backpack|bag/;
const flung =
  /^(?:pétalo|cempasúchil|tornillo|clavo|tuerca|juguete|ficha|pieza|cuenta|canica|dulce|caramelo|papel|papelito|confeti|serpentina|lentejuela|libro|lápiz|lápices|crayón|crayones|bloque|cubo|taquito|legos?|harina|arroz|azúcar|sal|frijol|talco|purpurina|brillantina|croqueta|cereal|galleta)s?$/;
const kisses = /^(?:beso|besito|besote|besazo)s?$/;
const hugs = /^(?:abrazo|abracito|achuchón|apapacho|mimo)s?$/;

/** What Spanish verbs do by what stands beside them; the first rule that holds, before those of both languages. */
export const spanishRules: readonly ObjectRule[] = [
  // 'Se puso colorado', 'se puso roja como un tomate'.
  [/^(?:poner|quedar)$/, (told) => isSelf(told) && isHow(told, reddened), 'blush'],
  // 'Se la comió a besos', 'le llenó la cara de besos', 'lo aplastaron a abrazos'.
  [
    /^(?:comer|llenar|cubrir|devorar|matar|recibir|despertar|acribillar|tapar|colmar)$/,
    ({ oblique, objects }) =>
      has(oblique, kisses) || objects.some(({ of }) => of !== undefined && kisses.test(of)),
    'kiss',
  ],
  [
    /^(?:comer|llenar|cubrir|aplastar|recibir|estrujar|matar|apretar|colmar)$/,
    ({ oblique }) => has(oblique, hugs),
    'hug',
  ],
  // 'Se me tiró a los brazos', 'se lanzó al cuello de su abuela'.
  [
    /^(?:tirar|lanzar|echar|arrojar|aventar|abalanzar|colgar|agarrar)$/,
    (told) =>
      isSelf(told) &&
      onlyPronouns(told) &&
      !told.objects.some(isIt) &&
      told.oblique.some(({ head, preposition }) => preposition === 'to' && /^(?:brazo|cuello)s?$/.test(head)),
    'hug',
  ],
  // 'Se agarró al bordillo': of what is nobody one takes hold.
  [
    /^(?:agarrar|sujetar|aferrar|sostener|coger|tomar)$/,
    (told) =>
      isSelf(told) &&
      onlyPronouns(told) &&
      told.oblique.some(
        ({ head, preposition }) =>
          /^(?:near|to|of)$/.test(preposition ?? '') &&
          /^(?:piscina|pileta|alberca|agua|borde|bordillo|barandilla|baranda|pasamano|cuerda|soga|mesa|silla|reja|rama|tubo|poste|escalerilla|manillar|manubrio|flotador|tabla|riendas?)s?$/.test(
            head,
          ),
      ),
    'hold',
  ],
  // 'Se tumbaron los dos': nobody is pushed over.
  [
    /^(?:tumbar|acostar|echar|tender|recostar)$/,
    (told) => isSelf(told) && told.objects.length > 0 && onlyPronouns(told) && !told.objects.some(isIt),
    'lie-down',
  ],
  // 'Tiró de la caña: ¡un pez!' pulls, whatever comes of it.
  [
    /^tirar$/,
    ({ clause, objects }) => {
      const of = clause.things.find(({ preposition }) => preposition === 'of');
      return (
        of !== undefined &&
        !clause.manner.includes('se') &&
        objects.every(({ pronoun, span }) => pronoun !== undefined || span[0] > of.span[0])
      );
    },
    'pull',
  ],
  // 'Se lo puso en la mano', 'se la pegó al abuelo en la palma': into somebody's hand.
  [
    /^(?:poner|meter|dejar|colocar|apoyar|dar)$/,
    (told) => isSelf(told) && told.objects.some(isIt) && has(told.oblique, hands),
    'hand-over',
  ],
  // 'Se lo llevó a la boca' eats it; 'se lo llevó en un plato a la vecina' brings it to her.
  [
    /^llevar$/,
    (told) =>
      told.objects.some(isIt) &&
      told.oblique.some(({ preposition, head }) => preposition === 'to' && /^(?:boca|boquita)$/.test(head)),
    'eat',
  ],
  [
    /^llevar$/,
    ({ oblique, objects }) =>
      objects.length > 0 &&
      oblique.some(
        ({ preposition, head }) =>
          /^(?:in|to|on)$/.test(preposition ?? '') && /^(?:anda|volanda|brazo|hombro)s?$/.test(head),
      ),
    'carry',
  ],
  // 'Me la trajo en la palma', 'me lo trajo a la cama'.
  [
    /^traer$/,
    ({ objects }) => objects.some(({ pronoun }) => /^(?:me|nos)$/.test(pronoun ?? '')) && objects.some(isIt),
    'hand-over',
  ],
  // 'Los iba echando al cesto', 'echó la ropa en la lavadora'.
  [
    /^echar$/,
    (told) =>
      !isSelf(told) &&
      told.objects.length > 0 &&
      told.oblique.some(
        ({ preposition, head }) => /^(?:to|in)$/.test(preposition ?? '') && basins.test(head),
      ) &&
      !has(told.objects, /^(?:agua|leche|aceite|jugo|vinagre|salsa|caldo|sal|azúcar|harina|arroz)$/),
    'put-in',
  ],
  // 'Regó los pétalos por el suelo': what is no plant is strewn.
  [
    /^regar$/,
    ({ objects, oblique }) => has(objects, flung) && !has(oblique, /^(?:agua|manguera|regadera)$/),
    'drop',
  ],
  // 'Se subió a la silla', 'se trepó al banquito'.
  [
    /^(?:subir|trepar|encaramar|montar)$/,
    (told) =>
      onlyPronouns(told) &&
      !told.objects.some(isIt) &&
      told.oblique.some(
        ({ preposition, head }) => /^(?:to|in|on|by)$/.test(preposition ?? '') && climbed.test(head),
      ) &&
      !has(told.oblique, /^(?:hombro|caballito|espalda|coche|auto|carro|camión|avión|tren)s?$/),
    'climb',
  ],
  // 'Le colgó el tambor', 'se colgó la mochila': it hangs on somebody; else one reaches up.
  [
    /^colgar$/,
    (told) =>
      (isSelf(told) || isToSomebody(told)) &&
      (told.direct.some(({ kind, picture }) => kind === 'worn' || isInstrument.test(picture)) ||
        has(told.objects, worn) ||
        (isSelf(told) && told.objects.some(isIt))),
    'put-on',
  ],
  [/^colgar$/, (told) => isSelf(told) && onlyPronouns(told) && !isToSomebody(told), 'swing'],
  [
    /^colgar$/,
    ({ objects, direct }) =>
      objects.some(({ pronoun, name }) => !name && !/^(?:me|te|nos|se)$/.test(pronoun ?? '')) &&
      !direct.some(({ picture }) => /phone/.test(picture)),
    'reach',
  ],
  // 'Le tapaba los ojos al perro', 'se tapó la nariz'.
  [/^(?:tapar|cubrir|vendar)$/, ({ objects }) => has(objects, /^(?:ojo|ojito)s?$/), 'cover-eyes'],
  // 'Lo tapó con la manta', 'le puso la cobija encima'.
  [
    /^(?:tapar|cubrir|arropar|abrigar|poner|echar)$/,
    (told) =>
      (told.things.some(({ picture, preposition }) => preposition === 'with' && covers.test(picture)) ||
        has(
          told.oblique.filter(({ preposition }) => preposition === 'with'),
          coverWords,
        ) ||
        (has(told.objects, coverWords) && isToSomebody(told))) &&
      !has(told.oblique, /^(?:suelo|piso|cama|mesa|silla|caja|mueble|tierra)s?$/),
    'put-on',
  ],
  // 'Le puso una diadema', 'le pusieron un yeso azul'.
  [
    /^(?:poner|colocar|abrochar|enganchar|ajustar|acomodar)$/,
    (told) =>
      (isSelf(told) || isToSomebody(told)) &&
      has(told.objects, worn) &&
      !told.oblique.some(
        ({ preposition, head }) => /^(?:in|on|under|beside)$/.test(preposition ?? '') && basins.test(head),
      ),
    'put-on',
  ],
];
