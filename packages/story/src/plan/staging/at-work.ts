/** What is done with both hands: at a table, with needles, at a wall. Nobody kneels beside it. */
import type { Action } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import { metresOf, type NounLanguage } from '@milestoon/things/nouns';
import { isIndoors } from '../../directing/setting.ts';
import {
  bodies,
  crafts,
  doughs,
  fastens,
  games,
  handmade,
  hit,
  hung,
  keyboards,
  kneads,
  knits,
  knitting,
  makes,
  moulds,
  open,
  paper,
  plays,
  puts,
  rolls,
  sews,
  squeezes,
  stitches,
  spreads,
  folds,
  threaded,
  threads,
  types,
  uprights,
} from './at-work-words.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

interface Work {
  action: Action;
  thing?: ThingMeant | undefined;
}

/** Metres: what is larger stands on no table. */
const small = 0.8;
const pens =
  /^(?:scissors|glue|rolling-pin|sewing-needle|thread|yarn|spoon|fork-and-knife|paintbrush|crayon)$/;

/** What the hands do where words tell that it is done at a table, with needles or at a wall. */
function workOf({ clause, things }: ClauseMeant, language: NounLanguage): Work | undefined {
  const { verb, things: named, manner } = clause;
  const { lemma, particle } = verb;
  const direct = things.filter(({ preposition, likeness }) => !preposition && !likeness);
  const [thing] = direct.filter(({ picture, kind }) => metresOf(picture) <= small && kind !== 'animal');
  const names = (words: RegExp): boolean =>
    named.some(({ head, preposition }) => !preposition && words.test(head.toLowerCase()));
  const isAt = (words: RegExp): boolean =>
    named.some(
      ({ head, preposition }) =>
        /^(?:on|onto|to|in|at|against)$/.test(preposition ?? '') && words.test(head.toLowerCase()),
    );
  const isStitching =
    lemma === 'hacer' && named.some(({ preposition, text }) => !preposition && stitches.test(text));
  if (knits.test(lemma) || names(knitting) || isStitching) return { action: 'knit' };
  if (sews.test(lemma)) return { action: 'sew', thing };
  if (fastens[language].test(lemma) && direct.length > 0 && thing && !wearable(thing)) {
    if (isAt(uprights) && (!puts.test(lemma) || paper.test(thing.picture))) return { action: 'stick', thing };
    if (hung.test(thing.picture) && (particle === 'up' || /^(?:hang|pendurar|colgar|pin)$/.test(lemma)))
      return { action: 'stick', thing };
  }
  // 'Stuck a stamp on the envelope', 'taped the leaf in her book': flat on a table.
  if (
    /^(?:stick|tape|paste|glue|colar|pegar)$/.test(lemma) &&
    thing &&
    things.some(
      ({ picture, preposition }) => /^(?:on|onto|in|into|to)$/.test(preposition ?? '') && flat.test(picture),
    )
  )
    return { action: 'craft', thing };
  const pin = things.find(({ picture }) => picture === 'rolling-pin');
  if (kneads.test(lemma) && !pin) return { action: 'knead', thing: clayOf(things) };
  if ((rolls.test(lemma) && (names(doughs) || pin)) || (kneads.test(lemma) && pin))
    return { action: 'knead', thing: { picture: 'rolling-pin', kind: 'thing' } as ThingMeant };
  if (moulds.test(lemma) && (names(doughs) || clayOf(things)))
    return { action: 'knead', thing: clayOf(things) };
  if (squeezes.test(lemma) && thing?.kind === 'food') return { action: 'knead', thing };
  if (types.test(lemma))
    return { action: 'craft', thing: things.find(({ picture }) => keyboards.test(picture)) ?? laptop };
  const game = things.find(
    ({ picture, preposition }) => games.test(picture) && /^(?:of|to|with)?$/.test(preposition ?? ''),
  );
  if (plays.test(lemma) && game && !manner.includes('se')) return { action: 'craft', thing: game };
  if (makes.test(lemma) && thing && handmade.test(thing.picture)) return { action: 'craft', thing };
  if (spreads.test(lemma) && things.some(isFood))
    return {
      action: 'craft',
      thing: things.find((each) => isFood(each) && each.preposition === 'on') ?? thing,
    };
  if (threads.test(lemma) && names(threaded)) return { action: 'craft', thing };
  if (folds.test(lemma) && direct.length > 0) return { action: 'craft', thing };
  // 'Glued the hair on a paper lion': what has no picture is on what has one.
  const onWhich = things.find(
    ({ preposition, picture }) => /^(?:on|onto|in|to)$/.test(preposition ?? '') && metresOf(picture) <= small,
  );
  if (crafts[language].test(lemma) && named.some(({ preposition }) => !preposition)) {
    // Of a tree or a room that is decorated there is nothing on a table.
    const isLarge = direct.some(({ picture }) => metresOf(picture) > small);
    const isHit = lemma === 'pegar' && direct.some(({ picture }) => hit.test(picture));
    if (!isLarge && !isHit && !(thing && (pens.test(thing.picture) || wearable(thing))))
      return { action: 'craft', thing: thing ?? onWhich };
  }
  return undefined;
}

