/** Whoever is read to sits beside the reader, and a book that is looked at is open in the hands. */
import type { SetName } from '@milestoon/stage';
import type { Act, Moment, Seen } from '../../plan.ts';

const shops: ReadonlySet<SetName | null> = new Set(['shop', 'market', 'street', 'bakery', 'museum']);
const looks = /^(?:look|watch|look-through)$/;
const looked =
  /(?<!\p{L})(?:look(?:s|ed|ing)? (?:through|at)|leaf(?:s|ed|ing)? through|flick(?:s|ed|ing)? through|olh\p{L}+|folhe\p{L}+|hoje\p{L}+|mir\p{L}+(?= (?:un|unos|su|sus) | .* con ))(?!\p{L})/iu;
/** What lies there is in no hands. */
const displayed =
  /(?<!\p{L})(?:shel(?:f|ves)|window|montra|vitrin[ae]|prateleiras?|estantes?|estanterías?|escaparate)(?!\p{L})/iu;
const books = /^(?:open-book|closed-book|books)$/;
const ownBooks = /(?<!\p{L})(?:books|livros|libros)(?!\p{L})/iu;
const attends = /^(?:look|stand|watch|read|nod)$/;
const sofas = /^(?:couch-and-lamp|bench)$/;

const without = ({ thing: _thing, color: _color, ...act }: Act): Act => act;

/** 'Looked at a book with Dad': it is read, and what is in it is thought of. */
function opened(moment: Moment, told: string): Moment {
  const [lead] = moment.acts;
  if (!lead || !looks.test(lead.action) || shops.has(moment.place.set) || !looked.test(told)) return moment;
  if (displayed.test(told)) return moment;
  const isBook = ({ picture, at }: Seen): boolean => books.test(picture) && !at;
  const hasBook = moment.seen.some(isBook) || books.test(lead.thing ?? '');
  if (!hasBook) return moment;
  return {
    ...moment,
    acts: moment.acts.map((act, i): Act => {
      const { to: _with, ...alone } = without(act);
      if (i === 0) return { ...alone, action: 'read' };
      return looks.test(act.action) ? { ...without(act), to: lead.who } : act;
    }),
    seen: moment.seen.filter(
      (each) => !isBook(each) && !(each.picture === 'drawing' && each.how === 'beside'),
    ),
  };
}

/** On the same sofa where there is one, on the floor elsewhere; of a bed it is known who is in it. */
export function readTo(written: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const moment = opened(written, told);
  const reader = moment.acts.find(({ action }) => action === 'read');
  if (!reader || !isPerson(reader.who)) return moment;
  const seat = moment.seen.find(
    ({ how, of = 'hero' }) => how === 'support' && moment.acts.some(({ who }) => who === of),
  );
  if (seat && !sofas.test(seat.picture)) return moment;
  const isListener = (act: Act): boolean =>
    act !== reader &&
    isPerson(act.who) &&
    attends.test(act.action) &&
    (act.to === reader.who || (act.action === 'read' && !ownBooks.test(told)));
  const listeners = moment.acts.filter(isListener);
  if (listeners.length === 0) return moment;
  return {
    ...moment,
    acts: moment.acts.map(
      (act): Act => (listeners.includes(act) ? { ...without(act), action: 'sit', to: reader.who } : act),
    ),
    seen: [
      ...moment.seen,
      ...(seat ? [reader, ...listeners] : []).flatMap(({ who }): Seen[] =>
        seat && who !== (seat.of ?? 'hero') ? [{ picture: seat.picture, how: 'support', of: who }] : [],
      ),
    ].slice(0, 8),
  };
}
