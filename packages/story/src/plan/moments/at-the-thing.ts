import type { People } from '../../world/people/people.ts';
import type { Act, Moment } from '../plan.ts';
import { isChild, isOld } from './in-bed.ts';

/** What children play at and not with: it stands on the floor before them. */
const stands = /^(?:toy-kitchen|dolls-house|rocking-horse|toy-garage|toy-castle|castle)$/;
const plays = /(?<!\p{L})(?:play\p{L}*|brinc\p{L}*|jog\p{L}*|jug\p{L}*)(?!\p{L})/iu;
const pans = /^(?:frying-pan)$/;
const clothes =
  /^(?:coat|raincoat|scarf|backpack|umbrella|woolly-hat|billed-cap|handbag|apron|t-shirt|shirt|jumper)$/;
const hangs = /(?<!\p{L})(?:hang|hung|hangs|pendur\p{L}+|colg\p{L}+|cuelg\p{L}+)(?!\p{L})/iu;
const asleep = /(?<!\p{L})(?:asleep|adormec\p{L}+|dorm\p{L}+|durmi\p{L}+)(?!\p{L})/iu;
const rocks = /(?<!\p{L})(?:rock(?:ed|s|ing)?|embal\p{L}+|mec(?:ió|ía|iendo)|acun\p{L}+|ninou)(?!\p{L})/iu;
const sorry =
  /(?<!\p{L})(?:sorry|apologi[sz]\p{L}+|(?:pe(?:diu|ço|de)|pid(?:ió|e|ieron)) (?:\p{L}+ )?(?:desculpas?|perdão|perdón|disculpas?)|se disculp\p{L}+|desculpou-se)(?!\p{L})/iu;

/** 'Played with the toy kitchen': on the knees before it, and it is not in the arms. */
function atToy(moment: Moment, told: string): Moment {
  const [lead] = moment.acts;
  const toy = lead?.thing;
  if (!lead || !toy || lead.action !== 'hold' || !stands.test(toy) || !plays.test(told)) return moment;
  return {
    ...moment,
    acts: moment.acts.map((act): Act => {
      if (act.action !== 'hold' || (act !== lead && act.thing !== toy)) return act;
      const { thing: _toy, color: _color, ...free } = act;
      return { ...free, action: 'put-down', exact: true };
    }),
    seen: [
      ...moment.seen.filter(({ picture }) => picture !== toy),
      { picture: toy, how: 'beside' as const, of: lead.who, ...(lead.color ? { color: lead.color } : {}) },
    ].slice(0, 8),
  };
}

/** 'Made pancakes in the frying pan': it is in the hand, with them in it. */
function inPan(moment: Moment): Moment {
  const pan = moment.seen.find(({ picture }) => pans.test(picture));
  const cook = moment.acts.find(({ action }) => action === 'cook');
  if (!pan || !cook) return moment;
  const food = moment.seen.find(({ at }) => at?.picture === pan.picture)?.picture;
  const inIt = food && food !== 'cooking' ? food : cook.thing;
  return {
    ...moment,
    acts: moment.acts.map(
      (act): Act =>
        act === cook ? { ...act, action: 'flip', exact: true, ...(inIt ? { thing: inIt } : {}) } : act,
    ),
    seen: moment.seen.filter((each) => each !== pan && each.at?.picture !== pan.picture),
  };
}

/** 'Hung the jacket on the hook': hooks are on a wall, and those for coats in a hall. */
function onHook(moment: Moment, told: string): Moment {
  const [lead] = moment.acts;
  if (lead?.action !== 'reach' || !clothes.test(lead.thing ?? '') || !hangs.test(told)) return moment;
  const isAtHome = moment.place.set === 'living';
  return {
    ...moment,
    ...(isAtHome ? { place: { ...moment.place, set: 'hallway' as const } } : {}),
    seen: moment.seen.filter(({ picture }) => picture !== 'hook'),
  };
}

/** 'Fell asleep in Mum's arms', 'rocked her in her arms': on the arm, and not hugged standing. */
function onTheArm(moment: Moment, told: string, people: Pick<People, 'all'>): Moment {
  const [lead, other] = moment.acts;
  if (!lead?.to || lead.action !== 'hug' || other?.who !== lead.to || other.action !== 'hug') return moment;
  if (asleep.test(told) && lead.emotion === 'sleepy')
    return {
      ...moment,
      acts: [
        { ...lead, action: 'sleep' },
        { ...other, action: 'lift', emotion: 'happy' },
        ...moment.acts.slice(2),
      ],
    };
  if (!rocks.test(told) || !isOld(people, lead.who) || !isChild(people, lead.to)) return moment;
  return {
    ...moment,
    acts: [{ ...lead, action: 'lift' }, { ...other, action: 'in-arms' }, ...moment.acts.slice(2)],
  };
}

const bands = 'armbands';
/** Armbands are round the arms of whoever has them on or gets them put on, and no pile of them lies on the tiles. */
function inArmbands(moment: Moment): Moment {
  const { acts, seen } = moment;
  const own = acts.find(({ thing }) => thing === bands);
  const lying = seen.find(({ picture, how }) => picture === bands && how !== 'worn');
  const isPutOn = own !== undefined && /^(?:put-on|put-down|tie|fasten|dress)$/.test(own.action);
  const swimmer = acts.find(({ action }) => /^(?:swim|splash|jump)$/.test(action));
  const of = isPutOn ? (own.to ?? own.who) : swimmer && lying ? swimmer.who : undefined;
  if (!of) return moment;
  return {
    ...moment,
    acts: acts.map((act): Act => {
      if (act !== own) return act;
      const { thing: _bands, color: _color, ...free } = act;
      return act.to ? { ...act, action: 'put-on' } : { ...free, action: 'fasten', exact: true };
    }),
    seen: [
      ...seen.filter(({ picture }) => picture !== bands),
      { picture: bands, how: 'worn' as const, of, ...(lying?.color ? { color: lying.color } : {}) },
    ].slice(0, 8),
  };
}

/** Nobody beams who says sorry. */
const ashamed = (moment: Moment, told: string): Moment =>
  sorry.test(told)
    ? {
        ...moment,
        acts: moment.acts.map(
          (act, at): Act =>
            at === 0 && /^(?:talk|whisper)$/.test(act.action) && act.emotion === 'happy'
              ? { ...act, emotion: 'sad' }
              : act,
        ),
      }
    : moment;

/** Hands where the thing or the other one is that the words tell of. */
export function atTheThing(moment: Moment, text: string, people: Pick<People, 'all'>): Moment {
  if (moment.mode !== 'done') return moment;
  const told = text.slice(...moment.told);
  return ashamed(onTheArm(onHook(inPan(atToy(inArmbands(moment), told)), told), told, people), told);
}
