import { type SceneryName, type SetName, setOfScenery } from '@milestoon/stage';
import { homes } from './place-groups.ts';
import type { Place } from './places.ts';
import { roomEntered } from './rooms-entered.ts';

const place = (set: SetName, ...things: string[]): Place => ({ set, things });
const sight = (scenery: SceneryName): Place => ({ set: setOfScenery[scenery], scenery, things: [] });

/** Words that tell where something happens in whatever part of a sentence they stand. */
const phrases: readonly (readonly [Place, RegExp])[] = [
  [
    place('park', 'skate-ramp'),
    /(?<!\p{L})(?:skate ?-?(?:park|ramp)|half-?pipe|(?:pista|parque|rampa) de (?:skate|patinaje)|skate-?parque)(?!\p{L})/iu,
  ],
  [
    place('hall', 'climbing-wall'),
    /(?<!\p{L})(?:(?:up|top of|climbed|on|at|to|in|down) (?:the|a|our|his|her) (?:\p{L}+ )?climbing (?:wall|cent(?:re|er)|gym)|parede de escalada|muro de (?:escalada|escalar)|pared de (?:escalada|escalar)|roc[óo]dromo)(?!\p{L})/iu,
  ],
  // A shelter that somebody fetches an animal from, and none from the rain.
  [
    place('hall', 'animal-cage'),
    /(?<!\p{L})(?:(?:to|at|from) the (?:shelter|pound|rescue)(?= (?:for|to (?:get|choose|pick|adopt|find|meet|fetch)|and (?:chose|picked|adopted|brought))\b)|adopted (?:\p{L}+ ){1,5}from (?:the|a) (?:shelter|pound|rescue)|(?:adop(?:tou|támos|tamos|taram)) (?:\p{L}+ ){1,5}(?:no|do|num) (?:abrigo|canil|gatil)|(?:adopt(?:ó|amos|aron)) (?:\p{L}+ ){1,5}(?:en|de|del) (?:un |el |la )?(?:albergue|refugio|perrera|protectora)|(?:fu\p{L}+|vamos) (?:al|a la) (?:albergue|refugio|perrera|protectora) (?:por|a (?:por|adoptar|buscar|conocer|ver)) (?:una? |el |la )?(?:perr|gat|cachorr|conej|mascota)\p{L}*|(?:fo\p{L}+|vamos) (?:ao|à) (?:abrigo|canil|gatil) (?:buscar|adotar|escolher|conhecer|ver|pegar) (?:uma? |o |a )?(?:cão|cadel|cachorr|gat|coelh)\p{L}*)(?!\p{L})/iu,
  ],
  // Finals of what is said, sung and danced are on a stage and on no pitch.
  [
    place('stage'),
    /(?<!\p{L})(?:(?:semi-?)?finals? of (?:[\p{L}'’]+ ){0,5}(?:spelling|bee|quiz|singing|dance|dancing|talent|poetry|reading|debat\p{L}+|music|piano|choir)|(?:meia-|semi)?final d[oae] (?:concurso|festival|olimpíada|soletração)|(?:semi)?final del? (?:la )?(?:concurso|festival|olimpiada|deletreo|certamen))(?!\p{L})/iu,
  ],
  // 'A avó vinha': only with such an article is it a vineyard.
  [sight('vineyard'), /(?<!\p{L})(?:à|na|da|pela|numa|nossa) vinha(?!\p{L})/iu],
  // One reads a passage of a book, and plays in the passage before the house.
  [
    place('street'),
    /(?<!\p{L})(?:en|por) (?:el|un|nuestro) pasaje(?! (?:de|del|que|donde|en|más|favorito)(?!\p{L}))(?!\p{L})/iu,
  ],
  // Up or down it, somebody is on it.
  [
    place('street'),
    /(?<!\p{L})(?:pela rua (?:abaixo|acima|fora)|rua (?:abaixo|acima)|calle (?:abajo|arriba))(?!\p{L})/iu,
  ],
  // Towers of people stand in a square.
  [place('street'), /(?<!\p{L})(?:castells?|castellers?|enxaneta|torre humana)(?!\p{L})/iu],
  // Whoever leaps off a pier is in the sea.
  [
    place('beach'),
    /(?<!\p{L})(?:(?:jump|leap|d[io]v|plung)\p{L}* (?:\p{L}+ ){0,2}(?:off|from) (?:the|a) (?:pier|jetty|quay|dock|harbou?r wall)|(?:salt|mergulh)\p{L}+ (?:d[oa]|de uma?) (?:cais|pontão|molhe|doca)|(?:salt|zambull|tir)\p{L}+ (?:del|desde el) (?:muelle|embarcadero))(?!\p{L})/iu,
  ],
  // A terrace that one goes up to is a roof.
  [
    sight('roof'),
    /(?<!\p{L})(?:up (?:on ?to|on|to|onto) the (?:terrace|roof)|on the roof(?:top)?(?= (?:to fly|terrace|watching|to watch))|(?:subi|sobi)\p{L}+ (?:à|ao|para o|a la|al) (?:terraço|laje|azotea|terraza))(?!\p{L})/iu,
  ],
];

/** Lanes are of villages, unless they are swum, bowled, raced or driven in. */
const lane =
  /(?<!\p{L})(?:down|up|along|in|into|to|from) (?:the|a|our) (?:\p{L}+ )?lane(?!\p{L}| (?:\d|one|two|three|four|five|six))/iu;
const ofLanes =
  /(?<!\p{L})(?:sw[iau]m\p{L}*|pool|lengths?|laps?|bowl\p{L}*|pins?|strike|balls?|rac(?:e|ed|es|ing)|relay|track|bus|cycle|bike|fast|slow|inside|outside|middle|own|dr(?:o|i)ve|overtook)(?!\p{L})/iu;
const withLanes: ReadonlySet<SetName> = new Set(['pool', 'hall', 'pitch', 'roadside']);
const isOnLane = (told: string, here: SetName | null): boolean =>
  !(here && withLanes.has(here)) && lane.test(told) && !ofLanes.test(told);

/** Who says and signs is a judge of a court where a child becomes somebody's; the others judge cakes and ponies. */
const court =
  /(?<!\p{L})(?:the judge (?:said|signed|asked|told|let|smiled|read|declared)|(?:a juíza|o juiz) (?:disse|assinou|perguntou|deixou|leu|declarou)|(?:la jueza|la juez|el juez) (?:dijo|firmó|preguntó|dejó|leyó|declaró))(?!\p{L})/iu;

const ofCourts =
  /(?<!\p{L})(?:in court|signed|papers?|gavel|official\p{L}*|custody|for ?ever|assinou|papéis|martelo|oficial\p{L}*|para sempre|firmó|papeles|mazo|para siempre)(?!\p{L})/iu;
/** A child is adopted there, and no puppy. */
const adopts =
  /(?<!\p{L})(?:(?:adopt|adot|adoç|adopç)\p{L}*(?!\p{L}| (?:an?|the|our|two|um|uma|un|una) )|(?:ours|our (?:son|daughter)|(?:a|one) family) for ?ever|noss[oa] para sempre|nuestr[oa] para siempre|family court|guardianship|courtroom|court-?house|tribunal|juzgado)/iu;

/** The place that a phrase of some words tells, or null. `here`: where the clause before was; `text`: the whole of it. */
export function placeInPhrases(told: string, here: SetName | null, text: string): Place | null {
  const phrase = phrases.find(([, words]) => words.test(told))?.[0];
  if (phrase) return phrase;
  const room = roomEntered(told);
  if (room) return room;
  if (isOnLane(told, here)) return place('street');
  const isOfCourt = court.test(told) && (ofCourts.test(told) || adopts.test(text));
  return (here === null || homes.has(here)) && isOfCourt ? place('hall', 'judges-bench') : null;
}
