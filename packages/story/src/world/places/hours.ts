import type { TimeOfDay } from '@milestoon/stage';
import { tellsNoHour } from './hour-doubts.ts';
import { clocksIn, depictedSky, drawnFire, heavenly, hourWords, towardsEvening } from './hour-words.ts';

interface ToldHour {
  hour: TimeOfDay;
  at: number;
  word: string;
}

const almostNight = /(?<!\p{L})(?:quase|casi|almost|nearly)(?: de)? $/iu;
const becomes = /(?:se (?:hiciera|hizo|hacía|haga) de |(?:até|antes de) (?:ser|ficar|cair) (?:de |a )?)$/iu;
/** 'Until bedtime', 'since the morning': not when it is done but how long. */
const lasts =
  /(?<!\p{L})(?:until|till|til|since|ever since|até|desde|hasta)(?: (?:the|last|after|it was|ao?|à|às|[oa]|de|a la|la|el|las|por la|next|early|nearly|almost))* $/iu;
/** Who is up until then is up at night. */
const staysUp =
  /(?<!\p{L})(?:midnight|meia-noite|medianoche|late|tarde|dark|madrugada|altas horas|(?:one|two|three|\d+) in the|(?:escure|oscure|anoite|anoche)\p{L}+)/iu;
/** 'Every night': a habit, and no night of the story where it tells another hour. */
const habit = /(?<!\p{L})(?:every|each|most|all those|todas? as?|todas las|cada|por las) $/iu;

/** What a text says of the hour, word by word. */
function hoursTold(text: string): ToldHour[] {
  const words = hourWords.flatMap(([hour, pattern]) =>
    [...text.matchAll(pattern)].map((hit): ToldHour => ({ hour, at: hit.index, word: hit[0] })),
  );
  const sky = [...text.matchAll(heavenly)].flatMap(({ index, 0: word }): ToldHour[] =>
    depictedSky.test(text.slice(0, index)) || tellsNoHour({ at: index, word }, text)
      ? []
      : [{ hour: 'night', at: index, word }],
  );
  const found = [...words, ...clocksIn(text)];
  // 'Fim da tarde' is no afternoon, 'three in the morning' no morning.
  const whole = found.filter(
    (each) =>
      !found.some(
        (other) =>
          other.word.length > each.word.length &&
          other.at <= each.at &&
          each.at + each.word.length <= other.at + other.word.length,
      ),
  );
  const told = whole.filter(({ hour, at, word }) => {
    const before = text.slice(0, at);
    if (tellsNoHour({ at, word }, text)) return false;
    if (hour === 'night' && (almostNight.test(before) || becomes.test(before))) return false;
    return !lasts.test(before) || staysUp.test(word);
  });
  if (told.length > 0 || sky.length > 0) return told.length > 0 ? told : sky;
  return [...text.matchAll(towardsEvening)]
    .map(({ index, 0: word }): ToldHour => ({ hour: 'golden', at: index, word }))
    .filter((each) => !tellsNoHour(each, text) && !drawnFire.test(text.slice(0, each.at)));
}

/** Behind it another sentence begins, or what was before long ago was taken out. */
const endOfSentence = /[.!?\n](?!\p{L})|\s{4,}/gu;

/**
 * The hour that a stretch of text tells from `from` on, or null. The later sentence wins, and in a sentence the night,
 * then the later words. What begins behind `upTo` counts only where nothing does before.
 */
export function hourOf(text: string, upTo = text.length, from = 0): TimeOfDay | null {
  const all = hoursTold(text).filter(({ at, word }) => at + word.length > from);
  const own = all.filter(({ at }) => at < upTo);
  const told = own.length > 0 ? own : all;
  const ends = [...text.matchAll(endOfSentence)].map(({ index }) => index);
  const sentenceOf = ({ at }: ToldHour): number => ends.filter((end) => end < at).length;
  const last = told.filter((each) => sentenceOf(each) === Math.max(...told.map(sentenceOf)));
  const isHabit = ({ at }: ToldHour): boolean => habit.test(text.slice(0, at));
  const hourly = last.some((each) => !isHabit(each)) ? last.filter((each) => !isHabit(each)) : last;
  const night = hourly.find(({ hour }) => hour === 'night');
  return night?.hour ?? hourly.toSorted((a, b) => b.at - a.at)[0]?.hour ?? null;
}

const opening =
  /^[\s.,;!?]*(?:(?:and|then|but|e|depois|mas|y|luego|pero) )?(?=(?:at|in|on|that|last|this|by|before|after|tonight|à|às|ao|de|na|no|nessa|naquela|ontem|hoje|antes|depois|a|al|por|en|esa|esta|aquella|anoche|hoy|antes|después)(?!\p{L})).{0,18}/iu;
/** The hour that a stretch of text begins with: 'at night she wanted water'. */
export const hourOfOpening = (text: string): TimeOfDay | null => hourOf(opening.exec(text)?.[0] ?? '');

/** Whether a name is a word that tells an hour: Luna, Dawn. */
export const isHourName = (name: string): boolean => hoursTold(name).length > 0;

const anotherDay =
  /\b(?:(?:next|following) (?:day|morning|evening|week|weekend)|the day after|(?:days?|weeks?) later|on the (?:big )?(?:day|night)|(?:n?o|ao) (?:dia seguinte|outro dia)|na manhã seguinte|(?:dias?|semanas?) depois|al (?:día siguiente|otro día)|(?:a|por) la mañana siguiente|(?:días?|semanas?) después)\b/i;
const morning =
  /(?<!\p{L})(?:in the morning|de manhã|por la mañana|a la mañana|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|no (?:sábado|domingo)|na (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})/iu;

const later =
  /(?<!\p{L})(?:afterwards?|later(?: on)?|tonight|in the (?:evening|afternoon)|that (?:evening|night|afternoon)|in the night|at (?:night|bedtime|home|dinner|lunch|recess|break)|by (?:snack|lunch|bed|dinner)[ -]?time|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|now|since|(?:à|de|esta|nessa) (?:noite|tarde)|mais tarde|depois|agora|no (?:sábado|domingo)|na (?:segunda|terça|quarta|quinta|sexta)|(?:por|esta|esa) (?:la )?(?:noche|tarde)|más tarde|después|luego|ahora|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})/iu;
/** Whether a stretch of text goes on at another hour, perhaps of the same day. */
export const isLater = (text: string): boolean => later.test(text);

/** Whether a stretch of text begins another day: where everybody was the day before tells nothing of it. */
export const isAnotherDay = (text: string, before: TimeOfDay | null): boolean =>
  anotherDay.test(text) || (before === 'night' && morning.test(text));
