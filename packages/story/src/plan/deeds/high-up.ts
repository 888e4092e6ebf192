import type { Clause } from '../../reading/clause.ts';

const high =
  /^(?:sky|ceiling|roof|star|moon|sun|cloud|firework|plane|rainbow|treetop|céu|teto|telhado|estrela|lua|sol|nuvem|avião|cielo|techo|tejado|estrella|luna|nube|avión)$/;
const upwards = /^(?:up|upwards|acima|arriba)$/;
/** 'Looked up', 'olhou para o céu': the head goes back. Up from a book or at a face it hardly does. */
export const isHigh = ({ verb, things, manner }: Clause): boolean =>
  things.some(({ head, preposition }) => preposition !== undefined && high.test(head)) ||
  (things.length === 0 && [verb.particle ?? '', ...manner].some((word) => upwards.test(word)));
