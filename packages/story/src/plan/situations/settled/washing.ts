/** Baths one is in, and basins at which hands, faces and teeth are washed. */
import type { Act, Moment, Seen } from '../../plan.ts';

const inTub =
  /(?<!\p{L})(?:in (?:the|his|her|a|their) (?:\p{L}+ )?(?:bath|bathtub|tub|bubble bath)|na banheira|no banho|en la (?:bañera|tina|bañadera))(?!\p{L})/iu;
const plays = /^(?:hold|sit|swim|laugh|sing|look|splash|carry|push|wipe|craft|pour)$/;
const tub = /^bathtub$/;
const dries = /^(?:towel|blanket)$/;

/** 'Played with her duck in the bath': she is in the water. */
export function inTheBath(moment: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const { acts, seen, place } = moment;
  const bath = seen.find(({ picture, how }) => tub.test(picture) && /^(?:beside|inside)$/.test(how));
  const isBathing = /^bathtub$/.test(acts[0]?.thing ?? '') && acts[0]?.action === 'wipe';
  if (place.set !== 'bathroom' || !(bath || isBathing) || !(inTub.test(told) || isBathing)) return moment;
  const bathers = acts.filter(
    ({ who, action, to }) => isPerson(who) && plays.test(action) && to === undefined,
  );
  if (bathers.length !== acts.filter(({ who }) => isPerson(who)).length) return moment;
  if (seen.some(({ picture }) => dries.test(picture))) return moment;
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

/** 'Brushed her teeth': the toothbrush of who does it for somebody is at their mouth. */
export function teethOfOther(moment: Moment): Moment {
  const lead = moment.acts[0];
  if (lead?.action !== 'brush' || !lead.to || lead.to === lead.who) return moment;
  return {
    ...moment,
    acts: [{ ...lead, action: 'wipe', thing: 'toothbrush' }, ...moment.acts.slice(1)],
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
