import type { Phrase } from '../../reading/clause.ts';
import { has, isSmall, type ObjectRule, type Told } from './object-rules.ts';

const loose =
  /^(?:agua|água|leche|leite|harina|farinha|sal|azúcar|açúcar|arroz|aceite|azeite|óleo|vinagre|caldo|sopa|chocolate|jugo|zumo|suco|sumo|té|chá|café|salsa|molho|miel|mel|bicarbonato|jabón|detergente|arena|areia|tierra|terra|purpurina|glitter|colorante|corante|pienso|ração|chorro|chorrito|jorro|gota|gotita|balde|jarra|leite|mate|fideos?|lentejas?|granos?)s?$/;
const poured =
  /^(?:flour-bag|salt|jar|bucket|bowl|cup|thermos|glass-of-milk|glass-of-water|jug|water-bottle|droplet|beverage-box|pot-of-food|bowl-with-spoon|cup-with-straw|hot-beverage|feed-bag|sugar|cooked-rice|lotion-bottle|teacup|baby-bottle|pouring-liquid|watering-can|toilet|bathtub|paddling-pool|shallow-pan-of-food)/;
const trash =
  /^(?:lixo|lixeira|basura|chão|água|mar|rio|lago|piscina|ar|fogo|fogueira|parede|janela|cama|beira|quintal|mato|telhado)$/;
const games =
  /^(?:jogo|futebol|bola|vólei|basquete|ténis|tênis|xadrez|damas|cartas?|dominó|dado|peteca|queimada|partida|videojogo|videogame|computador|telemóvel|celular|tablet|pião|escondidas|pega-pega|amarelinha|uno|sueca|truco|bingo|memória)s?$/;
const limbs = /^(?:mão|mãozinha|dedo|dedinho|língua|mano|manita|manito|dedo|dedito|lengua|mirada|olhar)s?$/;
const times =
  /^(?:día|dia|noche|noite|tarde|mañana|manhã|hora|rato|ratito|semana|mes|mês|año|ano|verano|verão|invierno|inverno|vacación|férias|fin|fim|tiempo|tempo|minuto|vez)s?$/;
const states =
  /^(?:vergüenza|vergonha|miedo|medo|frío|frio|hambre|fome|susto|enfado|rabia|raiva|fiebre|febre|dolor|dor|cosa|coisa|lección|lição|recado|mensaje|mensagem)s?$/;

const isDative = ({ preposition, pronoun, name }: Phrase): boolean =>
  (/^(?:to|for)$/.test(preposition ?? '') && (pronoun !== undefined || name)) ||
  /^(?:me|te|nos)$/.test(pronoun ?? '');
/** What is neither whom it is given to nor a time. */
const isGiven = ({ preposition, pronoun, name, head }: Phrase): boolean =>
  !preposition &&
  !name &&
  !/^(?:me|te|nos|se|yo|eu|él|ella|ele|ela)$/.test(pronoun ?? '') &&
  !times.test(head) &&
  !limbs.test(head) &&
  !states.test(head);
const isSaidOf = ({ preposition, pronoun }: Phrase): boolean =>
  preposition !== undefined || !/^(?:yo|él|ella|eu|ele|ela|nosotr[oa]s|nós)$/.test(pronoun ?? '');
const isLoose = ({ objects, direct }: Told): boolean =>
  !has(objects, /^(?:crema|creme|loción|loção|protector|protetor|pomada|repelente)$/) &&
  (has(objects, loose) || direct.some(({ picture }) => poured.test(picture)));

