import type { Act, Moment, Seen } from '../plan.ts';

/** 'Came carrying', 'veio a saltitar', 'entró bailando': a way of doing what was told before, and no deed after it. */
const isHow = /^(?:\p{L}+ing|\p{L}+[aei]ndo|\p{L}+(?:ándo|iéndo)(?:se|l[aeo]s?))(?!\p{L})/iu;
const infinitive = /^\p{L}+[aei]r(?!\p{L})/iu;
const onlyA = /^[\s,]+a\s+$/iu;
const joined =
  /(?<!\p{L})(?:and|then|but|e|mas|y|pero|luego|depois|después|when|quando|cuando|while)(?!\p{L})/iu;
/** Words of the clause before may stand in between: 'walked home from school kicking a bottle'. */
const few = 4;

const goes = /^(?:walk|run|climb|walk-away)$/;
/** How one goes, and what one has in the hands as one goes. */
const moves = /^(?:run|crawl|jump|dance|tiptoe|roll|somersault|swim|carry|pull)$/;
const holds = /^(?:hold|hug|carry)$/;
const mood = /^(?:cry|laugh|sing|shout)$/;
const isPlace = ({ how }: Seen): boolean => /^(?:support|inside|roof|cover)$/.test(how);

/**
 * Who goes somewhere running, crawling or carrying something is seen so at once, there where they go; and who sits
 * somewhere doing something does it sitting there.
 */
export function asTheyGo(moments: readonly Moment[], text: string): Moment[] {
  const shown = [...moments];
  for (let at = 0; at + 1 < shown.length; at++) {
    const [one, next] = [shown[at], shown[at + 1]];
    if (!one || !next || !isOneDeed(one, next, text)) continue;
    const lead = one.acts[0];
    const how = next.acts.find(({ who }) => who === lead?.who);
    if (!lead || !how) continue;
    if (goes.test(lead.action) && !lead.to) {
      shown[at] = { ...one, acts: one.acts.map((act) => (act === lead ? going(act, how) : act)) };
      shown[at + 1] = {
        ...next,
        place: one.place,
        acts: next.acts.map((act) =>
          act === how && isCarried(act) && lead.action !== 'climb' ? going(lead, act) : act,
        ),
      };
    } else if (/^(?:sit|lie-down)$/.test(lead.action)) shown[at + 1] = stayingThere(one, next, lead);
  }
  return shown;
}

function isOneDeed(one: Moment, next: Moment, text: string): boolean {
  if (one.sentence !== next.sentence || one.mode !== 'done' || next.mode !== 'done') return false;
  const between = text.slice(one.told[1], next.told[0]);
  const told = text.slice(...next.told);
  if (joined.test(between) || /[.!?;:]/.test(between)) return false;
  if (infinitive.test(told)) return onlyA.test(between);
  return isHow.test(told) && between.trim().split(/\s+/).length <= few;
}

/** Things are carried along; whoever hugs a dog as they go is seen hugging it. */
const isCarried = ({ action, thing, to }: Act): boolean => holds.test(action) && thing !== undefined && !to;

function going(act: Act, how: Act): Act {
  if (isCarried(how) && how.thing) {
    const { to: _to, exact: _exact, ...free } = act;
    const color = how.color ? { color: how.color } : {};
    return { ...free, action: how.action === 'hold' ? act.action : 'carry', thing: how.thing, ...color };
  }
  if (moves.test(how.action) && !how.to && !act.thing) return { ...how, emotion: act.emotion };
  return mood.test(how.action) ? { ...act, emotion: how.emotion } : act;
}

/** 'Sat on the steps untangling the string'. */
function stayingThere(one: Moment, next: Moment, { who }: Act): Moment {
  const own = one.seen.filter((each) => isPlace(each) && each.of === who);
  if (own.length === 0 || next.seen.some((each) => isPlace(each) && each.of === who)) return next;
  const kept = own.map((each): Seen => (each.how === 'support' ? { ...each, seated: true } : each));
  return { ...next, place: one.place, seen: [...kept, ...next.seen].slice(0, 8) };
}
