import type { SetName } from '@milestoon/stage';
import { homes, outdoors, vehicles, withOthers } from './place-groups.ts';

/** The same where what is read as a plain deed has lost the words that tell. */
export const saidDeeds: readonly (readonly [SetName, readonly SetName[], RegExp])[] = [
  [
    'park',
    [...outdoors, 'mountain', 'zoo', 'boat', 'roadside', 'snow'],
    /(?<!\p{L})(?:had (?:a|our|their|his|her) (?:\p{L}+ )?picnic|(?:fez|fizemos|fizeram) um piquenique|(?:hizo|hicimos|hicieron) un p[ií]cnic)(?!\p{L})/iu,
  ],
  [
    'park',
    [...outdoors, 'mountain', 'pitch', 'snow'],
    /(?<!\p{L})(?:flew (?:a|his|her|our|the) (?:\p{L}+ )?kite|lançou (?:um|o) papagaio de papel|vol(?:ó|amos|aron) (?:una|la|su) cometa)(?!\p{L})/iu,
  ],
  // Games with a ball and sides are played on a pitch where no other place is told.
  [
    'pitch',
    [...outdoors, 'pitch', 'hall', 'beach', 'classroom'],
    /(?<!\p{L})(?:played (?:in )?(?:his |her |their |our |a |the )?(?:first |last |big )?(?:football|soccer|rugby|hockey|cricket|baseball|lacrosse|hurling|gaelic)(?: match| game)?(?! with the dog)|jogou (?:\p{L}+ )?(?:à bola|futebol|râguebi|rugby|hóquei)|jugó (?:un partido de |al? )(?:fútbol|rugby|hockey|béisbol|beisbol))(?!\p{L})/iu,
  ],
  [
    'doctor',
    ['doctor', 'ward', 'classroom', 'hall'],
    /(?<!\p{L})(?:(?:got|had) (?:a|his|her) (?:\p{L}+ )?(?:jab|vaccine|flu shot)|levou (?:uma|a) (?:vacina|injeção)|le pusieron (?:una|la) (?:vacuna|inyección))(?!\p{L})/iu,
  ],
  [
    'ward',
    ['ward', 'doctor', 'pitch', 'hall'],
    /(?<!\p{L})(?:(?:got|had|needed) (?:\p{L}+ )?stitches|levou (?:\p{L}+ )?pontos n[oa]|(?:le )?(?:dieron|pusieron|cosieron) (?:\p{L}+ )?puntos (?:de sutura|en (?:el|la)))(?!\p{L})/iu,
  ],
  // A book before bed, and one that is read aloud instead of being read to, is read at home.
  [
    'bedroom',
    [...homes, ...vehicles, 'tent', 'ward', 'garden', 'beach', 'forest'],
    /(?<!\p{L})(?:read(?:ing)? [^.!?]*(?:tonight|at bedtime|before bed|instead of (?:me|us|dad|mum|mom|mummy|daddy) reading)|(?:leu|lemos|leram)(?:-\p{L}+)? [^.!?]*(?:esta noite|hoje à noite|antes de (?:se )?(?:dormir|deitar)|na hora de dormir)|(?:leyó|leímos|leyeron) [^.!?]*(?:esta noche|anoche|antes de (?:dormir|acostarse)|a la hora de dormir))(?!\p{L})/iu,
  ],
  [
    'bakery',
    ['bakery', 'shop', 'market', 'street', 'cafe', 'fair'],
    /(?<!\p{L})(?:bought (?:the|some|a|our) (?:loaf|bread|baguette|bread rolls?)|compr(?:ou|aram|ámos|amos) (?:o|um|uns|os) (?:pão|pãezinhos)|compr(?:ó|aron|amos) (?:el|un|la|una) (?:pan|barra de pan))(?!\p{L})/iu,
  ],
  [
    'kitchen',
    [...homes, 'cafe', 'garden', 'party', 'tent', 'classroom', 'hall', 'boat', 'park'],
    /(?<!\p{L})(?:(?:set|laid|cleared) the table|(?:pôs|pusemos|puseram|arrumou|levantou) a mesa|(?:puso|pusimos|pusieron|recogió|levantó) la mesa)(?!\p{L})/iu,
  ],
  [
    'kitchen',
    ['kitchen', 'living', 'cafe', 'tent', 'party', 'garden', 'classroom', 'market'],
    /(?<!\p{L})(?:(?:made|cooked) (?:us |me |him |her )?(?:an? |the |some )?(?:\p{L}+ )?(?:omelettes?|scrambled eggs|soup|pasta|curry)|(?:fez|feito|fizemos) (?:uma?s? |a |o )?(?:omeletes?|omeletas?|brigadeiros?|tapiocas?|sopa|arroz)|(?:hizo|hecho|hicimos) (?:una?s? |la |el )?(?:tortillas?|arepas?|empanadas?|sopa|arroz|croquetas?))(?!\p{L})/iu,
  ],
  // Out to eat: to where it is served.
  [
    'cafe',
    ['cafe', 'market', 'fair', 'beach', 'cinema'],
    /(?<!\p{L})(?:(?:foi|fomos|foram|vamos) (?:todos )?(?:tomar|comer) (?:um |uma |uns )?(?:açaí|sorvete|gelado|pizza|hambúrguer|lanche|pastel|pastéis)|(?:fui|fue|fuimos|fueron) (?:todos )?a (?:tomar|comer) (?:un |una |unos |unas )?(?:helados?|pizza|hamburguesas?|churros|tacos|papas fritas))(?!\p{L})/iu,
  ],
  // Chess and cards against one of the family are played where the family is.
  [
    'living',
    [...withOthers, ...homes, 'ward', 'doctor'],
    /(?<!\p{L})(?:(?:beat|played|won against) (?:(?:my|his|her|our) )?(?:dad|daddy|mum|mom|brother|sister|grandpa|grandad|granddad|grandma|nana|uncle|aunt|cousin)[^.!?]{0,16} (?:at|in) (?:chess|checkers|draughts|cards|uno|dominoes|monopoly)|ganhou (?:d|a)[oa] (?:pai|mãe|avô|avó|irmão|irmã|tio|tia|primo|prima)[^.!?]{0,16} (?:no|ao|às|nas) (?:xadrez|damas|cartas|dominó)|ganó (?:al (?:truco|mus|dominó|parchís|ajedrez|uno|ludo)|a (?:la brisca|las damas|las cartas|la escoba|la canasta)) a (?:su |l |la )?(?:papá|mamá|padre|madre|abuel[oa]|herman[oa]|tí[oa]|prim[oa])|ganhou (?:no|ao|à|às) (?:truco|dominó|xadrez|damas|sueca|cartas|buraco|bisca|ludo) (?:d|a)[oa] (?:pai|mãe|avô|avó|irmão|irmã|tio|tia|primo|prima)|ganó (?:a su |al |a la )(?:papá|mamá|padre|madre|abuel[oa]|herman[oa]|tí[oa]|prim[oa])[^.!?]{0,16} (?:al|a las) (?:ajedrez|damas|cartas|dominó))(?!\p{L})/iu,
  ],
  // Stars and baubles are hung on a tree in a room.
  [
    'living',
    [...withOthers.filter((set) => !outdoors.includes(set)), ...homes],
    /(?<!\p{L})(?:(?:stars?|angels?|baubles?|ornaments?|tinsel) (?:\p{L}+ ){0,3}(?:on|onto) (?:the|our|a) (?:\p{L}+ )?tree|decorat\p{L}+ (?:the|our) (?:christmas )?tree|(?:estrelas?|anjos?|bolas?|enfeites?) (?:\p{L}+ ){0,3}na (?:nossa )?árvore|(?:decor|enfeit|mont)\p{L}+ (?:a |nossa )+árvore|(?:estrellas?|ángel(?:es)?|bolas?|esferas?|adornos?) (?:\p{L}+ ){0,3}en (?:el|nuestro) (?:árbol|arbolito)|(?:decor|adorn|mont|arm)\p{L}+ (?:el|nuestro) (?:árbol|arbolito))(?!\p{L})/iu,
  ],
  // Buses are waited for where they stop.
  [
    'street',
    ['street', 'roadside', 'station', 'schoolgate', 'porch'],
    /(?<!\p{L})(?:wait(?:ed|s|ing)? (?:\p{L}+ ){0,3}for (?:the|our|a|her|his) (?:school )?bus|esper\p{L}+ (?:pelo|o) (?:autocarro|ônibus|busão)|esper\p{L}+ (?:el|al) (?:autobús|bus|camión|colectivo|micro))(?!\p{L})/iu,
  ],
  // What is taken home from school is done there.
  [
    'living',
    [
      ...homes,
      ...vehicles,
      'classroom',
      'library',
      'cafe',
      'ward',
      'hall',
      'garden',
      'park',
      'balcony',
      'porch',
    ],
    /(?<!\p{L})(?:homework|(?:fez|fizemos|fazer|acabou|terminou) (?:o dever|os deveres|o tpc|os tpc|a lição|as lições|os trabalhos|a tarefa)(?: de casa)?|(?:hizo|hicimos|hacer|acabó|terminó) (?:los deberes|la tarea|las tareas))(?!\p{L})/iu,
  ],
  // Ices and balloons are sold on the street.
  [
    'street',
    withOthers.filter((set) => !/^(?:classroom|church|library|salon|car|bus)$/.test(set)),
    /(?<!\p{L})(?:(?:bought|got|buy) (?:\p{L}+ ){0,3}(?:ice[- ]creams?|cones?|popsicles?|ice lolly|balloons?|candy ?floss)|compr(?:ou|ei|ámos|amos|aram)(?:-\p{L}+)? (?:\p{L}+ ){0,2}(?:gelados?|sorvetes?|picolés?|balão|balões|castanhas(?: assadas)?|pipocas?|algodão doce)|compr(?:ó|é|amos|aron) (?:\p{L}+ ){0,2}(?:helados?|paletas?|globos?|churros|castañas|algodón de azúcar))(?!\p{L})/iu,
  ],
  // The slide of a pool stands in it.
  [
    'pool',
    ['pool', 'beach'],
    /(?<!\p{L})(?:(?:escorrega|escorregador|escorregão|tobogã)(?: \p{L}+){0,2} da piscina|(?:tobogán|resbaladilla)(?: \p{L}+){0,2} de la (?:piscina|alberca|pileta)|(?:slide|chute)s? at the (?:\p{L}+ )?(?:pool|lido|water park))(?!\p{L})/iu,
  ],
  [
    'playground',
    ['playground', 'beach', 'garden', 'park', 'lake', 'forest', 'field'],
    /(?<!\p{L})(?:sand (?:cakes?|pies?)|bol(?:os?|inhos?) de areia|(?:pasteles|tartas|pastelitos|flanes) de arena)(?!\p{L})/iu,
  ],
  // Feasts are kept at home where nothing else is told, and their candles stand on no birthday cake.
  [
    'living',
    [...withOthers.filter((set) => set !== 'party'), ...homes, 'ward', 'balcony'],
    /(?<!\p{L})(?:celebrat\p{L}+ (?:eid|christmas|hanukkah|chanukah|diwali|easter|passover|ramadan|new year|lunar new year|thanksgiving|shabbat)|(?:celebr|festej)\p{L}+ (?:o |a |la |el )?(?:natal|páscoa|ano novo|navidad|pascua|año nuevo|nochebuena|eid|hanukkah|janucá|diwali)|(?:light|lights|lit|acend\p{L}+|encend\p{L}+|prend\p{L}+) [^.!?]{0,40}(?:hanukkah|chanukah|menorah|janucá|hanucá|chanuká|advent|advento|adviento|diyas?|shabbat|sabbath))(?!\p{L})/iu,
  ],
];
