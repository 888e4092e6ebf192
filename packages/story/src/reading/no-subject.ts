import type { Chunk } from './phrases.ts';
import type { Phrase } from './clause.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';
import { isAlive } from './behind-object.ts';

/** Phrases that stand before a verb of Portuguese or Spanish without a preposition and are not who acts. */

const isSomebody = (phrase: Phrase): boolean =>
  phrase.name || phrase.pronoun !== undefined || isAlive(phrase);

/** 'Una chiquita con casco y audífonos le tendió la mano': with her stand both. */
export function isBesideThing(chunk: Chunk, left: readonly Chunk[], tokens: readonly Token[]): boolean {
  if (isSomebody(chunk.phrase) || tokens[chunk.from - 1]?.part !== 'conjunction') return false;
  const other = left.find(({ to }) => to === chunk.from - 2);
  if (!other || !/^(?:with|of)$/.test(other.phrase.preposition ?? '')) return false;
  const owner = left.find(({ to }) => to === other.from - 2);
  return owner !== undefined && !owner.phrase.preposition && isSomebody(owner.phrase);
}

const takesThings =
  /^(?:ver|oír|escuchar|mirar|notar|oler|probar|tocar|encontrar|abrir|cerrar|descubrir|terminar|acabar|recibir|tener|coger|agarrar|tomar|soltar|ouvir|escutar|cheirar|provar|achar|fechar|descobrir|apanhar|pegar|largar|ver)$/;
const whens = /^(?:cuando|mientras|apenas|quando|enquanto|assim que|después|antes|depois)$/;
/** 'Cuando vio el secador se tapó los oídos': what was seen does nothing. */
export const isObjectBefore = (
  { from, to, phrase }: Chunk,
  group: VerbGroup,
  before: VerbGroup | undefined,
  tokens: readonly Token[],
): boolean =>
  before !== undefined &&
  from === before.to + 1 &&
  !isSomebody(phrase) &&
  takesThings.test(before.main.lemma) &&
  tokens.slice(Math.max(0, before.from - 4), before.from).some(({ lower }) => whens.test(lower)) &&
  tokens.slice(to + 1, group.from).every(({ part }) => !/^(?:mark|conjunction|subordinator)$/.test(part));

/** 'Sin pensarlo se lanzó': a pronoun that hangs on another verb. */
export const hangsOnVerb = ({ from, to }: Chunk, tokens: readonly Token[]): boolean =>
  from === to && tokens[from]?.clitic === true;
