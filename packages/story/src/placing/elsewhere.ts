import { withoutAsides } from '../world/places/asides.ts';
import { withoutTopics } from './only-told.ts';

/** 'Walked like a penguin': nobody is at the zoo. */
const compared =
  /(?<!\p{L})(?:like|as (?:if|though)|como|que nem|such as|as \p{L}+ as)(?: (?:a|an|the|um|uma|o|un|una|el|la|real|little|tiny|big))*(?: \p{L}+)/giu;
/** 'Packed her sleeping bag': nobody is in a tent yet. */
const packed = /(?<!\p{L})(?:pack(?:s|ed|ing)?|empac(?:a|ó|ou|ar|aron|aram|amos))(?!\p{L})[^.!?,;]*/giu;

/** 'Roller skating': on wheels nobody is on the ice. */
const onWheels = /(?<!\p{L})(?:roller|inline)[- ]?skat\p{L}*/giu;

/** 'The sand tray': of a nursery; and glasses are worn anywhere but under water, and any window breaks. */
const lookalikes =
  /(?<!\p{L})(?:sand[- ](?:tray|table|timer|paper)s?|water[- ](?:tray|table)s?|(?:gafas|óculos)(?! (?:de|para) (?:nad|nata|buc|mergulh|agua|água|piscin|esqu|sol))(?!\p{L})|(?:romp|quebr|part|estall|revent|cascó|broke|smash|crack)\p{L}* (?:\p{L}+ )?(?:el|un|o|um|the|a) (?:cristal|vidro|glass)(?! (?:bowl|of|tank))|sleeping[- ]bag (?:in|on) (?:the floor|(?:his|her|their|our|my|the) (?:new |own )?(?:bed)?room))(?!\p{L})/giu;

const places =
  'shop|store|bakery|supermarket|market|school|nursery|kindergarten|preschool|pool|library|café|cafe|hotel|farm|gym|salon|church|park|hospital|clinic';
const lugares =
  'padaria|loja|mercado|supermercado|escola|creche|infantário|escolinha|piscina|biblioteca|café|hotel|quinta|ginásio|igreja|parque|hospital|farmácia|panadería|tienda|escuela|cole|colegio|guardería|kínder|alberca|cafetería|granja|gimnasio|iglesia|farmacia|súper';
/** 'The lady from the bakery', 'os sapatos da loja': they say only who, and which. */
const whose = new RegExp(
  `(?<=(?<!\\p{L})(?:lad(?:y|ies)|wom[ae]n|m[ae]n|boys?|girls?|kids?|child(?:ren)?|friends?|teachers?|people|neighbou?rs?|grandparents|(?:tr(?:ied|ying) on|wore|put on|ate|hugged|unwrapped|opened|showed(?: us| me| him| her)?|played with) (?:\\p{L}+ ){1,3}?\\p{L}+)) (?:from|of) (?:(?:the|her|his|our|their) )?(?:\\p{L}+ )?(?:${places})(?!\\p{L})|(?<=(?<!\\p{L})(?:senhor(?:a|as|es)?|menin[oa]s?|moç[oa]s?|amig[oa]s?|amiguinh[oa]s?|colegas?|professor(?:a|as|es)?|mulher|homem|rapaz|rapariga|gente|crianças?|señor(?:a|as|es)?|niñ[oa]s?|chic[oa]s?|muchach[oa]s?|compañer[oa]s?|maestr[oa]s?|mujer|hombre|(?:experimentou|vestiu|calçou|comeu|abriu|mostrou|prob(?:ó|aron|amos)|puso|comió|abrió|mostró|enseñó) (?:\\p{L}+ ){0,2}?\\p{L}+)) d(?:[aeo]s?|el|e la|e su) (?:${lugares})(?!\\p{L})`,
  'giu',
);

