import type { Act, Moment, Seen } from '../plan.ts';

/** What somebody sits in who is pushed or pulled along; out of the first two they look from the chest up. */
const hollow = /^(?:shopping-cart|wagon)$/;
const ridden = /^(?:pushchair|wheelbarrow|sled|manual-wheelchair)$/;
/** A 'carrinho' or 'carrito' in which somebody is pushed is no racing car. */
const small = /^(?:racing-car|automobile|toy-racing-car)$/;
const pushes = /(?<!\p{L})(?:push\p{L}*|empurr\p{L}*|empuj\p{L}*|wheel(?:ed|ing)|stroll\p{L}*)(?!\p{L})/iu;
const moves = /^(?:push|pull|walk|run|carry|sit|hug|hold-hands|drive|ride|lift)$/;
const takes =
  /(?<!\p{L})(?:push|pull|took|tak|wheel|roll|gave|giv|carr|driv|drov|empurr|pux|lev|passe|pase|empuj|tir[óo]|arrastr|llev|jal)/iu;
const pulls = /(?<!\p{L})(?:pull|drag|tow|pux|arrast|tir[óo]|jal[óo])/iu;

/** In it, and not beside, off, out of, to or with it. */
const isInIt =
  /(?<!\p{L})(?:(?:in|into|inside|on|onto|n[oa]s?|numa?|em|en|dentro d[aeo]l?) (?:(?!(?:with|beside|to|by|next|and|com|ao|con|al|e|y) )[\p{L}'’]+ ){0,3}(?:\p{L}*trolley|\p{L}*cart|pram|pushchair|stroller|buggy|\p{L}*wagon|\p{L}*barrow|sled|sledge|sleigh|toboggan|carrinho|carriola|carro|trenó|carrito|carretilla|carriola|cochecito|coche|carro|sill\p{L}+|trineo|it)|(?:pram|wagon|trolley|wheelbarrow|sledge?) ride)(?!\p{L})/iu;

/** 'Pushed Grandad's wheelchair', 'in his wheelchair': he sits in it. */
const itsRiders =
  /(?<!\p{L})(?:\p{L}+['’]s (?:wheelchair|pram|pushchair|buggy|stroller)|in (?:his|her|the|a) wheelchair)(?!\p{L})/iu;

/** One goes for a walk with it, unless a room is told. */
const indoors =
  /(?<!\p{L})(?:room|house|home|indoors|hall|kitchen|sala|casa|quarto|cozinha|corredor|cuarto|cocina|pasillo)(?!\p{L})/iu;

const vehicleFor = ({ picture }: Seen, set: Moment['place']['set']): string | undefined =>
  hollow.test(picture) || ridden.test(picture)
    ? picture
    : small.test(picture)
      ? set === 'shop'
        ? 'shopping-cart'
        : 'pushchair'
      : undefined;

/**
 * 'Dad pushed Leo in the trolley', 'papá llevó a Leo en la carretilla': whoever is taken along sits in it, and who does
 * it walks behind with the hands there.
 */
export function pushedAlong(moment: Moment, text: string): Moment {
  const [lead] = moment.acts;
  const whom = lead?.to;
  const told = text.slice(...moment.told);
  if (!lead || !whom || moment.mode !== 'done' || !moves.test(lead.action) || !takes.test(told))
    return moment;
  if (!isInIt.test(told) && !(pushes.test(told) && itsRiders.test(told))) return moment;
  const vehicle = moment.seen.find(
    (each) =>
      /^(?:beside|inside|support)$/.test(each.how) &&
      each.of === lead.who &&
      (each.count ?? 1) === 1 &&
      vehicleFor(each, moment.place.set) !== undefined &&
      (!small.test(each.picture) || pushes.test(told)),
  );
  const picture = vehicle && vehicleFor(vehicle, moment.place.set);
  if (!picture) return moment;
  const { thing: _own, ...free } = lead;
  const isSled = picture === 'sled';
  const isOutside =
    moment.place.set === 'living' && /^(?:pushchair|wagon|wheelbarrow)$/.test(picture) && !indoors.test(told);
  return {
    ...moment,
    ...(isOutside ? { place: { ...moment.place, set: 'park' as const } } : {}),
    acts: [
      { ...free, action: pulls.test(told) ? 'pull' : 'push', exact: true },
      ...moment.acts
        .slice(1)
        .map(
          (act): Act =>
            act.who === whom && !isSled ? { ...act, action: 'sit', to: lead.who, exact: true } : act,
        ),
    ],
    seen: isSled
      ? moment.seen.filter((each) => each !== vehicle)
      : moment.seen.map(
          (each): Seen =>
            each === vehicle
              ? { ...each, picture, how: hollow.test(picture) ? 'inside' : 'support', of: whom }
              : each,
        ),
  };
}
