/** Babies and brothers and sisters: bottles, prams, arms, hair, pillows. */
import { asBaby } from '../../../world/people/somebody.ts';
import type { Act } from '../../plan.ts';
import { isPerson, whomIn } from '../../staging/patient.ts';
import { alone, names, type Situation, without } from './situation.ts';

const bottles = /^(?:baby-bottle|water-bottle)$/;
const bottleWords = /^(?:bottle|biberão|biberon|mamadeira|biberón|mamadera|tetero|mamila|bibe)$/;
const feeds = /^(?:give|feed|dar)$/;
/** 'Gave Zoe her bottle': whoever gets a bottle from somebody is a baby on the arm. */
export const bottleGiven: Situation = (staged, meant, { people, language }) => {
  const [lead] = staged.acts;
  if (!lead?.to || lead.action !== 'hand-over' || !bottles.test(lead.thing ?? '')) return staged;
  if (!feeds.test(meant.clause.verb.lemma)) return staged;
  const isBabys =
    lead.thing === 'baby-bottle' ||
    meant.clause.things.some(
      ({ head, owner, qualities, of, preposition }) =>
        !preposition &&
        bottleWords.test(head) &&
        qualities.length === 0 &&
        !of &&
        (language !== 'en' || /^(?:his|her)$/.test(owner ?? '')),
    );
  const fed = people.all.find(({ person }) => person.id === lead.to);
  if (!isBabys || !fed || !isPerson(fed)) return staged;
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
const prams = /^(?:pushchair)$/;
/** 'Pushed his baby sister in the pram': she sits in it, and the hands are at it. */
export const pushedInPram: Situation = (staged, meant, world) => {
  const [lead] = staged.acts;
  const { clause } = meant;
  const isPram =
    prams.test(lead?.thing ?? '') ||
    staged.seen.some(({ picture, how }) => prams.test(picture) && how !== 'inside');
  if (!lead || !isPram || !pushes.test(clause.verb.lemma)) return staged;
  if (!/^(?:push|walk)$/.test(lead.action)) return staged;
  const whom =
    world.people.all.find(({ person }) => person.id === lead.to) ??
    whomIn(meant, world, ({ head }) => /carr|coche|pram|push|buggy|stroller/.test(head));
  if (!whom || !isPerson(whom) || whom.person.id === lead.who) return staged;
  if (/^(?:mother|father|grand)/.test(whom.person.role ?? '')) return staged;
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

const pulls = /^(?:pull|tug|yank|puxar|tirar|jalar|arrancar)$/;
const hair = /^(?:hair|pigtail|ponytail|plait|braid|cabelo|cabelos|trança|pelo|cabello|trenza|coleta)$/;
/** 'Pulled his sister's hair': the hand is at her head, and it hurts. */
export const hairPulled: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  const isHair = meant.clause.things.some(({ head }) => hair.test(head.toLowerCase()));
  if (!lead?.to || !isHair || !pulls.test(meant.clause.verb.lemma)) return staged;
  return {
    ...staged,
    acts: staged.acts.map(
      (act): Act =>
        act === lead
          ? { who: lead.who, action: 'stroke', emotion: 'angry', to: lead.to ?? '' }
          : act.who === lead.to
            ? { who: act.who, action: 'cry', emotion: 'sad' }
            : act,
    ),
  };
};

const fights = /^(?:pillow|cushion|almofada|travesseiro|almohada|almohadas|cojín)s?$/;
const war = /^(?:fight|battle|war|luta|guerra|batalha|batalla|pelea|lucha)$/;
/** 'Had a pillow fight': each has a pillow and strikes with it. */
export const pillowFight: Situation = (staged, meant) => {
  const isFight = meant.clause.things.some(
    ({ head, of, qualities }) =>
      war.test(head) && [of ?? '', ...qualities].some((word) => fights.test(word.split(' ').at(-1) ?? '')),
  );
  const isThrown = staged.acts[0]?.action === 'throw' && staged.acts[0].thing === 'pillow';
  if (!(isFight || isThrown) || staged.acts.length < (isFight ? 1 : 2)) return staged;
  return {
    ...staged,
    acts: staged.acts.map(
      ({ who, to }): Act => ({
        who,
        action: 'hit',
        emotion: 'laughing',
        thing: 'pillow',
        ...(to ? { to } : {}),
      }),
    ),
    seen: without(staged.seen, /^pillow$/),
  };
};

const furniture =
  /^(?:sofa|couch|table|chair|coffee table|sofá|mesa|mesinha|mesita|cadeira|silla|settee|armchair|sillón|cot|berço|cuna)$/;
const holdsOn =
  /(?<!\p{L})(?:pull(?:ed|s|ing)? (?:him|her)self (?:up|to)|holding on(?:to)?|agarr\p{L}+|segur\p{L}+|apoi\p{L}+|apoy\p{L}+|sujet\p{L}+)(?!\p{L})/iu;
/** 'Pulled herself up on the sofa', 'se puso de pie agarrada a la mesa': she stands there and has her hands at it. */
export const pulledUp: Situation = (staged, meant, world) => {
  const [lead] = staged.acts;
  const { clause } = meant;
  if (!lead || !/^(?:get-up|stand|put-down)$/.test(lead.action)) return staged;
  const told = world.people.options.text.slice(clause.span[0], clause.span[1] + 40).split(/[.!?]/)[0] ?? '';
  const isAt = clause.things.some(
    ({ head, preposition }) => preposition && furniture.test(head.toLowerCase()),
  );
  const isUp =
    /^(?:get-up|stand)$/.test(lead.action) || /(?<!\p{L})(?:de|em|en) p(?:é|ie)(?!\p{L})/u.test(told);
  if (!isAt || !isUp || !holdsOn.test(told)) return staged;
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
