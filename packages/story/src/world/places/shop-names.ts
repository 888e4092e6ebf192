import { isGivenName } from '../../people/gender.ts';

/** Shops whose names are nothing else. */
const chains =
  /(?<!\p{L})(?:tesco|asda|lidl|aldi|sainsbury['’]?s|waitrose|m(?:&| and )s|marks (?:and|&) spencer|primark|ikea|smyths|b(?:&| and )q|tk ?maxx|walmart|costco|kmart|k-mart|bunnings|trader joe['’]?s|publix|kroger|walgreens|toys ?r ?us|h(?:&| and )m|pingo doce|auchan|carrefour|mercadona|el corte inglés|corte inglés|leroy merlin|soriana|chedraui|oxxo|falabella|coppel|dollar (?:tree|general)|hobby lobby|savemart|eroski|hipercor|worten|fnac)(?!\p{L})/giu;
/** Those of words and names, only as they are written: nobody learns to Spar. */
const asWritten =
  /(?<!\p{L})(?:Morrisons|Argos|Woolworths|Woolies|Whole Foods|Home Depot|Best Buy|Decathlon|Spar|SPAR|Zara)(?!\p{L})/gu;
const alsoWords =
  /(?<!\p{L})(?:in|at|to|from|middle of|no|na|ao|do|en|al|del?) (?:the )?(?:Target|(?<!Puss in )Boots|Coles|Gap|Continente|Jumbo|Éxito|Líder|Coto|Bodega)(?!\p{L})/u;

const before =
  /(?:^|\s)(?:in|at|to|into|inside|through|round|around|from|n[oa]|ao?|à|d[oa]|em|en|al?|del?)(?: (?:the|a|our|local|big|o|el|la))*\s$/iu;
/** What is done in shops; a name given to people is a shop's only where it is done in it. */
const shops =
  /(?<!\p{L})(?:b(?:ought|uy\p{L}*)|shop\p{L}*|tr(?:y|ied|ying) on|queued?|checkout|compr\p{L}+|provador|experiment\p{L}+|prob(?:ó|amos|aron|arse|ador\p{L}*))(?!\p{L})/iu;
const within = /(?:^|\s)(?:in|at|from|n?a|da|em|en|de)\s$/iu;

const isIn = (told: string, { 0: name, index }: RegExpExecArray): boolean => {
  const ahead = told.slice(0, index);
  // 'Built the Ikea shelf': of a shop and not in it.
  return isGivenName(name) ? within.test(ahead) && shops.test(told) : before.test(ahead);
};

/** Whether a stretch of text speaks of being in a shop by its name, or of going there. */
export const isShopNamed = (told: string): boolean =>
  alsoWords.test(told) ||
  [...told.matchAll(chains), ...told.matchAll(asWritten)].some((name) => isIn(told, name));
