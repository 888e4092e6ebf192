import type { Action } from '@milestoon/cast';
import type { Seen } from '../plan.ts';
import type { ThingMeant } from './phrases-meant.ts';
import { carries } from './sides.ts';

/** Who does this is where the words say; of everything else ('put the cup on the table') the thing is. */
const placesDoer = new Set(
  (
    'be sit stand kneel lie-down sleep climb jump hide crawl dance fall swing eat drink read cry sing laugh ' +
    'cheer wave tiptoe watch play-music row drive ride swim walk think wait get-up talk shout whisper phone sneeze count lean-on'
  ).split(' '),
);

/** 'In' them somebody is seen from the chest up; in everything else they sit or lie upon it. */
const hollow = new Set(
  (
    'bathtub package cot sack hole bin wastebasket washing-machine dishwasher fridge wardrobe canoe sailboat motor-boat ' +
    'speedboat shopping-cart luggage tent circus-tent automobile racing-car taxi bus minibus tractor train puddle mud ' +
    'water-wave wave basket bucket sandpit snow pushchair ride-on-car hedge rocket spaceship small-airplane helicopter ' +
    'backpack handbag nest-with-eggs rubber-boots running-shoe hiking-boot man-s-shoe slippers pot-of-food jar bowl-with-spoon ' +
    'bird-cage cup teacup toy-box barrel drum'
  ).split(' '),
);
/** At them somebody stands or sits behind. */
const boards = new Set('table desk counter musical-keyboard piano'.split(' '));

const tables = /^(?:table|desk)$/;
/** What is done sitting at them; in Portuguese and Spanish one sits, eats and draws 'in' them. */
const satAt =
  /^(?:be|sit|eat|drink|read|write|paint|count|cut|think|wait|talk|listen|look|laugh|cry|sing|hold|blush|clap|phone)$/;
/** In English one is on a table with the whole body, but what is eaten or drawn is there alone. */
const doneOn = /^(?:eat|drink|write|paint|count|cut)$/;
const isAtTable = (preposition: string, deed: string): boolean =>
  /^(?:at|around|round|about|to|in)$/.test(preposition)
    ? satAt.test(deed)
    : /^(?:on|upon)$/.test(preposition) && doneOn.test(deed);

/** What is on a screen, in a goal or at a window is on nothing that bears. */
const flat =
  /phone|laptop|computer|tablet|television|goal-net|hoop|shower|elevator|window|door|garden-gate|blackboard|sign|poster|mirror|nativity/;

/** Under these one is up to the chin; everything else is above whoever is under it. */
const soft =
  /blanket|towel|sheet|duvet|quilt|cushion|pillow|coat|cape|scarf|leaf|leaves|hay|foam|bubbles|snow|mud|sand|water|wave|sleeping-bag|mat|clothes/;

const furniture =
  /^(?:table|desk|counter|chair|seat|child-seat|stool|bench|couch-and-lamp|armchair|bed|bunk-bed|cot|package|bookshelf|toy-blocks|rocking-chair|wardrobe|chest-of-drawers|mat|blanket|scale)$/;
const climbed = /tree|ladder|stairs|slide|mountain|wall|fence|rope|rock|wood|swing|sandpit|mat|grass/;
/** Somebody may well be on it. */
export const isBelow = (picture: string): boolean =>
  furniture.test(picture) || seats.test(picture) || climbed.test(picture);
const isDown = /^(?:lie-down|sleep)$/;
const seats = /^(?:chair|seat|child-seat|bench|couch-and-lamp|stool|armchair|bed|bunk-bed)$/;

/** Nobody sits or hides on or behind less, metres: a stick, a shoe. An animal does. */
const least = 0.4;
const roomy = /^(?:basket|bucket|bin|wastebasket|sack|package|luggage)$/;
/** Nobody leans against what is lower, metres, or has a back of its own to sit before. */
const tall = 0.9;
const low = /^(?:chair|seat|child-seat|bench|couch-and-lamp|armchair|bed|bunk-bed|cot)$/;
/** Against something one rests; what bumps against it does not. */
const rests = /^(?:sit|stand|sleep|lie-down|read|eat|drink|lean-on)$/;
/** Whoever goes between or behind something comes by it. */
const goes = /^(?:walk|run|crawl|tiptoe|chase)$/;
/** Nobody is under what is in the sky as under a roof. */
const sky =
  /^(?:star|stars|shooting-star|milky-way|comet|full-moon|crescent-moon|moon|sun|cloud|rainbow|fireworks)$/;
