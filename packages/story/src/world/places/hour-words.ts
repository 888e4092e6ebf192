import type { TimeOfDay } from '@milestoon/stage';

const en = {
  night: [
    'tonight|night|nights in a row|nightfall|midnight|bedtime|past bedtime|lights out|(?:moonlight|moonlit|starlight|starry)(?! (?:\\p{L}+ )?(?:dress|skirt|tights|leggings|socks|pyjamas|pajamas|jumper|shirt|t-shirt|top|hat|cape|coat|boots|shoes|curtains|wallpaper|blanket)(?!\\p{L}))|(?:to|into) bed',
    'before (?:dawn|sunrise|daybreak|first light)|(?:lunar eclipse|eclipse of the moon)',
    'still dark|dark outside|after dark|pitch[- ](?:dark|black)(?! (?:in|inside|under)(?!\\p{L}))',
    "(?:it|outside|everything|the sky)(?: was|['’]s| is| had (?:become|turned|gone)) (?:(?:already|still|so|too|very|quite|really|all|completely) )*dark(?! (?:blue|red|green|brown|grey|gray|pink|purple|chocolate|hair|(?:in|inside|under|behind) (?!the (?:garden|yard|street|park|evening))))",
    '(?:when|once|as soon as|then|after|because) (?:it|the sky) (?:got|went|turned|grew|had got(?:ten)?) (?:(?:very|really|completely|properly) )?dark(?! (?:in|inside|under|blue|red|green|brown|grey|gray|pink|purple|chocolate|hair)(?!\\p{L}))',
    'before (?:going to |he goes to |she goes to )?(?:bed|sleep)',
    'under (?:the|his|her) (?:covers|duvet|quilt|blankets?) with (?:a|the|his|her) (?:torch|flashlight)|in the dark(?! (?:of|cupboard|closet|cave|cellar|tunnel|cinema|theat))|asleep in bed|small hours|wee hours',
    "(?:at|by|around|about|before) (?:half past |quarter (?:past|to) )?(?:seven|eight|nine|ten|eleven|7|8|9|10|11)(?:[.:]\\d\\d)?(?: o['’]clock)?(?= [^.!?,;]{0,24}(?:asleep|bed(?!room)|slept))",
    '(?:asleep|in bed|to bed|slept)(?: [^.!?,;]{0,24})? (?:at|by|around|about|before) (?:half past |quarter (?:past|to) )?(?:seven|eight|nine|ten|eleven|7|8|9|10|11)(?!\\d)',
    "(?:one|two|three|four|five|half (?:one|two|three|four)|[1-5])(?:[.:]\\d\\d)?(?: o['’]clock)? in the morning|\\d+ in the night|(?:eight|nine|ten|eleven|8|9|10|11)(?:[.:]\\d\\d)?(?: o['’]clock)? in the evening",
    "(?:(?:woke|waking|awoke)(?: up)? (?:again|wide awake|still awake)|(?:still|again|wide) awake|woke (?:me|us|mum|mummy|mom|dad|daddy|everybody|everyone|the whole house)(?: up)?) (?:at|by|around|about|since) (?:half (?:past )?|quarter (?:past|to) )?(?:two|three|four|2|3|4)(?: o['’]clock)?(?=[.,;!?]|$| (?:and|because|so|to|but|with|from|again|in bed)(?!\\p{L}))",
    'by (?:(?:lantern|torch|candle|fire)light|the light of (?:(?:the|a|an|his|her|our|my) )?(?:\\p{L}+ )?(?:lantern|torch|candle|fire)s?)|fireworks?|(?:power|lights?|lamps?|electricity) (?:went|goes|was|were)\\s+(?:out|off)|power cut|blackout',
    "(?<!(?:morning|afternoon) of )(?:new year['’]?s|christmas) eve(?! (?:morning|afternoon|lunch|breakfast)(?!\\p{L}))",
  ],
  golden: [
    'evenings?|it (?:was|got|was getting|was already|was very|was so) late(?! (?:for|in|again|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L}))|sunset|sunrise|sun-?up|sun-?down|daybreak|first light|dawn|dusk|twilight|(?:the|street|flood) ?lights (?:were |are )?already (?:on|lit)|nearly night|almost night|early (?:in the |(?:mon|tues|wednes|thurs|fri|satur|sun)day )?morning|early(?: [^.!?,;]{0,16})? in the morning|the crack of dawn|late (?:in the )?afternoon|(?:the )?end of the (?:day|afternoon)(?! at school)',
    '(?<!(?:sunday|christmas|school|thanksgiving|easter|packed) )(?:dinner|supper)[ -]?time(?! at school)',
    "(?:(?:at|after|before|over|during|eat|eats|ate|eating|eaten|had|have|having|cook(?:s|ed|ing)?|ma(?:de|ke|kes|king)|finish(?:ed|ing)?|serv(?:ed|ing)) (?:(?:the|her|his|our|their|my|all|up) ){0,2}|table for |(?:back|home|came|come|in|went out) for |sat down (?:to|for) |called (?:us|them|everyone|everybody) (?:in )?(?:for|to) |(?:ate|eating|cooked|cooking|made|having|had(?! (?:to|picked|bought|shopped|won|got|been)(?!\\p{L}))) (?:\\p{L}+ ){1,3}for )(?:dinner|supper)(?!['’]?s? (?:lad(?:y|ies)|money|hall|break|leftovers?|jackets?|dress(?:es)?|plates?|parcel|club|tickets?|napkins?)(?!\\p{L}))|iftar",
    "(?<=(?<!\\p{L})(?:it|sky|outside|evening)(?:['’]s|(?: (?:was|is|had|has|started|begins?|began|to|already|slowly|just|nearly|almost|soon))*) )(?:got|getting|gets|get|gotten|turned|turning|growing|grew|grow|going|went) (?:(?:really|very|quite|so|too|properly) )?dark(?! (?:in|inside|under|blue|red|green|brown|grey|gray|pink|purple|chocolate|hair)(?!\\p{L}))",
    "sun (?:(?:was |is |had |started )?(?:going|went|goes|gone|setting|set|sets|sinking|to go|to set)(?: down)?|(?:was )?(?:coming|came|comes) up|(?:rose|was rising|rises|had(?:n[’']t)? (?:even )?risen|was(?:n[’']t)? (?:even |barely |hardly )?up))(?! out)",
    "(?:six|6|half (?:past )?five|5[.:]30)(?: o['’]clock)?(?: in the morning)",
    "(?:(?:woke|wakes|waking|awoke|awake)(?: [^.!?,;]{0,14})?|(?:got|gets|getting|was|were|been) up(?: (?:early|already|again))?) (?:at|by|around|since) (?:half (?:past )?|quarter (?:past|to) )?(?:five|six|5|6)(?:[ .:-](?:\\d\\d|thirty|fifteen|forty[- ]five))?(?: o['’]clock)?(?=[.,;!?]|$| (?:and|because|so|to|but|with|on|again|already|then|when|while|as|today|this|every|before|the next|a\\.?m|sharp|in (?:the morning|bed))(?!\\p{L}))",
  ],
  day: [
    '(?:next |this |in the |eid |christmas |monday |tuesday |wednesday |thursday |friday |saturday |sunday )?(?<!early )morning|lunch(?:[ -]?time)?(?! ?(?:box|bag|pail))|noon|midday|afternoon|today|yesterday|breakfast|brunch|next day|recess|snack time|after (?:pre)?school|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:pre)?school|in class|broad daylight',
  ],
};

