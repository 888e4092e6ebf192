import { wordTable } from '../../text/word-table.ts';

/** Things that a verb brings with it though nobody names them: pictures by verbs of three languages. */
const things: Readonly<Record<string, string>> = wordTable({
  toilet: 'flush',
  broom: 'sweep mop varrer barrer',
  canoe: 'row canoe kayak remar',
  'baseball-bat': 'batear',
  mate: 'cebar matear',
  sponge: 'scrub fregar restregar',
  iron: 'iron planchar',
  kite: 'empinar encumbrar remontar',
  camera: 'film record photograph filmar gravar fotografar grabar fotografiar',
  'soccer-ball':
    'score dribble tackle chutar rematar driblar regatear patear atajar cabecear gambetear driblear golear',
  'carpentry-saw': 'saw serrar serruchar',
  'tape-measure': 'medir',
  stamps: 'carimbar sellar',
  pick: 'hoe',
  spade: 'shovel cavar escavar',
  'mobile-phone': 'telefonar ligar_para telefonear',
  thread: 'sew coser costurar',
  yarn: 'knit crochet tricotar tejer',
  hammer: 'hammer martelar martillear',
  'adhesive-bandage': 'bandage plaster',
  pencil: 'write scribble sketch escrever escribir',
  microphone: 'karaoke',
  'watering-can': 'water regar',
  envelope: 'post mail',
  scissors: 'cut snip trim recortar tosquiar',
  razor: 'shave barbear afeitar rapar',
  'hair-pick': 'comb brush pentear escovar peinar cepillar',
  telescope: 'stargaze',
  coin: 'pay pagar',
  'vacuum-cleaner': 'vacuum hoover aspirar',
  rake: 'rake',
  whisk: 'whisk',
  drum: 'drum',
  pen: 'sign autograph',
  key: 'unlock',
  'garden-hose': 'hose',
  'balance-scale': 'weigh',
  syringe: 'vaccinate inject',
  toaster: 'toast',
  'roller-skate': 'rollerblade',
  surfboard: 'surf',
});
let table: ReadonlyMap<string, string> | undefined;

/** The picture of what a verb is done with, or undefined where it needs nothing. */
export function impliedBy(lemma: string): string | undefined {
  table ??= new Map(
    Object.entries(things).flatMap(([picture, verbs]) =>
      verbs.split(' ').map((verb) => [verb, picture] as const),
    ),
  );
  return table.get(lemma.toLowerCase());
}
