import type { SetName } from '@milestoon/stage';
import type { Act, Moment, Seen } from '../../plan.ts';

const snowy =
  /(?<!\p{L})(?:snow(?:man|men|ball|balls)?|sled(?:ge|ging|s|ding)?|toboggan\p{L}*|neve|nieve|trenós?|trineos?)(?!\p{L})/iu;
const open: ReadonlySet<SetName | null> = new Set([
  'porch',
  'garden',
  'park',
  'playground',
  'street',
  'field',
  'forest',
  'farm',
  'balcony',
  'schoolgate',
]);
const streets = /^(?:street|schoolgate|playground|balcony|farm)$/;
const slopes: ReadonlySet<SetName | null> = new Set(['mountain', 'park', 'field', 'garden']);

/** Where a snowman is built there is snow. */
export function inSnow(moment: Moment, told: string): Moment {
  const { place, acts, weather } = moment;
  if (acts.some(({ action }) => action === 'sled' || action === 'ski') && slopes.has(place.set))
    return { ...moment, place: { ...place, set: 'snow' } };
  if (!open.has(place.set) || !snowy.test(told)) return moment;
  // Snow has houses and trees as gardens have, and lies there.
  if (!streets.test(place.set ?? '')) return { ...moment, place: { ...place, set: 'snow' } };
  return weather === null || weather === 'clear' ? { ...moment, weather: 'snow' } : moment;
}

const blown =
  /^(?:sun-hat|straw-hat|billed-cap|flat-cap|womans-hat|top-hat|woolly-hat|scarf|umbrella|kite|balloon|memo|drawing|leaf|fallen-leaf)$/;

/** 'The wind blew his hat off': it flies from whose it is, and they reach after it. */
export function inWind(moment: Moment, _told: string, isPerson: (id: string) => boolean): Moment {
  const { acts, seen } = moment;
  const wind = seen.some(({ picture, how }) => picture === 'wind-face' && how === 'sky');
  const thing = seen.find(({ picture, how }) => blown.test(picture) && /^(?:ground|flying|sky)$/.test(how));
  const owner = acts.find(({ who, action }) => isPerson(who) && /^(?:look|stand|walk|reach)$/.test(action));
  if (!wind || !thing || !owner) return moment;
  const { at: _there, ...free } = thing;
  const away: Seen = { ...free, how: 'flying', of: owner.who, move: 'fly' };
  return {
    ...moment,
    acts: acts.map((act): Act => {
      if (act !== owner) return act;
      const { thing: _hand, color: _color, ...bare } = act;
      return { ...bare, action: 'reach', emotion: 'surprised' };
    }),
    seen: seen.map((each) => (each === thing ? away : each)),
  };
}

const tongue = /(?<!\p{L})(?:tongue|mouth|língua|boca|lengua)(?!\p{L})/iu;
const falling = /^(?:snowflake|droplet)$/;

/** 'Caught snowflakes on her tongue': the face is up, and nothing is in the hands. */
export function onTheTongue(moment: Moment, told: string): Moment {
  const [lead] = moment.acts;
  if (!lead || !falling.test(lead.thing ?? '') || !tongue.test(told)) return moment;
  const { thing: flake, color: _color, ...free } = lead;
  return {
    ...moment,
    weather: flake === 'droplet' ? 'rain' : 'snow',
    acts: moment.acts.map((act): Act => (act === lead ? { ...free, action: 'look-up' } : act)),
    seen: moment.seen.filter(({ picture }) => picture !== flake),
  };
}

const puddles = /(?<!\p{L})(?:puddles?|poças?|charcos?|charquinhos?)(?!\p{L})/iu;

/** Puddles lie under the feet, and splash. */
export function inPuddles(moment: Moment, told: string): Moment {
  if (!puddles.test(told)) return moment;
  const puddle = moment.seen.find(
    ({ picture, how }) => picture === 'puddle' && /^(?:inside|beside|ground)$/.test(how),
  );
  const lead = moment.acts.find(
    ({ who, action }) => who === (puddle?.of ?? 'hero') && /^(?:jump|run|walk|dance|fall|kick)$/.test(action),
  );
  if (!puddle || !lead) return moment;
  const { size: _size, ...free } = puddle;
  return {
    ...moment,
    acts: moment.acts.map(
      (act): Act => (act === lead && act.action === 'kick' ? { ...act, action: 'jump' } : act),
    ),
    seen: [
      ...moment.seen.map(
        (each): Seen => (each === puddle ? { ...free, how: 'support', of: lead.who } : each),
      ),
      { picture: 'droplet', how: 'flying', of: lead.who, move: 'splash' } as const,
    ].slice(0, 8),
  };
}
