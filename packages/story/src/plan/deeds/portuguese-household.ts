import { byAnimal, has, isPerson, type ObjectRule } from './object-rules.ts';
import { ridesRound } from './rides-round.ts';

const knots = /^(?:nó|nozinho)s?$/;
const bows = /^(?:laço|lacinho)s?$/;
const tied = /^(?:cabelo|atacador|cadarço|cordão|sapato|ténis|tênis|trança|lenço|vestido)e?s?$/;
const throat = /^(?:garganta|estômago|cabeça|peito|barriga)$/;
const hurts =
  /^(?:joelho|joelhinho|dedo|dedinho|pé|pezinho|perna|perninha|braço|bracinho|mão|cotovelo|testa|cabeça|queixo|rosto|cara|costas|barriga|orelha|ouvido|nariz|olho|pele|ferida|feridinha|machucado|arranhão|corte|picada|dodói|dói-dói)s?$/;
const lines = /^(?:varal|estendal|corda|tendal|arame)$/;
const yards = /^(?:quintal|jardim|varanda|terraço|pátio|sol)$/;
const rolled = /^(?:brigadeiro|beijinho|docinho|bolinha|croquete|almôndega|massa)s?$/;
const upwards = /^(?:ar|alto|cima)$/;
const tastes = /^(?:lambida|lambidela|lambedela)s?$/;
const bites = /^(?:dentada|mordida|colherada|garfada|bocado|gole|golo|trinca)s?$/;
const faces = /^(?:careta|cara|carinha)s?$/;
const disgust = /^(?:nojo|asco|enjoo|vómito|vômito)$/;

