import { wordTable } from '../text/word-table.ts';

/** Stems and words by which Portuguese and Spanish texts tell the kinds of milestone. */
const words: Readonly<Record<string, string>> = wordTable({
  'first-steps':
    'primeiros passos|começou a andar|and(?:ou|a) sozinh|gatinh\\p{L}*|primeros pasos|empezó a caminar|gate[óa]',
  'first-word': 'primeiras? palavras?|primeras? palabras?|(?:disse|dijo) "?(?:mam|pap)',
  tooth: 'dentes?|fada dos dentes|dientes?|ratoncito',
  potty: 'bacio|penico|fraldas?|sanita|orinal|pañal(?:es)?',
  haircut: 'cort(?:e|ou|ar) (?:o |de )?cabelo|cabeleireir\\p{L}*|corte de pelo|peluquer\\p{L}*',
  sleeping: 'dormiu|dormir|chupeta|durmió|chupete',
  dressing: 'vestiu-se|atacadores|apertou os sapatos|se vistió|cordones',
  bike: 'bicicleta|trotinete|triciclo|patinete|bici',
  swimming: 'nad(?:ou|ar|ó)|piscina|natação|mergulh\\p{L}*|natación',
  beach: 'praia|ondas|areia|conchas|playa|olas|arena',
  snow: 'neve|trenó|esqui\\p{L}*|nieve|trineo',
  sport: 'futebol|golo|ginástica|corrida|fútbol|gol|partido|carrera',
  dance: 'danç\\p{L}+|ballet|bail(?:e|ó|ar)',
  travel: 'avião|viagem|comboio|zoológico|acamp\\p{L}+|avión|viaje|tren',
  outdoors: 'poças?|caracol|chuva|joaninha|borboleta|papagaio de papel|charcos?|lluvia|mariposa|cometa',
  bravery: 'coragem|corajos[oa]|medo|escuro|trovoada|valiente|miedo|oscuridad|truenos?',
  doctor: 'médic[oa]|dentista|vacinas?|hospital|óculos|vacunas?|gafas',
  birthday: '(?:fez|cumplió) \\p{L}+ (?:anos?|años?)|aniversário|festa de anos|velas|cumpleaños',
  sibling: 'irmã(?:o|ozinho|zinha)?|mana|mano|hermanit[oa]|herman[oa]',
  pet: 'cão|cãozinho|cachorr\\p{L}+|gat(?:o|a|inh[oa])|coelho|perr(?:o|it[oa])',
  friendship: 'amig(?:o|a|os|as|uinh[oa])|amistad|amizade',
  helping: 'ajud\\p{L}+|arrum\\p{L}+|ayud\\p{L}+|regou|regó',
  festival: 'natal|páscoa|carnaval|casamento|navidad|boda|pascua|reyes',
  school: 'escola|creche|infantário|jardim de infância|professora|escuela|colegio|guardería|maestra',
  reading: 'leu|ler|livro|leyó|leer|libro',
  building: 'torre|legos?|puzzle|constru(?:iu|yó)|rompecabezas',
  moving: 'casa nova|mudámos|mudança|quarto novo|nueva casa|casa nueva|mudanza',
  music: 'piano|guitarra|canção|cant(?:ou|ó|ar)|coro|música|canción|tambor|bateria',
  drawing: 'desenh\\p{L}+|pint(?:ou|ó|ar|ura)|dibuj\\p{L}+',
  cooking: 'bolos?|panquecas?|cozinh\\p{L}+|bolachas?|galletas?|cocin\\p{L}+|tortitas?|sopa',
});

const weight = 5;
const patterns = new Map(
  Object.entries(words).map(([kind, stems]) => [
    kind,
    new RegExp(`(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'giu'),
  ]),
);

/** How strongly a Portuguese or Spanish text speaks of a kind; what is said twice counts half again. */
export function iberianScore(kind: string, text: string): number {
  const pattern = patterns.get(kind);
  const hits = pattern ? (text.match(pattern)?.length ?? 0) : 0;
  return weight * Math.min(hits, 2) * (hits > 1 ? 0.75 : 1);
}
