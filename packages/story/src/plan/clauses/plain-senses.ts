import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const isDirect = ({ preposition }: Phrase): boolean => !preposition;

/** What is invented with the mouth, by what it is. */
const invented: readonly (readonly [RegExp, string])[] = [
  [/^(?:song|tune|rhyme|rap|lullaby)$/, 'sing'],
  [/^(?:story|tale|joke|excuse|reason|riddle|lie|rule|word|name|language|poem)$/, 'tell'],
  [/^(?:bed|sofa|couch|cot|bunk|room)$/, 'tidy'],
  [/^(?:bottle|feed|batch|bag|box|parcel|packet|sandwich|lunch|plate)$/, 'make'],
];
/** 'Made up a song', 'they made that up': only who makes up without anything is friends again. */
function madeUp(clause: Clause): Clause {
  const { verb, things } = clause;
  const apart = things.find(({ preposition, pronoun }) => preposition === 'up' && !pronoun);
  const direct = things.find(isDirect);
  const isUp =
    verb.particle === 'up' || (apart !== undefined && /^(?:that|this|it)$/.test(direct?.head ?? ''));
  if (verb.lemma !== 'make' || !isUp || !direct) return clause;
  const lemma = invented.find(([nouns]) => nouns.test(direct.head.toLowerCase()))?.[1] ?? 'think';
  const isInMind = /^(?:sing|tell|think)$/.test(lemma);
  return {
    ...clause,
    verb: { lemma, span: verb.span },
    things: isInMind ? things.filter((each) => each !== direct && each !== apart) : things,
  };
}

/** 'O homem fez «ai ai ai»', 'la vaca hizo «muuu»': what is between quotes is said. */
const utters = (clause: Clause): Clause =>
  /^(?:fazer|hacer)$/.test(clause.verb.lemma) && clause.quote && !clause.things.some(isDirect)
    ? {
        ...clause,
        verb: { lemma: clause.verb.lemma === 'fazer' ? 'dizer' : 'decir', span: clause.verb.span },
      }
    : clause;

const places = /^(?:at|in|on|beside|before|behind|to|between|near|under|by)$/;
const standing =
  /^(?:porta|janela|lado|frente|fila|meio|entrada|portão|canto|varanda|pé|ponta|puerta|ventana|fila|cola|medio|entrada|esquina|rincón|centro|balcón|pie|delante|detrás|bicha|beira|borde|orilla|cabeceira|cabecera)$/;
/** 'Pôs-se à porta', 'se puso en la fila': whoever puts themselves somewhere stands there. */
function putsThemselves(clause: Clause): Clause {
  const { verb, things, manner } = clause;
  const isThere =
    things.length > 0 &&
    things.every(({ preposition }) => preposition !== undefined) &&
    things.some(
      ({ preposition, head }) =>
        /^(?:beside|before|behind|between)$/.test(preposition ?? '') ||
        (places.test(preposition ?? '') && standing.test(head)),
    );
  const isSelf = verb.lemma === 'ponerse' || (/^(?:pôr|poner)$/.test(verb.lemma) && manner.includes('se'));
  return isSelf && isThere
    ? {
        ...clause,
        verb: { lemma: 'posar', span: verb.span },
        manner: manner.filter((word) => word !== 'se'),
      }
    : clause;
}

const judged =
  /^(?:lind[oa]|bonit[oa]|fei[oa]|horrível|horríveis|ótim[oa]|óptim[oa]|bo[am]|bons|mau|má|delicios[oa]|estranh[oa]|engraçad[oa]|chat[oa]|difícil|fácil|giro|gira|fofo|fofa|péssim[oa]|incrível|maravilhos[oa]|assustador[a]?|nojent[oa]|graça|piada|esquisit[oa]|caro|cara|barato|legal|top|fixe|melhor|pior|pouco|injust[oa])s?$/;
