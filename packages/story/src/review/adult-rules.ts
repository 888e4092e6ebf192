import type { RefusalRule } from './review-rules.ts';

/** What is for grown-ups only. */
export const adultRules: readonly RefusalRule[] = [
  {
    reason: 'sexual',
    patterns: [
      /\b(?:porn\w*|erotic\w*|sexy|sexual\w*|nudes|nudity|orgasm\w*|fetish\w*|masturbat\w*|molest(?:s|ed|ing|ers?|ation)?|rap(?:ed|ing|ist)|incest\w*|p(?:a?e)dophil\w*|penis|vagina|blowjob|onlyfans|prostitut\w*|hentai|boobs|horny(?! toad))(?![\p{L}\p{N}])/iu,
      // Kisses end a parent's message, and somebody has to play hooker.
      /\bxxx[- ]?(?:rated|videos?|films?|movies?|photos?|pics?|sites?|content)\b|(?<!\b(?:at|as|as a|our|play|plays|played|playing|under tens) )\bhookers?\b/i,
      /(?<!blue |great |coal |marsh |willow |crested |-tailed )\btits\b(?! for tat)/i,
      /\b(?:naked|nude) (?:photos?|pictures?|videos?|girls?|boys?|women|men)\b|\bstrip ?club\b|\bstrippers\b/i,
      /\b(?:have|has|had|having) sex\b|\bsex (?:with|tape|toys?|scene)\b/i,
      /(?<!\p{L})(?:estupr\p{L}+|violaci[oó]n|pornogr\p{L}+|fazer sexo|fizeram sexo|tener sexo|sexo com|sexo con|pedófil\p{L}+|abuso sexual|fotos nu[as]s?|(?:fotos?|v[ií]deos?|im[aá]genes) (?:\p{L}+ ){0,5}desnud[oa]s?|(?:mujer(?:es)?|hombres?|chic[oa]s?) desnud[oa]s?|punhet\p{L}+)(?!\p{L})/iu,
    ],
  },
  {
    reason: 'drugs',
    patterns: [
      /\b(?:cocaine|heroin|crystal meth|meth|fentanyl|crack pipe|ecstasy pills|lsd)\b/i,
      /\bgot (?:him|her|them) (?:drunk|stoned|high\b(?! (?:chair|five|up|enough|score|marks)))/i,
      /\b(?:gave|give|fed) (?:him|her|them) (?:some |a |his first |her first )?(?:vodka|whisk(?:e)?y|beer|wine|weed|cannabis|cigarettes?|tequila|rum)\b(?! (?:float|cake|gums?|mats?|truffles?|and raisin|pong|glass))/i,
      /\bsmok(?:ed|es|ing) (?:weed|pot|a joint|crack)\b/i,
      /(?<!\p{L})(?:cocaína|heroína (?:na|en la) veia|marijuana|marihuana|(?:deu|demos)-lhe (?:vinho|cerveja|vodka)|le (?:dio|dimos) (?:vino|cerveza|vodka)|fumou um charro)(?!\p{L})/iu,
    ],
  },
];
