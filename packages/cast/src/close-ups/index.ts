/** Things that fill a picture: what a story speaks of, and the joke that comes back. */
import type { DrawOp } from '@milestoon/drawing';
import type { Character } from '../character.ts';
import { rigOf } from '../rig/rig.ts';
import * as animals from './animal-listeners.ts';
import * as feathered from './feathered-listeners.ts';
import type { GagDrawing, GagMoment } from './gag.ts';
import * as soft from './soft-listeners.ts';
import * as onTable from './table-listeners.ts';
import * as found from './found-things.ts';
import * as held from './held-things.ts';
import * as outdoor from './outdoor-things.ts';
import type { CloseUpDrawing, Holder } from './close-up.ts';
import type { ListenerName, ThingName } from './names.ts';
import * as playthings from './playthings.ts';
import * as small from './small-things.ts';
import * as treats from './treats.ts';

const drawings: Record<ThingName, CloseUpDrawing> = {
  'loose-tooth': small.looseTooth,
  'lost-tooth': small.lostTooth,
  key: held.key,
  sticker: small.sticker,
  plaster: small.plaster,
  medal: found.medal,
  shell: found.shell,
  flower: found.flower,
  letter: held.letter,
  scissors: held.scissors,
  glasses: held.glasses,
  star: found.shiningStar,
  ball: playthings.ball,
  present: playthings.present,
  book: playthings.book,
  drawing: playthings.drawing,
  balloon: playthings.balloon,
  bike: outdoor.bikeWheel,
  snowman: outdoor.snowman,
  sandcastle: outdoor.sandcastle,
  puddle: found.puddle,
  caterpillar: found.caterpillar,
  shoe: held.shoe,
  cake: treats.cake,
  'ice-cream': treats.iceCream,
  cookie: treats.cookie,
  toothbrush: treats.toothbrush,
  apple: treats.apple,
};

const jokes: Record<ListenerName, GagDrawing> = { ...animals, ...feathered, ...onTable, ...soft };

/** The hand is the child's, and so are the colours. */
function holderOf(character: Character): Holder {
  const { style, person } = rigOf(character);
  return {
    style,
    light: 1,
    skin: person.skin,
    sleeve: person.outfit.top,
    signature: person.signature,
  };
}

/** A thing `frame` frames after its picture began, in heads about the middle of the picture. */
export const drawThing = (character: Character, name: ThingName, frame: number): DrawOp[] =>
  drawings[name](holderOf(character), frame);

/** Somebody who listens to the storyteller, in one of the three moments of the joke. */
export const drawListener = (
  character: Character,
  name: ListenerName,
  moment: GagMoment,
  frame: number,
): DrawOp[] => jokes[name](holderOf(character), frame, moment);
