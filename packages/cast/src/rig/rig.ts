import { adjust, lightnessOf } from '@milestoon/drawing';
import type { Fit } from '../body/fit.ts';
import { withGear } from '../body/garments/gear.ts';
import { ownFit } from '../body/own-fit.ts';
import type { Character } from '../character.ts';
import type { DrawingStyle } from '../drawing-style.ts';
import { type Person, personOf } from '../person.ts';
import { drawingStyle } from '../styles/index.ts';
import type { Body } from '../poses/motion.ts';
import { bonesOf, type Build, buildFor } from './build.ts';
import { type Wear, type Worn, wornBy } from './worn.ts';

/** A character made ready to be posed and drawn. */
export interface Rig {
  character: Character;
  style: DrawingStyle;
  person: Person;
  build: Build;
  worn: Record<Wear, Worn>;
  body: Body;
}

const slenderRoles = ['mother', 'grandmother', 'aunt', 'woman'] as const;
/** A teacher may be told to be a man; the lashes tell it of who was drawn. */
const isWomanTeacher = ({ role, look }: Character): boolean => role === 'teacher' && look.lashes >= 0.5;
const known = new WeakMap<Character, Rig>();

/** Worked out once per character object: it only depends on it. */
export function rigOf(character: Character): Rig {
  const remembered = known.get(character);
  if (remembered) return remembered;
  const style = drawingStyle(character.style);
  const person = withoutLines(style, personOf(character));
  const slender = slenderRoles.some((role) => role === character.role) || isWomanTeacher(character);
  const build = buildFor(character.look.age, slender ? 'slender' : 'broad');
  const rig: Rig = {
    character,
    style,
    person,
    build,
    worn: wornBy(person, geared(fitOf(character, style, person), character)),
    body: {
      bones: bonesOf(build, style),
      torso: build.torso,
      shoulder: build.halfShoulder * style.body.shoulder,
      hips: { near: -build.halfHip, far: build.halfHip * 0.92 },
    },
  };
  known.set(character, rig);
  return rig;
}

/** Where shapes have no outline, the palest skin is a touch deeper: hands would vanish before a pale ground. */
function withoutLines(style: DrawingStyle, person: Person): Person {
  if (!style.flat || lightnessOf(person.skin) < 0.88) return person;
  return { ...person, skin: adjust(person.skin, { lightness: -0.04, chroma: 0.02 }) };
}

const geared = (fit: Fit, { outfit: { gear } }: Character): Fit =>
  gear ? { ...fit, garment: withGear(fit.garment, gear) } : fit;

/** Children dress as their world does; grown-ups add a touch of it to their own clothes; babies stay as they are. */
function fitOf({ outfit, role }: Character, style: DrawingStyle, person: Person): Fit {
  const costume = outfit.costume ? style.costume(person) : null;
  if (costume) return costume;
  const own = ownFit(person);
  const touch = style.grownUpTouch;
  if (!touch || outfit.costume || role === 'baby') return own;
  const { over, rear, ...layers } = touch;
  const worn = own.garment;
  return {
    ...own,
    garment: {
      ...worn,
      ...layers,
      over: (figure, torso) => [...(worn.over?.(figure, torso) ?? []), ...(over?.(figure, torso) ?? [])],
      rear: (figure, torso) => [...(worn.rear?.(figure, torso) ?? []), ...(rear?.(figure, torso) ?? [])],
    },
  };
}

/** Stage pixels per head of a child. */
export const headPixels = 150;