/** What is handed on, poured, thrown and pulled, by what it is and to whom; the first rule that holds. */
export const passingRules: readonly ObjectRule[] = [
  // 'Le pasó la lengua'.
  [/^(?:pasar|passar)$/, ({ objects }) => has(objects, /^(?:lengua|língua)$/), 'lick'],
  // 'Passou o rodo', 'pasó la escoba', 'passou creme', 'passei o café'.
  [
    /^(?:pasar|passar)$/,
    ({ objects }) => has(objects, /^(?:rodo|vassoura|escoba|trapeador|lampazo)$/),
    'sweep',
  ],
  [
    /^(?:pasar|passar)$/,
    ({ objects }) =>
      has(
        objects,
        /^(?:creme|crema|protetor|protector|pomada|manteiga|mantequilla|geleia|mermelada|pano|paño|trapo|esfregona|fregona|mopa|esponja|toalha|toalla|repelente|batom|cera|betún)$/,
      ),
    'wipe',
  ],
  [
    /^(?:pasar|passar)$/,
    ({ objects }) => has(objects, /^(?:maquininha|maquinita|tesoura|tijera|rapadora)$/),
    'cut',
  ],
  [/^(?:pasar|passar)$/, ({ objects }) => has(objects, /^café$/), 'pour'],
  [
    /^(?:pasar|passar)$/,
    ({ objects, oblique }) => has(objects, /^(?:dedo|mão|mano)$/) && oblique.length > 0,
    'stroke',
  ],
  [/^(?:pasar|passar)$/, ({ objects }) => has(objects, /^(?:pente|peine|cepillo|escova)$/), 'groom'],
  // 'Paso un papel por abajo de la puerta'.
  [
    /^(?:pasar|passar|deslizar|enfiar)$/,
    ({ direct, oblique }) =>
      direct.some(isSmall) && oblique.some(({ preposition }) => preposition === 'under'),
    'put-in',
  ],
  // 'Le pasó una bolsa', 'me pasaba los tornillos', 'estendeu-lha', 'le alargó la mitad'.
  [
    /^(?:pasar|passar|alargar|estirar|esticar|tender|estender|extender|alcanzar|alcançar|acercar)$/,
    ({ clause, objects, oblique }) =>
      [...objects, ...oblique].some(isDative) &&
      objects.some(isGiven) &&
      !clause.manner.includes('se') &&
      oblique.every(({ preposition }) => !/^(?:by|with|under|over|in|on)$/.test(preposition ?? '')),
    'hand-over',
  ],
  // 'Me la trajo', 'se lo llevó a su papá': what two pronouns tell of is given.
  [
    /^(?:traer|trazer|llevar|levar|alcanzar|acercar)$/,
    ({ objects, oblique }) =>
      objects.some(({ pronoun }) => /^(?:me|nos)$/.test(pronoun ?? '')) &&
      objects.some(({ pronoun }) => /^(?:l[oa]s?|[oa]s?)$/.test(pronoun ?? '')) &&
      !oblique.some(({ preposition, name, pronoun }) => preposition === 'to' && !name && !pronoun),
    'hand-over',
  ],
  // 'Echó el arroz', 'lo vació en el excusado', 'deitou o leite', 'virou a garrafa de vinagre'.
  [
    /^(?:echar|deitar|botar|jogar|despejar|agregar|virar|volcar|servir|verter)$/,
    (told) =>
      isLoose(told) &&
      !(told.clause.verb.lemma === 'servir' && [...told.objects, ...told.oblique].some(isDative)) &&
      !told.clause.manner.includes('se') &&
      !has(told.objects, games) &&
      !has(told.oblique, trash),
    'pour',
  ],
  [
    /^(?:vaciar|esvaziar|despejar)$/,
    (told) =>
      isLoose(told) || told.oblique.some(({ preposition }) => /^(?:in|on|over)$/.test(preposition ?? '')),
    'pour',
  ],
  // 'Encheu a taça de água'.
  [
    /^(?:encher|llenar|rellenar)$/,
    ({ objects, oblique }) =>
      has(oblique, /^(?:agua|água|leche|leite|jugo|suco|sumo|zumo)$/) ||
      objects.some(({ of }) => /^(?:agua|água|leche|leite|jugo|suco|sumo|zumo)$/.test(of ?? '')),
    'pour',
  ],
  // 'Alba le echó su chaqueta por los hombros'.
  [
    /^(?:echar|poner|pôr|botar|deitar|jogar)$/,
    ({ direct, oblique }) =>
      direct.some(({ kind, picture }) => kind === 'worn' || /blanket|towel/.test(picture)) &&
      has(oblique, /^(?:hombro|ombro|costas|espalda)s?$/),
    'put-on',
  ],
  // 'Me echó de la cocina'.
  [
    /^echar$/,
    ({ objects, oblique }) =>
      objects.some(({ pronoun, name }) => pronoun || name) &&
      oblique.some(({ preposition }) => preposition === 'of' || preposition === 'from'),
    'point',
  ],
  // 'Jogou uma rosa na beira', 'jogava longe', 'jogou em mim': in Brazil it is thrown.
  [
    /^jogar$/,
    ({ clause, language, objects, oblique, direct }) =>
      language === 'pt' &&
      !clause.manner.includes('se') &&
      !has([...objects, ...oblique], games) &&
      (clause.manner.some((word) => /^(?:longe|fora|de volta)$/.test(word)) ||
        oblique.some(
          ({ preposition, pronoun, head }) => preposition === 'in' && (pronoun || trash.test(head)),
        ) ||
        has(oblique, /^(?:tudo|força)$/) ||
        (direct.some(isSmall) &&
          oblique.some(({ preposition }) => /^(?:in|on|for|to)$/.test(preposition ?? '')))),
    'throw',
  ],
  // 'Me tira de la mano', 'tiró él de mí': with nothing thrown it is pulled, whoever does.
  [
    /^tirar$/,
    ({ clause, language, objects, oblique }) =>
      language === 'es' &&
      objects.every(({ pronoun }) => pronoun !== undefined) &&
      !clause.manner.includes('se') &&
      oblique.some(
        ({ preposition, head }) => preposition === 'of' && !/^(?:cabeza|espalda|panza)$/.test(head),
      ) &&
      !has(oblique, /^(?:suelo|piso|agua)$/),
    'pull',
  ],
  // 'Tirei ele do chão'; whatever else is taken from somewhere comes out of it.
  [
    /^tirar$/,
    ({ language, objects, oblique, direct }) =>
      language === 'pt' &&
      direct.length === 0 &&
      objects.some(({ pronoun, name }) => /^(?:el[ea]|[oa])$/.test(pronoun ?? '') || name) &&
      has(oblique, /^(?:chão|água|cama|berço|cadeira|banho|banheira|carro)$/),
    'carry',
  ],
  [
    /^tirar$/,
    ({ clause, language, objects }) =>
      language === 'pt' &&
      !clause.manner.includes('se') &&
      objects.some(isSaidOf) &&
      !has(objects, /^(?:foto|fotografia|selfie|retrato|soneca|cochilo|dúvida|nota|mesa|pó|férias)s?$/),
    'take-out',
  ],
  // 'Largou o pão': it is put down; a hand that is let go of goes away.
  [
    /^(?:largar|soltar)$/,
    ({ objects }) =>
      has(objects, /^(?:mão|mano|perna|pierna|saia|falda)s?$/) || objects.some(({ name }) => name),
    'walk-away',
  ],
  [
    /^largar$/,
    ({ language, clause, direct, objects, oblique }) =>
      language === 'pt' &&
      !clause.manner.includes('se') &&
      direct.length + objects.length > 0 &&
      direct.every(isSmall) &&
      !direct.some(({ picture }) => /balloon|ball|kite|bird/.test(picture)) &&
      !has(oblique, /^(?:chão|água|rio|mar|lixo)$/),
    'put-down',
  ],
  [
    /^largar(?:se)?$/,
    ({ language, clause, objects }) =>
      language === 'es' && clause.manner.includes('se') && objects.length === 0,
    'walk-away',
  ],
  // 'Soltó: pan'.
  [/^(?:soltar|largar)$/, ({ clause, direct }) => clause.quote !== undefined && direct.length === 0, 'talk'],
  // 'Soltava a pipa'.
  [
    /^soltar$/,
    ({ direct, clause }) => clause.mode === 'done' && direct.some(({ picture }) => picture === 'kite'),
    'kite',
  ],
  // 'Rasgou-lhe o desenho': it is torn, and not opened.
  [/^rasgar$/, ({ direct }) => !direct.some(({ picture }) => /gift|package|envelope/.test(picture)), 'pull'],
  // 'Apertou o capacete', 'le apretó la cincha', 'aperta-lhe os sapatos'.
  [
    /^(?:apertar|apretar)$/,
    ({ objects, direct }) =>
      has(
        objects,
        /^(?:capacete|casco|cinto|cinturón|cincha|arnês|arnés|sapato|zapato|cordão|cordões|cordón|cordones|casaco|abrigo|atacador|tênis|ténis|correa|correia|colete|chaleco|lazo|laço|nudo|nó)s?$/,
      ) || direct.some(({ picture }) => /helmet|running-shoe/.test(picture)),
    'tie',
  ],
  // 'Lo bajó de la repisa'.
  [
    /^(?:bajar|baixar|descer)$/,
    ({ clause, direct }) => !clause.manner.includes('se') && direct.some(isSmall),
    'reach',
  ],
  // 'Sentou os bonecos'.
  [
    /^sentar$/,
    ({ clause, direct }) => !clause.manner.includes('se') && direct.some(({ kind }) => kind === 'toy'),
    'put-down',
  ],
  // 'Pescou a chave com a luva'.
  [
    /^pescar$/,
    ({ direct, oblique, objects }) =>
      (direct.length > 0 && !direct.some(({ picture }) => /fish|shark|crab|net|pole/.test(picture))) ||
      (objects.length > 0 && has(oblique, /^(?:colher|garfo|luva|cuchara|tenedor|mão|mano)$/)),
    'take-out',
  ],
  // 'Tocó el silbato'.
  [
    /^(?:tocar|soprar|soplar|hacer_sonar)$/,
    ({ direct }) => direct.some(({ picture }) => picture === 'whistle'),
    'blow',
  ],
  // 'Moveu a cadeira', 'afastei o sofá'.
  [
    /^(?:mover|afastar|apartar|empurrar|deslizar|avanzar|avançar)$/,
    ({ clause, direct, objects }) =>
      !clause.manner.includes('se') &&
      objects.length > 0 &&
      direct.some(({ kind }) => kind === 'thing' || kind === 'toy'),
    'push',
  ],
  // 'Derrubou a cuia': a thing that is knocked over falls.
  [
    /^(?:derrubar|derribar)$/,
    ({ direct }) => direct.some((thing) => isSmall(thing) && thing.kind !== 'animal' && thing.kind !== 'toy'),
    'drop',
  ],
];