/** Lions are in other cages. */
const caged =
  /bird|parrot|parakeet|canary|budgie|budgerigar|cockatiel|cockatoo|finch|hamster|gerbil|guinea-pig|mouse|rabbit|chick|squirrel/;
const within = /^(?:in|into|inside)$/;
/** Of these there may be several: one is behind the trees, under the cars, between the bushes. */
const ofSeveral = /^(?:behind|under|underneath|beneath|between|among)$/;

export type Located = Extract<Seen['how'], 'support' | 'cover' | 'inside' | 'roof' | 'flanking' | 'backing'>;

/**
 * How a thing bears, holds or hides who is on, in, at or behind it. Undefined where it only is nearby.
 */
export function locatedAs(
  { preposition, picture, kind, likeness, count }: ThingMeant,
  deed: string | null,
  metres: number,
  { isByAnimal = false, isAlone = true, by }: { isByAnimal?: boolean; isAlone?: boolean; by?: string } = {},
): Located | undefined {
  // Nobody of the story is the elephant one rides.
  if (deed === 'ride' && !preposition && kind === 'animal' && metres > 1) return 'support';
  if (!preposition || likeness || ((count ?? 1) > 1 && !ofSeveral.test(preposition))) return undefined;
  if (sky.test(picture) || (picture === 'bird-cage' && by !== undefined && !caged.test(by))) return undefined;
  // Whoever is told to be in a basket is, however small others are.
  const isIn =
    within.test(preposition) && hollow.has(picture) && (isByAnimal || (roomy.test(picture) && isAlone));
  if (metres < least && !isIn && !isByAnimal && !(deed === 'sit' && /^(?:rock|wood)$/.test(picture)))
    return undefined;
  if (kind === 'worn' && !(isIn && isByAnimal)) return undefined;
  if (kind === 'food' || kind === 'weather' || kind === 'animal') return undefined;
  if (flat.test(picture) && !(/^(?:behind|against)$/.test(preposition) && /door|gate/.test(picture)))
    return undefined;
  // A cat is on the table at which people sit.
  if (tables.test(picture) && isAtTable(preposition, deed ?? 'be')) return isByAnimal ? 'support' : 'cover';
  // 'Got under the table', however that was done.
  if (deed === 'receive' && /^(?:under|underneath|beneath)$/.test(preposition)) return sheltering(picture);
  // Who runs runs past everything but into the water.
  if (!placesDoer.has(deed ?? 'be') && !(deed === 'run' && picture === 'puddle')) return undefined;
  if (deed === 'lean-on' && (metres < tall || low.test(picture) || !isAlone)) return undefined;
  if (deed === 'lean-on') return /^(?:against|on|to|in)$/.test(preposition) ? 'backing' : undefined;
  switch (preposition) {
    case 'between':
    case 'among':
      return (count ?? 1) > 1 && !goes.test(deed ?? '') ? 'flanking' : undefined;
    case 'against':
      return rests.test(deed ?? '') ? 'backing' : undefined;
    case 'under':
    case 'underneath':
    case 'beneath':
    case 'below':
      return sheltering(picture);
    case 'behind':
      // 'Walked behind the pushchair' went after it.
      return goes.test(deed ?? '') && wheeled.test(picture) ? undefined : 'cover';
    case 'at':
      return boards.has(picture) ? 'cover' : undefined;
    case 'inside':
      return hollow.has(picture) || !(furniture.test(picture) || isDown.test(deed ?? ''))
        ? 'inside'
        : 'support';
    case 'in':
    case 'into':
      return hollow.has(picture) ? 'inside' : 'support';
    // 'On a board across the chair': where one sits bears, however it lies.
    case 'across':
    case 'over':
      return deed === 'sit' && seats.test(picture) ? 'support' : undefined;
    case 'to':
      // 'Subió a la mesa', 'trepou para a cadeira'.
      if (deed === 'climb' && !steep.test(picture) && furniture.test(picture)) return 'support';
      return /^(?:bed|cot)$/.test(picture) ? 'support' : undefined;
    case 'for':
      return deed === 'climb' && furniture.test(picture) ? 'support' : undefined;
    case 'on':
    case 'onto':
    case 'upon':
    case 'up':
      return 'support';
    default:
      return undefined;
  }
}

