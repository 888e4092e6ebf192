/** Birthdays: a piñata hangs, and a smeared cake is in the face. */
import type { Act, Moment, Seen } from '../../plan.ts';

const face = /(?<!\p{L})(?:face|cheeks|cara|rosto|carita|mejillas|bochechas)(?!\p{L})/iu;
const smears =
  /(?<!\p{L})(?:smear\p{L}*|all over|rub\p{L}*|esfreg\p{L}+|lambuz\p{L}+|espalh\p{L}+|embadurn\p{L}+|unt\p{L}+|manch\p{L}+|suj\p{L}+)(?!\p{L})/iu;
const icing = '#f4a3bf';
const creamy = /cake|shortcake|ice-cream|soft-ice-cream|custard|pie|cupcake/;

function smeared(moment: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const [lead] = moment.acts;
  const cake = moment.seen.find(({ picture, how }) => how === 'atop' && creamy.test(picture));
  if (!lead || !cake || !isPerson(lead.who) || !face.test(told) || !smears.test(told)) return moment;
  const { thing: _thing, color: _color, ...free } = lead;
  const of = lead.to && moment.acts.some(({ who }) => who === lead.to) ? lead.to : lead.who;
  return {
    ...moment,
    acts: moment.acts.map(
      (act): Act =>
        act === lead && of === lead.who ? { ...free, action: 'laugh', emotion: 'laughing' } : act,
    ),
    seen: [
      ...moment.seen.filter((each) => each !== cake),
      { picture: 'mud', how: 'smeared', of, color: icing } as const,
      { picture: cake.picture, how: 'table' } as const,
    ].slice(0, 8),
  };
}

/** 'Hit the piñata with a stick': it hangs before whoever hits it. */
function hung(moment: Moment): Moment {
  const lead = moment.acts.find(({ action }) => action === 'hit') ?? moment.acts[0];
  if (!lead) return moment;
  const isLow = ({ picture, how, move }: Seen): boolean =>
    picture === 'piata' && /^(?:beside|ground)$/.test(how) && !move;
  return {
    ...moment,
    seen: moment.seen.map((each): Seen => {
      if (!isLow(each)) return each;
      const { at: _there, ...free } = each;
      return { ...free, how: 'flying', of: lead.who, move: 'shake', size: 'big' };
    }),
  };
}

/** 'Carried the cake with candles': they are on it. */
function onCakes(moment: Moment): Moment {
  if (!moment.acts.some(({ thing }) => thing === 'birthday-cake')) return moment;
  return {
    ...moment,
    seen: moment.seen.filter(({ picture, how }) => picture !== 'candle' || !/^(?:beside|ground)$/.test(how)),
  };
}

/** What is given at the door does not lie on it. */
function atDoors(moment: Moment): Moment {
  if (!moment.acts.some(({ action }) => /^(?:hand-over|receive|open)$/.test(action))) return moment;
  return { ...moment, seen: moment.seen.filter(({ at }) => at?.picture !== 'door') };
}

export const atParties = (moment: Moment, told: string, isPerson: (id: string) => boolean): Moment =>
  atDoors(onCakes(hung(smeared(moment, told, isPerson))));