/** Nothing of which it is told that it is dark: neither hair nor a cinema nor the clouds. */
const bareBefore =
  '(?<=(?:^|[.!?,;:\\n]|(?<!\\p{L})(?:quando|cuando|porque|pois|que|e|y|mas|pero|como|também|también|ainda|todavía|fora|afuera|fuera|rua|calle|tudo|todo|noite|noche))\\s*)';

const pt = {
  night: [
    'antes d[eo] (?:o )?(?:nascer do sol|amanhecer|raiar do (?:dia|sol))|eclipse (?:lunar|da lua)',
    `noite|noites seguidas|madrugada|meia-noite|anoiteceu|luar|ainda (?:era |estava )?(?:de noite|escuro)|${bareBefore}(?:já |ainda )?(?:era|estava|fazia) (?:tudo |muito |tão |já |bem )*escuro(?! (?:dentro|debaixo|no túnel|na caverna|no cinema|no armário|na gruta|na cave))|(?:quando|assim que|depois que|porque|como) (?:já )?(?:escureceu|ficou (?:tudo )?escuro|ficou (?:de )?noite)|(?<!armário |escond\\p{L}+(?:-se)? )às escuras(?! (?:dentro|n[oa] (?:armário|guarda-roupa|túnel|caverna|gruta|cinema|cave|despensa|caixa)))`,
    '(?:uma|duas|três|quatro|[1-4])(?:[h:.]\\d\\d)?(?: e (?:meia|tal|pouco))? da manhã|(?:para|à|pra) a? ?cama|(?:na|à|da) hora de (?:ir )?(?:dormir(?! [ao] (?:sesta|soneca))|deitar|(?:para|pra) a cama|ir (?:para|pra) a cama)|antes de (?:se |nos |ir )?(?:deitar|dormir|(?:para|pra) a cama)(?! a sesta)|altas horas',
    'às (?:sete|oito|nove|dez|onze|7|8|9|10|11)(?: e meia)?(?= [^.!?,;]{0,24}(?:cama|durmi|dorm|adormec))|(?:adormec|dorm)\\p{L}*(?: [^.!?,;]{0,16})?(?<!até|desde) às (?:sete|oito|nove|dez|onze|7|8|9|10|11)(?!\\d)',
    'fogos? de artifício|(?:falt(?:ou|ava|a) (?:a )?|(?:acabou|foi-se|caiu) a )(?:luz|energia)(?! d[oa]s? (?!casa|rua|prédio|bairro|cidade))|apagão|réveillon|(?<!(?:manhã|tarde) d[ae] )véspera de (?:natal|ano novo)',
  ],
  golden: [
    'luzes já (?:estavam )?acesas|amanhec\\p{L}+|manhãzinha|nascer do sol|sol nasc\\p{L}+|raiar do (?:dia|sol)|quase (?:de )?noite|escurec\\p{L}+|ficar escuro|ficou escuro|(?:até|antes de) (?:que )?(?:ser|ficar|cair|fosse|ficasse)(?: a| de)? noite|o sol (?:já )?(?:(?:estava|ia|estar) )?(?:a pôr-se|se pondo|se punha|se pôs|a descer|descendo|a esconder-se|se escondendo)|pôr[- ]do[- ]sol|anoitec(?!eu)\\p{L}+|entardec\\p{L}+|crepúsculo|noitinha|tardinha|(?:fim|final|finalzinho|fimzinho|finzinho) d[ae] tarde|(?:no|ao|o) (?:fim|final) do dia|cair da (?:tarde|noite)|lusco-fusco',
    'jant(?:ámos|amos|aram|ou|ei|ávamos|ava|avam|ando)|(?:(?:ao|no|(?:antes|depois|hora) d[eo]|durante o|(?:fomos|foi|foram|fui|ir|vamos|saímos|veio|vieram|sentar|sentou-se|sentámos-nos|sentaram-se)(?: a| para)?|a mesa (?:do|para o|para|pro)|mesa d[oe]|(?:fez|fizemos|fizeram|fazer|fazia|fazendo|prepar(?:ou|ámos|amos|aram|ar|ava|ando)|cozinh(?:ou|ámos|amos|aram|ar|ava|ando)|com(?:eu|emos|eram|er|ia|endo)|acabou|terminou|serv(?:iu|ir)) (?:todo )?o(?: seu)?|(?:comeu|comemos|comeram|fez|fizemos) (?:\\p{L}+ ){1,3}(?:para|pro|para o)) )jantar|(?:(?:na|(?:antes|depois|hora) da|(?:fez|fazer|fazendo|preparou|preparar|comeu|comer|comendo) a) )janta',
    '(?:seis|sete|oito|[678])(?:h| horas)?(?: e meia)? da tarde|já era (?:muito )?tarde(?! (?:para|pra|demais)(?!\\p{L}))',
    '(?:cinco|seis|5|6)(?:h| horas)?(?: e meia)? da manhã|bem cedinho|muito cedo|(?:acord\\p{L}*(?: [^.!?,;]{0,14})?|levant\\p{L}*(?:-(?:se|me|nos))?(?: (?:cedo|logo|já))?) às (?:cinco|seis|5|6)(?!\\d| (?:e meia )?da tarde)',
  ],
  day: [
    'manhã|dia seguinte|outro dia|almoç\\p{L}+|meio-dia|(?<=(?<!\\p{L})(?:[aà]|d[ae]|na|uma|pela|est[ae]|ess[ae]|n?essa|toda|boa|da) )tarde|tardes|hoje|ontem|recreio',
  ],
};

