import type { Phrase } from '../../reading/clause.ts';

/** 'A casa de bonecas', 'la casa del perro' are things. */
const ofToys = /^(?:bonec|muñec|barbie|gengibre|jengibre|árbol|árvore|p[áa]jar|passar|perro|cachorro|cão)/i;

/** 'All the way home': nobody brings a house along. */
export const isHome = ({ head, sense, of }: Phrase): boolean =>
  !sense && /^(?:home|casa)$/.test(head.toLowerCase()) && !ofToys.test(of ?? '');
