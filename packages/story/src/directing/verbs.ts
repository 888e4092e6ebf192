import type { Action } from '@milestoon/cast';

/** What somebody may hold in a cuddle; a seat, a map or a hand is held standing. */
const cuddled =
  'baby|babies|brother|sister|puppy|kitten|bunny|rabbit|hamster|teddy(?: bear)?|bear|doll|him|them|each other';
const vehicles = '(?:bike|bicycle|trike|tricycle|scooter|two wheels|training wheels|balance bike)';

/** Holding that is a cuddle; `names` are those of the cast, as alternatives of a pattern. */
export const cuddles = (names: string): RegExp =>
  new RegExp(
    `\\b(?:held|holds?|holding)\\s+(?:(?:the|his|her|their|our|a|little|baby|newborn|new|tiny|sweet|own|favou?rite|soft)\\s+){0,4}(?:(?:${cuddled}${names === '' ? '' : `|${names}`})(?!'s|\\s+(?:hands?|up|back|bottle|steady|by))|her(?=[.,!]|$| (?:tight|close|for|in|and|gently|until|so|while|when)\\b))`,
    'gi',
  );

/**
 * Verbs and the pose that shows them, the more telling first. What only sounds like the pose is kept out:
 * 'ran out of milk', 'a boy called Sam', 'looked hungry', 'blew bubbles', 'fell in love'.
 */
