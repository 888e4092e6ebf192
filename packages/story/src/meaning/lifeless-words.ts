import { hasPicture } from '@milestoon/things/pictures';

/** What something is that has the shape of somebody alive and is not. */
type LifelessKind =
  | 'soft'
  | 'figure'
  | 'statue'
  | 'food'
  /** Large enough to be sat upon. */
  | 'mount'
  | 'wall'
  | 'photo'
  | 'screen'
  | 'bubble'
  | 'shadow'
  /** Somebody is inside it. */
  | 'player';

export interface Lifeless {
  as: LifelessKind;
  /** Of what it is made, '#rrggbb': a chocolate hare is brown all over. */
  color?: string;
}

const list = (words: string): string[] => words.trim().split(/\s+/);

/** What things are made of or what sort of likeness they are, by words of three languages beside the noun. */
const materials: readonly (readonly [Lifeless, string])[] = [
  [
    { as: 'soft' },
    'toy stuffed plush plushie cuddly felt knitted crocheted woollen cloth fabric rag sewn crochet teddy beanie ' +
      'peluche pelúcia trapo tecido lã feltro brincar brinquedo tricô croché juguete tela lana fieltro ganchillo trapillo',
  ],
  [
    { as: 'figure' },
    'rubber inflatable blow-up borracha goma hinchable insuflável inflable plastic clockwork wind-up wind rocking lego duplo playmobil play pretend robot model fake carousel tin metal magnetic ' +
      'remote-controlled electric toy-shop plástico lata corda cuerda metal montar rodas ruedas baloiço carrossel tiovivo carrusel robô',
  ],
  [{ as: 'figure', color: '#a8703d' }, 'wooden wood matchstick madeira pau madera palo'],
  [{ as: 'figure', color: '#e2574c' }, 'balloon balão balões globo globos'],
  [
    { as: 'figure', color: '#f6f4ee' },
    'paper origami papier-mâché china porcelain glass ceramic pottery snow plaster papel porcelana vidro cerâmica neve cristal cerámica nieve gesso yeso',
  ],
  [{ as: 'figure', color: '#c49a66' }, 'cardboard cartão cartón papelão corcho cork cortiça'],
  [{ as: 'figure', color: '#cfe6f2' }, 'ice gelo hielo'],
  [{ as: 'figure', color: '#e2c48d' }, 'sand straw areia palha arena paja'],
  [
    { as: 'figure', color: '#c97b4a' },
    'clay playdough plasticine mud barro plasticina plastilina arcilla argila playdoh play-doh salt-dough',
  ],
  [{ as: 'statue', color: '#a9a9ad' }, 'stone marble concrete pedra mármore piedra mármol rock granite'],
  [{ as: 'statue', color: '#9c6b3f' }, 'bronze brass copper bronce'],
  [{ as: 'food', color: '#5b3a22' }, 'chocolate choc'],
  [{ as: 'food', color: '#b9783f' }, 'gingerbread cookie biscuit gengibre jengibre bolacha galleta'],
  [
    { as: 'food', color: '#ee7fae' },
    'marzipan sugar icing jelly gummy fondant maçapão açúcar gomas mazapán azúcar gominola',
  ],
];
const byMaterial = new Map(
  materials.flatMap(([what, words]) => list(words).map((word) => [word, what] as const)),
);
/** What a word beside a noun says that the thing is: 'rubber', 'of paper'. */
export const lifelessBy = (word: string): Lifeless | undefined => {
  const plain = word.toLowerCase();
  return (
    byMaterial.get(plain) ??
    byMaterial.get(plain.replace(/s$/, '')) ??
    byMaterial.get(plain.split('-')[0] ?? '')
  );
};