/** What Portuguese verbs of house and street do by what stands beside them; the first rule that holds, before the other rules of Portuguese. */
export const portugueseHousehold: readonly ObjectRule[] = [
  // 'Deu-lhe um nó': in the string, and to nobody.
  [/^dar$/, ({ objects, oblique }) => has(objects, knots) && !has(oblique, throat), 'tie'],
  // 'Deu um laço no atacador'; one that somebody gets is a present.
  [
    /^dar$/,
    ({ objects, oblique }) =>
      has(objects, bows) &&
      (has(oblique, tied) ||
        !oblique.some((each) => /^(?:to|for)$/.test(each.preposition ?? '') && isPerson(each))),
    'tie',
  ],
  // 'Jogou a Lia para cima', 'atirou-a ao ar': up in the arms.
  [
    /^(?:jogar|atirar|lançar|elevar)$/,
    ({ clause, direct, objects, oblique }) =>
      !clause.manner.includes('se') &&
      direct.length === 0 &&
      objects.length > 0 &&
      objects.every(isPerson) &&
      (oblique.some(({ head, qualities }) => upwards.test(head) && !qualities.includes('livre')) ||
        clause.manner.some((word) => /cima|alto/.test(word))),
    'carry',
  ],
  // 'Fez uma careta na primeira lambida': with what is licked.
  [/^fazer$/, ({ objects, oblique }) => has(objects, faces) && has(oblique, tastes), 'lick'],
  [/^fazer$/, ({ objects, oblique }) => has(objects, faces) && has(oblique, bites), 'eat'],
  // 'Fez cara de nojo' turns the face away.
  [
    /^(?:fazer|ficar|pôr)$/,
    ({ objects, oblique }) =>
      (has(objects, faces) && objects.some(({ of }) => of !== undefined && disgust.test(of))) ||
      ([...objects, ...oblique].some(({ head }) => faces.test(head)) && has(oblique, disgust)),
    'refuse',
  ],
  // 'Passou remédio', 'passei mercurocromo': it is rubbed in, and nobody goes by.
  [
    /^(?:passar|pôr|botar|aplicar)$/,
    ({ clause, objects, oblique }) =>
      has(objects, /^(?:remédio|mercurocromo|mertiolate|álcool|iodo|betadine|pomadinha)$/) &&
      (oblique.some(({ preposition, head }) => preposition === 'in' && hurts.test(head)) ||
        (/^(?:passar|aplicar)$/.test(clause.verb.lemma) &&
          !oblique.some(({ preposition }) => /^(?:to|for|by|from)$/.test(preposition ?? '')))),
    'wipe',
  ],
  // 'Enrolou brigadeiro': between the palms.
  [
    /^enrolar$/,
    ({ clause, objects, oblique }) =>
      !clause.manner.includes('se') &&
      has(objects, rolled) &&
      !oblique.some(({ preposition }) => /^(?:in|on|around)$/.test(preposition ?? '')),
    'knead',
  ],
  // 'Quis colo': with both arms up.
  [/^querer$/, ({ objects }) => has(objects, /^(?:colo|colinho|upa)$/), 'reach'],
  // 'O vô pegou ela': in the arms.
  [
    /^pegar$/,
    ({ direct, objects, oblique }) =>
      direct.length === 0 && oblique.length === 0 && objects.some(({ text }) => /^(?:ele|ela)$/i.test(text)),
    'carry',
  ],
  // 'Pendurou os lençóis': up at the line.
  [
    /^(?:pendurar|estender)$/,
    ({ clause, objects, oblique }) =>
      has(objects, /^(?:lençol|lençóis|roupa|camisa|meia|toalha)s?$/) &&
      (clause.verb.lemma === 'pendurar' ||
        has(oblique, lines) ||
        (!has(objects, /^toalha$/) &&
          oblique.every(
            ({ preposition, head }) => !/^(?:in|on|over)$/.test(preposition ?? '') || yards.test(head),
          ))),
    'reach',
  ],
  // 'Enfiou o pé na lama': into it, and into no shoe.
  [
    /^(?:enfiar|meter|pôr|botar)$/,
    ({ objects, oblique }) =>
      has(objects, /^(?:pé|pezinho)s?$/) && has(oblique, /^(?:lama|poça|água|barro|areia|terra|rio|mar)$/),
    'jump',
  ],
  // 'Largou o selim': the hands leave it.
  [
    /^(?:largar|soltar)$/,
    ({ objects }) =>
      objects.some(
        ({ head, of }) =>
          /^(?:selim|guiador|guidão|guidom)$/.test(head) ||
          (head === 'banco' && /^(?:bicicleta|bike)$/.test(of ?? '')),
      ),
    'reach',
  ],
  // 'Ouviu o coração do urso': with what doctors have.
  [
    /^(?:ouvir|escutar|auscultar)$/,
    ({ direct }) => direct.some(({ picture }) => picture === 'stethoscope'),
    'reach',
  ],
  // 'Pintou a unha', 'pintou a cara ao irmão'.
  [/^pintar$/, ({ objects }) => has(objects, /^(?:unha|unhinha)s?$/), 'craft'],
  // 'Desceu sentado': down the slide.
  [/^descer$/, ({ objects }) => has(objects, /^sentad[oa]s?$/), 'sit'],
  // 'Passou a ferro a camisa'.
  [
    /^passar$/,
    ({ objects, oblique }) =>
      has([...objects, ...oblique], /^ferro$/) ||
      (has(objects, /^roupa$/) &&
        !oblique.some(({ preposition }) => /^(?:to|for|by|from)$/.test(preposition ?? ''))),
    'wipe',
  ],
  // 'Correu para os braços da mãe'.
  [
    /^(?:correr|saltar|pular|atirar|lançar|cair)(?:-?se)?$/,
    (told) =>
      !byAnimal(told) &&
      told.objects.every(({ pronoun }) => pronoun !== undefined) &&
      told.oblique.some(
        ({ preposition, head }) =>
          /^(?:for|to)$/.test(preposition ?? '') && /^(?:braço|colo|pescoço)s?$/.test(head),
      ),
    'hug',
  ],
  // 'Colou o penso no dedo'.
  [
    /^(?:colar|aplicar)$/,
    ({ direct }) => direct.some(({ picture }) => /bandage|plaster/.test(picture)),
    'put-on',
  ],
  // 'Balançou na rede', 'apagou a lousa', 'pregou o prego'.
  [
    /^(?:balançar|baloiçar|embalar)(?:-se)?$/,
    ({ objects, things }) =>
      objects.every(({ pronoun }) => pronoun === 'se') &&
      things.some(({ picture, preposition }) => preposition !== undefined && /hammock|swing/.test(picture)),
    'swing',
  ],
  [
    /^(?:apagar|limpar)$/,
    ({ direct }) => direct.some(({ picture }) => /^(?:blackboard|whiteboard)$/.test(picture)),
    'wipe',
  ],
  [
    /^(?:pregar|martelar)$/,
    ({ direct }) => direct.some(({ picture }) => /^(?:nail|nut-and-bolt)$/.test(picture)),
    'hit',
  ],
  [
    /^(?:misturar|mexer)$/,
    ({ direct }) => direct.some(({ picture }) => picture === 'artist-palette'),
    'craft',
  ],
  // 'Quebrou o vidro da janela': nothing falls out of the hands.
  [/^quebrar$/, ({ objects }) => has(objects, /^(?:vidro|vidraça|janela)$/), 'hit'],
  ...ridesRound,
];
