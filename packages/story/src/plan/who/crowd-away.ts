import type { Clause } from '../../reading/clause.ts';

const stays = /^(?:stay|stay_home|ficar|quedar|quedarse)$/;
const is = /^(?:be|call|estar|fall|get)$/;
const ill = /^(?:ill|sick|absent|away|missing|off|doente|ausente|enferm[oa]s?|mal[oa]s?)$/;
const home = /^(?:home|casa)$/;

/** 'Half the class was ill', 'metade da turma faltou', 'stayed at home': of these nobody is seen where it is told. */
export const isCrowdAway = ({ verb: { lemma, particle }, manner, things }: Clause): boolean =>
  (lemma === 'faltar' && things.every(({ preposition }) => preposition)) ||
  (is.test(lemma) && things.length === 0 && [...manner, particle ?? ''].some((word) => ill.test(word))) ||
  (stays.test(lemma) &&
    (manner.some((word) => home.test(word)) || things.some(({ head }) => home.test(head))));
