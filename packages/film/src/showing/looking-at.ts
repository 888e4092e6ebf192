/** Whoever looks or points at a thing of the moment faces it, and the eyes are there. Stage pixels. */
import { type Character, heightOf, isAnimal, scaleOf } from '@milestoon/cast';
import type { SceneryName, SetName } from '@milestoon/stage';
import type { Seen, Staging } from '@milestoon/story/screenplay';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import { windowOf } from './fields.ts';
import type { Prop } from './prop.ts';

const looks = /^(?:look|look-up|watch|admire|point)$/;
/** Who points at something for somebody does not point at them. */
const points = /^point$/;
const places = /^(?:ground|beside|table|wall|window|sky|flying|overhead|screen|sign|photo)$/;

/** As far as eyes go to the side, and up or down. */
const [aside, most] = [0.55, 0.5];
/** From the middle of a window to whoever looks out of it. */
const atWindow = 150;
/** Nearer is neither to the left nor to the right. */
const under = 40;

type Looked = Pick<Prop, 'how' | 'x' | 'box' | 'move'> & Partial<Prop>;

/** `staging` says who looks at somebody instead. */
export function lookingAt(
  actors: readonly Actor[],
  {
    props,
    seen,
    staging,
    set,
    scenery,
  }: {
    props: readonly Prop[];
    seen: readonly Seen[];
    staging: readonly Staging[];
    set?: SetName;
    scenery?: SceneryName;
  },
  characters: Readonly<Record<string, Character>>,
  from: number,
): Actor[] {
  const told: Looked[] = props.filter(
    ({ how, pictures }) =>
      places.test(how) && pictures.some(({ name }) => seen.some(({ picture }) => picture === name)),
  );
  // A window that is looked out of is the one the room has.
  const pane =
    set &&
    seen.some(({ picture, how }) => picture === 'window' && how === 'wall') &&
    windowOf({ set, ...(scenery ? { scenery } : {}) });
  if (pane && told.length === 0)
    told.push({ how: 'window', x: pane[0], box: [pane[0] - 100, pane[1] - 120, 200, 240] });
  return actors.map((actor) => {
    const character = characters[actor.member];
    const written = staging.find(({ member }) => member === actor.member);
    const isFree =
      looks.test(written?.action ?? '') && (!written?.to || points.test(written.action)) && told.length > 0;
    if (!character || !isFree || actor.acting.some(({ partner, speed }) => partner || speed !== 0))
      return actor;
    const { x } = actorAt(actor, from);
    // What moves by itself is what there is to see.
    const [thing] = told.toSorted(
      (a, b) => Number(!a.move) - Number(!b.move) || Math.abs(a.x - x) - Math.abs(b.x - x),
    );
    if (!thing) return actor;
    const [, top, , high] = thing.box;
    const down = (top + high / 2 - faceHeight(actor, character)) / Math.max(260, Math.abs(thing.x - x));
    const turned = Math.abs(thing.x - x) > under;
    const facing = thing.x < x ? ('left' as const) : ('right' as const);
    const gaze: [number, number] = [
      turned ? aside * Math.sign(thing.x - x) : 0,
      Math.round(Math.max(-most, Math.min(most, down)) * 100) / 100,
    ];
    // Whoever looks out is at the window.
    const isAlone =
      actors.length === 1 && !actors[0]?.lift && thing.how === 'window' && Math.abs(thing.x - x) > atWindow;
    const near = isAlone ? { x: thing.x - atWindow * Math.sign(thing.x - x) } : {};
    const goesDown =
      isTiny(thing, character) && Math.abs(thing.x - x) < atKnees && crouches(actor, character);
    return {
      ...actor,
      acting: actor.acting.map((each) => ({
        ...each,
        ...(goesDown && /^(?:look|watch)$/.test(each.action) ? { action: 'kneel' as const } : {}),
        gaze,
        ...near,
        ...(turned ? { facing } : {}),
      })),
    };
  });
}

/** Share of a head: whoever looks at what is no higher on the ground before them goes down on the knees. */
const tiny = 0.5;
/** Stage pixels. */
const atKnees = 320;
const isTiny = ({ how, box, raised, far, flat, pictures, at }: Looked, character: Character): boolean =>
  /^(?:ground|beside)$/.test(how) &&
  !raised &&
  !far &&
  !flat &&
  !at &&
  pictures?.length === 1 &&
  box[3] < tiny * scaleOf(character);
const crouches = ({ lift, seated, wading }: Actor, { role, look }: Character): boolean =>
  !lift && !seated && !wading && !isAnimal(role) && !look.wheelchair && role !== 'baby';

const faceHeight = ({ y, lift = 0 }: Actor, character: Character): number =>
  y - lift - heightOf(character) * (isAnimal(character.role) ? 0.8 : 1) + 0.4 * scaleOf(character);
