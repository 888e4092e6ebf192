/** Verbs that say somebody will not, waits or only acts as if, in English, Portuguese and Spanish. */
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const refuses = /^(?:refuse|recusar|recusar-se|negarse|rehusar|rechazar)$/;
/** 'Se negó a entrar': without the pronoun it is denied. */
const denies = /^(?:negar|recusar)$/;
const wants = /^(?:want|like|wish|agree|let|querer|dejar|deixar)$/;
const will = /^(?:would|wo|will)$/;
/** What nobody decides: 'it would not stop', 'she would not know'. */
const happens =
  /^(?:burn|hurt|drop|lose|spill|miss|slip|wake|cry|get|feel|break|trip|see|hear|be|have|know|believe|think|guess|notice|remember|forget|fall|stop|rain|snow|fit|start|work)$/;

/** 'Refused to', 'did not want to', 'no quiso', 'would not share'. Somebody's own will keeps it from being done. */
export function isUnwilling({ main, negated, from, to }: VerbGroup, tokens: readonly Token[]): boolean {
  if (refuses.test(main.lemma)) return true;
  const own = tokens.slice(Math.max(0, from - 1), to + 3);
  if (denies.test(main.lemma)) return own.some(({ lower }) => lower === 'se');
  if (!negated) return false;
  if (wants.test(main.lemma)) return true;
  return !happens.test(main.lemma) && tokens.slice(from, to).some(({ lower }) => will.test(lower));
}

export const isWaiting = (verb: string): boolean => /^(?:wait|await|aguardar)$/.test(verb);
const idiom = /^(?:fazer|hacer)$/;
/** 'Pretended', 'fingiu', 'fez de conta', 'hizo como que'. */
export const pretends = ({ main, to }: VerbGroup, tokens: readonly Token[]): boolean =>
  /^(?:pretend|fingir)$/.test(main.lemma) ||
  (idiom.test(main.lemma) &&
    /^(?:de conta|como que|como si)$/.test(`${tokens[to + 1]?.lower} ${tokens[to + 2]?.lower}`));
