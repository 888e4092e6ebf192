import type { Token } from '../token.ts';
import { wordTable } from '../../text/word-table.ts';

/** Several words that are one preposition, by their first words; a form of 'de' or 'a' closes them. */
const prepositions: Readonly<Record<string, string>> = wordTable({
  'ao lado': 'beside',
  'al lado': 'beside',
  junto: 'beside',
  dentro: 'inside',
  adentro: 'inside',
  'por dentro': 'inside',
  afuera: 'from',
  arriba: 'on',
  abajo: 'under',
  'del lado': 'beside',
  debajo: 'under',
  debaixo: 'under',
  embaixo: 'under',
  'por detrás': 'behind',
  'no alto': 'on',
  'no topo': 'on',
  'no cimo': 'on',
  'en lo alto': 'on',
  'por debajo': 'under',
  'por baixo': 'under',
  encima: 'on',
  'em cima': 'on',
  'para cima': 'onto',
  'por encima': 'over',
  'por cima': 'over',
  detrás: 'behind',
  atrás: 'behind',
  'por trás': 'behind',
  delante: 'before',
  enfrente: 'before',
  'à frente': 'before',
  'em frente': 'before',
  frente: 'before',
  cerca: 'near',
  perto: 'near',
  fuera: 'from',
  fora: 'from',
  antes: 'before',
  después: 'after',
  depois: 'after',
  alrededor: 'around',
  'à volta': 'around',
  'ao redor': 'around',
  'em volta': 'around',
  'a meio': 'in',
  'no meio': 'in',
  'en medio': 'in',
  'en mitad': 'in',
  'ao pé': 'near',
  'em redor': 'around',
  'a través': 'through',
  através: 'through',
  'por entre': 'through',
  'para dentro': 'into',
  'para fora': 'from',
  'em direção': 'toward',
  'em direcção': 'toward',
  'en dirección': 'toward',
  'ao fundo': 'in',
  'al fondo': 'in',
  'ao longo': 'along',
  'a lo largo': 'along',
  'al borde': 'near',
  'à beira': 'near',
  'a la orilla': 'near',
});
const adverbs = new Set([
  'ao lado',
  'al lado',
  'por isso',
  'por eso',
  'às vezes',
  'a veces',
  'de repente',
  'por fin',
  'por fim',
  'outra vez',
  'otra vez',
  'em voz alta',
  'en voz alta',
  'em voz baixa',
  'en voz baja',
  'sin parar',
  'sem parar',
  'a salvo',
  'a pé',
  'a pie',
  'de novo',
  'al fin',
  'de vez',
  'cada vez',
  'à pressa',
  'a toda prisa',
  'sem querer',
  'sin querer',
  'por poco',
  'a punto',
  'às escondidas',
  'a escondidas',
  'de propósito',
  'a propósito',
  'por si só',
  'de cor',
  'de memoria',
  'em conjunto',
  'de seguida',
  'en seguida',
  'aos gritos',
  'a gritos',
  'em bicos',
  'de puntillas',
  'a gatas',
  'de mansinho',
  'de fininho',
  'aos poucos',
  'poco a poco',
  'de gatas',
  'às gargalhadas',
  'a carcajadas',
  'de uma vez',
  'de una vez',
  'de una',
  'al rato',
  'al ratito',
  'para siempre',
  'para sempre',
  'com força',
  'con fuerza',
  'com cuidado',
  'con cuidado',
  'a mil',
  'a full',
  'ni modo',
  'sem mais',
]);
const onlyOf = /^(?:depois|antes|después|dentro|adentro|fora|fuera|perto|cerca|atrás|detrás|debaixo|debajo)$/;
/** When something happens, where nothing of which it is the end follows. */
const ends = new Set([
  'al final',
  'no final',
  'ao final',
  'no fim',
  'ao fim',
  'al principio',
  'no começo',
  'no início',
  'de volta',
  'na volta',
]);

const closing = /^(?:de|do|da|dos|das|del|a|al|ao|à|aos|às)$/;
const opensNoun = /^(?:de|do|da|dos|das|del|a|al|ao|à|aos|às|dele|dela|deles|delas)$/;

/** 'A gente' is 'we' in Portuguese; 'toda a gente' is everybody. `pronouns`: those of the language, of two words too. */
export function joinPronouns(tokens: readonly Token[], pronouns: ReadonlySet<string>): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const lower = `${last?.lower} ${token.lower}`;
    if (last && pronouns.has(lower) && joined.at(-2)?.lower !== 'toda')
      joined.splice(-1, 1, {
        ...last,
        text: `${last.text} ${token.text}`,
        lower,
        lemma: lower,
        span: [last.span[0], token.span[1]],
      });
    else joined.push(token);
  }
  return joined;
}

/** 'ao lado do' becomes one preposition, 'de repente' one adverb. */
export function joinWords(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const length = [3, 2, 1].find((n) => isJoined(tokens.slice(i, i + n), tokens[i + n]));
    if (!length || token.part === 'quote') {
      joined.push(token);
      continue;
    }
    const own = tokens.slice(i, i + length);
    const lower = own.map((each) => each.lower).join(' ');
    const closes = tokens[i + length];
    const means = closes && opensNoun.test(closes.lower) ? prepositions[lower] : undefined;
    // 'Atrás dele': what closes it is who is meant, too.
    const isClosed = means !== undefined && closing.test(closes?.lower ?? '');
    const last = isClosed && closes ? closes : (own.at(-1) as Token);
    joined.push({
      ...token,
      // With its capital: a sentence may begin with it.
      text: own.map((each) => each.text).join(' '),
      lower,
      lemma: lower,
      part: means ? 'preposition' : 'adverb',
      span: [token.span[0], last.span[1]],
      ...(means ? { means } : {}),
      fixed: true,
    });
    i += length - 1 + (isClosed ? 1 : 0);
  }
  return joined;
}

function isJoined(own: readonly Token[], next: Token | undefined): boolean {
  const lower = own.map((each) => each.lower).join(' ');
  // 'Depois a vizinha veio': an article, and no 'to'.
  const isArticle = next?.lower === 'a' && onlyOf.test(lower);
  // 'De una rama': no 'at once' where a noun follows.
  if (lower === 'de una' && next && /\p{L}/u.test(next.text)) return false;
  return (
    adverbs.has(lower) ||
    (ends.has(lower) && !/^(?:de|do|da|dos|das|del|a|ao|à)$/.test(next?.lower ?? '')) ||
    (!isArticle && prepositions[lower] !== undefined && next !== undefined && opensNoun.test(next.lower))
  );
}
