/** Who is dressed by whom, and what has been put on. */
import type { Act, Moment, Seen } from '../../plan.ts';

/** Whoever gets dressed as somebody, or up, puts on more than what is worn on all days. */
const getsDressed =
  /(?<!\p{L})(?:(?:get|gets|got|getting) (?:himself |herself )?dressed|vestiu-se|veste-se|vestir-se|se (?:vistió|viste|vestía)|vestirse|se vestiu)(?!\p{L})(?! (?:up|as|like|como)(?!\p{L})| de (?!manhã|noite|noche|prisa|pressa|repente|seguida|novo|nuevo))/iu;
const idle = /^(?:look|stand|clap|cheer|wait|walk|nod)$/;
/** Stands before the told words, or in them. */
const helps = /(?<!\p{L})(?:help(?:ed|s|ing)?|ajud\p{L}+|ayud\p{L}+)(?!\p{L})/iu;
const laces =
  /(?<!\p{L})(?:shoe|lace|boot|trainer|sapat|atacador|cadarço|ténis|tênis|bota|zapat|cordon|cordón)/iu;
const atSomebody = /^(?:put-on|pull|tie|fasten|brush|wipe)$/;
const noClothes = /shoe|boot|sock|skate|sandal|glove|hat|cap|helmet/;
const clothes =
  /^(?:t-shirt|shirt|jumper|waistcoat|coat|raincoat|dress|pyjamas|jeans|shorts|kimono|swimsuit|apron|sari|lab-coat|martial-arts-uniform)$/;

/** 'Helped him put on his shoes': it is done at him, and not at both. */
function helped(moment: Moment, told: string): Moment {
  const [lead, second] = moment.acts;
  if (!lead || !second || !helps.test(told) || lead.to || lead.action !== second.action) return moment;
  if (!atSomebody.test(lead.action)) return moment;
  const isCloth = clothes.test(lead.thing ?? '') || lead.action === 'put-on';
  const action = lead.action === 'pull' && isCloth ? 'put-on' : lead.action;
  return {
    ...moment,
    acts: moment.acts.map((act, i): Act => {
      if (i === 0) return { ...lead, action, to: second.who };
      return i === 1 ? { who: act.who, emotion: act.emotion, action: 'look', to: lead.who } : act;
    }),
  };
}

/** What somebody has pulled over somebody else is on them, and in no hand. */
function clothed(moment: Moment): Moment {
  const lead = moment.acts[0];
  if (!lead?.thing || lead.action !== 'put-on' || !lead.to || lead.to === lead.who) return moment;
  if (noClothes.test(lead.thing) || !clothes.test(lead.thing)) return moment;
  const { thing, color, ...free } = lead;
  const worn: Seen = { picture: thing, how: 'worn', of: free.to as string, ...(color ? { color } : {}) };
  return {
    ...moment,
    acts: [free, ...moment.acts.slice(1)],
    seen: [...moment.seen.filter(({ picture }) => picture !== thing), worn].slice(0, 8),
  };
}

/** 'Tied her shoelaces': down at the feet of whose they are. */
function laced(moment: Moment, told: string): Moment {
  const lead = moment.acts[0];
  if (lead?.action !== 'tie' || !lead.to || lead.to === lead.who || !laces.test(told)) return moment;
  return {
    ...moment,
    acts: [{ ...lead, thing: 'running-shoe' }, ...moment.acts.slice(1)],
    seen: moment.seen.filter(({ picture }) => picture !== 'running-shoe'),
  };
}

const nappies = /(?<!\p{L})(?:nappy|nappies|diapers?|fraldas?|pañal(?:es)?)(?!\p{L})/iu;
const couches = /^(?:table|bed|changing-table|couch-and-lamp|mat)$/;

/** 'Changed her nappy': she lies on something for it. */
function nappyChanged(moment: Moment, told: string): Moment {
  const lead = moment.acts[0];
  if (
    !lead?.to ||
    lead.to === lead.who ||
    !nappies.test(told) ||
    !/^(?:wipe|put-on|dress|put-down)$/.test(lead.action)
  )
    return moment;
  const under = moment.seen.find(({ picture }) => couches.test(picture))?.picture;
  const on = under && under !== 'table' ? under : 'changing-table';
  const { thing: _thing, color: _color, ...free } = lead;
  return {
    ...moment,
    acts: moment.acts.map(
      (act): Act =>
        act === lead
          ? { ...free, action: 'wipe', thing: 'nappy' }
          : act.who === lead.to
            ? { who: act.who, emotion: act.emotion, action: 'lie-down' }
            : act,
    ),
    seen: [
      ...moment.seen.filter(({ picture }) => picture !== 'nappy' && picture !== under),
      { picture: on, how: 'support', of: lead.to } as const,
    ],
  };
}

const necks = /^(?:scarf|necklace|prayer-beads|sports-medal)$/;
/** 'Put on her scarf': hands at the neck it is round, and not over the head. */
function roundNeck(moment: Moment): Moment {
  const [lead, ...others] = moment.acts;
  if (!lead?.thing || lead.action !== 'put-on' || (lead.to && lead.to !== lead.who)) return moment;
  if (!necks.test(lead.thing)) return moment;
  const { thing, color, to: _self, ...free } = lead;
  const worn: Seen = { picture: thing, how: 'worn', of: lead.who, ...(color ? { color } : {}) };
  return {
    ...moment,
    acts: [{ ...free, action: 'fasten' }, ...others],
    seen: [...moment.seen.filter(({ picture }) => picture !== thing), worn],
  };
}

export function dressing(moment: Moment, told: string): Moment {
  const [lead] = moment.acts;
  const isClad = moment.seen.some(
    ({ picture, how, of = 'hero' }) => how === 'worn' && of === lead?.who && picture !== 'glasses',
  );
  if (lead && idle.test(lead.action) && !lead.to && !isClad && getsDressed.test(told))
    return {
      ...moment,
      acts: [{ ...lead, action: 'put-on', thing: 't-shirt' }, ...moment.acts.slice(1)],
    };
  return nappyChanged(laced(roundNeck(clothed(helped(moment, told))), told), told);
}