const images: readonly (readonly [Lifeless, string])[] = [
  [
    { as: 'statue', color: '#a9a9ad' },
    'statue sculpture monument estátua escultura estatua monumento gargoyle bust',
  ],
  [
    { as: 'figure' },
    'figure figurine model ornament decoration skeleton fossil figura miniatura maqueta modelo esqueleto fósil',
  ],
  [{ as: 'photo' }, 'photo photograph snapshot foto fotografia fotografía retrato'],
  [
    { as: 'wall' },
    'picture painting drawing poster sticker stamp tattoo mural portrait card postcard cutout cut-out print outline ' +
      'desenho quadro cartaz autocolante imagem postal dibujo cuadro cartel pegatina imagen póster pintura cromo',
  ],
  [
    { as: 'screen' },
    'film movie cartoon video show documentary filme película vídeo programa documentário documental tv television telly',
  ],
  [
    { as: 'bubble' },
    'book story tale song poem chapter fable livro história conto canção poema libro historia cuento canción fábula',
  ],
  [{ as: 'shadow' }, 'shadow silhouette sombra'],
];
const byImage = new Map(images.flatMap(([what, words]) => list(words).map((word) => [word, what] as const)));
/** What is 'of' something without being it: a statue, a photo, a film. */
export const imageBy = (noun: string): Lifeless | undefined => byImage.get(noun.toLowerCase());

/** Verbs whose result has a shape and no life, and what it is then. */
const makers: readonly (readonly [Lifeless, string])[] = [
  [
    { as: 'soft' },
    'knit crochet sew stitch felt embroider tricotar coser tejer tejir bordar costurar crochetar',
  ],
  [{ as: 'figure', color: '#a8703d' }, 'carve whittle chisel esculpir tallar talhar entalhar'],
  [
    { as: 'wall' },
    'draw sketch doodle paint colour color trace print stencil desenhar pintar colorir dibujar colorear',
  ],
  [{ as: 'figure', color: '#f6f4ee' }, 'fold origami dobrar doblar plegar'],
  [{ as: 'figure' }, 'inflate inflar insuflar hinchar'],
  [{ as: 'figure', color: '#c97b4a' }, 'mould mold sculpt knead modelar moldar moldear'],
  [{ as: 'food', color: '#b9783f' }, 'bake ice hornear'],
  [
    { as: 'figure' },
    'make build create craft construct glue assemble print twist weave fazer construir criar montar colar hacer crear pegar armar fabricar',
  ],
];
const byMaker = new Map(makers.flatMap(([what, words]) => list(words).map((word) => [word, what] as const)));
export const madeBy = (lemma: string, particle: string | undefined): Lifeless | undefined => {
  if (lemma === 'blow' && particle === 'up') return byMaker.get('inflate');
  if ((lemma === 'cut' && particle === 'out') || /^recortar$/.test(lemma)) return byMaker.get('fold');
  return byMaker.get(lemma);
};

/** Nobody has these at home or is given one: what a child owns, wins or gets of them is a toy. Names of pictures. */
const wild = new Set(
  list(
    'lion tiger tiger-face leopard bear polar-bear panda koala elephant giraffe zebra hippopotamus rhinoceros crocodile gorilla monkey ' +
      'monkey-face orangutan kangaroo camel two-hump-camel llama sloth otter seal penguin flamingo dolphin whale spouting-whale shark ' +
      'octopus squid jellyfish wolf fox moose deer bison mammoth dodo badger beaver raccoon skunk dragon dragon-face unicorn sauropod ' +
      't-rex snake owl eagle robot alien',
  ),
);
export const isWild = (picture: string): boolean => wild.has(picture);

/** What floats in a bathtub is no animal. Names of pictures. */
export const floats = (picture: string): boolean =>
  isWild(picture) || /^(?:duck|fish|tropical-fish|turtle)$/.test(picture);

