import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';

const pieces =
  /^(?:bocado|bocadinho|pedaço|pedacinho|fatia|trozo|trocito|pedazo|pedacito|cachito|rebanada|porción|porção|migalha|miga)$/;
/** Nobody hands these round in pieces. */
const ofNoPieces =
  /^(?:ovo|huevo|farinha|harina|leite|leche|açúcar|azúcar|sopa|água|agua|sumo|suco|zumo|jugo|sal|arroz|iogurte|yogur)$/;
const handles =
  /^(?:dar|comer|cortar|partir|provar|probar|oferecer|ofrecer|pedir|deixar|dejar|guardar|tirar|levar|trazer|llevar|traer|roubar|robar|pegar|tomar|coger|agarrar|apanhar|dividir|repartir|compartir|partilhar|atirar|lanzar|lançar|servir|morder|receber|recibir|sobrar|quedar|cair|caer|poner|pôr|deixar_cair|devorar|engolir)$/;
const candles = /^(?:vela|velinha|velita)$/;
const cakes: Readonly<Record<'pt' | 'es', string>> = { pt: 'bolo', es: 'tarta' };

const parts =
  /^(?:metade|resto|mordida|trinca|mitad|poco|poquito|puñado|punhado|pellizco|trago|sorbo|gole|cucharada|colherada|parte)$/;
/** 'Se comió el resto', 'le dio un mordisco'. */
const shares = /^(?:resto|mordisco|mordida|sobra)$/;
const owned = /^(?:mi|tu|su|nuestr[oa]|[oa] (?:meu|minha|seu|sua))s? (\p{L}+)$/iu;
/** 'La mitad de su pan', 'um pedaço do seu bolo': of the bread, whosever it is. */
const ofOwned = (phrase: Phrase, language: NounLanguage): Phrase => {
  const { head, of, owner = '' } = phrase;
  const whole = owned.exec(owner)?.[1]?.toLowerCase();
  if (of || !whole || !(parts.test(head) || pieces.test(head))) return phrase;
  const noun = meantAs(whole, language).picture === null ? whole.replace(/s$/, '') : whole;
  const { kind, picture } = meantAs(noun, language);
  if (!picture || /^(?:person|animal|body)$/.test(kind)) return phrase;
  const { owner: _owner, ...rest } = phrase;
  return { ...rest, of: noun };
};
const meantAs = (word: string, language: NounLanguage): ReturnType<typeof meantBy> =>
  meantBy({ text: word, span: [0, 0], head: word, qualities: [], plural: false, name: false }, language);

/** 'Levava um saco de pão. Deu-lhe um bocado': of the bread that was spoken of; where candles burnt, of the cake. */
export function withPiecesOf(clauses: readonly Clause[], language: NounLanguage): Clause[] {
  if (language === 'en') return [...clauses];
  let food: string | undefined;
  const piece = (written: Phrase): Phrase => {
    const phrase = ofOwned(written, language);
    const { head, of, pronoun, name, preposition } = phrase;
    if (pronoun || name) return phrase;
    // 'Se la comió de un bocado': at one go.
    const isPiece = pieces.test(head) || (language === 'es' && shares.test(head));
    if (isPiece && !of) return food && preposition !== 'of' ? { ...phrase, of: food } : phrase;
    const isFood = (word: string): boolean => meantAs(word, language).kind === 'food';
    const told = [head, ...(of ? [of] : [])].find((word) => !ofNoPieces.test(word) && isFood(word));
    food = told ?? (candles.test(head) ? cakes[language] : food);
    return phrase;
  };
  // 'Chorou um bocadinho': for a while.
  return clauses.map((clause) =>
    handles.test(clause.verb.lemma)
      ? { ...clause, who: clause.who.map(piece), things: clause.things.map(piece) }
      : {
          ...clause,
          things: clause.things.map((phrase) =>
            pieces.test(phrase.head) ? ofOwned(phrase, language) : piece(phrase),
          ),
        },
  );
}
