/** Babies and brothers and sisters: bottles, prams, arms, hair, pillows. */
import { asBaby } from '../../../world/people/somebody.ts';
import type { Act } from '../../plan.ts';
import { isPerson, whomIn } from '../../staging/patient.ts';
import { alone, names, type Situation, without } from './situation.ts';

const bottles = /^(?:baby-bottle|water-bottle)$/;
const babysBottle = /^(?:biberão|biberon|mamadeira|biberón|mamadera|tetero|mamila|bibe)$/;
const milk = /(?<!\p{L})(?:milk|formula|leite|leche|fórmula)(?!\p{L})/iu;
const feeds = /^(?:give|feed|dar)$/;
const drinksMilkUntil = 3;
/** 'Fed Zoe her bottle', 'deu o biberão': a baby gets a baby's bottle, whoever is older a bottle of water. */
export const bottleGiven: Situation = (staged, meant, { people }) => {
  const [lead] = staged.acts;
  if (!lead?.to || lead.action !== 'hand-over' || !bottles.test(lead.thing ?? '')) return staged;
  if (!feeds.test(meant.clause.verb.lemma)) return staged;
  const bottle = meant.clause.things.find(
    ({ head, preposition }) => !preposition && (head === 'bottle' || babysBottle.test(head)),
  );
  const fed = people.all.find(({ person }) => person.id === lead.to);
  if (!bottle || !fed || !isPerson(fed)) return staged;
  const isSmall =
    fed.person.role === 'baby' ||
    (fed === people.hero && (fed.person.age ?? drinksMilkUntil) < drinksMilkUntil);
  const isBabys =
    babysBottle.test(bottle.head) || meant.clause.verb.lemma === 'feed' || bottle.qualities.includes('baby');
  const isOfWater = bottle.qualities.length > 0 || (bottle.of !== undefined && !milk.test(bottle.of));
  if (!isBabys && !(isSmall && !isOfWater))
    return lead.thing === 'baby-bottle'
      ? {
          ...staged,
          acts: staged.acts.map((act) => (act === lead ? { ...act, thing: 'water-bottle' } : act)),
        }
      : staged;
  if (fed !== people.hero && (fed.person.age ?? 0) < 9) asBaby(fed);
  return {
    ...staged,
    acts: [
      { ...lead, thing: 'baby-bottle' },
      { who: lead.to, action: 'receive', emotion: 'happy', to: lead.who },
    ],
    seen: without(staged.seen, bottles),
  };
};

const pushes = /^(?:push|wheel|empurrar|empujar|pasear|passear|levar|llevar|walk)$/;
const ridesUntil = 3;
const prams = /^(?:pushchair)$/;
const pramWords = /carr|coche|pram|push|buggy|stroller|silla|sillita/;
/** 'Pushed his baby sister in the pram': she sits in it, and the hands are at it. */
export const pushedInPram: Situation = (staged, meant, world) => {
  const [lead] = staged.acts;
  const { clause } = meant;
  const isPram =
    prams.test(lead?.thing ?? '') ||
    staged.seen.some(({ picture, how }) => prams.test(picture) && how !== 'inside');
  if (!lead || !isPram || !pushes.test(clause.verb.lemma)) return staged;
  if (!/^(?:push|walk)$/.test(lead.action)) return staged;
  const isIn = names(meant, pramWords, /^(?:in|into|inside)$/);
  const whom =
    world.people.all.find(({ person }) => person.id === lead.to) ??
    whomIn(meant, world, ({ head }) => pramWords.test(head));
  if (!whom || !isPerson(whom) || whom.person.id === lead.who) return staged;
  if (/^(?:mother|father|grand)/.test(whom.person.role ?? '')) return staged;
  // Of a pram that is pushed with somebody only a baby is in it, and whose own it is while they are small.
  const isSmall =
    whom === world.people.hero
      ? (whom.person.age ?? ridesUntil) < ridesUntil
      : /^(?:baby|brother|sister)$/.test(whom.person.role ?? '');
  if (!isIn && !(isSmall && names(meant, pramWords))) return staged;
  const of = whom.person.id;
  // Whoever sits in one is small, though nobody said so.
  if (whom !== world.people.hero && whom.person.role !== 'baby')
    whom.person.age = Math.min(whom.person.age ?? 1, 1);
  return {
    ...staged,
    acts: [{ ...alone(lead, 'push') }, { who: of, action: 'sit', emotion: 'happy' }],
    seen: [...without(staged.seen, prams), { picture: 'pushchair', how: 'inside', of }],
  };
};

const arms = /^(?:arm|arms|colo|colinho|braço|braços|brazo|brazos|upa)$/;
/** 'Danced with Zoe in her arms', 'bailó con Zoe en brazos': whoever is danced with so is carried. */
export const dancedInArms: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead?.to || lead.action !== 'dance' || !names(meant, arms, /^(?:in|to|on)$/)) return staged;
  return {
    ...staged,
    acts: staged.acts.map(
      (act): Act =>
        act === lead
          ? { ...lead, action: 'lift' }
          : act.who === lead.to
            ? { ...act, action: 'in-arms', to: lead.who }
            : act,
    ),
  };
};

