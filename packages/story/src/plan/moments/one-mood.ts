import type { Act, Moment } from '../plan.ts';

/** Postures in which the rest of a sentence goes on: 'sat on the bench, sulking', 'lay on the floor and cried'. */
const postures = /^(?:sit|lie-down|stand|kneel|wait)$/;
const upset = /^(?:cry|refuse|shout|hit|kick)$/;
const down =
  /(?<!\p{L})(?:(?:threw|throws?|throwing|flung|flings?|dropped) (?:him|her|them)sel(?:f|ves) (?:down )?(?:on|to|onto) the (?:\p{L}+ )?(?:floor|ground)|atir(?:ou|a)-se (?:para o|ao) chão|se (?:tir[óo]|lanz[óo]) al (?:suelo|piso))(?!\p{L})/iu;
const lies =
  /(?<!\p{L})(?:lay|lie|lies|lying|laid|deit\p{L}+|estend\p{L}+|tumb\p{L}+|acost\p{L}+|tir[óo]|atir\p{L}+)(?!\p{L})/iu;
const sleeps =
  /(?<!\p{L})(?:asleep|sleep\p{L}*|slept|nap\p{L}*|snor\p{L}*|tired|exhausted|ill|sick|poorly|fever|rest\p{L}*|dorm\p{L}*|durm\p{L}*|adormec\p{L}*|soneca|sesta|siesta|cansad\p{L}|doente|febre|enferm\p{L}|malit\p{L}|fiebre|descans\p{L}*|bed|cot|cama|berço|cuna|hammock)(?!\p{L})/iu;

/**
 * Whoever lies on the grass or the floor is awake unless the words say otherwise; and who lies, sits or stands somewhere
 * and cries or sulks in the same breath does so from the beginning, and lies there still.
 */
export function inOneMood(moments: readonly Moment[], text: string): Moment[] {
  const result: Moment[] = [];
  for (const [at, moment] of moments.entries()) {
    const next = moments[at + 1];
    const told = text.slice(...moment.told);
    const follows = next?.sentence === moment.sentence && next.mode === moment.mode ? next : undefined;
    const acts = moment.acts.map((act): Act => {
      const falls = act.action === 'jump' && down.test(told);
      const lying: Act = falls ? { ...act, action: 'lie-down', emotion: 'angry' } : act;
      if (!postures.test(lying.action)) return lying;
      const later = follows?.acts.find(({ who, action, to }) => who === act.who && upset.test(action) && !to);
      if (later && later.emotion !== 'happy') return { ...lying, emotion: later.emotion };
      // Whoever has a fever lies quietly, and does not rage as in a tantrum.
      if (lying.action === 'lie-down' && lying.emotion === 'sad' && sleeps.test(told))
        return { ...lying, emotion: 'sleepy' };
      const isAwake =
        lying.action === 'lie-down' && lying.emotion === 'sleepy' && lies.test(told) && !sleeps.test(told);
      return isAwake ? { ...lying, emotion: 'happy' } : lying;
    });
    const before = result[at - 1];
    result.push({ ...moment, acts: stillLying(acts, moment, before) });
  }
  return result;
}

/** 'Lay on the floor and cried', 'lay on the grass and looked at the clouds': not standing up for it. */
function stillLying(acts: readonly Act[], moment: Moment, before: Moment | undefined): Act[] {
  if (before?.sentence !== moment.sentence || before.place.set !== moment.place.set) return [...acts];
  return acts.map((act): Act => {
    const lay = before.acts.find(({ who, action }) => who === act.who && action === 'lie-down');
    if (!lay || act.to || act.action === 'lie-down') return act;
    const isUpset = /^(?:sad|angry)$/.test(lay.emotion);
    const goesOn = isUpset ? /^(?:cry|shout|kick)$/ : /^(?:look-up|look|watch)$/;
    if (!goesOn.test(act.action) || (isUpset && act.thing)) return act;
    const { thing: _seen, color: _color, ...free } = act;
    return { ...free, action: 'lie-down', emotion: lay.emotion, exact: true };
  });
}
