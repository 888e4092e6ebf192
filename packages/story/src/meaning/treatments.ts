import type { Action, BodySpot } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import { wordTable } from '../text/word-table.ts';

/** Ways in which somebody does something to a body or to what is worn on it. */
export const treatments = [
  'takes',
  'rubs',
  'cuts',
  'braids',
  'paints',
  'draws',
  'ties',
  'bites',
  'licks',
  'kisses',
  'strokes',
  'tickles',
  'pulls',
  'treats',
] as const;
export type Treatment = (typeof treatments)[number];

/** The verbs: English, Portuguese, Spanish; with `+` somebody may be the whole object, with others only a part of them. */
const verbs: Readonly<Record<Treatment, string>> = {
  takes:
    'remove peel unbutton unzip untie unlace unbuckle | tirar despir descalçar desapertar desabotoar | quitar sacar desabrochar desatar desabotonar',
  rubs: '+wash +bathe +rinse +scrub +shampoo +soap +hose +groom +comb +brush +dry +wipe +clean +towel +sponge +rub +massage +powder +lather dab smear spread cream | +lavar +enxaguar +esfregar +ensaboar +pentear +escovar +secar +enxugar +limpar +massajar +massagear +despiolhar passar espalhar untar | +lavar +enjuagar +frotar +enjabonar +peinar +cepillar +secar +limpiar +masajear +bañar +refregar pasar untar esparcir echar',
  cuts: '+shave +shear cut trim clip snip | +tosquiar +barbear cortar aparar rapar | +trasquilar +afeitar cortar recortar rapar',
  braids: 'braid plait style straighten curl | trançar entrançar encaracolar alisar | trenzar alisar rizar',
  paints: 'paint varnish powder | pintar envernizar maquilhar maquiar | pintar maquillar',
  draws:
    'draw write sign scribble doodle scrawl | desenhar rabiscar escrever assinar riscar | dibujar garabatear escribir firmar rayar',
  ties: 'tie lace fasten buckle button zip knot do | atar amarrar apertar abotoar | atar amarrar abrochar abotonar anudar',
  bites:
    '+bite +nibble +nip +peck chew | +morder +mordiscar +trincar +bicar | +morder +mordisquear +picotear',
  licks: '+lick | +lamber | +lamer',
  kisses: '+kiss | +beijar | +besar',
  strokes:
    '+stroke +pet +pat +caress touch scratch feel tap | +acariciar +afagar tocar coçar apalpar | +acariciar +sobar tocar rascar palpar',
  tickles: '+tickle | | ',
  pulls:
    '+pinch +poke +prod pull tug tweak squeeze yank | +beliscar +cutucar puxar | +pellizcar jalar tirar estirar apretar halar',
  treats:
    'examine check inspect inject prick pierce | examinar auscultar vacinar furar picar | examinar revisar auscultar vacunar perforar pinchar',
};
const kinds = new Map<string, { kind: Treatment; whole: boolean }>();
for (const [kind, row] of Object.entries(verbs))
  for (const [i, part] of row.split('|').entries())
    for (const word of part.trim().split(' ').filter(Boolean)) {
      const whole = word.startsWith('+');
      kinds.set(`${['en', 'pt', 'es'][i]} ${whole ? word.slice(1) : word}`, {
        kind: kind as Treatment,
        whole,
      });
    }

/** What a verb does to a body; undefined where it does nothing to any. */
export const treatmentOf = (
  lemma: string,
  language: NounLanguage,
): { kind: Treatment; whole: boolean } | undefined => kinds.get(`${language} ${lemma.replace(/-?se$/, '')}`);

