import type { RefusalRule } from './review-rules.ts';

const someone =
  '(?:him|her|them|me|us|you|someone|somebody|people|children|kids|(?:a|the|his|her|my|our|another|some) (?:man|woman|boy|girl|kid|child|baby|person|neighbou?r|classmate|teacher|sister|brother|mother|father|mom|dad|wife|husband|cop|guy|family|dog|cat))';
/** 'Attacked him with kisses': done with these, nothing is meant badly. */
const inPlay =
  '(?! (?:(?:with|in|under|using|from) (?:\\w+ ){0,3}(?:balls?|bubbles|water|hose|sprinklers?|foam|laughter|laughs|giggles?|snowballs?|pillows?|kiss(?:es)?|hugs?|cuddles?|tickles?|love|leaves|confetti|toys?|nerf|lightsabers?|questions)|(?:a|the) (?:ball|photo|picture|look|glance|smile|text|message|puck|high[- ]five)|up)\\b)';
/** 'Killed us 9-0', 'killed them at hockey': a game that was lost. */
const inSport =
  '(?! (?:\\d+ ?(?:-|–|to|nil) ?(?:\\d+|nil)\\b|at (?:football|soccer|rugby|chess|cards|tennis|bowling|netball|hockey|basketball)\\b))';
const oneself = '(?:myself|himself|herself|themselves|yourself|themself)';
const group =
  '(?:blacks|whites|jews|muslims|christians|gays|lesbians|immigrants|foreigners|gypsies|refugees|asians|mexicans|arabs|indians|women|men|(?:black|white|jewish|muslim|christian|gay|trans|disabled|asian|mexican|arab|indian|foreign|brown|poor) (?:people|kids|children|families|men|women|boys|girls))';

