/** What is done with both hands at a table, with needles or at a wall, in the words of all languages: dictionary forms. */
import type { Action } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';

export const knits = /^(?:knit|crochet|tricotar|croché|tejer|ganchillar)$/;
/** 'Fazer tricô'. */
export const knitting = /^(?:knitting|crochet|tricô|tricot|croché|crochê)$/;
/** 'Hacer punto': with another verb, or an article, it is a point. */
export const stitches = /^(?:punto|ganchillo)$/;
export const sews =
  /^(?:sew|stitch|embroider|darn|hem|coser|costurar|bordar|remendar|cerzir|zurcir|hilvanar)$/;

/** Put where it stays, by what holds it. */
export const fastens: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:stick|pin|tape|hang|put|glue|fix|attach|paste|pop|stick_up|put_up|nail|screw)$/,
  pt: /^(?:colar|afixar|pendurar|prender|pregar|fixar|pôr|colocar|aparafusar|grudar)$/,
  es: /^(?:pegar|colgar|clavar|fijar|poner|colocar|sujetar|atornillar|enganchar)$/,
};
/** These put something anywhere: only paper is stuck by them. */
export const puts = /^(?:put|pop|pôr|colocar|poner|pegar)$/;
export const paper =
  /^(?:drawing|poster|card|memo|framed-picture|certificate|sign|name-card|report-card|page-facing-up|notebook|envelope|calendar|world-map|star|sticker|rosette|photo|camera|worksheet)$/;
export const uprights =
  /^(?:wall|fridge|refrigerator|door|cupboard|board|noticeboard|pinboard|corkboard|chart|parede|frigorífico|geladeira|porta|armário|quadro|placard|mural|pared|nevera|frigo|frigorífico|heladera|refrigerador|puerta|armario|tablón|corcho|corchera|muro)$/;
/** What hangs on walls and nowhere else. */
export const hung = /^(?:framed-picture|poster|certificate|diploma|world-map|calendar|mirror|clock)$/;

export const kneads = /^(?:knead|pummel|amassar|sovar|amasar|heñir)$/;
export const squeezes = /^(?:squeeze|juice|espremer|exprimir)$/;
export const rolls = /^(?:roll|flatten|estender|esticar|tender|extender|estirar|aplanar|achatar)$/;
export const doughs =
  /^(?:dough|pastry|clay|playdough|plasticine|pizza|massa|massinha|plasticina|barro|argila|masa|masilla|plastilina|arcilla)$/;
export const moulds =
  /^(?:mould|mold|model|shape|sculpt|press|squash|squeeze|moldar|modelar|esculpir|moldear)$/;

export const spreads = /^(?:spread|butter|barrar|untar)$/;
export const folds = /^(?:fold|iron|dobrar|doblar|plegar)$/;

/** Whatever small thing it is done to. */
export const crafts: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:glue|paste|wrap|decorate|ice|frost|butter|bead|origami|colour_in|laminate|assemble)$/,
  pt: /^(?:colar|embrulhar|decorar|enfeitar|barrar|grudar|montar|rechear)$/,
  es: /^(?:pegar|envolver|decorar|adornar|untar|encolar|armar|montar|rellenar)$/,
};
/** 'Pegó la pelota': nothing is glued. */
export const hit = /^(?:soccer-ball|tennis|volleyball|basketball|baseball|piata)$/;
/** Beads and needles are threaded; a tray is shoved into an oven. */
export const threads = /^(?:thread|string|enfiar|enhebrar|ensartar)$/;
export const threaded =
  /^(?:bead|bracelet|necklace|needle|popcorn|conta|missanga|colar|pulseira|agulha|cuenta|collar|pulsera|aguja|macarrão|macarrón)s?$/;
/** Stuck there, it is stuck on somebody. */
export const bodies =
  /^(?:nose|face|cheek|forehead|hand|arm|chin|ear|shirt|jumper|t-shirt|jacket|coat|rosto|cara|nariz|bochecha|testa|mão|braço|camisola|camisa|casaco|mejilla|frente|mano|brazo|camiseta|chaqueta|oreja)s?$/;
export const makes = /^(?:make|create|craft|prepare|fazer|criar|preparar|hacer|crear|elaborar)$/;
/** What is made at a table, with paper, string or bread. */
export const handmade =
  /^(?:card|necklace|prayer-beads|bracelet|ring|paper-plane|envelope|sandwich|puppet|mask|lantern|crown|origami|notebook|open-book|closed-book|sign|rosette|ribbon|wreath|bouquet|red-paper-lantern|paper-lantern|hot-dog|taco|burrito|hamburger|salad|green-salad|toast|bookmark|calendar|party-popper|kite|pinwheel|mosaic|collage)$/;
export const games =
  /^(?:chessboard|chess-pawn|playing-cards|card|joker|flower-playing-cards|game-die|mahjong|mahjong-red-dragon|puzzle-piece|jigsaw|domino|board-game)$/;
export const plays =
  /^(?:play|put-in|deal|shuffle|do|finish|complete|solve|jogar|baralhar|embaralhar|dar|fazer|acabar|terminar|montar|jugar|barajar|repartir|hacer|completar|acabar|armar)$/;
export const types = /^(?:type|teclar|digitar|teclear|tipear)$/;
export const keyboards = /^(?:laptop|keyboard|desktop-computer)$/;

/** Who does these has the things in the hands, and no table; what else is done is not changed. */
export const open: ReadonlySet<Action> = new Set<Action>([
  'put-down',
  'put-on',
  'hold',
  'wipe',
  'cook',
  'push',
  'pull',
  'look',
  'talk',
  'paint',
  'build',
  'reach',
  'tie',
  'crawl',
  'write',
  'cut',
  'hit',
  'sweep',
  'stroke',
  'fall',
  'slice',
  'pour',
]);
