import type { Weather } from '@milestoon/stage';

const of = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');

const day = '(?:day|morning|afternoon|evening|night|weather)';
const dia = '(?:dia|manhã|tarde|noite|tempo|día|mañana|noche)';
/** No weather: 'no wind', 'without fog'. */
const no = '(?<!(?<!\\p{L})(?:no|not|without|sem|sin|nem|ni|any|nenhum|ningún) )';

/** Words that tell the weather by themselves, the one that hides more first. */
const told: readonly (readonly [Weather, RegExp])[] = [
  [
    'hail',
    of(
      'hailstones?|hailstorms?|(?:it|started|starts|began|begins|was|is|kept)(?: to)? hail(?:ed|ing|s)?(?! (?:a|the)(?!\\p{L}))|(?<=(?:^|[.!?,;:] ?|the |in |of |with |and |by ))hail(?! (?:a|the)(?!\\p{L}))',
      `${no}(?:granizo|saraiva|saraivada|granizada)(?! de (?:limão|limón|café|lima|fresa))`,
      'graniz(?:ou|ava|ó|aba|ar)',
    ),
  ],
  [
    'snow',
    of(
      `${no}(?:snowy ${day}|(?:it|all|everything) (?:was|looked) (?:so )?snowy|(?:covered|deep|white) (?:in|with) snow|snow-covered|snowed in|snow (?:lay|lies|was lying|covered|everywhere|on the (?:ground|roofs?|trees?)))`,
      `${no}(?:(?:tudo|todo|toda|${dia}) (?:estava )?nevad[oa]|cobert[oa]s? de neve|(?:havia|tinha|estava) (?:muita |tanta )?neve)`,
      `${no}(?:(?:todo|toda|${dia}) (?:estaba )?nevad[oa]|cubiert[oa]s? de nieve|había (?:mucha |tanta )?nieve)`,
    ),
  ],
  [
    'fog',
    of(
      `${no}fog(?! (?:machine|horn|lights?|up|over|on)(?!\\p{L}))|(?:foggy|misty) ${day}|it (?:was|is|got) (?:so |very |really )?(?:foggy|misty)|(?:through|in|into) the mist|(?:the|a|thick|white) mist (?:lay|hung|covered|rolled|was|came|hid)`,
      `${no}(?:nevoeiro|neblina|cerração|niebla|bruma|calima)`,
      `${dia} de (?:nevoeiro|neblina|niebla)`,
    ),
  ],
  [
    'wind',
    of(
      `${no}(?:(?:the|an?|strong|cold|icy|fierce|so much) (?:strong |cold |icy |fierce |warm |big )?(?:wind|gale|gust)s?(?:['’]s)?(?! (?:up|farms?|turbines?|chimes?|instruments?|section|in the willows|band)(?!\\p{L}))|gusts? of wind|windy ${day}|it (?:was|is|got) (?:so |very |really |too )?(?:windy|blustery)|blustery ${day})(?![-‑]\\p{L})`,
      `${no}(?<=(?<!\\p{L})(?:o|do|no|pelo|um|uma|com|muito|tanto|forte|fazia|estava|havia|el|del|al|un|con|mucho|tanto|fuerte|hacía|hace|hizo|había) )(?:vento|viento)(?! (?:em popa|en popa))`,
      `ventania|vendaval|ventoler[ao]|rajadas? de vento|ráfagas? de viento|${dia} (?:de (?:muito |mucho )?(?:vento|viento)|ventos[oa])`,
    ),
  ],
];

/** A fan, a film or another star has a wind of its own. */
const makers = 'hair ?dryer|hand ?dryer|fan|secador(?:a)?|ventoinha|ventilador|leque|abanico';
const elsewhere =
  'film|movie|cartoon|book|story|game|video|filme|livro|história|jogo|película|peli|libro|cuento|juego';
const being =
  'há|houve|houver|havia|tinha|est[áa]|estava|estaba|estivesse|faz|fazia|fez|caiu|hay|había|hubo|hubiera|hace|hacía|hizo|cayó';