/** Things that are made in the shape of somebody, or show them: 'an owl lamp', 'a bunny cake'. */
const shapedThings = new Set(
  list(
    'balloon lamp light nightlight torch cake cupcake biscuit cookie lollipop pancake pizza toast sandwich pasta bread roll bun bank slipper sock ' +
      'pyjama pajama backpack bag rucksack lunchbox puppet bottle sticker statue float ring cushion pillow clock kite mug cup plate bowl ' +
      'toy rattle whistle umbrella raincoat coat jumper sweater hoodie shirt t-shirt dress hat cap towel blanket bib tattoo stamp badge ' +
      'piñata pinata lantern candle soap sponge purse ride swing slide castle keyring brooch necklace ' +
      'balão bolo bolacha mochila candeeiro chinelo pijama almofada camisola chapéu caneca prato fantoche marioneta mealheiro relógio ' +
      'globo pastel tarta galleta lámpara zapatilla cojín camiseta gorro taza plato títere hucha reloj cometa bolsa jersey',
  ),
);
export const isShapedThing = (head: string): boolean => {
  const plain = head.toLowerCase();
  return shapedThings.has(plain) || shapedThings.has(plain.replace(/s$/, ''));
};

const costumes = new Set(
  list('costume outfit onesie mask suit disguise disfraz disfarce fantasia máscara traje fato careta'),
);
export const isDisguise = (head: string): boolean => costumes.has(head.toLowerCase());

/** What pictures are printed on. */
const surfaces = new Set(
  list(
    't-shirt shirt jumper sweater sweatshirt hoodie pyjamas pyjama pajama sock backpack bag rucksack lunchbox mug cup plate bowl wallpaper ' +
      'stamp coin sign poster card page cover packet wrapper flag curtain bib apron plaster label screen wall mural ' +
      'camisola t-shirt mochila caneca prato página capa bandeira parede pijama camiseta taza plato bandera pared jersey sudadera portada',
  ),
);
export const isPrintedOn = (head: string): boolean => surfaces.has(head.toLowerCase());

const alive = new Set(list('real live living alive actual verdadeiro verdadeira vivo viva verdade verdad'));
export const isAlive = (word: string): boolean => alive.has(word.toLowerCase());

const people =
  /^(?:dinosaur|unicorn|dragon|monster|robot|mermaid|fairy|princess|prince|king|queen|knight|pirate|witch|soldier|man|woman|lady|santa|angel|elf|dinossauro|unicórnio|dragão|princesa|príncipe|rei|rainha|cavaleiro|pirata|sereia|bruxa|dinosaurio|unicornio|dragón|rey|reina|caballero|sirena|bruja)s?$/;

/** Whoever lives in tales or uniforms, and is made of sugar, wood or wool as often. */
export const fabled = (noun: string): boolean => people.test(noun.toLowerCase());

/** The picture of something that has the shape of a noun and no life. */
export function lifelessPicture(noun: string, { as }: Lifeless, picture: string | null): string | null {
  if (as === 'soft') {
    // Of all soft animals the bear is drawn for itself.
    if (picture === 'bear') return 'teddy-bear';
    if (picture && hasPicture(`toy-${picture}`)) return `toy-${picture}`;
    return picture ?? (fabled(noun) ? 'rag-doll' : null);
  }
  if (as === 'figure') {
    if (picture && hasPicture(`figure-${picture}`)) return `figure-${picture}`;
    return picture ?? (fabled(noun) ? 'toy-figure' : null);
  }
  if (as === 'mount')
    return /^(?:horse|donkey)$/.test(picture ?? '')
      ? 'rocking-horse'
      : picture && hasPicture(`mount-${picture}`)
        ? `mount-${picture}`
        : picture;
  if (as === 'statue') return picture && hasPicture(`statue-${picture}`) ? `statue-${picture}` : 'statue';
  if (as === 'food')
    return picture && hasPicture(`treat-${picture}`) ? `treat-${picture}` : (picture ?? 'cookie');
  return picture;
}

/** What a made thing everybody knows in one colour has where none is told. */
export const usualColor = (picture: string): string | undefined =>
  picture === 'figure-duck' ? '#f2c53d' : undefined;
