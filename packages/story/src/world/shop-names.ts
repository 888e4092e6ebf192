/** Shops by their names; those that are words besides only as they are written. */
const chains =
  /(?<!\p{L})(?:tesco|asda|lidl|aldi|sainsbury['’]?s|morrisons|waitrose|m(?:&| and )s|marks (?:and|&) spencer|primark|ikea|smyths|argos|b(?:&| and )q|tk ?maxx|walmart|costco|kmart|k-mart|woolworths|woolies|bunnings|trader joe['’]?s|whole foods|home depot|publix|kroger|walgreens|toys ?r ?us|decathlon|zara|h(?:&| and )m|pingo doce|auchan|carrefour|mercadona|el corte inglés|corte inglés|leroy merlin|soriana|chedraui|oxxo|falabella|coppel|dollar (?:tree|general)|hobby lobby|best buy|savemart|spar|eroski|hipercor|worten|fnac)(?!\p{L})/iu;
const alsoWords =
  /(?<!\p{L})(?:in|at|to|from|middle of|no|na|ao|do|en|al|del?) (?:the )?(?:Target|Boots|Coles|Next|Gap|Continente|Jumbo|Éxito|Extra|Líder|Coto|Dia|Bodega)(?!\p{L})/u;

/** Whether a stretch of text speaks of being in a shop by its name, or of going there. */
export const isShopNamed = (told: string): boolean => {
  const name = chains.exec(told);
  if (!name) return alsoWords.test(told);
  // 'Built the Ikea shelf': of a shop and not in it.
  const before = told.slice(0, name.index);
  return /(?:^|\s)(?:in|at|to|into|inside|through|round|around|from|n[oa]|ao?|à|d[oa]|em|en|al?|del?)(?: (?:the|a|our|local|big|o|el|la))*\s$/iu.test(
    before,
  );
};
