import type { Somebody } from '../../world/people/somebody.ts';
import type { Reading } from './left-out-clause.ts';

const frees = /^(?:soltar|largar|quitar|sacar|tirar|retirar|desmontar)$/;
const held =
  /^(?:rodinhas?|rued[ií]n?e?|ruedita|rueda|roda|manguito|flotador|braçadeira|boia|bóia|sillín|selim|mano|mão|asiento|banco|andador|andarilho)s?$/;
const moves =
  /^(?:pedalear|pedalar|nadar|rodar|flotar|flutuar|boiar|andar|caminar|caminhar|patinar|arrancar)$/;

/** 'El padre le quitó los ruedines y pedaleó': whoever was let go of moves, and not who let go. */
export function released({ clause, last, done, world }: Reading): Somebody | undefined {
  const { hero } = world.people;
  if (last === hero || last.kind !== 'person' || !done.who.includes(last)) return undefined;
  const isOf = (noun: string): boolean => held.test(noun);
  const isBare = done.nouns.length === 0 && /^(?:soltar|largar)$/.test(done.verb);
  const isFreed = frees.test(done.verb) && (isBare || done.nouns.some(isOf));
  return isFreed && moves.test(clause.verb.lemma) && clause.sentence - done.sentence < 2 ? hero : undefined;
}
