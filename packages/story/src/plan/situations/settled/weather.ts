import type { SetName } from '@milestoon/stage';
import type { Act, Moment, Seen } from '../../plan.ts';

const noSnow = '(?! (?:boot|cone|globe|suit|white|leopard|queen|pant|trouser)|-)';
const handled =
  'saw|sees?|touch(?:ed|es)|felt|ate|eats|tasted|licked|shovell?ed|cleared|cleaned|swept|kicked|threw|scooped|rolled|was|is';
/** Somebody is in snow that lies or has it in the hands: no snow boots, no snow cone, nobody called Snow White. */
const inLyingSnow = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:in|into|through|onto?|with|under|across) (?:the |some |a lot of )?(?:(?:deep|fresh|first|soft|white|new|cold) )*snow${noSnow}`,
    `(?:${handled}) (?:the |real |some |her |his )?(?:first )?snow${noSnow}`,
    'snow(?:ball fight| ?(?:angel|castle|fort|house|cave|tunnel|fight)s?)',
    '(?:n|pel|sobre |com |para |à )a neve|(?:viu|tocou|comeu|provou|atirou|limpou|tirou|havia|tinha) (?:n?a )?neve',
    '(?:en|por|sobre|con|a) (?:la )?nieve|(?:vio|tocó|comió|probó|tiró|quitó|limpió|había) (?:la )?nieve',
    '(?:luta|guerra|batalha|pelea|batalla) de bolas de (?:neve|nieve)|(?:anjos?|ángel|ángeles) (?:de|na|en la) (?:neve|nieve)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
/** It stands there only as a picture or a thing made of something else. */
const ofOther =
  /(?<!\p{L})(?:play-?do(?:ugh)?|plasticine|clay|paper|cardboard|cotton|chalk|lego|wool|felt|sand|plastilina|plasticina|papel|cart[ãóu]\p{L}*|algod[ãó]\p{L}*|barro|giz|tiza|lã|lana|areia|arena)(?!\p{L})/iu;
const onlyTold = /^(?:talk|sing|paint|write|read|watch|sleep|listen|shout)$/;
const isPictured = ({ how }: Seen): boolean => /^(?:bubble|wall)$/.test(how);

/** What is done there is done in snow: it is built, thrown, ridden on or lain in, and not only spoken of. */
function isOfSnow({ acts: [lead, ...rest], seen }: Moment, told: string): boolean {
  if (!lead || onlyTold.test(lead.action)) return false;
  if (seen.some((each) => /^snow/.test(each.picture) && isPictured(each))) return false;
  if ([lead, ...rest].some(({ action, thing }) => /^(?:sled|ski)$/.test(action) || thing === 'snowball'))
    return true;
  if (seen.some(({ picture }) => /^snowman/.test(picture)) && !ofOther.test(told)) return true;
  return inLyingSnow.test(told);
}

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
  'schoolyard',
  'harbor',
]);
const streets = /^(?:street|schoolgate|schoolyard|harbor|playground|balcony|farm)$/;
const slopes: ReadonlySet<SetName | null> = new Set(['mountain', 'park', 'field', 'garden']);

/** Where a snowman is built there is snow. */
export function inSnow(moment: Moment, told: string): Moment {
  const { place, acts, weather } = moment;
  if (acts.some(({ action }) => action === 'sled' || action === 'ski') && slopes.has(place.set))
    return { ...moment, place: { ...place, set: 'snow' } };
  if (!open.has(place.set) || !isOfSnow(moment, told)) return moment;
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

/** One jumps over a puddle or walks round it, and stays dry. */
const passesBy =
  /(?<!\p{L})(?:over|around|round|past|beside|near|next to|avoid\p{L}*|jump(?:ed|s|ing)?|leap(?:ed|t|s)|por (?:cima|encima) d[aeo]s?l?|à volta d\p{L}+|ao lado d\p{L}+|alrededor del?|(?:salt|esquiv|evit|rode|contorn|desvi)\p{L}+)(?: (?:the|an?|every|all|each|el|las?|los|os?|as|um|umas?|una?|unos)(?: (?!(?:una?|la|el|los|las|os?|as|umas?)(?!\p{L}))\p{L}+)?)? (?:puddle|poça|charco|charquinho)/iu;
/** Puddles lie under the feet, and splash. */
export function inPuddles(moment: Moment, told: string): Moment {
  if (!puddles.test(told) || passesBy.test(told)) return moment;
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
