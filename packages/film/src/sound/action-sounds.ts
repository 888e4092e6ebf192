import { contactsOf } from '@milestoon/cast';
import { frameSize, framesPerSecond } from '@milestoon/drawing';
import type { SetName } from '@milestoon/stage';
import type { Actor, StoryShot } from '../film.ts';
import type { PlannedSound } from './sound-plan.ts';

/** A crowd of steps is a rumble: nobody but these is heard walking. */
const heardMembers = 2;
/** How far to the side a sound stands whose actor is at the edge of the picture. */
const widest = 0.65;
/** Ground that gives way under feet. */
const crunching: ReadonlySet<SetName> = new Set(['snow', 'beach']);
/** What is heard of feet alone. */
const onFeet: ReadonlySet<string> = new Set(['footstep', 'land']);
/** Animals speak up so long after they came in, frames. */
const animalWaits = 20;

/** Everything the cast touches, on the frame on which it is touched; and what animals have to say. `wheeled` roll. */
export function actionSounds(
  shots: readonly StoryShot[],
  roles: Readonly<Record<string, string | undefined>>,
  wheeled: ReadonlySet<string> = new Set(),
): PlannedSound[] {
  const sounds: PlannedSound[] = [];
  let place = '';
  const greeted = new Set<string>();
  for (const shot of shots) {
    const here = `${shot.set.name} ${shot.set.time}`;
    if (here !== place) greeted.clear();
    place = here;
    // A photo hides who would be heard.
    if (shot.photo && shot.photo.treatment !== 'wall') continue;
    for (const actor of shot.actors) {
      const call = callOf(roles[actor.member]);
      if (call && !greeted.has(actor.member) && !asleep(actor)) {
        greeted.add(actor.member);
        sounds.push(heard(shot, actor, call, Math.min(shot.to - 1, shot.from + animalWaits)));
      }
    }
    for (const actor of shot.actors.filter(({ member }) => !callOf(roles[member])).slice(0, heardMembers))
      sounds.push(...touches(shot, actor, greeted, wheeled.has(actor.member)));
  }
  return sounds.sort((a, b) => a.at - b.at);
}

const callOf = (role: string | undefined): 'bark' | 'meow' | null =>
  role === 'dog' ? 'bark' : role === 'cat' ? 'meow' : null;

const asleep = ({ acting }: Actor): boolean => acting.some(({ action }) => action === 'sleep');

function touches(shot: StoryShot, actor: Actor, greeted: Set<string>, onWheels: boolean): PlannedSound[] {
  return actor.acting.flatMap((acting, index) => {
    const to = actor.acting[index + 1]?.from ?? shot.to;
    return contactsOf(acting.action).flatMap(({ kind, first, every, most = Infinity }) => {
      if (onWheels && onFeet.has(kind)) return [];
      // A bell at every cut would be a nuisance.
      if (kind === 'bike-bell') {
        if (greeted.has(kind)) return [];
        greeted.add(kind);
      }
      const soft = kind === 'footstep' && crunching.has(shot.set.name);
      const found: PlannedSound[] = [];
      const { pace = 1 } = acting;
      for (let n = 0, at = acting.from + first / pace; at < to && n < most; n++, at += every / pace)
        if (at >= shot.from) found.push(heard(shot, actor, soft ? 'crunch' : kind, at));
      return found;
    });
  });
}

/** A sound where its actor is seen. */
function heard(shot: StoryShot, actor: Actor, kind: PlannedSound['kind'], frame: number): PlannedSound {
  const acting = actor.acting.findLast(({ from }) => from <= frame) ?? actor.acting[0];
  const x = acting ? acting.x + acting.speed * Math.max(0, frame - acting.from) : frameSize.width / 2;
  const { x: cameraX, zoom } = shot.camera.from;
  const side = ((x - frameSize.width / 2 - cameraX) * zoom) / (frameSize.width / 2);
  const pan = Math.max(-1, Math.min(1, side)) * widest;
  return { kind, at: frame / framesPerSecond, pan: Math.round(pan * 100) / 100 };
}