const fights = /^(?:pillow|cushion|almofada|travesseiro|almohada|almohadas|cojín)s?$/;
const war = /^(?:fight|battle|war|luta|guerra|batalha|batalla|pelea|lucha)$/;
const fightNamed =
  /(?<!\p{L})(?:(?:pillow|cushion) (?:fight|battle|war)|(?:luta|guerra|batalha|batalla|pelea|lucha) (?:de|com|con) (?:almofada|travesseiro|almohada|coj[ií]n))/iu;
const fightsIt = /^(?:have|make|do|start|begin|fazer|ter|começar|hacer|tener|empezar)$/;
/** 'Had a pillow fight': each has a pillow and strikes with it. */
export const pillowFight: Situation = (staged, meant, { people }) => {
  const isFight = meant.clause.things.some(
    ({ head, of, qualities, preposition }) =>
      !preposition &&
      war.test(head) &&
      [of ?? '', ...qualities].some((word) => fights.test(word.split(' ').at(-1) ?? '')),
  );
  const { verb, span } = meant.clause;
  // One that is had is read as pillows that are thrown.
  const isHad =
    staged.acts[0]?.action === 'throw' &&
    staged.acts[0].thing === 'pillow' &&
    fightNamed.test(people.options.text.slice(...span));
  if (!isHad && !(isFight && fightsIt.test(verb.lemma))) return staged;
  const isFighting = (id: string): boolean =>
    people.all.some((each) => each.person.id === id && isPerson(each));
  return {
    ...staged,
    acts: staged.acts.map((act): Act => {
      const { who, to } = act;
      return isFighting(who)
        ? { who, action: 'hit', emotion: 'laughing', thing: 'pillow', ...(to ? { to } : {}) }
        : act;
    }),
    seen: without(staged.seen, /^pillow$/),
  };
};

const furniture =
  /^(?:sofa|couch|table|chair|coffee table|sofá|mesa|mesinha|mesita|cadeira|silla|settee|armchair|sillón|cot|berço|cuna)$/;
const pullsUp = /(?<!\p{L})pull(?:ed|s|ing)? (?:him|her)self (?:up|to)(?!\p{L})/iu;
/** At what one holds on, or at nothing that is named. */
const holdsOn =
  /(?<!\p{L})(?:holding on(?:to)?|agarr\p{L}+|segur\p{L}+|apoi\p{L}+|apoy\p{L}+|sujet\p{L}+)(?:-se)?(?: (?:to|onto|at|a|à|ao|al|em|n[oa]|en))?(?: (?:the|a|her|his|la|el|su|sua))?(?: coffee)?(?<held> [\p{L}]+|[\s,]*$)/iu;
/** 'Pulled herself up on the sofa', 'se puso de pie agarrada a la mesa': she stands there and has her hands at it. */
export const pulledUp: Situation = (staged, meant, world) => {
  const [lead] = staged.acts;
  const { clause } = meant;
  if (!lead || !/^(?:get-up|stand|put-down)$/.test(lead.action)) return staged;
  const told = world.people.options.text.slice(clause.span[0], clause.span[1] + 60).split(/[.!?]/)[0] ?? '';
  const held = holdsOn.exec(told)?.groups?.['held']?.trim().toLowerCase();
  const isAt = clause.things.some(
    ({ head, preposition }) =>
      preposition &&
      furniture.test(head.toLowerCase()) &&
      (pullsUp.test(told) ||
        (held === '' || held === ','
          ? preposition !== 'on'
          : held !== undefined && head.toLowerCase().endsWith(held))),
  );
  const isUp =
    /^(?:get-up|stand)$/.test(lead.action) || /(?<!\p{L})(?:de|em|en) p(?:é|ie)(?!\p{L})/u.test(told);
  if (!isAt || !isUp) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) => (act === lead ? alone({ ...lead, emotion: 'proud' }, 'hold') : act)),
    seen: staged.seen.map((each) =>
      each.how === 'support' && each.of === lead.who ? { ...each, how: 'beside' } : each,
    ),
  };
};

const shoulders = /^(?:shoulder|ombro|hombro)s?$/;
/** 'Carried him on his shoulders', 'aos ombros', 'a hombros': up there, and not on the back. */
export const onShoulders: Situation = (staged, { clause }) => {
  const isUp = clause.things.some(
    ({ head, preposition }) => preposition !== undefined && shoulders.test(head.toLowerCase()),
  );
  // One carries: of several who do it together nobody is beneath alone.
  if (!isUp || staged.acts.filter(({ action }) => action === 'piggyback').length !== 1) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act.action === 'piggyback' ? { ...act, action: 'shoulder-carry' as const } : act,
    ),
  };
};
