import type { Moment } from '../plan.ts';

/** How one moment of a sentence hangs on the next: at the same time, until it, or one after the other. */
export type Joint = 'while' | 'until' | 'and';

const meanwhile = /(?<!\p{L})(?:while|whilst|enquanto|mientras(?: que)?|at the same time as)\s+$/iu;
const whenever = /(?<!\p{L})(?:when|quando|cuando)\s+$/iu;
const until = /(?<!\p{L})(?:until|till|até(?: que)?|hasta(?: que)?)\s+$/iu;
const and =
  /(?:^|[\s,;])(?:and|so|e|y|then|então|entonces|luego|depois|después)\s+(?:then\s+|depois\s+|luego\s+)?$/iu;
/** Nothing ends in between. */
const ends = /[.!?…]/;
/** What somebody is in the middle of. */
const goingOn =
  /(?<!\p{L})(?:(?:was|were)\s+(?:still\s+|just\s+|busy\s+)?\p{L}+ing|(?:estava|estavam|andava|estaba|estaban|andaba)\s(?:a\s)?\p{L}+|\p{L}{2,}(?:ava|avam|aba|aban|ían?|iam)|fazia|lia|dormia|comia|bebia|escrevia|mexia|via|ouvia|vestia|varria|cosia)(?!\p{L})/iu;

/** 'While Mum was at work': she is not in the same place, whatever else is told of it. */
const elsewhere =
  /(?<!\p{L})(?:(?:at|to) (?:work|(?:the )?(?:office|shops?|dentist|hospital|gym|nursery|kindergarten|school))|away|abroad|out shopping|(?:n[oa]|ao|à) (?:trabalho|escola|escritório|creche|hospital|ginásio|compras)|fora|em viagem|de viaje|fuera|(?:en|a)l? (?:el |la )?(?:trabajo|oficina|cole|colegio|escuela|guardería|hospital|gimnasio))(?!\p{L})/iu;

/** Undefined where they are of two sentences, or told as something else than what happens. */
export function jointOf(one: Moment, next: Moment, text: string): Joint | undefined {
  if (one.sentence !== next.sentence || one.mode !== 'done' || next.mode !== 'done') return undefined;
  const between = text.slice(one.told[1], next.told[0]);
  if (ends.test(between)) return undefined;
  const before = text.slice(0, one.told[0]);
  const isOngoing = goingOn.test(text.slice(...one.told));
  const isNextOngoing = goingOn.test(text.slice(...next.told));
  if (meanwhile.test(between) || meanwhile.test(before)) {
    const isApart = [one, next].some(({ told }) => elsewhere.test(text.slice(...told)));
    return isApart ? undefined : 'while';
  }
  if (whenever.test(between) && isOngoing) return 'while';
  if (whenever.test(before) && isNextOngoing) return 'while';
  if (until.test(between)) return 'until';
  if (whenever.test(before)) return 'and';
  if (!and.test(between)) return undefined;
  return isOngoing && isNextOngoing ? 'while' : 'and';
}
