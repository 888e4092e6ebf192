/** Who does something with an animal: pets it, rides it, has it in the lap. */
import {
  type Action,
  armsOf,
  backHeight,
  type Character,
  crownOf,
  definitionOf,
  hasTrait,
  heightOf,
  type Hold,
  isAnimal,
  isBaby,
  type Performance,
  scaleOf,
} from '@milestoon/cast';
import { clamp01, easing } from '@milestoon/drawing';
import type { Paired } from './pairing.ts';

type Characters = Readonly<Record<string, Character>>;

/** Taller animals are stroked standing. */
const low = 215;
/** Heavier ones do not fit in a lap. */
const fitsLap = 180;

const isPet = (character: Character | undefined): boolean =>
  character !== undefined && isAnimal(character.role);

/** Large enough to carry a child. */
const mounts: ReadonlySet<string> = new Set(['horse', 'elephant', 'giraffe', 'lion']);

/** What the two do instead of what was written, or null where it is not done with an animal. */
function deedOf(one: Paired, other: Paired, animal: Character): readonly [Action, Action] | null {
  if (one.action === 'ride') return mounts.has(animal.role) ? ['ride', 'ride'] : null;
  if (other.action === 'nap') return heightOf(animal) < fitsLap ? ['sit', 'nap'] : null;
  const wanted =
    /^(?:pet|stroke)$/.test(one.action) ||
    // Brushed, washed, dried, combed: the hand is at it, with whatever it is done with.
    (/^(?:wipe|comfort|put-on|dress|hand-over)$/.test(one.action) && one.to === other.member) ||
    (hasTrait(one.action, 'fond') && hasTrait(other.action, 'fond'));
  if (!wanted) return null;
  return heightOf(animal) < low ? ['pet', 'pet'] : ['stroke', 'stroke'];
}

/** Whoever is licked by a small animal goes down to it, and has its tongue at the face. */
function licked(staging: readonly Paired[], characters: Characters): Paired[] {
  const result: Paired[] = [...staging];
  for (const [i, one] of staging.entries()) {
    const animal = characters[one.member];
    const j = staging.findIndex(({ member }) => member === one.to);
    const [other, person] = [result[j], characters[one.to ?? '']];
    // A dog that is affectionate and is not hugged back licks.
    const isFond = one.action === 'hug' && /^(?:look|stand|laugh|cry)$/.test(other?.action ?? '');
    if (!(isFond || /^(?:lick|kiss|bite)$/.test(one.action)) || !animal || !isPet(animal)) continue;
    // What is as tall as a child is at the face of who stands.
    const isTall = heightOf(animal) >= low;
    if (isTall && one.spot === undefined) continue;
    if (!other || !person || isPet(person) || isBaby(person) || other.partner || result[i]?.partner) continue;
    const rightward = one.place <= other.place;
    result[i] = {
      ...one,
      action: 'lick-face',
      partner: other.member,
      facing: rightward ? 'right' : 'left',
    };
    result[j] = {
      ...other,
      action: isTall ? (other.action === 'cry' ? 'cry' : 'stand') : 'kneel',
      emotion: other.emotion === 'sad' ? 'sad' : 'laughing',
      partner: one.member,
      facing: rightward ? 'left' : 'right',
    };
  }
  return result;
}