/** What is drawn, put together or played is no place that anybody is at. */
const made =
  /(?<=(?<!\p{L})(?:drew|draws?|drawing|desenh(?:ou|ei|a)|dibuj(?:ó|é|a)) )(?:an?|the|her|his|our|my|uma?|[oa]|una?|el|la|su) (?:\p{L}+ )?\p{L}+|(?<=(?<!\p{L})(?:made|built|makes?|builds?|fez|fizemos|construiu|construímos|hizo|hicimos|construyó|construimos|armó|armamos) )(?:an?|uma?|una?) (?:\p{L}+ )?(?:boat|ship|train|plane|car|bus|rocket|castle|shop|barco|navio|comboio|trem|avião|carro|autocarro|foguete|loja|tren|avión|coche|autobús|cohete|tienda)(?!\p{L})|(?<=(?<!\p{L})(?:play(?:s|ed|ing)?) )(?:at )?(?:shops?|schools?|doctors?|vets?|restaurants?|cafés?|hairdressers?|hospitals?|libraries|pool)(?!\p{L})|(?<=(?<!\p{L})brinc\p{L}+ )(?:de|às|aos|ao|à) (?:médic\p{L}+|escol\p{L}+|loj\p{L}+|mercad\p{L}+|restaurantes?|cabeleireir\p{L}+|hospital|veterinári\p{L}+)|(?<=(?<!\p{L})jug\p{L}+ )(?:a (?:los? |las? )?|al )(?:médic\p{L}+|doctor\p{L}*|escuel\p{L}+|tiend\p{L}+|restaurantes?|peluquer\p{L}+|hospital|veterinari\p{L}+|súper|supermercado)|pool (?:table|cue|ball)s?|(?<=(?:coins?|money|penn(?:y|ies)) (?:in|into) )(?:the|his|her|a) (?:\p{L}+ )?bank|(?:drop(?:ped|s)?|count(?:ed|s)?|knitt?\p{L}*|crochet\p{L}*|sew(?:ed|n|ing)?) (?:\p{L}+ ){0,2}stitch(?:es)?(?! (?:in|on) (?:his|her|my))|(?:\p{L}+ed|\p{L}+ing|made|built|put up|set up|(?:puso|pusimos|pusieron|hizo|hicimos|montamos|montó|armamos|armó|fez|fizemos|montámos|pôs|pusemos) (?:el|un|o|um|nuestro|nosso)) altar|altar (?:for|para|d[eo]l? (?:av[ôó]|abuel\p{L}+|muertos|mortos|nuestr\p{L}+))/giu;

/** 'Could not see the school from there': what is only seen from afar is not where anybody is. */
const sighted = new RegExp(
  `(?<=(?<!\\p{L})(?:see|saw|spotted|veía|veíamos|via|viu|vimos|vio|avistou|divisó) )(?:the|her|our|[oa]|el|la|su) (?:${places}|bus|train|boat|${lugares}|autocarro|ônibus|autobús|tren|comboio|barco)(?!\\p{L})(?![^.!?]*(?<!\\p{L})(?:got (?:on|in)|climbed (?:on|in|aboard)|boarded|went in|sub(?:ió|iu|imos|ieron|iram)|entr(?:ó|ou|amos|ámos|aron|aram))(?!\\p{L}))`,
  'giu',
);

const blanked = (told: string): string => ' '.repeat(told.length);

/** 'Sexta-feira', 'na quinta-feira': nobody is at a fair or a farm for that. */
const weekdays = /(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta)s?[- ]feiras?(?!\p{L})/giu;
/** A text with spaces where it names a day of the week by a word that is also a place. */
export const withoutWeekdays = (text: string): string => text.replace(weekdays, blanked);

/** A baby's bottle: only lambs and calves are given one on a farm. */
const bottles =
  /(?<!\p{L})(?:biberão|biberões|mamadeiras?|biberón|biberones|mamaderas?|teteros?)(?!\p{L})(?![^.!?]*(?:bezerr|borreg|corder|terner|cabrit|vitel|potr))/giu;

/** A text with spaces where something is only compared or packed: all else stands where it stood. */
export const withoutElsewhere = (text: string): string =>
  withoutTopics(withoutWeekdays(withoutAsides(text)))
    .replace(compared, blanked)
    .replace(packed, blanked)
    .replace(bottles, blanked)
    .replace(onWheels, blanked)
    .replace(whose, blanked)
    .replace(sighted, blanked)
    .replace(made, blanked)
    .replace(lookalikes, blanked);
