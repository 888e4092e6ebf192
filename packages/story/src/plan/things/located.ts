import type { Action } from '@milestoon/cast';
import type { Seen } from '../plan.ts';
import type { ThingMeant } from './phrases-meant.ts';

/** Who does this is where the words say; of everything else ('put the cup on the table') the thing is. */
const placesDoer = new Set(
  (
    'be sit stand kneel lie-down sleep climb jump hide crawl dance fall swing eat drink read cry sing laugh ' +
    'cheer wave tiptoe watch play-music row drive ride swim walk think wait get-up talk shout whisper phone sneeze count'
  ).split(' '),
);

/** 'In' them somebody is seen from the chest up; in everything else they sit or lie upon it. */
const hollow = new Set(
  (
    'bathtub package cot sack hole bin wastebasket washing-machine fridge wardrobe canoe sailboat motor-boat ' +
    'speedboat shopping-cart luggage tent circus-tent automobile racing-car taxi bus minibus tractor train puddle mud ' +
    'water-wave wave basket bucket sandpit snow pushchair ride-on-car hedge rocket spaceship small-airplane helicopter'
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
  /phone|laptop|computer|tablet|television|goal-net|hoop|window|door|blackboard|sign|poster|mirror|nativity/;

/** Under these one is up to the chin; everything else is above whoever is under it. */
const soft =
  /blanket|towel|sheet|duvet|quilt|cushion|pillow|coat|cape|scarf|leaf|leaves|hay|foam|bubbles|snow|mud|sand|water|wave|sleeping-bag|mat|clothes/;

const furniture =
  /^(?:table|desk|counter|chair|seat|child-seat|stool|bench|couch-and-lamp|armchair|bed|bunk-bed|cot|package|bookshelf|toy-blocks|rocking-chair|wardrobe|mat|blanket|scale)$/;
const seats = /^(?:chair|seat|child-seat|bench|couch-and-lamp|stool|armchair|bed|bunk-bed)$/;

/** Nobody sits or hides on or behind less, metres: a stick, a shoe. */
const least = 0.4;

/**
 * How a thing bears, holds or hides who is on, in, at or behind it. Undefined where it only is nearby.
 */
export function locatedAs(
  { preposition, picture, kind, likeness, count }: ThingMeant,
  deed: string | null,
  metres: number,
  isByAnimal = false,
): Extract<Seen['how'], 'support' | 'cover' | 'inside' | 'roof'> | undefined {
  // Nobody of the story is the elephant one rides.
  if (deed === 'ride' && !preposition && kind === 'animal' && metres > 1) return 'support';
  if (!preposition || likeness || (count ?? 1) > 1) return undefined;
  if (metres < least && !(deed === 'sit' && picture === 'rock')) return undefined;
  if (kind === 'worn' || kind === 'food' || kind === 'weather' || kind === 'animal') return undefined;
  if (flat.test(picture)) return undefined;
  // A cat is on the table at which people sit.
  if (tables.test(picture) && isAtTable(preposition, deed ?? 'be')) return isByAnimal ? 'support' : 'cover';
  // 'Got under the table', however that was done.
  if (deed === 'receive' && /^(?:under|underneath|beneath)$/.test(preposition)) return sheltering(picture);
  // Who runs runs past everything but into the water.
  if (!placesDoer.has(deed ?? 'be') && !(deed === 'run' && picture === 'puddle')) return undefined;
  switch (preposition) {
    case 'under':
    case 'underneath':
    case 'beneath':
    case 'below':
      return sheltering(picture);
    case 'behind':
      return 'cover';
    case 'at':
      return boards.has(picture) ? 'cover' : undefined;
    case 'inside':
      return 'inside';
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

const sheltering = (picture: string): 'cover' | 'roof' => (soft.test(picture) ? 'cover' : 'roof');

const rolling =
  /^(?:automobile|racing-car|taxi|bus|minibus|tractor|train|canoe|sailboat|motor-boat|speedboat|shopping-cart|pushchair|ride-on-car|rocket|small-airplane|helicopter|tram)$/;
/** What is climbed for its own sake; upon everything else whoever climbed stands. */
const steep = /tree|ladder|stairs|slide|mountain|wall|fence|rope/;
const satOn =
  /^(?:bench|chair|armchair|stool|seat|child-seat|couch-and-lamp|toilet|potty|rocking-chair|deckchair|barber-chair|high-chair|pushchair)$/;
/** What somebody does who has come to be on something. */
export function doneUpon(action: Action, picture: string): Action {
  if (action === 'sleep' || (/^(?:bed|cot)$/.test(picture) && /^(?:walk|stand|run)$/.test(action)))
    return 'lie-down';
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