/** Before such words: there is none of it, it is only wished for, compared with, drawn, eaten, or made by something. */
const unrealBefore = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:is|was|were|are)(?:n['’]t| not| never| no) (?:\\p{L}+ ){0,2}",
    'no (?:more|longer) (?:\\p{L}+ )?',
    `(?:não|no|nunca) (?:${being}) (?:\\p{L}+ ){0,2}`,
    '(?:não|se|si|caso) |(?<=^\\s*)that ',
    `(?:se|si|caso) (?:${being}) (?:\\p{L}+ ){0,2}`,
    '(?:if|unless|hop(?:e|ed|es|ing)|wish\\p{L}*|needs?|needed|ask(?:s|ed|ing)?|wonder\\p{L}*|dream\\p{L}*|pretend\\p{L}*|imagin\\p{L}*|as though|desej\\p{L}+|dese[oóa]\\p{L}*|precis\\p{L}+|necesit\\p{L}+|pergunt\\p{L}+|pregunt\\p{L}+|soñ\\p{L}+|sonh\\p{L}+)(?!\\p{L})[^.!?]{0,24}',
    '(?:read|leu|leyó|reads) (?:that|que)(?!\\p{L})[^.!?]{0,24}',
    '(?:like|como|pareci\\p{L}+|parec\\p{L}+) (?:(?:the|an?|[oa]|uma?|el|la|una?) (?:\\p{L}+ )?)?',
    '(?:drew|draw(?:s|ing)?|paint(?:s|ed|ing)?|desenh\\p{L}+|pint\\p{L}+|dibuj\\p{L}+) (?:(?:the|some|[oa]|uma?|el|la|una?|muit[oa]|much[oa]) )?',
    '(?:laugh\\p{L}*|giggl\\p{L}*) (?:about|at) |(?:riu|riram|rio|rió|rieron)(?:-se)? (?:do|del) ',
    '(?:blew|blows|blowing|made|makes|making) |solt(?:ou|ó) (?:\\p{L}+ ){0,2}|(?<=\\p{L} )(?:soprou|sopló) uma? ',
    `(?:${makers}) [^.!?]{0,24}`,
    `(?:(?:in|en|em|no|na|num|numa) )?(?:(?:the|an?|el|la|un|una|uma?) )?(?<!(?:after|depois d[oa]|después del?) (?:the |la |el )?)(?:${elsewhere}),? (?:\\p{L}+ ){0,3}`,
    '(?:com(?:e|eu|emos|eram|ió|imos|ieron)|beb\\p{L}+|prov\\p{L}+|prob\\p{L}+|lamb\\p{L}+|chup\\p{L}+|tom(?:a|ou|ó|ámos|amos|aram|aron)|ped(?:iu|imos|iram)|pidió|compr\\p{L}+|quer\\p{L}+|quis|quiso) (?:(?:uma?|una?|[oa]|el|la) )?',
    '(?:sali\\p{L}+|tiene|tenía) (?:una?|dos|muchos) ',
    '(?:cozinha|cocina|kitchen|bathroom|quarto|sala) (?:ficou|quedó|parecia|estava|estaba|was) (?:\\p{L}+ ){0,2}',
  ].join('|')})$`,
  'iu',
);
/** Behind them: it is gone, of something that makes it, or to be wiped away. */
const unrealBehind = new RegExp(
  `^(?:${[
    '[^.!?;,]{0,20}(?<!\\p{L})(?:gone|melt(?:ed|ing)|derret\\p{L}+)',
    ` (?:in|on|of|from|n[oa]|d[oa]|en|del|de) (?:(?:the|an?|el|la|her|his) )?(?:${makers}|${elsewhere}|mars|marte|moon|lua|luna)`,
    ' (?:spray|globe|cone)',
    ' de \\p{L}*(?:morango|lim[ãó]\\p{L}*|fruta|laranja|naranja)',
    ' (?:off|from|d[oa]|del?) (?:(?:the|her|his|el|la|las) )?(?:\\p{L}+ )?(?:mirror|glass(?:es)?|goggles|window|espelho|óculos|vidro|janela|espejo|gafas|cristal|ventana)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

interface Named {
  weather: Weather;
  word: string;
  before: string;
}
function namedIn(text: string): Named | null {
  for (const [weather, words] of told)
    for (const { 0: word, index } of text.matchAll(words)) {
      const before = text.slice(0, index);
      if (!unrealBefore.test(before) && !unrealBehind.test(text.slice(index + word.length)))
        return { weather, word, before };
    }
  return null;
}

/** The weather that stands in words without being said to fall: 'the fog was thick', 'hacía viento'. */
export const weatherNamed = (text: string): Weather | null => namedIn(text)?.weather ?? null;

const opening =
  /^\P{L}*(?:(?:and|but|because|so|then|that|when|as|suddenly|e|y|mas|pero|porque|que|quando|cuando|de repente) )*(?:(?:the|an?|some|[oa]|el|la|uma?|una?) )?$/iu;
const state = new RegExp(
  `(?<!\\p{L})(?:there (?:was|were|is)|it (?:was|is)|${being}) (?:\\p{L}+ ){0,2}$`,
  'iu',
);
const around =
  /(?<!\p{L})(?:in|through|against|by|with|n[oa]|num|pel[oa]|com|contra|en|por|con)(?: (?:the|an?|[oa]|el|la|uma?|una?|muit[oa]|much[oa]|tant[oa]))? $/iu;
/** Whether a clause is of the weather or somebody is in it, and not one in which it is only heard or feared. */
export function isOutInWeather(text: string): boolean {
  const named = namedIn(text);
  if (!named) return false;
  const { word, before } = named;
  return (
    /^(?:it|through|in) /i.test(word) || opening.test(before) || state.test(before) || around.test(before)
  );
}