/** Whoever does this to or with something has the hands there, and is not there themselves. */
const handled =
  /^(?:search|dig|point|reach|push|pull|put-down|put-in|put-on|kick|hold|carry|hand-over|write|draw|paint|wipe|pour|take-out|open|build|cut|hit|stick|drop|fish|wash|sweep)$/;
/** 'Looked under the bed' is done from outside, 'peeped from behind the door' is not. */
const aims =
  /^(?:look|peer|search|check|rummage|feel|shine|aim|olhar|procurar|escavar|vasculhar|remexer|mirar|buscar|rebuscar|hurgar|revolver|call|chamar|llamar|work|trabalhar|trabajar)$/;
const looksIn = /^(?:peek|peep|espreitar|espiar|asomar|asomarse)$/;

/** 'Shot under the sofa', 'fugiu para trás da cortina': however they came to be there, with nobody and nothing that was brought there instead. */
export const comesToBe = (
  { preposition = '', picture }: ThingMeant,
  { action, lemma, isAlone }: { action: Action; lemma: string; isAlone: boolean },
): boolean => {
  if (!isAlone || handled.test(action) || aims.test(lemma)) return false;
  if (looksIn.test(lemma)) return preposition === 'behind';
  // 'Ran behind the bus' went after it, 'ran between the trees' goes on.
  if (goes.test(action) && (preposition === 'between' || (preposition === 'behind' && wheeled.test(picture))))
    return false;
  return (
    /^(?:under|underneath|beneath|behind|inside|between)$/.test(preposition) ||
    (within.test(preposition) && hollow.has(picture) && !rolling.test(picture))
  );
};

const sheltering = (picture: string): 'cover' | 'roof' => (soft.test(picture) ? 'cover' : 'roof');

const rolling =
  /^(?:automobile|racing-car|taxi|bus|minibus|tractor|train|canoe|sailboat|motor-boat|speedboat|shopping-cart|pushchair|ride-on-car|rocket|small-airplane|helicopter|tram)$/;
/** Goes on ahead of those behind it. */
const wheeled = new RegExp(
  `${rolling.source}|^(?:bicycle|tricycle|kick-scooter|motor-scooter|motorcycle|skateboard|wheelchair|wagon|wheelbarrow|sled|truck|van|fire-engine|ambulance|stroller|hand-cart|cart|balance-bike)$`,
);
/** What is climbed for its own sake; upon everything else whoever climbed stands. */
const steep = /tree|ladder|stairs|slide|mountain|wall|fence|rope/;
const satOn =
  /^(?:bench|chair|armchair|stool|seat|child-seat|couch-and-lamp|toilet|potty|rocking-chair|deckchair|barber-chair|high-chair|pushchair)$/;
/** What somebody does who has come to be on something. */
export function doneUpon(action: Action, picture: string, how: Seen['how'] = 'support'): Action {
  if (how === 'backing') return /^(?:lean-on|look)$/.test(action) ? 'stand' : action;
  // Whoever ran behind something is there, and past nothing.
  if (how === 'cover' || how === 'flanking')
    return /^(?:run|walk|crawl|tiptoe|throw)$/.test(action) ? 'stand' : action;
  if (action === 'sleep' || (/^(?:bed|cot)$/.test(picture) && /^(?:walk|stand|run)$/.test(action)))
    return 'lie-down';
  // Whoever has got into a box sits in it.
  if (how === 'inside' && /^(?:run|walk|throw)$/.test(action) && (roomy.test(picture) || carries(picture)))
    return 'sit';
  // Whoever is in a car goes sitting.
  if (/^(?:walk|run|drive|stand)$/.test(action) && rolling.test(picture)) return 'sit';
  // One gets into bed to be in it, and into a tub to sit.
  if (action === 'climb' && /^(?:bed|cot)$/.test(picture)) return 'sit';
  if (/^(?:climb|walk|stand)$/.test(action) && /^(?:bathtub|sink)$/.test(picture)) return 'sit';
  // Nobody walks along a chair.
  if (/^(?:walk|run)$/.test(action) && satOn.test(picture)) return 'stand';
  // Whoever ran on would run out of it.
  if (action === 'run' && picture === 'puddle') return 'jump';
  // Whoever wakes in bed sits up in it.
  if (action === 'get-up' && /^(?:bed|cot)$/.test(picture)) return 'sit';
  return action === 'climb' && !steep.test(picture) ? 'stand' : action;
}