const es = {
  night: [
    'antes de(?:l| que) (?:amanecer|amaneciera|saliera el sol|salir el sol|alba)|eclipse (?:lunar|de luna)',
    `noche|buenas noches|noches seguidas|anoche|madrugada|medianoche|(?<!(?:mañana|tarde) de (?:la )?)(?:nochebuena|nochevieja)|todavía (?:era de noche|(?:estaba )?oscuro)|aún (?:era de noche|(?:estaba )?oscuro)|${bareBefore}(?:ya )?estaba (?:todo |muy |tan |ya |bien )*oscuro(?! (?:dentro|debajo|en el túnel|en la cueva|en el cine|en el armario))|(?:cuando|en cuanto|apenas|porque|como) (?:ya )?(?:oscureció|anocheció|se (?:hizo|puso) (?:de noche|oscuro)|cayó la noche)|(?<!(?:armario|clóset) |escond\\p{L}+ )a oscuras(?! (?:dentro|en (?:el|la) (?:armario|ropero|clóset|túnel|cueva|cine|sótano|despensa|caja)))`,
    '(?:a )?las? (?:una|dos|tres|cuatro|cinco|[1-5])(?:[:.]\\d\\d)?(?: y (?:media|cuarto|pico))? de la mañana|a la cama|(?:fue|fuimos|fueron|ir|irse|irnos) a (?:acostar|dormir)(?:se|nos)?(?! (?:la|una|su) siesta)|(?:a|en|llegó) ?la hora de (?:irse a )?(?:dormir(?! (?:la|una|su) siesta)|acostarse|acostarnos|la cama)|antes de (?:irse a |ir a |irnos a )?(?:acostar(?:se|nos)?|dormir(?:se|nos)?|la cama)(?! la siesta)|altas horas',
    'a las (?:siete|ocho|nueve|diez|once|7|8|9|10|11)(?: y media)?(?= [^.!?,;]{0,24}(?:cama|colcha|sábanas?|edredón|dorm|durmi))|(?:dorm|durmi)\\p{L}*(?: [^.!?,;]{0,16})?(?<!hasta|desde) a las (?:siete|ocho|nueve|diez|once|7|8|9|10|11)(?!\\d)',
    'fuegos artificiales|(?:se fue la (?:luz|corriente|electricidad)|faltó (?:la )?luz|se cortó la luz)(?! (?:del|de (?:la|las|los|su)) (?!casa|calle|edificio|barrio|ciudad|pueblo))|apagón',
  ],
  golden: [
    'luces ya (?:estaban )?encendidas|amanec\\p{L}+|casi (?:de )?noche|oscurec\\p{L}+|(?:hasta|antes de) (?:que )?se (?:hiciera|hizo|hacía|haga|hacer) (?:de noche|oscuro)|se (?:hiciera|hacía|haga|está haciendo|estaba haciendo) (?:de noche|oscuro)|se hizo de noche|(?:se (?:metía|ponía|metió|puso|escondía|escondió)|al (?:ponerse|meterse|salir)) el sol|(?:el )?sol (?:ya )?se (?:(?:estaba|está|iba) (?:poniendo|metiendo|escondiendo)|ponía|puso|metió|metía|escondió|escondía)|(?:salida|puesta) del? sol|anochec\\p{L}+|atardec\\p{L}+|crepúsculo|(?:al )?final de la tarde|(?:última|últimas) horas? de la tarde|(?:al )?final del día|(?:al )?caer (?:la (?:tarde|noche)|el sol)|tardecita|tempranito|bien temprano|muy temprano',
    'cen(?:ó|aron|amos|ábamos|aba|aban|ando|é)|(?:(?:antes|después|hora|acab\\p{L}+|termin\\p{L}+) de|(?:fue|fuimos|fueron|fui|ir|vamos|salimos|vino|vinieron|sentó|sentaron|sentamos) a|mesa para) cenar|(?:(?:en|durante|mesa (?:para|de)|(?:antes|después|hora) de|(?:hizo|hicimos|hicieron|hacer|hacía|haciendo|prepar(?:ó|amos|aron|ar|aba|ando)|cocin(?:ó|amos|aron|ar|aba|ando)|com(?:ió|imos|ieron|er|ía|iendo)|acabó|terminó|sirvió|(?:comió|comimos|hizo|hicimos) (?:\\p{L}+ ){1,3}(?:para|en))) (?:toda )?(?:la|su) cena)',
    'las (?:siete|ocho|nueve|[6789])(?: y media)? de la tarde|las seis de la tarde|ya era (?:muy )?tarde(?! para(?!\\p{L}))',
    '(?:seis|6)(?: y media)? de la mañana|(?:despert\\p{L}*(?: [^.!?,;]{0,14})?|levant\\p{L}*(?: (?:temprano|ya))?) a las (?:cinco|seis|5|6)(?!\\d| (?:y media )?de la tarde)',
  ],
  day: [
    'mañana|día siguiente|otro día|desayun\\p{L}+|almuerz\\p{L}+|almorz\\p{L}+|(?<=(?<!\\p{L})(?:la|una|esta|esa|aquella) )tarde|tardes|mediodía|hoy|ayer|después de comer|recreo|plena luz del día',
  ],
};

const oneOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');

/** Words that tell the hour, in all languages. */
export const hourWords: readonly (readonly [TimeOfDay, RegExp])[] = (['night', 'golden', 'day'] as const).map(
  (hour) => [hour, oneOf([en, pt, es].flatMap((words) => words[hour]))],
);

/** They shine at night, where nobody draws, wears or sings of them. */
export const heavenly =
  /(?<!\p{L})(?:fireflies|shooting star|pirilampos|vaga-?lumes|luciérnagas|estrela cadente|estrella fugaz|moon|stars|lua|estrelas|luna|estrellas)(?!\p{L}| (?:on|in) (?:the|her|his|my) (?:\p{L}+ )?(?:ceiling|wall|pyjamas?|pajamas?|dress|shirt|cake|jumper|blanket|duvet|curtains?)| (?:n[oa]|do|da|en (?:el|la)) (?:teto|parede|pijama|vestido|camisola|bolo|techo|pared|pastel))/giu;
/** Lit or held towards the evening, where no other hour is told. */
export const towardsEvening =
  /(?<!\p{L})(?:camp ?fires?|bonfires?|fogueiras?|fogatas?|hogueras?|cabalgata)(?!\p{L})/giu;
/** 'Desenhou uma fogueira'. */
export const drawnFire =
  /(?<!\p{L})(?:dr[ae]w|paint|desenh|pint|dibuj)\p{L}* (?:an?|the|uma?|una?|la) (?:\p{L}+ )?$/iu;
