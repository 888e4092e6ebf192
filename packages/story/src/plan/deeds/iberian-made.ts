import type { Phrase } from '../../reading/clause.ts';
import { has, type ObjectRule } from './object-rules.ts';

/** Sounds that children and toys make: 'bu', 'muuu', 'rawr', 'guau'. */
const sounds =
  /^(?:b+u+h*|m+u+h*|r+a+w*r+|gr+|ro+a+r|m+i+a+u+|gua+u?|au+|cua+c?|qua+c?|bru+m|bro+m|pi+u*|pío|nino|ui+|pum|bum|zas|tchi+|pop|tuc|toc|achís|atchim|ja+|je+|buu|hu+)$/i;
const hushes = /^(?:sh+|ch+|psi+u?|chitón)$/i;
const signs =
  /^(?:adió|adiós|adieu|adeu|adeus|tchau|tchauzinho|chao|chau|sinal|sinais|seña|señal|señales|aceno|joia|jóia|fixe|legal|ok|hola|olá|agur)s?$/i;
const meals =
  /^(?:completo|cuscuz|tagine|farófia|arepa|empanada|tortilla|tamal|tamale|pan|pão|bolo|bolinho|torta|tarta|pastel|galleta|bolacha|biscoito|brigadeiro|panqueca|panqueque|crepe|pipoca|pizza|masa|massa|pirão|sopa|ensalada|salada|arroz|tallarín|macarrão|gofre|buñuelo|churro|rabanada|torrija|queque|bizcocho|alfajor|flan|gelatina|mermelada|geleia|compota|jugo|limonada|batido|vitamina|suco|sumo)s?$/;
const knots =
  /^(?:nudo|nudito|nó|nozinho|laço|lazo|lacinho|lacito|moño|trança|trancinha|trenza|trencita|coleta|coletita|rabo-de-cavalo|orelha|orelhinha|oreja|orejita|cordão|cordón|cordones|atacador)(?:es|s)?$/;
const holes = /^(?:hoyo|hoyito|agujero|agujerito|pozo|buraco|buraquinho|cova|túnel|túneles|zanja|poço)s?$/;
const shadows = /^(?:sombra|sombrinha|lobo|lobito|coelho|coelhinho|conejo|pássaro|pájaro|cachorro|perro)s?$/;

const isPassive = ({ preposition }: Phrase): boolean => /^(?:to|in|at)$/.test(preposition ?? '');
const balls = /^(?:pelota|bola|balón|pelotita|bolinha|bochita)$/;

/** What is made, said and shown with 'hacer' and 'fazer', and what is hit with 'pegar'; the first rule that holds. */
export const madeRules: readonly ObjectRule[] = [
  [/^(?:hacer|fazer)$/, ({ objects }) => has(objects, hushes), 'whisper'],
  [/^(?:hacer|fazer)$/, ({ objects }) => has(objects, sounds), 'shout'],
  // 'Le hizo adiós con la mano', 'fiz-lhe sinal'.
  [
    /^(?:hacer|fazer|decir|dizer)$/,
    ({ clause, objects, oblique }) =>
      has(objects, signs) &&
      (has(oblique, /^(?:mano|manita|mão|mãozinha|braço|brazo)s?$/) ||
        (/^(?:hacer|fazer)$/.test(clause.verb.lemma) && !has(objects, /^(?:hola|olá|ok|legal|fixe)$/))) &&
      !has(oblique, /^dedo$/),
    'wave',
  ],
  // 'Le hizo que no con el dedo'.
  [/^(?:hacer|fazer|decir|dizer)$/, ({ oblique }) => has(oblique, /^(?:dedo|dedinho|dedito)$/), 'point'],
  [
    /^(?:hacer|fazer)$/,
    ({ objects }) => has(objects, /^(?:saudação|vénia|vênia|venia|reverencia|reverência|mesura)$/),
    'bow',
  ],
  // 'Fez um lobo na parede com as mãos', 'hizo sombras'.
  [
    /^(?:hacer|fazer)$/,
    ({ objects, oblique }) =>
      has(oblique, /^(?:pared|parede)$/) && (objects.length === 0 || has(objects, shadows)),
    'point',
  ],
  [/^(?:hacer|fazer)$/, ({ objects }) => has(objects, knots), 'tie'],
  [/^(?:hacer|fazer|abrir|cavar)$/, ({ objects }) => has(objects, holes), 'dig'],
  [/^(?:hacer|fazer|preparar)$/, ({ objects }) => has(objects, meals), 'cook'],
  // 'Fez a voz do dragão'.
  [
    /^(?:hacer|fazer|poner)$/,
    ({ objects }) => has(objects, /^(?:voz|vocecita|vozinha|ruido|barulho|sonido|som)$/),
    'shout',
  ],
  // 'Pegó en el aro', 'le pegó a la pelota con todo'.
  [
    /^(?:pegar|golpear)$/,
    ({ language, oblique }) =>
      language === 'es' && oblique.some(({ preposition, head }) => preposition === 'to' && balls.test(head)),
    'kick',
  ],
  [
    /^(?:pegar|golpear)$/,
    ({ clause, language, objects, oblique }) =>
      language === 'es' &&
      !clause.manner.includes('se') &&
      objects.every(({ head, pronoun }) => pronoun || /^(?:vez|veces|golpe)$/.test(head)) &&
      !objects.some(({ pronoun }) => /^(?:l[oa]s?)$/.test(pronoun ?? '')) &&
      (oblique.length === 0 || oblique.some(isPassive)),
    'hit',
  ],
];