export const verbs: readonly [Action, RegExp][] = [
  // The pose stands before a birthday cake.
  [
    'blow',
    /\b(?:blew|blows?|blowing)\b(?=[^.!?]*\bcandles?\b| (?:them|it) (?:all )?out\b)|\bsopr(?:ou|a)\b|\bapag(?:ou|aram|ámos|amos|[óo]|aron|ué|uei)(?![\p{L}])(?=[^.!?]*(?<![\p{L}])vel(?:as?|inhas?|itas?)(?![\p{L}]))|\bsopl[óo]\b/giu,
  ],
  [
    'scooter',
    /\b(?:rode|rides?|riding|push\w*|zoom\w*)\b(?=[^.!?]*\bscooters?\b)|\bscoot(?:s|ed|ing)\b|\btrotinete\b/gi,
  ],
  ['sled', /\b(?:sled(?:s|ded|ding)?|sleighs?|toboggan\w*|tren[óo])\b/gi],
  [
    'bike',
    new RegExp(
      `\\b(?:rode|rides?|riding|pedal\\w*)(?=[^.!?]*\\b${vehicles})|\\bpedal(?:s|l?ed|l?ing)\\b|\\b(?:biked|biking|cycled|cycling)\\b`,
      'gi',
    ),
  ],
  [
    'lick',
    /\b(?:ate|eats?|eating|lick(?:s|ed|ing)?|shared?|sharing|enjoy\w*|got|had|with)\b(?=[^.!?]*\b(?:ice[- ]?creams?|popsicles?|gelato|gelados?|helados?)\b)/gi,
  ],
  ['brush', /\bbrush(?:ed|es|ing)?\b(?=[^.!?]*\b(?:teeth|tooth)\b)/gi],
  [
    'paint',
    /\b(?:(?:paint(?:s|ed|ing)|(?<=\b(?:to|and|will|would|can|could|we|they|did|didn’t|didn't) )paint)(?! (?:her|his|my|their|our) (?:face|nails|toenails|fingernails))|draws?|drawing|drew(?! near)|pint(?:ou|[óo])|desenh(?:ou|a))\b/gi,
  ],
  [
    'build',
    /\b(?:buil[dt]|builds|building|stack(?:s|ed|ing)?)\b(?=[^.!?]*\b(?:towers?|blocks?|legos?|bricks)\b)(?![^.!?]*\b(?:sand|snow))/gi,
  ],
  [
    'strum',
    /\b(?:play(?:s|ed|ing)?|strum(?:s|med|ming)?|practi[sc]\w+)\b(?=[^.!?]*\b(?:guitar|ukulele|uke)\b)/gi,
  ],
  [
    'kick',
    /\bkick(?:s|ed|ing)?\b(?=[^.!?]*\b(?:balls?|goals?|football|soccer)\b)|\bplay(?:s|ed|ing)? (?:football|soccer)\b|\bdribbl\w+/gi,
  ],
  [
    'kite',
    /\b(?:fl[ey]w|fl(?:y|ies|ying))\b(?=[^.!?]*\bkites?\b)|\bkites? (?:flew|rose|danced|climbed|went|flies)\b|\bpapagaio de papel\b/gi,
  ],
  ['catch', /\b(?:caught|catch(?:es|ing)?|thr[eo]w(?:s|n|ing)?|toss(?:ed|es|ing)?)\b(?=[^.!?]*\bballs?\b)/gi],
  [
    'climb',
    /\bclimb(?:s|ed|ing)?\b(?=[^.!?]*\b(?:ladder|frame|wall|tower|rope|net|bars|slide|trees?|tree ?house)\b)|\b(?:trepou|escalou|trep[óo])\b/gi,
  ],
  [
    'swing',
    /\b(?:swings?|swung|swinging)\b(?! (?:her|his|the|a) (?:bat|arms?|legs?|racket|door))|\bbaloi[çc]o(?:u)?\b|\bcolumpio\b/gi,
  ],
  [
    'swim',
    /\b(?:swam|swim(?:s|ming)?|float(?:s|ed|ing)?(?= (?:in|on) the (?:water|pool|sea))|paddl(?:e[ds]?|ing)|nadou|nad[óo])\b/gi,
  ],
  [
    'cook',
    /\b(?:bak(?:e[ds]?|ing)|cook(?:s|ed|ing)?|stir(?:s|red|ring)?|whisk(?:s|ed|ing)?|cozinh(?:ou|a)|cocin[óo])\b|\b(?:ma[dk]e|making|mix(?:ed|es|ing)?)\b(?=[^.!?]*\b(?:pancakes?|cookies?|cakes?|muffins?|pizzas?|soup|bread|dough|batter|lasagn[ae]|salad|dinner|breakfast)\b)/gi,
  ],
  ['drink', /\b(?:drank|drinks|drinking|sipp(?:ed|ing)|bebeu|bebi[óo])\b/gi],
  ['crawl', /\b(?:crawl(?:s|ed|ing)?|gatinh\w*|gate[óo])\b/gi],
  ['hide', /\b(?:hid|hides?|hiding|peek-?a-?boo|escondeu)\b|\bhide[- ]and[- ]seek\b/gi],
  ['look', /\b(?:look(?:s|ed|ing)? (?:for|around|everywhere|all over)|search(?:ed|es|ing)?)\b/gi],
  ['laugh', /\b(?:laugh(?:s|ed|ing)?|giggl(?:e[ds]?|ing)|chuckl(?:e[ds]?|ing)|riu(?:-se)?)\b/gi],
  // Nobody rubs their eyes over happy tears.
  [
    'cry',
    /\b(?:cried(?! out)|cries|crying|sobb(?:ed|ing)|wept|chorou|llor[óo])\b(?![^.!?]*\b(?:joy|happy|happiness|laugh\w*|alegria|alegr[íi]a|felicidade)\b)/gi,
  ],
  [
    'hug',
    /\b(?:hug(?:s|ged|ging)?|cuddl(?:e[ds]?|ing)|snuggl(?:e[ds]?|ing)|embrac(?:e[ds]?|ing)|abra[çz]\w*)\b/gi,
  ],
  [
    'hold-hands',
    /\b(?:held|holds?|holding|took|takes|taking|squeez(?:e[ds]?|ing)) (?:\S+ ){0,2}hands?\b(?! up| out| over)|\bhand in hand\b|\bde m[ãa](?:os?|nos?) dadas?\b/gi,
  ],
  [
    'hand-over',
    /\b(?:gave|gives?|giving|handed|hands|offered|brought)\b(?=[^.!?]*\b(?:presents?|gifts?|parcels?|surprise)\b)/gi,
  ],
  [
    'admire',
    /\b(?:watch(?:es|ed|ing)?|look(?:s|ed|ing)? (?:out )?(?:at|up at|over)|saw|admir(?:e[ds]?|ing)|gaz(?:e[ds]?|ing) at)(?= (?:the |a |all |big |bright |beautiful |blue |shooting )*(?:sunset|sunrise|stars?|moon|fireworks|waves|sea|ocean|sky|rainbow|mountains?|view)\b)/gi,
  ],
  ['look-back', /\blook(?:s|ed|ing)? back\b/gi],
  [
    'walk-away',
    /\b(?:walk(?:s|ed|ing)|went|head(?:s|ed|ing)|march(?:ed|ing)|run|ran|set)(?: all)?(?: the way)? (?:away|off|home|back home)\b/gi,
  ],
  ['cheer', /\b(?:jump\w*|leap\w*|leapt) (?:up and down )?(?:for|with) joy\b/gi],
  ['clap', /\b(?:clap(?:s|ped|ping)?|applaud\w*|applause)\b/gi],
  [
    'cheer',
    /\b(?:cheer(?:s|ed|ing)?|won|scored|celebrat(?:e[ds]?|ing)|hooray|did it(?= again\b|[.,!]|$)|made it(?=[.,!]|$| (?:all|to|up|across|down))|high[- ]five\w*)\b/gi,
  ],
  [
    'jump',
    /\b(?:(?<!heart )jump(?:s|ed|ing)?|leap(?:s|ed|ing)?|leapt|hopp(?:ed|ing)(?! (?:in|into) (?:the|a|our|her|his) car)|skipp(?:ed|ing)(?! (?:lunch|dinner|school|breakfast|a|the))|bounc(?:e[ds]?|ing)|splash(?:ed|ing)|dived?|dove|pul(?:ou|ar)|salt[óo])\b/gi,
  ],
  [
    'dance',
    /\b(?:danc(?:e[ds]?|ing)|twirl\w*|spun|spins?|spinning|sang|sing(?:s|ing)?|ballet|danç\w*|bail[óo])\b/gi,
  ],
  [
    'run',
    /\b(?:r[au]n(?:s|ning)?(?! (?:out|late|a (?:fever|bath)|the (?:tap|bath|water)|water|low|over time)\b)|rac(?:ed|es)|chas(?:ed|ing)|kick(?:ed|s|ing)?|correu|corri[óo])\b/gi,
  ],
  [
    'sleep',
    /\b(?:slept|sleeps?|sleeping(?! bag)|asleep|napped|(?:took|takes?|taking) a nap|dormiu|durmi[óo])\b/gi,
  ],
  ['read', /\b(?:reads?(?! (?:her|his|my|the) (?:mind|face|lips))|reading|leu|ley[óo])\b/gi],
  // Going to bed, to the potty or down a slide is no walk.
  ['sit', /\b(?:went|goes|go) (?:\w+ )?(?:potty|to the (?:potty|toilet|bathroom))\b/gi],
  [
    'walk',
    /\b(?:walk(?:s|ed|ing)?|(?<!first |next |big |of the |up the )(?:took|takes?|taking) (?:\w+ ){0,4}steps?|stepp(?:ed|ing)|went(?! (?:to bed|wrong|quiet|silent|well|wild|down|crazy|pale|home))|marched|marching|toddl\w*|wander\w*|explor(?:e[ds]?|ing)|climb(?:s|ed|ing)?|hik(?:ed|ing)|led the way|carried(?! (?:him|her|them)\b)|passos|pasos|andou|anduvo|camin\w*)\b/gi,
  ],
  [
    'kneel',
    /\b(?:knelt|kneel\w*|dug|digging|buil[dt]|builds|building (?:a|the|her|his|sand)\w*|pett(?:ed|ing)|patt(?:ed|ing)|fed|feeds?|feeding|plant(?:s|ed|ing)?(?! a kiss)|picked up|kiss(?:ed|es|ing)?(?! goodbye| (?:her|him|them|us|me) goodbye))\b/gi,
  ],
  ['eat', /\b(?:ate|eats?|eating|tast(?:e[ds]?|ing)|comeu|comi[óo])\b/gi],
  [
    'sit',
    /\b(?:(?<!on )sat|sits?|sitting|fell(?! (?:out|asleep|in love|into place|silent))|ride|rode|riding|potty|tripped|caiu|se cay[óo])\b/gi,
  ],
  [
    'point',
    /\b(?:point(?:s|ed|ing)?|show(?:s|ed|n|ing)? (?:him|her|them|us|me|off|the|his|my|our|how|every\w+)|look(?:s|ed|ing)? (?:at|out|up|through|into|over|around|for)|(?<!see-)saw|spott?ed|found|discover(?:ed|s|ing)?|viu|vio)\b/gi,
  ],
  ['wave', /\b(?:wav(?:ed|ing)|goodbye|bye|hello|greet(?:ed|s|ing)|blew (?:\w+ ){0,2}kiss(?:es)?)\b/gi],
  [
    'think',
    /\b(?:think(?:s|ing)?|thought|wonder(?:ed|s|ing)|dream(?:s|ed|t|ing) (?:of|about)|decid(?:ed|es)|wish(?:ed|es)(?= (?:for|that|upon))|remember(?:ed|s)|imagin(?:ed|es|ing))\b/gi,
  ],
  [
    'talk',
    /\b(?:said|says|talk(?:s|ed|ing)?|told|tells|ask(?:ed|s)|shout\w*|yell(?:ed|s|ing)|scream(?:ed|s|ing)|call(?:ed|ing)(?! (?:\p{Lu}|it|him|her))|whisper\w*|cried out|recit\w*|mumbl\w*|count(?:ed|s|ing)|disse|dijo)\b/giu,
  ],
  ['stand', /\b(?:held|holds?|holding|pushed|helped|helps|helping|stood|watched|watching)\b/gi],
];

/** In front of a verb these say that it was not done, or not yet. */
export const undone =
  /(?:\b(?:not|never|almost|nearly|without|nobody|stopped|instead of|before|refused to|(?:afraid|scared|shy|nervous|going|wants?|wanted|tried|had) to)|n't)\s+(?:\w+\s+)?$/i;