/** Harm to oneself, to others, and words that hurt. */
export const cruelRules: readonly RefusalRule[] = [
  {
    reason: 'self-harm',
    patterns: [
      /\bsuicid(?:e|al|ed)\b(?! squad)|\bself[- ]?harm/i,
      new RegExp(
        `\\b(?:hang(?:ed|ing)?|cut(?:s|ting)?|hurt(?:s|ing)?|burn(?:ed|s|ing)?|starv(?:e|ed|ing)) ${oneself} (?:on purpose|to death|every (?:day|night|time)|to feel|because)\\b`,
        'i',
      ),
      new RegExp(
        `\\bkill(?:ed|s|ing)? ${oneself}\\b(?! laughing| with laughter| over| trying| to (?:finish|win|get))`,
        'i',
      ),
      /\b(?:want(?:s|ed)?|wish(?:es|ed)?) (?:to die\b(?! (?:of|from|laughing|with))|(?:i|he|she|they) (?:was|were) dead\b)/i,
      /\boverdos(?:e|ed|ing)\b(?! (?:on|of) (?:\w+ )?(?:candy|sugar|chocolate|cake|cuteness|sweets|ice cream|cuddles|love|cartoons|cheese|pizza|christmas))/i,
      /\bslit(?:ting)? (?:my|his|her|their) wrists?\b/i,
      /suic[ií]d(?!e)|automutila|autolesi|(?<!\p{L})(?:quer|quero|queria) morrer(?! de)|(?<!\p{L})(?:quiere|quiero|quería) morir(?!se de| de)|(?<!\p{L})matar-se(?! (?:a|de) rir)(?!\p{L})/iu,
    ],
  },
  {
    reason: 'violence',
    patterns: [
      new RegExp(`\\b(?:kill|killed|kills|killing) ${someone}\\b${inSport}${inPlay}`, 'i'),
      new RegExp(
        `\\b(?:stab|stabbed|stabs|stabbing|shoot|shot|shooting|strangl(?:e|ed|es|ing)|chok(?:e|ed|ing)|murder(?:ed|s|ing)?|tortur(?:e|ed|ing)|behead(?:ed)?|attack(?:ed|ing)?|punch(?:ed|es|ing)?|slap(?:ped|s|ping)?|whip(?:ped|ping)?|drown(?:ed|ing)?|poison(?:ed|ing)?|abus(?:e|ed|ing)) ${someone}\\b${inPlay}`,
        'i',
      ),
      /\b(?:murdered|murderers?|massacred? (?:of|people|children)|terroris[mt]\w*|gunshots?|machine gun|(?<!\b(?:rode|ride|rides|riding|call|calls|called|calling|shout|shouted|yelled) )shotgun|handguns?|ak-?47|grenades?|beheaded|dismember\w*|mutilat\w*|decapitat\w*)\b/i,
      /(?<!water |toy |cap |squirt |play )\b(?:pistols?|rifles?)\b(?! (?:through|in the|her|his))/i,
      /\b(?:real|loaded|his|her|my|a) gun\b(?! show)(?<!(?:water|toy|nerf|squirt|bubble|foam|glue) gun)/i,
      /\b(?:beat|beats|beating) (?:him|her|them|me|us|the \w+) (?:up|black and blue|with (?:a|the|his|her) (?:belt|stick|bat|fist|pole)|unconscious|bloody|to death)\b/i,
      /\bspank(?:ed|ing|s)?\b(?! new)|\bhit (?:him|her|them|me) (?:hard |again )?with (?:a|the|his|her) (?:belt|stick|bat|fist|hammer|knife)\b/i,
      // A nose that bled everywhere is what happens to children.
      /\b(?:guts|gore) (?:everywhere|all over|splattered|gushing)\b|\bbled to death\b/i,
      /\b(?:blow|blew|bomb|bombed|bombing) up (?:the |a )?(?:school|people|house|church|building|town)\b/i,
      /(?<!\p{L})(?:assassin(?:ou|ato|aram|ado)|asesin(?:ó|ato|aron|ado)|esfaque\p{L}+|apuñal\p{L}+|espanc(?:ou|aram|ado|á-l[oa])|estrangul\p{L}+|tirote(?:i?o)(?! (?:de|com|con) (?:água|agua|bolas?|balões|globos|espuma|neve|nieve))|arma de f(?:ogo|uego)|metralhadora|ametralladora)(?!\p{L})/iu,
      /(?<!\p{L})mat(?:ou|aram)(?! (?:as? )?(?:saudades?|a? ?(?:fome|sede|curiosidade)|o tempo|a charada)|-se a rir)(?!\p{L})/iu,
      /(?<!\p{L})(?:deu-lhe (?:uma sova|uma tareia|um murro|um soco|uma estalada)|bateu-lhe com (?:o cinto|um pau)|le dio una paliza|le pegó con (?:el cinturón|un palo))(?!\p{L})/iu,
    ],
  },
  {
    reason: 'death',
    patterns: [
      /\b(?:corpses?(?! (?:pose|bride))|dead bod(?:y|ies)|autops(?:y|ies)|crematorium|morgue|stillborn|miscarr(?:ied|iage))\b/i,
      /\b(?:watched|saw) (?:him|her|them|(?:my|our|his|her) \w+) die\b|\bdied in (?:my|his|her|our) arms\b|\bdying of cancer\b/i,
      /\b(?:died|killed) in (?:a|the) (?:car )?(?:crash|accident|fire|explosion|shooting|war)\b/i,
      /(?<!\p{L})(?:cadáver(?:es)?|morreu nos (?:meus|seus) braços|murió en (?:mis|sus) brazos|morreu num acidente|murió en un accidente)(?!\p{L})/iu,
    ],
  },
  {
    reason: 'hate',
    patterns: [
      // In Brazil 'kkk' is a laugh.
      /\bku klux\b|\b(?:the|a) kkk\b|\bkkk (?:hood|robe|rally|meeting|march|members?)\b/i,
      /\b(?:nazis?|hitler|white power|white supremac\w*|heil|ethnic cleansing|gas chambers?|lynch(?:ed|ing|mob))\b/i,
      /\b(?:n[i1]gg(?:er|a)s?|fagg?ots?|k[i1]kes?|sp[i1]cs?(?! (?:and|n|'n) span)(?!-and)|ch[i1]nks?(?! (?:of|in) )|trann(?:y|ies)|wetbacks?|retard(?:s|ed)?)\b/i,
      new RegExp(
        `\\b(?:hate|hates|hated|despise|despises|kill all|get rid of)(?: (?:all|those|these|the))* ${group}(?=\\s|[.,!?]|$)`,
        'i',
      ),
      new RegExp(
        `\\b(?:all|those) ${group} (?:are|should) (?:bad|evil|stupid|dirty|criminals|die|disgusting|inferior|animals|go back)`,
        'i',
      ),
      /(?<!\p{L})(?:odi(?:amos|o|a) (?:todos )?(?:os|las|los) (?:pretos|negros|judeus|judíos|ciganos|gitanos|imigrantes|inmigrantes|muçulmanos|musulmanes)|pretos de merda|putos pretos|negros de mierda|maricas de)(?!\p{L})/iu,
    ],
  },
  {
    reason: 'shaming',
    patterns: [
      /\b(?:she|he|they|you)(?:'s| is| are| was| were|'re) (?:just |so |too |such |really |very |always |being )*(?:an? )?(?:\w+ )?(?:fat(?:so|ty)?|ugly|stupid|dumb|worthless|pathetic|loser|idiot|moron|brat|useless|failure|disgrace|disappointment|crybaby)\b(?!-)(?! (?:duckling|sweater|mess|sandwich|cat|excited|happy|luck))/i,
      /\b(?:our|my|this|that|what an?|such an?) (?:little |big )?(?:fat|ugly|stupid|dumb|worthless|pathetic) (?:girl|boy|kid|child|son|daughter|brat)\b/i,
      /\b(?:shame on (?:her|him|you|them)|(?:ashamed|embarrassed|disgusted) (?:of|by) (?:her|him|my (?:son|daughter)|our (?:son|daughter))|nobody (?:likes|loves|wants) (?:her|him)|(?:she|he) will never amount|no one (?:likes|loves|wants) (?:her|him))\b/i,
      /\b(?:humiliat(?:ed|ing) (?:her|him)|made fun of (?:her|his) (?:weight|face|body|nose|teeth|skin)|locked (?:her|him) in (?:the|a) (?:closet|room|basement|cupboard))\b/i,
      /(?<!\p{L})(?:(?:(?:ela|ele) é|és) (?:tão |muito |mesmo |uma? )*(?:gord[oa]|fei[oa]|burr[oa]|estúpid[oa]|falhad[oa]|inútil)|que vergonha de (?:filh[oa]|menin[oa])|ninguém gosta del[ea]|(?:ella|él) es (?:tan |muy |una? )*(?:gord[oa]|fe[oa]|tont[oa]|estúpid[oa]|inútil)|nadie l[oa] quiere)(?!\p{L})/iu,
    ],
  },
];
