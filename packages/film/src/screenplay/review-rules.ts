export type RefusalReason = 'violence' | 'sexual' | 'hate' | 'self-harm' | 'drugs' | 'commerce';

const someone =
  '(?:him|her|them|me|us|you|someone|somebody|people|children|kids|(?:a|the|his|her|my|our|another|some) (?:man|woman|boy|girl|kid|child|baby|person|neighbou?r|classmate|teacher|sister|brother|mother|father|mom|dad|wife|husband|cop|guy|family|dog|cat))';
const group =
  '(?:blacks?|whites?|jews?|muslims?|christians?|gays?|lesbians?|trans|immigrants?|foreigners?|gyps(?:y|ies)|refugees?|asians?|mexicans?|arabs?|indians?|disabled(?: people)?|women|men)';

/**
 * What a film for a child is never made of. The patterns want the whole thought ('stabbed him'), not
 * one word: children shoot hoops, beat Grandpa at chess and dress as skeletons.
 */
export const refusalRules: readonly { reason: RefusalReason; patterns: readonly RegExp[] }[] = [
  {
    reason: 'self-harm',
    patterns: [
      /\bsuicid(?:e|al|ed)\b|\bself[- ]?harm/i,
      /\b(?:kill(?:ed|s|ing)?|hang(?:ed|ing)?|cut(?:s|ting)?|hurt(?:s|ing)?|burn(?:ed|s|ing)?|starv(?:e|ed|ing)) (?:myself|himself|herself|themselves|yourself|themself) (?:on purpose|again|to death|every|with)\b/i,
      /\bkill(?:ed|s|ing)? (?:myself|himself|herself|themselves|yourself|themself)\b/i,
      /\b(?:want(?:s|ed)?|wish(?:es|ed)?) (?:to die|(?:i|he|she|they) (?:was|were) dead)\b/i,
      /\boverdos(?:e|ed|ing)\b|\bslit(?:ting)? (?:my|his|her|their) wrists?\b/i,
      /suic[ií]d|automutila|autolesi/i,
    ],
  },
  {
    reason: 'sexual',
    patterns: [
      /\b(?:porn\w*|erotic\w*|sexy|sexual\w*|nudes?|nudity|orgasm\w*|fetish\w*|masturbat\w*|molest\w*|rap(?:ed|ing|ist)|incest\w*|p(?:a?e)dophil\w*|penis|vagina|blowjob|onlyfans|strippers?|stripp(?:ed|ing) naked|hooker|prostitut\w*|xxx|hentai|boobs|tits|horny)\b/i,
      /\b(?:have|has|had|having|about) sex\b|\bsex (?:with|tape|toys?|scene)\b/i,
      /\bestupr|\bviolaci[oó]n|\bpornogr/i,
    ],
  },
  {
    reason: 'hate',
    patterns: [
      /\b(?:nazis?|hitler|kkk|white power|white supremac\w*|heil|ethnic cleansing|gas chambers?|lynch\w*)\b/i,
      /\b(?:n[i1]gg(?:er|a)s?|fagg?ots?|k[i1]kes?|sp[i1]cs?|ch[i1]nks?|trann(?:y|ies)|wetbacks?|retard(?:s|ed)?)\b/i,
      new RegExp(
        `\\b(?:hate|hates|hated|despise|despises|kill all|get rid of)(?: (?:all|those|these|the))* ${group}(?=\\s|[.,!?]|$)(?! (?:dress|shirt|socks?|bread|rice|shoes?|beans?|chocolate|paint|food))`,
        'i',
      ),
      new RegExp(
        `\\b(?:all|those) ${group} (?:are|should) (?:bad|evil|stupid|dirty|criminals|die|disgusting|inferior|animals|go back)`,
        'i',
      ),
    ],
  },
  {
    reason: 'violence',
    patterns: [
      new RegExp(
        `\\b(?:kill|killed|kills|killing|stab|stabbed|stabs|stabbing|shoot|shot|shooting|strangl(?:e|ed|es|ing)|chok(?:e|ed|ing)|murder(?:ed|s|ing)?|tortur(?:e|ed|ing)|behead(?:ed)?|attack(?:ed|ing)?|punch(?:ed|es|ing)?|slap(?:ped|s|ping)?|whip(?:ped|ping)?|drown(?:ed|ing)?|poison(?:ed|ing)?|abus(?:e|ed|ing)) ${someone}\\b(?! (?:a|the|with) (?:ball|bubbles|water|foam|laughter|snowballs?|photo|picture|look|glance|toy))`,
        'i',
      ),
      /\b(?:murder(?:ed|er|s)?|massacre\w*|slaughter\w*|terroris[mt]\w*|gunshots?|machine gun|shotgun|rifles?|pistols?|handguns?|ak-?47|grenades?|beheaded|dismember\w*|mutilat\w*|tortur(?:e|ed|ing)|decapitat\w*|hostages?|execution)\b/i,
      /\b(?:real|loaded|his|her|my|a) gun\b(?! show)(?<!(?:water|toy|nerf|squirt|bubble|foam|glue) gun)/i,
      /\b(?:beat|beats|beating) (?:him|her|them|me|us|the \w+) (?:up|black and blue|with (?:a|the|his|her) (?:belt|stick|bat|fist|pole)|unconscious|bloody|to death)\b/i,
      /\bspank(?:ed|ing|s)?\b|\bhit (?:him|her|them|me) (?:hard |again )?with (?:a|the|his|her) (?:belt|stick|bat|fist|hammer|knife)\b/i,
      /\b(?:blood|guts|gore) (?:everywhere|all over|splattered|gushing)\b|\bbled to death\b|\b(?:corpse|dead bod(?:y|ies))\b/i,
      /\b(?:blow|blew|bomb|bombed|bombing) up (?:the |a )?(?:school|people|house|church|building|town)\b/i,
      /\b(?:assassin|matou|mataram|esfaque|apuñal|asesin)/i,
    ],
  },
  {
    reason: 'drugs',
    patterns: [
      /\b(?:cocaine|heroin|meth|crystal meth|fentanyl|crack pipe|ecstasy pills|got (?:him|her) (?:drunk|high)|gave (?:him|her) (?:vodka|whisk(?:e)?y|beer|weed|cannabis))\b/i,
    ],
  },
  {
    reason: 'commerce',
    patterns: [
      /\b(?:buy now|order now|shop now|act now|limited[- ]time offer|free shipping|promo code|discount code|coupon code|use code|money[- ]back|special offer|click (?:here|the link)|link in (?:my )?bio|subscribe to (?:my|our)|follow (?:me|us) on|like and subscribe|dm (?:me|us) (?:for|to)|earn \$?\d+|work from home|casino|betting odds|crypto(?:currency)?|bitcoin|forex|payday loan|viagra|cialis)\b/i,
      /\b\d{1,3} ?% (?:off|discount)\b|\bfor sale\b.*(?:\$|€|£)\s?\d/i,
    ],
  },
];