/** Parts that are no place of their own: at which spot hands find them. */
const ofBody: Readonly<Partial<Record<BodySpot, string>>> = {
  hair: 'fringe bangs lice nits knot | piolho nó | piojo nudo chongo moño',
  eyes: 'tear eyelash eyebrow | lágrima sobrancelha pestana | lágrima ceja pestaña',
  mouth: 'tongue gum moustache | língua bigode gengiva | lengua bigote encía',
  neck: 'mane | crina | crin',
  face: 'freckle makeup make-up snot | cara carinha ranho | cara carita moco',
  ear: '| ouvido | oído',
  back: 'fur feather wing | pelagem lombo dorso asa | pelaje lomo ala',
  belly: 'tummy | umbigo | ombligo',
  finger: 'nail fingernail | unha | uña',
  foot: 'toenail sole hoof | | pezuña',
  behind: 'tail bottom bum | rabo cauda rabinho | cola rabo colita',
  knee: 'graze scrape | arranhão | raspón',
};
/** What is worn there: it is taken off, tied or pulled at whoever wears it, and washed or mended in the hands. */
const ofClothes: Readonly<Partial<Record<BodySpot, string>>> = {
  eyes: 'glasses spectacles | óculos | gafas lentes anteojos',
  head: 'hat cap helmet hood beanie | chapéu gorro boné capuz capacete | sombrero gorro gorra capucha casco',
  neck: 'scarf necklace collar tie | cachecol colar gravata coleira | bufanda collar corbata',
  ear: 'earring | brinco | arete pendiente',
  chest:
    'jacket coat button zip zipper shirt cardigan dress bib | casaco botão fecho camisa vestido babete | chaqueta abrigo botón cierre cremallera camisa vestido babero',
  belly: 'nappy diaper belt | fralda cinto | pañal cinturón',
  finger: 'ring | anel | anillo',
  foot: 'shoe shoelace lace sock boot slipper sandal trainer sneaker | sapato atacador cadarço meia bota ténis tênis casco sandália sapatilha | zapato agujeta cordón calcetín bota zapatilla tenis sandalia media',
};
const spots = (rows: Readonly<Partial<Record<BodySpot, string>>>): Readonly<Record<string, BodySpot>> =>
  wordTable(
    Object.fromEntries(
      Object.entries(rows).flatMap(([spot, row]) =>
        row.split('|').flatMap((part, i) =>
          part
            .trim()
            .split(' ')
            .map((word): [string, BodySpot] => [`${['en', 'pt', 'es'][i]} ${word}`, spot as BodySpot]),
        ),
      ),
    ),
  );
const parts = spots(ofBody);
const clothes = spots(ofClothes);
export const isGarment = (head: string, language: NounLanguage): boolean =>
  clothes[`${language} ${head.toLowerCase()}`] !== undefined;
export const partSpot = (head: string, language: NounLanguage): BodySpot | undefined =>
  parts[`${language} ${head.toLowerCase()}`] ?? clothes[`${language} ${head.toLowerCase()}`];

/** What is seen of it, and with what where the words name no tool. */
export const deedOfTreatment: Readonly<Record<Treatment, { action: Action; tool?: string }>> = {
  takes: { action: 'take-out' },
  rubs: { action: 'wipe' },
  cuts: { action: 'cut' },
  braids: { action: 'dress' },
  paints: { action: 'wipe', tool: 'paintbrush' },
  draws: { action: 'wipe', tool: 'crayon' },
  ties: { action: 'tie' },
  bites: { action: 'bite' },
  licks: { action: 'lick' },
  kisses: { action: 'kiss' },
  strokes: { action: 'stroke' },
  tickles: { action: 'tickle' },
  pulls: { action: 'pull' },
  treats: { action: 'wipe' },
};

const tools: readonly (readonly [picture: string, verb: RegExp])[] = [
  ['hair-pick', /^(?:comb|brush|groom|pentear|escovar|peinar|cepillar|despiolhar)/],
  ['towel', /^(?:dry|towel|secar|enxugar)/],
  [
    'sponge',
    /^(?:wash|bathe|rinse|scrub|shampoo|soap|lather|sponge|lavar|enxaguar|esfregar|ensaboar|enjuagar|enjabonar|bañar|refregar)/,
  ],
  ['garden-hose', /^hose/],
  ['razor', /^(?:shave|afeitar|barbear)/],
];
/** What one has in the hand for a verb, where the words name nothing. */
export const toolOf = (kind: Treatment, lemma: string, spot: BodySpot | undefined): string | undefined =>
  kind === 'rubs'
    ? tools.find(([, verb]) => verb.test(lemma))?.[0]
    : kind === 'paints' && spot !== undefined && /^(?:finger|foot|hand)/.test(spot)
      ? 'nail-polish'
      : deedOfTreatment[kind].tool;
