import type { NounLanguage } from '@milestoon/things/nouns';

const every = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Somebody has, holds or carries it there, or sees that it is there. */
const has: Readonly<Record<NounLanguage, ReadonlySet<string>>> = {
  en: every(
    'have get wear carry hold keep balance sport hug clutch squeeze cradle grip steady support hide tuck snuggle find notice see spot feel catch bring take leave',
  ),
  pt: every(
    'ter levar trazer carregar segurar equilibrar abraçar apertar esconder guardar usar agarrar ver encontrar sentir descobrir aconchegar embalar ficar',
  ),
  es: every(
    'tener llevar traer cargar sujetar sostener equilibrar abrazar apretar esconder guardar usar agarrar ver encontrar sentir descubrir acunar quedar',
  ),
};
/** Somebody brings it there. */
const puts: Readonly<Record<NounLanguage, ReadonlySet<string>>> = {
  en: every(
    'put place stick set lay rest tie wrap hang pin clip drape fasten slip pull press paste glue drop pop plonk plop sling throw toss stuff shove push perch strap buckle wind loop dangle attach land tape fix glue secure',
  ),
  pt: every(
    'pôr colocar meter colar prender atar amarrar enrolar pendurar pousar poisar encostar enfiar deixar deitar embrulhar espetar botar apoiar sentar equilibrar',
  ),
  es: every(
    'poner colocar meter pegar atar amarrar enrollar envolver colgar dejar apoyar posar acomodar abrochar clavar sentar acostar equilibrar',
  ),
};
/** It comes to be there by itself, or is there. */
const rests: Readonly<Record<NounLanguage, ReadonlySet<string>>> = {
  en: every(
    'sit land sleep fall lie perch rest settle crawl walk climb jump hop nap doze snooze curl stand be stay hang stick dangle drop balance snuggle nestle cling plop alight creep slide cuddle',
  ),
  pt: every(
    'pousar poisar sentar dormir adormecer cair estar ficar subir trepar andar saltar aterrar aterrissar deitar enroscar encostar aninhar passear pendurar colar prender descansar caminhar aconchegar pular',
  ),
  es: every(
    'posar posarse sentar sentarse dormir dormirse caer caerse estar quedar quedarse subir subirse trepar andar saltar aterrizar tumbar tumbarse acostar acostarse acurrucar acurrucarse apoyar pegar pegarse descansar caminar colgar enroscar pasear',
  ),
};

export type BodyDeed = 'has' | 'puts' | 'rests';
/** How a verb brings something to a body; several ways for some. */
export const isBodyDeed = (deed: BodyDeed, verb: string, language: NounLanguage): boolean =>
  ({ has, puts, rests })[deed][language].has(verb);
