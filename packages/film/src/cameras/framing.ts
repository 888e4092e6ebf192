/** Where the camera stands for what a shot shows. */
import {
  type Action,
  type Character,
  type Trait,
  faceZone,
  hasTrait,
  scaleOf,
  thingZone,
  topOf,
} from '@milestoon/cast';
import type { Box } from '@milestoon/drawing';
import { actorAt, performanceOf } from '../acting/acting.ts';
import type { Camera } from '@milestoon/stage';
import { frameFace, frameSubject, frameThing, moveCamera, type Subject } from './camera-plan.ts';
import type { Actor, StoryShot } from '../film.ts';
import { placeForeground } from './foreground.ts';
import type { ShotPlan } from './shots.ts';

type Characters = Readonly<Record<string, Character>>;
type Framing = Pick<StoryShot, 'camera' | 'follows'> & Partial<Pick<StoryShot, 'actors' | 'foreground'>>;

/** Stage pixels beside the middle of a figure that belong to it. */
const figureMargin = 190;

/** How far to the side of the picture a face is that is seen over a shoulder, of its width. */
const aside = 0.105;

/** Frames what a shot is about; what cannot be framed that way is framed by its size. */
export function frameOf(shot: StoryShot, plan: ShotPlan, characters: Characters): Framing {
  const { view } = plan;
  return (
    (view?.kind === 'insert' ? insertFraming(shot, view.member, characters) : null) ??
    (view?.kind === 'over-shoulder' ? overShoulderFraming(shot, view, characters) : null) ??
    sizeFraming(shot, plan, characters)
  );
}

/** What somebody stands or sits upon may be above the ground. */
const footOf = ({ y, lift = 0 }: Actor): number => y - lift;

/** What is on a head is seen whole. */
const onTop = ({ onBody = [] }: Actor, character: Character): number =>
  onBody.some(({ spot }) => spot === 'head') ? 0.8 * scaleOf(character) : 0;

/** The thing somebody has to do with, a little nearer every moment, or along with it. */
function insertFraming(shot: StoryShot, member: string, characters: Characters): Framing | null {
  const actor = shot.actors.find((each) => each.member === member);
  const character = characters[member];
  if (!actor || !character) return null;
  const standing = footOf(actor);
  const cameraOn = (frame: number): Camera | null => {
    const { x } = actorAt(actor, frame);
    const performance = performanceOf(shot, actor, frame);
    const zone = thingZone(character, performance);
    const onStage = ([left, top, width, height]: Box): Box => [left + x, top + standing, width, height];
    return zone && frameThing(onStage(zone), onStage(faceZone(character, performance)));
  };
  const [from, middle, to] = [shot.from, Math.round((shot.from + shot.to) / 2), shot.to - 1].map(cameraOn);
  if (!from || !middle || !to) return null;
  const actors = [actor];
  if (actorAt(actor, shot.from).acting.speed === 0)
    return { camera: moveCamera(middle, 'push'), follows: false, actors };
  return { camera: { from, to: { ...to, y: from.y, zoom: from.zoom } }, follows: true, actors };
}

/** One face, seen past the head of somebody else at the edge of the picture. */
function overShoulderFraming(
  shot: StoryShot,
  { faced, past }: { faced: string; past: string },
  characters: Characters,
): Framing | null {
  const actor = shot.actors.find(({ member }) => member === faced);
  const behind = shot.actors.find(({ member }) => member === past);
  const [face, back] = [characters[faced], characters[past]];
  if (!actor || !behind || !face || !back) return null;
  const [x, otherX] = [actorAt(actor, shot.from).x, actorAt(behind, shot.from).x];
  const side = otherX < x ? 'left' : 'right';
  const performance = performanceOf(shot, actor, shot.from);
  const [, top, , height] = faceZone(face, performance);
  const camera = frameFace(
    { x, y: footOf(actor) + top + height / 2 },
    scaleOf(face),
    side === 'left' ? aside : -aside,
  );
  return {
    camera: moveCamera(camera, 'push'),
    follows: false,
    actors: [actor],
    foreground: placeForeground(past, back, { character: face, performance }, side),
  };
}

/** Frames whoever matters; where the hero is on the way, the camera goes along. */
function sizeFraming(shot: StoryShot, plan: ShotPlan, characters: Characters): Framing {
  const actors =
    plan.size === 'close'
      ? leadOf(
          shot.actors,
          plan.view?.kind === 'reaction' ? plan.view.member : (shot.speaker ?? doerOf(shot)),
        )
      : shot.actors;
  // A close picture is of a face: what stands beside it is left out.
  const { props: _props, ...alone } = shot;
  const seen = plan.size === 'close' ? { ...alone, actors } : { ...shot, actors };
  const start = subjectAt(seen, characters, shot.from);
  const end = subjectAt(seen, characters, shot.to - 1);
  // In a wide shot whoever is on the way crosses the picture; closer, the camera goes along.
  if (plan.size !== 'wide' && Math.abs(end.x - start.x) > 120) {
    const camera = {
      from: frameSubject(plan.size, start),
      to: frameSubject(plan.size, { ...end, top: start.top, faceY: start.faceY }),
    };
    return {
      camera: { from: camera.from, to: { ...camera.to, zoom: camera.from.zoom } },
      follows: true,
      actors,
    };
  }
  const middle = { ...start, x: (start.x + end.x) / 2 };
  return { camera: moveCamera(frameSubject(plan.size, middle), plan.move), follows: false, actors };
}

