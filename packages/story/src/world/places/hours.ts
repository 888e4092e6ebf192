import type { TimeOfDay, Weather } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { relationOf } from '../people/relation-words.ts';

const hours: readonly (readonly [TimeOfDay, RegExp])[] = [
  [
    'night',
    /(?<!\p{L})(?:at night|tonight|night|midnight|(?:to|into) bed|still dark|dark outside|after dark|it was (?:already |still )?dark(?! (?:blue|red|green|brown|grey|gray|pink|purple|chocolate|hair))|ainda (?:era |estava )?(?:de noite|escuro)|todavía (?:era de noche|oscuro)|anoche|(?:two|three|four|five|[2-5]) (?:o'clock )?in the morning|(?:uma|duas|três|quatro|[1-4]) da manhã|(?:para|à) a? ?cama|a las (?:dos|tres|cuatro|cinco|[2-5]) de la mañana|a la cama|fue a acostarse|bedtime|under (?:the|his|her) (?:covers|duvet|quilt|blankets?) with (?:a|the|his|her) (?:torch|flashlight)|(?:at|a las|às) (?:nine|ten|eleven|nueve|diez|once|nove|dez|onze|9|10|11)(?= [^.!?]{0,24}(?:asleep|cama|bed|colcha|sábanas?|edredón|cobertor|edredom|durmi|dorm))|fireworks?|fogos? de artifício|fuegos artificiales|moon|stars|in the dark|asleep in bed|last night|noite|à noite|meia-noite|lua|estrelas|noche|medianoche|luna|estrellas|madrugada|\d+ in the night|(?:power|lights?|electricity) (?:went|goes|was|were) (?:out|off)|power cut|blackout|falt(?:ou|a) (?:a )?luz|acabou a luz|apagão|se fue la luz|apagón)(?!\p{L})/iu,
  ],
  [
    'golden',
    /(?<!\p{L})(?:evening|sunset|sunrise|daybreak|first light|amanec\p{L}+|amanhec\p{L}+|dawn|dusk|early (?:in the )?morning|dinner ?time|supper|(?:before|after|over|at|during) dinner|(?:got|getting|gets|get|turned|growing) dark|sun (?:was |is )?(?:going|went|goes|setting|set|came|coming)(?: down| up)?(?! out)|quase (?:de )?noite|escurec\p{L}+|ficar escuro|ficou escuro|casi (?:de )?noche|oscurec\p{L}+|se (?:hiciera|hizo|hacía|haga) de noche|(?:se (?:metía|ponía|metió|puso|escondía|escondió)|al (?:ponerse|meterse)) el sol|o sol (?:a pôr-se|se punha|se pôs|estava (?:se pondo|a pôr-se))|(?:depois|antes) do jantar|jant(?:ámos|amos|aram|ou)|después de (?:la cena|cenar)|antes de (?:la cena|cenar)|cenó|cenaron|seis da manhã|(?:six|6) (?:o'clock )?(?:in the morning|am|a\.m\.)|6 ?am|6 da manhã|seis de la mañana|6 de la mañana|bem cedinho|muito cedo|muy temprano|fim da tarde|pôr do sol|anoitecer|entardecer|atardecer|amanecer|ao jantar|cenamos|cenar|jantar|cinco de la mañana|diner|iftar)(?!\p{L})/iu,
  ],
  [
    'day',
    /(?<!\p{L})(?:(?:next |this |in the |eid |christmas |monday |tuesday |wednesday |thursday |friday |saturday |sunday )?(?<!early )morning|lunch ?time|noon|afternoon|today|breakfast|manhã|dia seguinte|outro dia|almoço|(?<!(?:mais|más|tão|tan|muito|muy|demasiado|menos|até|hasta) )tarde|hoje|mañana|día siguiente|otro día|mediodía|hoy|next day|recess|snack time|after school|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at school|in class)(?!\p{L})/iu,
  ],
];

/** It can be drawn and sung about at any hour. */
const nightly =
  /^(?:fireworks?|fogos? de artifício|fuegos artificiales|moon|stars|lua|estrelas|luna|estrellas)$/i;
const almostNight = /(?<!\p{L})(?:quase|casi|almost|nearly)(?: de)? $/iu;
const becomes = /(?:se (?:hiciera|hizo|hacía|haga) de |(?:até|antes de) (?:ser|ficar|cair) (?:de |a )?)$/iu;

/** The hour that a stretch of text tells, or null. The later words win: 'in the evening … tonight'. */
export function hourOf(text: string): TimeOfDay | null {
  const found = hours.flatMap(([hour, words]) => {
    const hits = [...text.matchAll(new RegExp(words.source, 'giu'))];
    return hits.map((hit) => ({ hour, at: hit.index, word: hit[0] }));
  });
  const before = (at: number): string => text.slice(0, at);
  const told = found.filter(
    ({ hour, at }) => hour !== 'night' || !(almostNight.test(before(at)) || becomes.test(before(at))),
  );
  const isMorning = told.some(({ hour }) => hour !== 'night');
  const hourly = told.filter(({ hour, word }) => !(hour === 'night' && isMorning && nightly.test(word)));
  const night = hourly.find(({ hour }) => hour === 'night');
  return night?.hour ?? hourly.toSorted((a, b) => b.at - a.at)[0]?.hour ?? null;
}

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

const rain =
  /^(?:rain|pour|drizzle|thunder|trovejar|tronar|chover|chuviscar|garoar|llover|lloviznar|diluviar|jarrear|chispear|garuar)$/;
const snow = /^(?:snow|nevar)$/;

type Told = Pick<Clause, 'verb' | 'who' | 'things'>;
/** Does nothing to anything: how long it lasts is no object. */
const lasting =
  /^(?:day|night|morning|afternoon|week|weekend|hour|time|while|way|noche|día|tarde|mañana|rato|hora|noite|dia|manhã|tempo|caminho|camino)s?$/;
const hasObject = ({ things }: Told): boolean =>
  things.some(({ preposition, pronoun, head }) => (!preposition || pronoun) && !lasting.test(head));
/** 'It rained on Saturday': on nobody. */
const onDays = /day$|^(?:morning|night|weekend|way)$/i;
const isNobodys = ({ who }: Told): boolean =>
  who.every(({ head, pronoun }) => (pronoun === undefined ? head === '' : /^(?:it|que|)$/.test(pronoun)));
const isSomebodys = ({ who }: Told): boolean =>
  who.every(
    ({ name, pronoun, head }) =>
      name || pronoun !== undefined || relationOf(head.toLowerCase()) !== undefined,
  );

/**
 * Whether it is the sky that does it. 'A walk with Dad, drizzling of course': nobody rains, whoever was named before; but
 * they pour and drizzle something, something rains down on them, and in Mexico what bursts does as thunder.
 */
function isOfTheSky(told: Told): boolean {
  const { lemma } = told.verb;
  if (lemma === 'tronar' && hasObject(told)) return false;
  return isNobodys(told) || (!/^(?:pour|tronar)$/.test(lemma) && isSomebodys(told) && !hasObject(told));
}

const rainy =
  /(?<!\p{L})(?<!(?:no|without|sem|sin) )(?:rainy|drizzly|showery|wet and windy|wet (?:day|morning|afternoon|walk|weekend)|in the (?:\p{L}+ )?(?:rain|drizzle)|chuvos[oa]|(?:dia|tarde|manhã|sábado|domingo|passeio|fim de semana) (?:de|com|à) chuva|(?:à|debaixo de|sob a|com(?: (?:a|muita|tanta))?|na) chuva(?! ou (?:com )?sol)|mesmo (?:a chover|chovendo)|embora (?:estivesse a chover|estivesse chovendo|chovesse)|lluvios[oa]|(?:día|tarde|mañana|sábado|domingo|paseo) (?:de|con) lluvia|(?:bajo|con|en) (?:la |mucha |tanta )?lluvia(?! de)|aunque (?:llovía|estaba lloviendo|lloviera))(?!\p{L})|^\s*(?:rain|drizzle|chuva|lluvia) (?:all|the whole|o (?:dia|caminho)|a (?:tarde|manhã|viagem)|todo el|toda la)/iu;
const stormy =
  /(?<!(?<!\p{L})(?:no|without|sem|sin) )(?<!\p{L})(?:(?:thunder|rain|hail)?storms?|downpours?|cloudburst|raining cats and dogs|tempestade|(?<=(?<!\p{L})(?:um|o|do|no|ao|deste|un|el|del|al|este|gran|grande|forte|fuerte|de|com|con|menudo) )temporal|trovoada|chuvão|chuvarada|chuvada|toró|aguaceiro|pé d['’]água|(?:pancada|tromba) de (?:chuva|água)|tormenta|tormentón|aguacero|aguacerito|chaparrón|chubasco|tromba de agua)(?!\p{L})/iu;
/** It pours down by itself; whoever tips something down the sink does it to that. */
const pouring =
  /(?<!\p{L})(?:(?:(?:it|rain)(?:['’]s| was| is| had been| kept| started| began)?(?: (?:absolutely|really|still|just))?|(?<=(?:^|[.!?;,]\s*|(?<!\p{L})(?:and|but|still|absolutely|was) ))) ?(?:(?:bucket|pour|tipp|chuck)ing|(?<=(?:it|rain) )(?:bucket|pour|tipp|chuck)ed) (?:it )?down(?! (?:the|an?|my|her|his|our|your|their|its|this|that|one|in|into|on (?:the|her|his|my|top)|onto|from|each|every)(?!\p{L})| \p{L}+['’]s)|(?:pour|bucket)(?:ed|ing) with rain)(?!\p{L})/iu;
const clearing =
  /(?<!\p{L})(?:sun (?:came|comes|was) out|sun (?:shone|was shining|shines)|(?:rain|storm|snow(?:ing)?|raining) (?:had )?(?:stopped|ended|was over)|stopped (?:raining|snowing)|parou de (?:chover|nevar)|(?:apareceu|brilhou|voltou|veio|abriu) o sol|o sol (?:apareceu|brilhou|voltou|abriu)|dejó de (?:llover|nevar)|(?:salió|volvió) el sol)(?!\p{L})/iu;
/** Whether nothing falls from the sky any more. */
export const clearsUp = (text: string): boolean => clearing.test(text);

/** The weather of words without a verb: 'Big thunderstorm on Saturday night'. Null where they tell none. */
export const weatherInWords = (text: string): Weather | null =>
  stormy.test(text) || pouring.test(text) || rainy.test(text) ? 'rain' : null;

const meanwhile =
  /(?<!\p{L})(?:(?:it|rain)(?:['’]s| was| is| had been)(?: (?:absolutely|really|still|just|already|also))? (?:raining|pouring|drizzling|bucketing|tipping|chucking|(snowing))|(?:it|rain) rained (?:all|the whole)|chovia|chuviscava|garoava|(nevava)|(?:estava|'tava|tava) (?:a chover|chovendo)|(?:estava) (?:(a nevar|nevando))|llovía|lloviznaba|diluviaba|(nevaba)|estaba (?:lloviendo|(nevando)))(?!\p{L})/iu;
const supposed =
  /(?<!\p{L})(?:if|unless|hop(?:ed|ing)|wish\p{L}*|thought|looked like|said|pretend\p{L}*|as if|once|whenever|every time|caso|achava|disse|como se|sempre que|pensó|dijo|como si|siempre que|cada vez que)(?!\p{L})[^.!?]{0,24}$|(?:not|n['’]t|never|like|se|si|n[aã]o|no|nunca) $/iu;
/** What is falling while something else is done: 'even when it was raining', 'chovia'. Null where nothing is, or it is only supposed. */
export function weatherMeanwhile(text: string): Weather | null {
  const found = meanwhile.exec(text);
  if (!found || supposed.test(text.slice(0, found.index))) return null;
  return found.slice(1).some(Boolean) ? 'snow' : 'rain';
}

/** The weather of a clause, only where it is done: rain that is wished for or does not come is none. */
export function weatherOf(clause: Told & Pick<Clause, 'mode'>): Weather | null {
  const { verb, mode, who, things } = clause;
  if (mode !== 'done') return null;
  const heads = [
    ...who,
    ...things.filter(({ preposition }) => /^(?:in|under|through|during)$/.test(preposition ?? '')),
  ]
    // 'Una lluvia de aceitunas' is no weather.
    .filter(
      ({ of }) =>
        !of || /^(?:água|agua|verão|verano|granizo|neve|nieve|outono|otoño|inverno|invierno)$/.test(of),
    )
    .map(({ head }) => head.toLowerCase());
  if (snow.test(verb.lemma) && isOfTheSky(clause)) return 'snow';
  if (
    rain.test(verb.lemma) &&
    isOfTheSky(clause) &&
    things.every(({ preposition, head }) => preposition !== 'on' || onDays.test(head))
  )
    return 'rain';
  if (
    heads.some((head) =>
      /^(?:rain|rainstorm|thunderstorm|storm|downpour|cloudburst|chuva|chuvão|chuvarada|chuvada|toró|aguaceiro|temporal|tempestade|trovoada|lluvia|tormenta|aguacero|chaparrón|chubasco|diluvio)$/.test(
        head,
      ),
    )
  )
    return 'rain';
  if (heads.some((head) => /^(?:snow|snowstorm|blizzard|neve|nieve|nevada)$/.test(head))) return 'snow';
  return null;
}
