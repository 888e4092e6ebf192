import type { SetName } from '@milestoon/stage';
import { homes } from './place-groups.ts';
import type { Place } from './places.ts';

const place = (set: SetName, ...things: string[]): Place => ({ set, things });

/** Words that tell where something happens in whatever part of a sentence they stand. */
const phrases: readonly (readonly [Place, RegExp])[] = [
  [
    place('park', 'skate-ramp'),
    /(?<!\p{L})(?:skate ?-?(?:park|ramp)|half-?pipe|(?:pista|parque|rampa) de (?:skate|patinaje)|skate-?parque)(?!\p{L})/iu,
  ],
  [
    place('hall', 'climbing-wall'),
    /(?<!\p{L})(?:(?:up|top of|climbed|on|at|to|in|d?own) (?:the|a|our|his|her) (?:\p{L}+ )?climbing (?:wall|cent(?:re|er)|gym)|parede de escalada|muro de (?:escalada|escalar)|pared de (?:escalada|escalar)|roc[óo]dromo)(?!\p{L})/iu,
  ],
  // A shelter that somebody fetches an animal from, and none from the rain.
  [
    place('hall', 'animal-cage'),
    /(?<!\p{L})(?:(?:to|at|from) the (?:shelter|pound|rescue)(?= (?:for|to (?:get|choose|pick|adopt|find|meet|fetch)|and (?:chose|picked|adopted|brought))\b)|adopted (?:\p{L}+ ){1,5}from (?:the|a) (?:shelter|pound|rescue)|(?:adop(?:tou|támos|tamos|taram)) (?:\p{L}+ ){1,5}(?:no|do|num) (?:abrigo|canil|gatil)|(?:adopt(?:ó|amos|aron)) (?:\p{L}+ ){1,5}(?:en|de|del) (?:un |el |la )?(?:albergue|refugio|perrera|protectora))(?!\p{L})/iu,
  ],
  // Finals of what is said, sung and danced are on a stage and on no pitch.
  [
    place('stage'),
    /(?<!\p{L})(?:(?:semi-?)?finals? of (?:[\p{L}'’]+ ){0,5}(?:spelling|bee|quiz|singing|dance|dancing|talent|poetry|reading|debat\p{L}+|music|piano|choir)|(?:meia-|semi)?final d[oae] (?:concurso|festival|olimpíada|soletração)|(?:semi)?final del? (?:la )?(?:concurso|festival|olimpiada|deletreo|certamen))(?!\p{L})/iu,
  ],
  // Towers of people stand in a square.
  [place('street'), /(?<!\p{L})(?:castells?|castellers?|enxaneta|torre humana)(?!\p{L})/iu],
  // A terrace that one goes up to is a roof.
  [
    place('balcony'),
    /(?<!\p{L})(?:up (?:on ?to|on|to|onto) the (?:terrace|roof)|on the roof(?:top)?(?= (?:to fly|terrace|watching|to watch))|(?:subi|sobi)\p{L}+ (?:à|ao|para o|a la|al) (?:terraço|laje|azotea|terraza))(?!\p{L})/iu,
  ],
];

/** Who says and signs is a judge of a court, unless there is a contest already. */
const court =
  /(?<!\p{L})(?:the judge (?:said|signed|asked|told|let|smiled|read|declared)|(?:a juíza|o juiz) (?:disse|assinou|perguntou|deixou|leu|declarou)|(?:la jueza|la juez|el juez) (?:dijo|firmó|preguntó|dejó|leyó|declaró))(?!\p{L})/iu;

/** The place that a phrase of some words tells, or null. `here`: where the clause before was. */
export const placeInPhrases = (told: string, here: SetName | null): Place | null =>
  phrases.find(([, words]) => words.test(told))?.[0] ??
  ((here === null || homes.has(here)) && court.test(told) ? place('hall', 'judges-bench') : null);