const flat =
  /^(?:card|envelope|memo|page-facing-up|notebook|open-book|closed-book|drawing|sign|worksheet|package|wrapped-gift)$/;
const isFood = ({ kind }: ThingMeant): boolean => kind === 'food';
const laptop = { picture: 'laptop', kind: 'thing' } as ThingMeant;
const clayOf = (things: readonly ThingMeant[]): ThingMeant | undefined =>
  things.find(({ picture }) => picture === 'playdough');
/** 'Put the hat on the snowman', 'wrapped a scarf round his neck': clothes are put on somebody. */
const wearable = ({ kind }: ThingMeant): boolean => kind === 'worn';

/** Who works at something has it under both hands, and so has whoever does it with them. */
export function atWork(staged: Staged, meant: ClauseMeant, { language, people, place }: World): Staged {
  const [lead] = staged.acts;
  if (!lead || !open.has(lead.action) || meant.clause.mode !== 'done') return staged;
  const doer = people.all.find(({ person }) => person.id === lead.who);
  if (doer?.kind !== 'person' || doer.person.role === 'baby') return staged;
  const work = workOf(meant, language);
  // Whom something is done to is no thing, but out of clay.
  const isToSomebody = meant.others.some(
    ({ phrase, people: whom }) => !phrase.preposition && whom.length > 0,
  );
  if (!work || (isToSomebody && work.thing?.picture !== 'playdough')) return staged;
  // On a street and at a lake there is no table.
  const set = place?.set;
  if (work.action === 'craft' && set && !isIndoors(set) && !/^(?:garden|balcony)$/.test(set)) return staged;
  if (work.action === 'craft' && isStuckOn(meant, lead))
    return { ...staged, acts: staged.acts.map((act) => (act === lead ? { ...act, action: 'put-on' } : act)) };
  const { thing } = work;
  // 'Mia and Grandpa played chess': of several who are told to do it nobody only holds it. Food has its own hearth.
  const isDish = work.thing?.kind === 'food';
  const doers = new Set(
    isDish ? [] : meant.who.map(({ kind, person }) => (kind === 'person' ? person.id : '')),
  );
  const isWith = ({ action, to, who }: Act): boolean =>
    (to === lead.who || doers.has(who)) && action === lead.action;
  const acts = staged.acts.map((act): Act => {
    if (act !== lead && !isWith(act)) return act;
    const { thing: _thing, color: _color, ...free } = act;
    return {
      ...free,
      action: work.action,
      ...(thing ? { thing: thing.picture, ...(thing.color ? { color: thing.color } : {}) } : {}),
    };
  });
  const seen = staged.seen.filter((each) => !isUnderHands(each, work));
  const isShared = work.action === 'craft' && acts.filter(({ action }) => action === work.action).length > 1;
  return thing && isShared && !isOnGround(meant, set)
    ? { ...staged, ...betweenThem(acts, seen, thing) }
    : { ...staged, acts, seen };
}

/** 'Did a puzzle on the carpet', 'played cards in the tent': there is no table. */
const isOnGround = ({ clause }: ClauseMeant, set: SetName | null | undefined): boolean =>
  /^(?:tent|car|bus|train|plane|boat|beach)$/.test(set ?? '') ||
  clause.things.some(
    ({ head, preposition }) => /^(?:on|in)$/.test(preposition ?? '') && ground.test(head.toLowerCase()),
  );
const ground =
  /^(?:floor|carpet|rug|mat|grass|sand|blanket|beach|tent|bed|sofa|couch|chão|tapete|carpete|relva|areia|manta|cama|sofá|tenda|suelo|piso|alfombra|césped|hierba|arena)$/;

/** What several work at, or play, lies on one table at which they sit; of cards each has some in the hand. */
const betweenThem = (
  acts: readonly Act[],
  seen: readonly Seen[],
  game: ThingMeant,
): Pick<Staged, 'acts' | 'seen'> => {
  const players = acts.filter(({ action }) => action === 'craft');
  return {
    acts: acts.map((act) => {
      if (act.thing !== game.picture || fans.test(game.picture)) return act;
      const { thing: _thing, color: _color, ...free } = act;
      return free;
    }),
    seen: [
      ...seen.filter(({ picture }) => picture !== 'table'),
      ...players.map(({ who }): Seen => ({ picture: 'table', how: 'cover', of: who })),
      { picture: game.picture, how: 'table' },
    ],
  };
};
const fans = /^(?:playing-cards|card|joker|flower-playing-cards)$/;

/** 'Glued a wart on her nose': at somebody, and at no table. */
const isStuckOn = ({ clause }: ClauseMeant, { to, who }: Act): boolean =>
  to !== undefined &&
  to !== who &&
  clause.things.some(
    ({ head, preposition }) =>
      /^(?:on|onto|to|in|at)$/.test(preposition ?? '') && bodies.test(head.toLowerCase()),
  );

/** Nothing of what is in the hands lies about as well. */
const isUnderHands = ({ picture, how, at }: Seen, { thing, action }: Work): boolean =>
  /^(?:ground|beside)$/.test(how) &&
  (picture === thing?.picture ||
    at?.picture === thing?.picture ||
    (action === 'knit' && how === 'beside') ||
    (action === 'knead' && /bread|bowl|pizza|dough/.test(picture)) ||
    pens.test(picture));
