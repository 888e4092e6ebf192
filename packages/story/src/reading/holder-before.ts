import type { Phrase } from './clause.ts';
import type { Chunk } from './phrases.ts';
import { withoutPreposition } from './subject-of.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

/** 'with Papa holding her hand', 'com o pai a cantar': he holds and sings. */
export const holderBefore = (
  { from, main }: VerbGroup,
  chunks: readonly Chunk[],
  tokens: readonly Token[],
): readonly Phrase[] => {
  // 'Até ele adormecer': a Portuguese infinitive may have its own.
  const before = tokens[from - 1];
  if (
    main.form === 'infinitive' &&
    before?.part === 'pronoun' &&
    /^(?:el[ae]s?|eu|nós)$/.test(before.lower)
  ) {
    const own = chunks.find(({ to }) => to === from - 1);
    return own ? [withoutPreposition(own.phrase)] : [];
  }
  // 'Até a abelha ir embora': so may it behind 'until'.
  const until = main.form === 'infinitive' ? chunks.find(({ to }) => to === from - 1) : undefined;
  if (until?.phrase.preposition === 'until') return [withoutPreposition(until.phrase)];
  const isOngoing = main.form === 'gerund' || tokens[from - 1]?.lower === 'a';
  let end = main.form === 'gerund' ? from - 1 : from - 2;
  // 'Con un señor abajo mirando'.
  while (tokens[end]?.part === 'adverb') end--;
  const chunk = isOngoing ? chunks.find(({ to }) => to === end) : undefined;
  if (chunk && main.form === 'infinitive' && isTakenAlong(chunk, tokens)) return [];
  return chunk?.phrase.preposition === 'with' ? [withoutPreposition(chunk.phrase)] : [];
};

const goes =
  /^(?:ir|ir-se|irse|vir|sair|voltar|subir|descer|correr|entrar|regressar|partir|salir|volver|bajar|venir|regresar)$/;
/** 'Saíram com a lanterna a procurar o gato', 'fue con el perro a buscar pan': whoever goes does it. Of Spanish always so. */
function isTakenAlong({ from }: Chunk, tokens: readonly Token[]): boolean {
  if (tokens.slice(Math.max(0, from - 1), from + 1).some(({ lower }) => lower === 'con')) return true;
  const verb = tokens.slice(0, from).findLast(({ part }) => part === 'verb');
  return goes.test(verb?.lemma ?? '');
}
