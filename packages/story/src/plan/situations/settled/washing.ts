/** Baths one is in, and basins at which hands, faces and teeth are washed. */
import type { Act, Moment, Seen } from '../../plan.ts';

const inTub =
  /(?<!\p{L})(?:in (?:the|his|her|a|their) (?:\p{L}+ )?(?:bath|bathtub|tub|bubble bath)|na banheira|no banho|en la (?:bañera|tina|bañadera))(?!\p{L})/iu;
const plays = /^(?:hold|sit|swim|laugh|sing|look|splash|carry|push|wipe|craft|pour)$/;
const tub = /^bathtub$/;
/** The tub itself is cleaned: nobody is in it. */
const scrubs =
  /(?<!\p{L})(?:clean|scrub|wip|rins|wash|polish|limp|esfreg|lav|freg|restreg|enjuag|enxagu)\p{L}*(?: up| out| down)? (?:(?:the|her|his|our|a|o|la|el|su) )?(?:bath|bathtub|tub|banheira|bañera|tina)(?!\p{L}| toys?)/iu;
/** It is seen there by who stands at the tub. */
const washesWith = /^(?:sponge|soap|lotion-bottle|bathtub|handkerchief|bubbles|droplet)$/;
const dries = /^(?:towel|blanket)$/;

/** 'Cleaned the bathtub': beside it, with a sponge. */
function scrubbed(moment: Moment): Moment {
  const { acts, seen } = moment;
  const [lead] = acts;
  if (lead?.action !== 'wipe' || !tub.test(lead.thing ?? '')) return moment;
  return {
    ...moment,
    acts: acts.map((act): Act => (tub.test(act.thing ?? '') ? { ...act, thing: 'sponge' } : act)),
    seen: [
      ...seen.filter(({ picture }) => !/^(?:bathtub|sponge)$/.test(picture)),
      { picture: 'bathtub', how: 'beside', of: lead.who },
    ],
  };
}

/** 'Washed her doll there': it is in the tub, and she is beside it. */
function standsAtTub(moment: Moment): Moment | undefined {
  const [lead, ...rest] = moment.acts;
  if (lead?.action !== 'wipe' || !lead.thing || washesWith.test(lead.thing)) return undefined;
  const { thing: there, color, ...free } = lead;
  const at = { picture: 'bathtub', side: 'in' } as const;
  return {
    ...moment,
    acts: [{ ...free, thing: 'sponge' }, ...rest],
    seen: [
      ...moment.seen.filter(({ picture }) => picture !== there && !tub.test(picture)),
      { picture: 'bathtub', how: 'beside', of: lead.who },
      { picture: there, how: 'ground', at, ...(color ? { color } : {}) },
    ],
  };
}

/** 'Played with her duck in the bath': she is in the water. */
export function inTheBath(moment: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const { acts, seen, place } = moment;
  const bath = seen.find(({ picture, how }) => tub.test(picture) && /^(?:beside|inside)$/.test(how));
  if (place.set === 'bathroom' && scrubs.test(told)) return scrubbed(moment);
  const isBathing = tub.test(acts[0]?.thing ?? '') && acts[0]?.action === 'wipe';
  if (place.set !== 'bathroom' || !(bath || isBathing) || !(inTub.test(told) || isBathing)) return moment;
  const bathers = acts.filter(
    ({ who, action, to }) => isPerson(who) && plays.test(action) && to === undefined,
  );
  if (bathers.length !== acts.filter(({ who }) => isPerson(who)).length) return moment;
  if (seen.some(({ picture }) => dries.test(picture))) return moment;
  const atTub = standsAtTub(moment);
  if (atTub) return atTub;
  const held = new Set(bathers.map(({ thing }) => thing));
  return {
    ...moment,
    acts: acts.map((act): Act => {
      if (!bathers.includes(act)) return act;
      const { thing, color, ...free } = act;
      return thing && !tub.test(thing)
        ? { ...free, action: 'hold', thing, ...(color ? { color } : {}) }
        : { ...free, action: 'sit' };
    }),
    seen: [
      ...seen.filter(
        (each) => each !== bath && !(held.has(each.picture) && !/^(?:held|worn)$/.test(each.how)),
      ),
      ...bathers.map(({ who }): Seen => ({ picture: 'bathtub', how: 'inside', of: who })),
    ],
  };
}

const washed =
  /(?<!\p{L})(?:wash(?:ed|es|ing)?|rins(?:e|ed|es|ing)|brush(?:ed|es|ing)?|lav\p{L}+|escov\p{L}+|cepill\p{L}+|enjuag\p{L}+|enxagu\p{L}+)(?!\p{L})/iu;
const ofBody = /(?<!\p{L})(?:hands?|face|teeth|mouth|mãos?|cara|rosto|dentes|boca|manos?|dientes)(?!\p{L})/iu;

const bathes =
  /(?<!\p{L})(?:bath(?:e|ed|es|ing)?|shampoo\p{L}*|d(?:eu|á|ar|ando) (?:um )?banho|bañ\p{L}+|banh\p{L}+|champ[ôúo]\p{L}*)(?!\p{L})/iu;

/** 'Bathed Zoe': she is in the tub, though nobody names it. */
export function bathedByOther(moment: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const { acts, seen, place } = moment;
  const lead = acts.find(({ action, to, who }) => action === 'wipe' && to !== undefined && to !== who);
  if (place.set !== 'bathroom' || !lead?.to || !isPerson(lead.to) || !bathes.test(told)) return moment;
  if (seen.some(({ picture, how }) => /^(?:bathtub|towel|sink)$/.test(picture) || how === 'inside'))
    return moment;
  const { to } = lead;
  return {
    ...moment,
    acts: acts.map((act): Act => {
      if (act.who !== to) return act;
      const { thing: _thing, color: _color, ...free } = act;
      return { ...free, action: 'sit' };
    }),
    seen: [
      ...seen.filter(({ picture, how }) => picture !== 'lotion-bottle' || how === 'held'),
      { picture: 'bathtub', how: 'inside', of: to } as const,
    ],
  };
}

const teeth = /(?<!\p{L})(?:teeth|tooth|dentes?|dentinhos?|dientes?|dientitos?)(?!\p{L})/iu;
/** 'Brushed her teeth': the toothbrush of who does it for somebody is at their mouth; fur has a brush. */
export function teethOfOther(moment: Moment, told: string): Moment {
  const lead = moment.acts[0];
  if (lead?.action !== 'brush' || !lead.to || lead.to === lead.who) return moment;
  return {
    ...moment,
    acts: [
      { ...lead, action: 'wipe', thing: teeth.test(told) ? 'toothbrush' : 'hair-pick' },
      ...moment.acts.slice(1),
    ],
  };
}

/** 'Washed her hands': she stands at the basin. */
export function atTheBasin(moment: Moment, told: string): Moment {
  const { acts, seen, place } = moment;
  const [lead] = acts;
  if (place.set !== 'bathroom' || !lead || !/^(?:wipe|brush)$/.test(lead.action) || lead.to) return moment;
  if (!washed.test(told) || !ofBody.test(told)) return moment;
  if (seen.some(({ how, picture }) => /^(?:inside|support)$/.test(how) || /^(?:sink|bathtub)$/.test(picture)))
    return moment;
  const basin: Seen = { picture: 'sink', how: 'beside', of: lead.who };
  return { ...moment, seen: [...seen.filter(({ picture }) => picture !== 'mirror'), basin] };
}
