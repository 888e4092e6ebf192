/** What is done with animals on farms. */
import type { Act, Moment } from '../../plan.ts';

const fromHand =
  /(?<!\p{L})(?:(?:out of|from) (?:\p{L}+['’]?s?|her|his|my|the) hands?|d[ao]s? mãos?|de (?:la|su|mi) mano)(?!\p{L})/iu;
const milks = /(?<!\p{L})(?:milk(?:ed|s|ing)|ordenh\p{L}+|ordeñ\p{L}+)(?!\p{L})/iu;
const fodder = /^(?:cow|goat|sheep|horse|donkey|llama|rabbit)/;

export function withAnimals(moment: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const { acts, seen, place } = moment;
  const [lead] = acts;
  // 'Ate out of his hand': it is held out to it.
  if (lead && !isPerson(lead.who) && /^(?:eat|lick)$/.test(lead.action) && fromHand.test(told)) {
    const there = acts.find(({ who }) => isPerson(who) && who === (lead.to ?? 'hero'));
    const giver: Act | undefined =
      there ??
      (acts.some(({ who }) => isPerson(who)) ? undefined : { who: 'hero', action: 'look', emotion: 'happy' });
    const food = lead.thing ?? seen.find(({ how, of }) => how === 'beside' && of === lead.who)?.picture;
    if (giver && (food || lead.action === 'eat')) {
      const { thing: _thing, color: _color, ...eater } = lead;
      const held: Act = {
        who: giver.who,
        emotion: giver.emotion,
        action: 'hand-over',
        to: lead.who,
        thing: food ?? (fodder.test(lead.who) ? 'hay' : 'seed'),
      };
      return {
        ...moment,
        acts: [
          ...acts.flatMap((act): Act[] =>
            act === giver ? [] : act === lead ? [{ ...eater, to: giver.who }] : [act],
          ),
          held,
        ],
        seen: seen.filter(({ picture }) => picture !== food),
      };
    }
  }
  if (lead && isPerson(lead.who) && lead.to && !isPerson(lead.to) && milks.test(told))
    return {
      ...moment,
      acts: acts.map((act): Act => (act === lead ? { ...act, action: 'stroke' } : act)),
      seen: [...seen.filter(({ picture }) => picture !== 'bucket'), { picture: 'bucket', how: 'ground' }],
    };
  // Eggs are collected in what one sees them in.
  if (place.set === 'coop' && lead?.thing === 'egg' && /^(?:hold|carry|reach|take-out)$/.test(lead.action))
    return {
      ...moment,
      acts: acts.map(
        (act): Act => (act === lead ? { ...act, action: 'hold', thing: 'nest-with-eggs' } : act),
      ),
      seen: seen.filter(({ picture }) => picture !== 'egg'),
    };
  return moment;
}