function subjectAt(shot: StoryShot, characters: Characters, frame: number): Subject {
  const figures = shot.actors.flatMap((actor) => {
    const character = characters[actor.member];
    if (!character) return [];
    const above = footOf(actor);
    const [, faceTop, , faceHeight] = faceZone(character, performanceOf(shot, actor, frame));
    return {
      x: actorAt(actor, frame).x,
      ground: actor.y,
      top: above - topOf(character) - onTop(actor, character),
      faceY: above + faceTop + faceHeight / 2,
      chin: above + faceTop + faceHeight,
    };
  });
  const props = (shot.props ?? []).filter(({ how }) => how !== 'worn');
  // Where there are only many, heads of grown-ups are among them.
  const doing = shot.actors.map((actor) => actorAt(actor, frame).acting.action);
  // Many who do something before somebody who looks on are what is to be seen.
  if (figures.length + props.length === 0 || (shot.crowd?.action && doing.every(looksOn)))
    return shot.crowd
      ? { x: 960, top: 270, ground: 955, faceY: 450, width: 1500, whole: true }
      : { x: 960, top: 525, ground: 955, faceY: 620, width: 400, whole: false };
  // Half a figure is as wide as the margin that is added below.
  const edges = props.flatMap(({ box: [x, , width] }) => [x + figureMargin, x + width - figureMargin]);
  const xs = [...figures.map((figure) => figure.x), ...edges];
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  return {
    x: (left + right) / 2,
    top: Math.min(...figures.map((figure) => figure.top), ...props.map(({ box: [, top] }) => top)),
    ground: Math.max(
      ...figures.map((figure) => figure.ground),
      ...props.map(({ box: [, top, , height] }) => top + height),
    ),
    faceY: figures[0]?.faceY ?? 620,
    ...(figures.length > 1
      ? {
          faces: {
            top: Math.min(...figures.map(({ top }) => top)),
            low: Math.max(...figures.map(({ chin }) => chin)),
          },
        }
      : {}),
    width: right - left + 2 * figureMargin,
    ...(shot.moment !== undefined && !shot.crowd ? { told: true } : {}),
    ...(shot.moment !== undefined && shot.actors.some(({ acting }) => acting.some(isByHand))
      ? { hands: true }
      : {}),
    whole:
      props.length > 0 || shot.actors.some((actor) => hasTrait(actorAt(actor, frame).acting.action, 'whole')),
  };
}

/** Of what somebody else does. */
const lookOn = /^(?:stand|look|receive|nod|lean-on|wait)$/;
/** Done by who looks on where somebody else does something. */
const takePart = /^(?:watch|look-up|admire|clap|laugh|cheer)$/;
/** Whether somebody does something of their own, and does not look on or take part. */
export const isBusy = (action: string): boolean => !looksOn(action) && !takePart.test(action);
/** Whether somebody does nothing of their own, not even take part. */
export const looksOn = (action: string): boolean => lookOn.test(action);

/** Done with the hands at the body or the face, on the spot: from near one sees with what. */
export const isByHand = ({ action, thing }: { action: Action; thing?: object | undefined }): boolean =>
  (thing !== undefined ? isBusy(action) : atHands.test(action)) &&
  !elsewhere.some((trait) => hasTrait(action, trait)) &&
  !goesOn.test(action);
const atHands = /^(?:cut|slice|cook|eat|drink|lick|brush|write|draw|phone|open|count|strum)$/;
const elsewhere: readonly Trait[] = [
  'whole',
  'on-the-way',
  'beside',
  'lively',
  'rides',
  'sudden',
  'needs-walking',
  'mutual',
];
/** The thing is on its way, or down at the feet. */
const goesOn =
  /^(?:walk|carry|tiptoe|run|throw|drop|put-down|search|crawl|kneel|sit|get-up|fish|sweep|dig|kite|cheer|jump|dance)$/;

/** Of a told moment a close picture is of who does it, and not of the child who looks on. */
function doerOf({ moment, actors }: StoryShot): string | null {
  if (moment === undefined) return null;
  const does = ({ acting }: Actor): string => acting[0]?.action ?? 'stand';
  const busy = actors.filter((actor) => !lookOn.test(does(actor)));
  return (busy.find((actor) => !takePart.test(does(actor))) ?? busy[0])?.member ?? null;
}

/** A close-up belongs to whoever speaks, else to the hero: half figures at its edge would disturb. */
function leadOf(actors: readonly Actor[], speaker: string | null): Actor[] {
  const lead = actors.find((actor) => actor.member === (speaker ?? 'hero')) ?? actors[0];
  // Whoever is hugged belongs into the picture.
  const partner = lead?.acting.find((acting) => acting.partner)?.partner;
  return lead ? actors.filter((actor) => actor === lead || actor.member === partner) : [];
}
