import { isClothes } from '@milestoon/cast';
import type { Moment, Seen } from '../plan.ts';

const helps = /(?<!\p{L})(?:help(?:ed|s|ing)?|ajud\p{L}+|ayud\p{L}+)(?!\p{L})/iu;
const buys = /(?<!\p{L})(?:bought|buys?|buying|compr(?:ou|aram|ei|a|ó|aron|é))(?!\p{L})/iu;
const homeward =
  /(?<!\p{L}|(?:at|in|into|inside|around|of) (?:(?:the|our|my|his|her|their|your|a|new|old|first|own|\p{L}+['’]s) ){0,3})(?:home|(?:para|a|até) casa)(?!\p{L})/iu;
/** Arrives, stays or is there. */
const arrives =
  /(?<!\p{L})(?:got|br(?:ing|ought)\p{L}*|trouxe\p{L}*|traz\p{L}*|traj\p{L}*|trae\p{L}*|came|come|comes|arriv\p{L}+|at|back|stay\p{L}*|cheg\p{L}+|volt\p{L}+|lleg\p{L}+|volv\p{L}+|en casa|em casa|drove|driv\p{L}+|flew|flown|hospital|maternity|maternidade)(?!\p{L})/iu;
/** What hands do at a body: whoever helps with it has theirs there. */
const dressing = /^(?:put-on|tie|fasten|dress)$/;

/** 'Mum helped Mia put on her coat': Mum does it to Mia, who lets her; nobody dresses beside somebody who dresses. */
function dressedWithHelp(moment: Moment, told: string): Moment {
  const [lead, other] = moment.acts;
  if (!lead || !other || lead.to || !helps.test(told) || !dressing.test(other.action)) return moment;
  if (other.who === lead.who || !/^(?:put-on|tie|fasten|look|hold|dress)$/.test(lead.action)) return moment;
  const { thing } = other.thing ? other : lead;
  const worn: Seen[] =
    thing && isClothes(thing) && !/shoe|boot|socks/.test(thing)
      ? [{ picture: thing, how: 'worn', of: other.who, ...(lead.color ? { color: lead.color } : {}) }]
      : [];
  return {
    ...moment,
    acts: [
      { ...lead, action: 'put-on', to: other.who, ...(thing ? { thing } : {}) },
      { who: other.who, action: 'look', emotion: 'happy', to: lead.who },
      ...moment.acts.slice(2),
    ],
    seen: [...moment.seen.filter(({ picture }) => picture !== thing), ...worn].slice(0, 8),
  };
}

/** 'Grandpa bought Mia a balloon': he hands it to her. */
function boughtFor(moment: Moment, told: string): Moment {
  const [lead, other] = moment.acts;
  if (!lead?.thing || lead.action !== 'hold' || !lead.to || other?.who !== lead.to || !buys.test(told))
    return moment;
  return {
    ...moment,
    acts: [
      { ...lead, action: 'hand-over' },
      { who: other.who, action: 'receive', emotion: 'happy', to: lead.who },
      ...moment.acts.slice(2),
    ],
  };
}

/** 'Carried the bag home': on the way there, and not at the sofa. */
function onTheWayHome(moment: Moment, told: string): Moment {
  const isGoing = moment.acts.some(({ action }) =>
    /^(?:carry|walk|run|pull|push|bike|scooter)$/.test(action),
  );
  return moment.place.set === 'living' && isGoing && homeward.test(told) && !arrives.test(told)
    ? { ...moment, place: { ...moment.place, set: 'street' } }
    : moment;
}

/** What is done for somebody or on the way home, as it is seen. */
export function helpingHands(moment: Moment, text: string): Moment {
  if (moment.mode !== 'done') return moment;
  const [from, to] = moment.told;
  const told = text.slice(from, to);
  // The verb of 'Mum helped Mia put on her coat' stands before what is told of it, 'home' behind.
  const before = /[^.!?;,]*$/u.exec(text.slice(Math.max(0, from - 40), from))?.[0] ?? '';
  const behind = /^(?:\s+[^\s.!?;,]+){0,2}/u.exec(text.slice(to))?.[0] ?? '';
  return onTheWayHome(
    boughtFor(dressedWithHelp(moment, before + told), told),
    text.slice(Math.max(0, from - 3), from) + told + behind,
  );
}
