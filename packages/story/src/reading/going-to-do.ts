import type { Phrase } from './clause.ts';
import type { Grammar } from './grammar.ts';
import type { VerbGroup } from './verb-groups.ts';

const moves = /^(?:ir|vir|voltar|sair|subir|descer|correr|entrar|venir|volver|salir|bajar|regresar)$/;
/** 'Foi com a avó ao galinheiro apanhar ovos': there and with her. */
export const goingOf = (
  { main }: VerbGroup,
  things: readonly Phrase[],
  { dropsSubjects }: Grammar,
): { goesTo?: readonly Phrase[] } => {
  const goesTo = things.filter(
    ({ preposition, pronoun }) => /^(?:to|in|with)$/.test(preposition ?? '') && !pronoun,
  );
  return dropsSubjects && moves.test(main.lemma) && goesTo.length > 0 ? { goesTo } : {};
};
