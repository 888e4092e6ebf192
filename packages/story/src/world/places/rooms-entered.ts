import type { Place } from './places.ts';

/**
 * Rooms whose words mean other things as well: a garage mends cars and is a toy, laundry hangs on a line, hens live in sheds,
 * workshops teach dancing, a 'puerto' leads over mountains, and in a leisure centre there is dancing. Each is a room only where somebody is in it or goes in.
 */
const rooms: readonly (readonly [Place, RegExp, RegExp])[] = [
  [
    { set: 'garage', things: [] },
    /(?<!\p{L})(?:(?:in|into|inside|out of|through|(?<!(?:path|way|drive|driveway|door) )to) (?:the|our|my|his|her|their|\p{L}+['’]s) garage(?! sales?| of| doors?)|(?:n[ao]s?|numa|à|pela) (?:nossa )?garagem|(?:en|a) (?:el|la|nuestr[oa]|su) (?:garaje|cochera)|al garaje)(?!\p{L})/iu,
    /(?<!\p{L})(?:toys?|lego|play garage|mechanics?|park(?:ed|ing)|(?:cars?|van|motorbike|truck) to|brinquedo|de brincar|mecânico|estacion\p{L}+|oficina|juguete|mecánico|aparc\p{L}+|taller|(?:carro|coche|auto) (?:à|al|a la))(?!\p{L})/iu,
  ],
  [
    { set: 'garage', things: [] },
    /(?<!\p{L})(?:(?:in|into|inside) (?:the|our|my|his|her|their|\p{L}+['’]s) (?:garden |tool ?|old |little |bike )?shed|(?:n[oa]|dentro d[oa]) (?:nosso )?(?:barracão|galpão)|(?:en|dentro) (?:el|del|nuestro) (?:cobertizo|galpón))(?!\p{L})/iu,
    /(?<!\p{L})(?:farm|barn|hay|camp\p{L}*|cows?|calf|calves|bulls?|sheep|lambs?|goats?|pigs?|piglets?|horses?|pony|ponies|donkeys?|hens?|chickens?|chicks?|ducks?|ducklings?|geese|rabbits?|bunn(?:y|ies)|quinta|palha|feno|vacas?|bezerr\p{L}+|ovelhas?|cordeir\p{L}+|cabr\p{L}+|porc\p{L}+|cavalos?|burr\p{L}+|galin\p{L}+|pint\p{L}inhos?|patos?|coelh\p{L}+|granja|paja|heno|terner\p{L}+|ovejas?|corder\p{L}+|cerd\p{L}+|caball\p{L}+|gallin\p{L}+|poll\p{L}+|conej\p{L}+)(?!\p{L})/iu,
  ],
  [
    { set: 'garage', things: [] },
    /(?<!\p{L})(?:(?:in|into|inside) (?:the|our|my|his|her|(?:grand\p{L}+|dad|daddy|papa|pop|opa|uncle)['’]s|uncle \p{L}+['’]s) workshop|(?:na|à|numa) oficina(?! \p{L}+| d[aeo]s? )|(?:na|à) oficina d[oa] (?:avô|avó|pai|mãe|tio|papá|mecânico|carpinteiro|bicicletas)|(?:en el|al) taller (?:del|de|de mi|de su) (?:abuel[oa]|papá|mamá|padre|tío|mecánico|carpintero|coches|bicis|bicicletas)|(?:coche|carro|auto|moto|bici\p{L}*|mader\p{L}+|martill\p{L}+|serr\p{L}+|clav\p{L}+|tornill\p{L}+|herramient\p{L}+) (?:\p{L}+ ){0,3}(?:en el|al) taller|ayud\p{L}+ (?:a|al) (?:\p{L}+ )?(?:abuel[oa]|papá|mamá|padre|tío) en el taller)(?! (?:de(?! mi| su| papá| mamá| coches| bici)|at the|of))(?!\p{L})/iu,
    /(?<!\p{L})(?:danc\p{L}*|theat\p{L}+|drama|acting|pott\p{L}+|clay|art|arts|craft\p{L}*|cook\p{L}*|bak\p{L}+|museum|taught|teach\p{L}*|learn\p{L}*|class\p{L}*|music\p{L}*|yoga|coding|robot\p{L}*|paint\p{L}*|teatro|dan[cçz]\p{L}+|baile|barro|cerámica|cerâmica|museu|museo|aprend\p{L}+|ensin\p{L}+|enseñ\p{L}+|cozinh\p{L}+|cocin\p{L}+|pint\p{L}+|música)(?!\p{L})/iu,
  ],
  [
    { set: 'harbor', things: [] },
    // With a capital letter it is a town.
    /(?<!\p{L})(?:(?:[Ee]n|[Pp]or|[Hh]asta) el|[Aa]l|del) puerto(?!\p{L}| de (?:montaña|\p{Lu}))/u,
    /(?<!\p{L})(?:sub\p{L}+|cumbre|montañ\p{L}+|sierra|cima|nev\p{L}+|nieve|bici\p{L}*|cicl\p{L}+|esqu\p{L}+)(?!\p{L})/iu,
  ],
  [
    { set: 'laundry', things: [] },
    /(?<!\p{L})(?:in|into|inside) (?:the|our) laundry(?! \p{L}*(?:basket|pile|bag|hamper|tub|line))(?!\p{L})/iu,
    /(?<!\p{L})(?:put|puts|threw|tossed|dropped|found|line|basket|pile)(?!\p{L})/iu,
  ],
];
const leisure = /(?<!\p{L})(?:at|to|in|into) (?:the|our) leisure cent(?:re|er)(?!\p{L})/iu;
const swims =
  /(?<!\p{L})(?:sw[iau]m\p{L}*|water|dive[sd]?|diving|splash\p{L}*|armbands|pool|lengths)(?!\p{L})/iu;

/** The room that somebody is in, or null. */
export function roomEntered(told: string): Place | null {
  if (leisure.test(told) && swims.test(told)) return { set: 'pool', things: [] };
  return rooms.find(([, words, others]) => words.test(told) && !others.test(told))?.[0] ?? null;
}