/** 'Ela achou lindo', 'achou graça ao gato': whoever thinks so has found nothing. */
function judges(clause: Clause): Clause {
  const { verb, things, manner } = clause;
  const opinion = things.find((each) => isDirect(each) && judged.test(each.head.toLowerCase()));
  // 'Achou um gato lindo': that is found.
  const isFound = things.some((each) => isDirect(each) && each !== opinion && /^uma?s?\s/i.test(each.text));
  const isOpinion =
    opinion !== undefined ||
    (!isFound && manner.some((word) => judged.test(word))) ||
    things.some(
      ({ text, qualities, preposition }) =>
        !preposition && !/^uma?s?\s/i.test(text) && qualities.some((word) => judged.test(word)),
    );
  if (verb.lemma !== 'achar' || !isOpinion) return clause;
  return {
    ...clause,
    verb: { lemma: /^(?:graça|piada)$/.test(opinion?.head ?? '') ? 'rir' : 'pensar', span: verb.span },
    things: things.filter((each) => each !== opinion),
  };
}

const weather = /^(?:frío|calor|viento|sol|fresco|bochorno|frio|vento|buen|mal|friozinho|calorzinho)$/;
/** 'Hacía frío', 'fazia um calor': nobody makes the weather. */
const isWeather = ({ verb, things, manner }: Clause): boolean =>
  /^(?:hacer|fazer)$/.test(verb.lemma) &&
  (things.some((each) => isDirect(each) && !each.of && weather.test(each.head.toLowerCase())) ||
    (!things.some(isDirect) && manner.some((word) => weather.test(word))));

const falling = /^(?:rain|shower|downpour|hail|chuva|chuvinha|lluvia|avalanche|avalancha|storm|tempestade)$/;
const ofSky =
  /^(?:água|agua|water|granizo|hail|neve|nieve|snow|stones?|verão|verano|inverno|invierno|estrelas?|estrellas?|stars?|meteors?|april)$/;
/** 'Una lluvia de aceitunas', 'a shower of leaves': what falls, and no weather. */
const whatFalls = (phrase: Phrase): Phrase => {
  const { of, ...rest } = phrase;
  return of && falling.test(phrase.head) && !ofSky.test(of)
    ? { ...rest, head: of, qualities: [], plural: true }
    : phrase;
};
const machine: Readonly<Record<NounLanguage, string>> = {
  en: 'washing machine',
  pt: 'máquina de lavar',
  es: 'lavadora',
};
/** 'The drum of the washing machine' makes no music. */
const partOfMachine = (phrase: Phrase, language: NounLanguage): Phrase => {
  const { of, ...rest } = phrase;
  return /^(?:drum|tambor|cilindro)$/.test(phrase.head) &&
    /^(?:machine|washer|dryer|máquina|lavadora|secadora|lavarropas|lavarropa)$/.test(of ?? '')
    ? { ...rest, head: machine[language], qualities: [] }
    : phrase;
};

const sips = /^(?:drink|sip|suck|slurp|blow|stir|share|stick)$/;
const ofDrinks = /^(?:bendy|drinking|paper|plastic|stripy|striped|metal|curly|silly|twirly|bamboo)$/;
const strikes = /^(?:hit|smack|whack|poke|catch|get|splash|spray|squirt|spit|slap|bump|lick)$/;
/** 'With a bendy straw', 'hit him right in the glasses': the one that is drunk with, the ones that are worn. */
const besideVerb = (phrase: Phrase, { verb }: Clause): Phrase => {
  const { head, qualities, preposition, plural } = phrase;
  if (head === 'straw' && (qualities.some((word) => ofDrinks.test(word)) || sips.test(verb.lemma)))
    return { ...phrase, head: 'drinking straw', qualities: [] };
  const isWorn = head === 'glass' && plural && /^(?:in|on|off)$/.test(preposition ?? '') && !phrase.of;
  return isWorn && strikes.test(verb.lemma) ? { ...phrase, head: 'glasses' } : phrase;
};

const inPlainNouns = (clause: Clause, language: NounLanguage): Clause => {
  const plain = (phrase: Phrase): Phrase => {
    const meant = partOfMachine(whatFalls(phrase), language);
    return language === 'en' ? besideVerb(meant, clause) : meant;
  };
  return { ...clause, who: clause.who.map(plain), things: clause.things.map(plain) };
};

/** Verbs that have another sense beside what stands with them, as the verb of that sense. */
export const inPlainSense = (told: Clause, language: NounLanguage): Clause => {
  const clause = inPlainNouns(told, language);
  return language === 'en'
    ? madeUp(clause)
    : isWeather(clause)
      ? { ...clause, who: [], verb: { lemma: 'haber', span: clause.verb.span } }
      : putsThemselves(utters(language === 'pt' ? judges(clause) : clause));
};