/** Pairs people with animals; whoever finds none does something alone. */
export function withAnimals(written: readonly Paired[], characters: Characters): Paired[] {
  const staging = licked(written, characters);
  const result: Paired[] = [...staging];
  for (const [i, one] of staging.entries()) {
    const person = characters[one.member];
    if (!person || isPet(person) || isBaby(person) || result[i]?.partner) continue;
    const found = staging
      .flatMap((other, j) => {
        const animal = characters[other.member];
        if (!animal || !isPet(animal) || result[j]?.partner) return [];
        const deeds = deedOf(one, other, animal);
        return deeds ? [{ other, j, deeds }] : [];
      })
      .sort((a, b) => Math.abs(a.other.place - one.place) - Math.abs(b.other.place - one.place))[0];
    if (!found) continue;
    const { other, j, deeds } = found;
    const rightward = deeds[0] === 'ride' ? one.facing === 'right' : one.place <= other.place;
    const facing = rightward ? 'right' : 'left';
    const opposite = rightward ? 'left' : 'right';
    result[i] = { ...one, action: deeds[0], partner: other.member, facing };
    result[j] = {
      ...other,
      action: deeds[1],
      partner: one.member,
      facing: deeds[0] === 'ride' ? facing : opposite,
    };
  }
  return result.map((staged) => {
    if (staged.partner) return staged;
    // Nobody flies away into somebody's face.
    if (staged.action === 'fly-away') return { ...staged, facing: staged.place < 0 ? 'left' : 'right' };
    // A baby is fed on the arm.
    const other = characters[staged.to ?? ''];
    if (staged.action === 'hand-over' && other && isBaby(other)) return staged;
    const { alone } = definitionOf(staged.action);
    const instead = isPet(characters[staged.member]) ? alone?.animal : alone?.person;
    return instead ? { ...staged, action: instead } : staged;
  });
}

/** How high above the ground somebody sits on another, or lies; stage pixels. */
export function carriedAt(action: Action, self: Character, other: Character): number {
  if (action === 'ride' && !isPet(self) && isAnimal(other.role)) return backHeight(other.role) - 10;
  if (action === 'nap') return lap.high * scaleOf(other);
  return 0;
}

/** Heads: how far before the hip and how high a lap is. */
const lap = { ahead: 0.62, high: 0.2 };
/** Share of the reach of an arm that is used. */
const ease = 0.96;

const still = (action: Action, facing: Performance['facing']): Performance => ({
  action,
  actionFrame: 30,
  frame: 30,
  emotion: 'happy',
  facing,
});

/** How far apart a person and an animal are for what they do; null for anybody else. */
export function distanceToAnimal(action: Action, a: Character, b: Character): number | null {
  const [person, animal] = isPet(a) ? [b, a] : [a, b];
  if (!isAnimal(animal.role)) return null;
  if (action === 'ride') return 0;
  if (action === 'nap' || action === 'sit') return lap.ahead * scaleOf(person);
  const isTall = heightOf(animal) >= low;
  if (/^(?:lick-face|kneel)$/.test(action) || (action === 'stand' && isTall)) {
    const [ahead] = crownOf(animal, animal.role, still('lick-face', 'left'));
    return isTall ? scaleOf(person) * 0.3 - ahead : scaleOf(person) * 0.55 + heightOf(animal) * 0.2 - ahead;
  }
  const [x, y] = crownOf(animal, animal.role, still(action, 'left'));
  const { shoulder, reach, half } = armsOf(person, action === 'pet');
  const across = Math.sqrt(Math.max(0, (reach * ease) ** 2 - (shoulder + y) ** 2)) - half * 0.4;
  return Math.max(across, half) - x;
}

/** What an animal is groomed or dressed with. */
const atHead =
  /brush|hair-pick|comb|towel|sponge|cloth|soap|hat|crown|cap|ribbon|collar|leash|scarf|bandage|syringe|stethoscope|thermometer/;

/** The hand on the head, going to and fro. */
export function pettingHand(
  performance: Performance,
  animal: Character,
  away: readonly [x: number, y: number],
): Hold[] {
  if (!isAnimal(animal.role)) return [];
  const { action, actionFrame: frame } = performance;
  const side = away[0] > 0 ? 1 : -1;
  const facing = side > 0 ? 'left' : 'right';
  const [x, y] = crownOf(animal, animal.role, { ...performance, facing, action, emotion: 'happy' });
  const to = Math.sin(frame / 5);
  // Whatever is eaten is before the mouth, and not on the head.
  const fed = performance.thing && !atHead.test(performance.thing.picture.name);
  const [before, below] = fed ? [heightOf(animal) * 0.2, heightOf(animal) * 0.2] : [0, 0];
  const swing = fed ? 4 : 9;
  return [
    {
      arm: 'near',
      at: [away[0] + x - side * before + side * swing * to, away[1] + y + below + 3 - 3 * to],
      weight: easing.soft(clamp01((frame - 8) / 12)),
      hand: 'flat',
      layer: 'over',
    },
  ];
}
