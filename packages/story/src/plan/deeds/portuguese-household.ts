import { relationOf } from '../../world/people/relation-words.ts';
import { has, type ObjectRule } from './object-rules.ts';
import { ridesRound } from './rides-round.ts';

const knots = /^(?:nó|nozinho|laço|lacinho)s?$/;
const upwards = /^(?:ar|alto|cima)$/;
const tastes = /^(?:lambida|lambidela|lambedela)s?$/;
const bites = /^(?:dentada|mordida|colherada|garfada|bocado|gole|golo|trinca)s?$/;
const faces = /^(?:careta|cara|carinha)s?$/;
const disgust = /^(?:nojo|asco|enjoo|vómito|vômito)$/;

/** What Portuguese verbs of house and street do by what stands beside them; the first rule that holds, before the other rules of Portuguese. */
export const portugueseHousehold: readonly ObjectRule[] = [
  // 'Deu-lhe um nó': in the string, and to nobody.
  [/^dar$/, ({ objects }) => has(objects, knots), 'tie'],
  // 'Jogou a Lia para cima', 'atirou-a ao ar': up in the arms.
  [
    /^(?:jogar|atirar|lançar|mandar|elevar)$/,
    ({ clause, objects, oblique }) =>
      !clause.manner.includes('se') &&
      objects.some(
        ({ pronoun, name, head }) => pronoun !== undefined || name || relationOf(head) !== undefined,
      ) &&
      (has(oblique, upwards) || clause.manner.some((word) => /cima|alto/.test(word))),
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
    ({ objects }) => has(objects, /^(?:remédio|mercurocromo|mertiolate|álcool|iodo|betadine|pomadinha)$/),
    'wipe',
  ],
  // 'Enrolou brigadeiro': between the palms.
  [
    /^enrolar$/,
    ({ clause, direct }) => !clause.manner.includes('se') && direct.some(({ kind }) => kind === 'food'),
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
    ({ objects }) =>
      has(objects, /^(?:lençol|lençóis|roupa|camisa|meia|toalha)s?$/) && !has(objects, /^massa$/),
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
    ({ objects }) => has(objects, /^(?:selim|guiador|guidão|guidom|banco|bicicleta|bike)$/),
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
    ({ objects, oblique }) => has([...objects, ...oblique], /^ferro$/) || has(objects, /^roupa$/),
    'wipe',
  ],
  // 'Correu para os braços da mãe'.
  [
    /^(?:correr|saltar|pular|atirar|lançar|cair)(?:-?se)?$/,
    ({ objects, oblique }) =>
      objects.every(({ pronoun }) => pronoun !== undefined) &&
      oblique.some(
        ({ preposition, head }) =>
          /^(?:for|to)$/.test(preposition ?? '') && /^(?:braço|colo|pescoço)s?$/.test(head),
      ),
    'hug',
  ],
  // 'Colou o penso no dedo'.
  [
    /^(?:colar|pegar|aplicar)$/,
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
  [/^(?:pregar|martelar)$/, ({ direct }) => direct.some(({ picture }) => picture === 'nut-and-bolt'), 'hit'],
  [
    /^(?:misturar|mexer)$/,
    ({ direct }) => direct.some(({ picture }) => picture === 'artist-palette'),
    'craft',
  ],
  // 'Quebrou o vidro da janela': nothing falls out of the hands.
  [/^quebrar$/, ({ objects }) => has(objects, /^(?:vidro|vidraça|janela)$/), 'hit'],
  ...ridesRound,
];
