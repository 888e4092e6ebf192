import { type CharacterRole, isAnimal } from '@milestoon/cast';
import type { Act, Moment, Seen } from '../plan.ts';

/** Sets with a water of their own, in which swimmers swim. */
const withWater: readonly unknown[] = ['pool', 'beach', 'lake'];
/** From a deck things fall into the water all round; whoever is in it is seen in it. */
const onWater: readonly unknown[] = ['boat'];

const isWater = ({ picture, size }: Seen): boolean => picture === 'puddle' && size === 'huge';

/** In the water, and not only beside it or on its sand. */
const inWater =
  /(?<!\p{L})(?:in (?:the|a) (?:\p{L}+ ){0,2}(?:water|pool|sea|ocean|lake|waves|deep end|shallow end)|(?:n[ao]|dentro d[ae]) (?:água|mar|lago|piscina)|(?:em|den?tro de) água|(?:en|dentro del?) (?:el |la )?(?:agua|mar|lago|piscina|alberca|pileta))(?!\p{L})/iu;
/** What is done standing in it; what is only seen, thrown or held 'in the water' is there without them. */
const stoodIn =
  /^(?:hold-hands|hug|embrace|lift|in-arms|splash|catch|laugh|cheer|clap|dance|kiss|tickle|pull|push|stand|high-five)$/;
const isStoodIn = ({ action, to, thing = '' }: Act): boolean =>
  stoodIn.test(action) ||
  (action === 'look' && to !== undefined) ||
  (action === 'throw' && /ball/.test(thing));

const splashes = /(?<!\p{L})(?:splash\p{L}*|chapinh\p{L}*|chapote\p{L}*|salpic\p{L}*)(?!\p{L})/iu;
/** By itself it splashes nobody. */
const ofItself = /(?<!\p{L})(?:water|waves?|água|agua|ondas?|olas?) (?:splash|salpic)/iu;
const plays = /(?<!\p{L})(?:play(?:ed|ing|s)?|brinc\p{L}+|jug(?:ó|aron|aba\p{L}*|ando|amos))(?!\p{L})/iu;
const splashed = /^(?:jump|pour|swim|throw|hit|clap)$/;

/** 'Splashed each other': with both hands and the water that is there, and no jug. */
function splashing(moment: Moment, told: string): Moment {
  const isTold = splashes.test(told) && !ofItself.test(told);
  const isPlay = plays.test(told) && inWater.test(told) && moment.acts[0]?.action === 'jump';
  if (!(isTold || isPlay) || moment.mode !== 'done') return moment;
  const [lead] = moment.acts;
  if (!lead || !splashed.test(lead.action)) return moment;
  return {
    ...moment,
    acts: moment.acts.map((act): Act => {
      if (act !== lead && act.action !== lead.action) return act;
      const { thing: _water, color: _color, ...free } = act;
      return { ...free, action: 'splash', exact: true };
    }),
    seen: moment.seen.filter(({ picture }) => picture !== 'droplet' && picture !== 'splash'),
  };
}

/** Whoever goes into the water of a pool or the sea is in the water that is there, and no other lies on the tiles. */
export function inOwnWater(given: Moment, text: string): Moment {
  const told = inSomePool(given, text);
  const { set } = told.place;
  if (onWater.includes(set))
    return { ...told, seen: told.seen.filter((each) => !isWater(each) || each.how === 'inside') };
  if (!withWater.includes(set)) return told;
  const words = text.slice(...told.told);
  const moment = splashing(told, words);
  const waters = moment.seen.filter(isWater);
  const entered = waters.filter(({ how }) => how === 'inside');
  const isSplashing = moment !== told;
  const isIn = (inWater.test(words) || (isSplashing && set === 'pool')) && moment.mode === 'done';
  const wet = new Set([
    ...entered.map(({ of }) => of),
    ...(isIn && moment.acts.every((act) => isStoodIn(act) || act.action === 'swim')
      ? moment.acts.map(({ who }) => who)
      : []),
  ]);
  const acts = moment.acts.map((act) =>
    !wet.has(act.who) ||
    (isStoodIn(act) && isIn) ||
    (act.exact && act.action === 'jump') ||
    act.action === 'plunge'
      ? act
      : { ...act, action: 'swim' as const },
  );
  const standing = acts.filter(({ who, action }) => wet.has(who) && !/^(?:swim|plunge)$/.test(action));
  const seen = moment.seen.filter((each) => !waters.includes(each));
  return {
    ...moment,
    seen: [
      ...seen,
      ...standing.map(({ who }): Seen => ({ picture: 'puddle', how: 'inside', size: 'huge', of: who })),
    ].slice(0, 8),
    acts,
  };
}

const onlyWater = /(?<!\p{L})(?:in the water|na água|en el agua)(?!\p{L})/iu;

/** No duck, whose water is a pond. */
const isSomebody = (id: string): boolean => !isAnimal(id.replace(/-\d+$/, '') as CharacterRole);

/** Somebody is held 'in the water' in no living room. */
function inSomePool(moment: Moment, text: string): Moment {
  const { place, told, acts } = moment;
  const isMeant =
    (place.set === null || place.set === 'living') &&
    onlyWater.test(text.slice(...told)) &&
    (acts.some((act) => act.to !== undefined && isStoodIn(act)) ||
      (splashes.test(text.slice(...told)) && acts.every(({ who }) => isSomebody(who))));
  return isMeant ? { ...moment, place: { ...place, set: 'pool' } } : moment;
}

/** 'She jumped into the pool and Dad caught her': whoever has just gone in is caught in the water. */
export function stayingIn(moments: readonly Moment[]): Moment[] {
  return moments.map((moment, at) => {
    const before = moments[at - 1];
    if (
      !before ||
      before.sentence !== moment.sentence ||
      before.place.set !== moment.place.set ||
      !withWater.includes(moment.place.set) ||
      moment.seen.some(isWater)
    )
      return moment;
    const wet = new Set(
      before.acts.flatMap(({ who, action }) => (/^(?:swim|plunge)$/.test(action) ? [who] : [])),
    );
    const isCaught = moment.acts.some(({ who, to }) => wet.has(who) || (to !== undefined && wet.has(to)));
    if (!isCaught || !moment.acts.every(isStoodIn) || moment.acts.length < 2) return moment;
    return {
      ...moment,
      seen: [
        ...moment.seen,
        ...moment.acts.map(({ who }): Seen => ({ picture: 'puddle', how: 'inside', size: 'huge', of: who })),
      ].slice(0, 8),
    };
  });
}
