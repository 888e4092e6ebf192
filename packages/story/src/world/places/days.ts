const weekdays: readonly (readonly [string, RegExp])[] = [
  ['monday', /monday|segunda-feira|lunes/],
  ['tuesday', /tuesday|terça(?:-feira)?|martes/],
  ['wednesday', /wednesday|quarta(?:-feira)?|miércoles/],
  ['thursday', /thursday|quinta-feira|jueves/],
  ['friday', /friday|sexta(?:-feira)?|viernes/],
  ['saturday', /saturday|sábado/],
  ['sunday', /sunday|domingo/],
  [
    'past',
    /yesterday|last (?:night|week|weekend|month|year|summer|winter)|the other day|ontem|anteontem|(?:na semana|no mês|no ano|no verão|no fim de semana) passad[oa]|ayer|anteayer|anoche|(?:la semana|el mes|el año|el verano|el fin de semana) pasad[oa]/,
  ],
  [
    'today',
    /(?<!until )today|this (?:morning|afternoon|evening)|tonight|hoje|hoy|esta (?:mañana|tarde|noche)/,
  ],
];
/** 'Every Saturday', 'Sunday best': no day of the story. */
const every =
  /(?<!\p{L})(?:every|each|most|todos? os|todas? as|cada|todos los|next|próxim[oa]|until|for) $/iu;
const noDay = /^(?:s(?!\p{L})| (?:best|school|roast|league))/iu;

/** 'Na terça' is a day; 'a terça parte' and 'na sexta fila' are none. */
const short = /^(?:terça|quarta|sexta)$/iu;
const onDay = /(?<!\p{L})(?:na|nesta|nessa) $/iu;
const counted =
  /^ (?:parte|vez|fila|fileira|classe|aula|série|tentativa|casa|rua|volta|linha|página|cadeira|mesa|porta|pessoa|criança|janela|caixa|prateleira|paragem|parada|estação|ronda|corrida|etapa|semana|posição)(?!\p{L})/iu;

/** Which day a stretch of text speaks of last, or null. */
function dayOf(text: string): string | null {
  const found = weekdays.flatMap(([day, words]) => {
    const hit = [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${words.source})`, 'giu'))].findLast(
      ({ 0: word, index }) =>
        !short.test(word) ||
        (onDay.test(text.slice(0, index)) && !counted.test(text.slice(index + word.length))),
    );
    if (!hit || every.test(text.slice(0, hit.index))) return [];
    return noDay.test(text.slice(hit.index + hit[0].length)) ? [] : [{ day, at: hit.index }];
  });
  return found.toSorted((a, b) => b.at - a.at)[0]?.day ?? null;
}

/** The days of a story, as they are named: on Sunday it is no longer the Saturday that was told of. */
export class Days {
  #last: string | null = null;

  /** Whether a stretch of text, told after all that was asked about before, speaks of another day. */
  isNew(told: string): boolean {
    const day = dayOf(told);
    if (!day) return false;
    const last = this.#last;
    this.#last = day;
    return last !== null && last !== day && !(isWeekday(last) && day === 'past');
  }
}

const isWeekday = (day: string): boolean => day.endsWith('day') && day !== 'today';

const openingDay =
  /^[\s.,;!?]*(?:(?:and|then|but|e|depois|mas|y|luego|pero) )?(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|no (?:sábado|domingo)|na (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})/iu;
/** 'On Sunday we went back': whatever day it was before, its rain is over. */
export const opensWithDay = (told: string): boolean => openingDay.test(told);