/** As if it were the moon or a star. */
export const depictedSky =
  /(?<!\p{L})(?:dr[ae]w|paint|colou?r|cut|stuck|stick|glue|made|make|bak|stamp|sticker|chart|gold|paper|plastic|sang|sing|book|story about|rocket|pretend|desenh|pint|recort|col(?:ou|aram)|fez|cantou|cantaram|autocolante|adesivo|livro|dibuj|peg(?:ó|aron|amos)|hizo|cantó|cantaron|pegatina|cuento de|libro)\p{L}*(?!\p{L})[^.!?;]{0,32}$/iu;

const clocks =
  /(?<!\p{L}|\d)(\d{1,2})(?:[:.h](\d\d))? ?(a\.?m|p\.?m)(?!\p{L})|(?<!\p{L})(?:at|às|pelas|as|a las|sobre las|hacia las|around|by) (\d\d)(?:(?:[:.h]\d\d|h)(?!\d)(?! ?[ap]\.?m)| horas)|(?<!\p{L})(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[ -](?:thirty|fifteen))? (a\.?m|p\.?m)(?!\p{L})/giu;
/** 'The film starts at nine': that is told of another hour. */
const opens =
  /(?<!\p{L})(?:(?:starts|begins|opens|closes) |(?:começa|abre|fecha)m? |(?:empieza|comienza|abre|cierra)n? )$/iu;
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'At 8 pm in June the sun still shone'. */
const sunny =
  /(?<!\p{L})(?:sun (?:was |is )?(?:still )?(?:sh[io]n\p{L}+|up|out)|sol (?:ainda |todavía |aún )?brill\p{L}+|still light|ainda (?:era|estava) (?:de )?dia|(?:todavía|aún) era de día)(?!\p{L})/iu;
/** The hour that a clock shows at `hour` of 24. */
function shownAt(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 20) return 'night';
  return hour < 7 || hour >= 18 ? 'golden' : 'day';
}

/** What clocks show in a text: 'at 2 a.m.', 'às 21h', 'a las 22:30'. */
export function clocksIn(text: string): { hour: TimeOfDay; at: number; word: string }[] {
  return [...text.matchAll(clocks)].flatMap((hit) => {
    const [word, digits, , half, whole, spelled, spelledHalf] = hit;
    const number = Number(digits ?? whole ?? numbers.indexOf(spelled?.toLowerCase() ?? ''));
    const isLate = /^p/i.test(half ?? spelledHalf ?? '');
    const isSunny = sunny.test(text.slice(hit.index).split(/[.!?]/u, 1)[0] ?? '');
    const isTwelve = number === 12 && whole === undefined;
    const hour = isTwelve ? (isLate ? 12 : 0) : number + (isLate ? 12 : 0);
    return hour > 24 || opens.test(text.slice(0, hit.index))
      ? []
      : [{ hour: isSunny && hour >= 20 && hour < 23 ? 'golden' : shownAt(hour % 24), at: hit.index, word }];
  });
}
