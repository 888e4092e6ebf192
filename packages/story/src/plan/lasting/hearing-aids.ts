import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Act } from '../plan.ts';

const aids =
  /(?<!\p{L})(?:hearing[- ]aids?|cochlear(?: implants?)?|implants?|aparelhos? auditivos?|próteses? auditivas?|implantes?(?: cocleare?s?)?|aparatos? auditivos?|audífonos?)(?!\p{L})/iu;
const comesOn =
  /^(?:get|have|wear|receive|put|need|switch|turn|activate|fit|usar|ter|pôr|colocar|receber|ganhar|ligar|ativar|poner|ponerse|llevar|recibir|tener|estrenar|encender|activar|conectar)$/;
const comesOff = /^(?:lose|take|remove|forget|drop|tirar|perder|quitar|quitarse|apagar|esquecer|olvidar)$/;
const isOf = ({ text, head, of }: Phrase): boolean => !of && (aids.test(text) || aids.test(head));
const isTold = ({ things, who }: Clause): boolean => [...things, ...who].some(isOf);

/** Whether somebody has hearing aids or an implant on from this clause on; undefined where it says nothing of them. */
export function hearingAidsOn(clause: Clause): boolean | undefined {
  if (!isTold(clause)) return undefined;
  const { verb } = clause;
  if (/^(?:off|out)$/.test(verb.particle ?? '') || comesOff.test(verb.lemma)) return false;
  return comesOn.test(verb.lemma) ? true : undefined;
}

/** Who puts them in puts nothing down: they are shown. */
export const showingAids = (acts: readonly Act[]): Act[] =>
  acts.map((act) =>
    act.thing === 'hearing-aid' && /^(?:put-down|put-on)$/.test(act.action)
      ? { ...act, action: 'hold' as const }
      : act,
  );
