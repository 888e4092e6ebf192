import { type Character, isAnimal, isClothes, isCostume } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import { toldOf } from '@milestoon/things';
import type { Actor } from '../film.ts';
import { clothesOfPlace, type Surroundings } from './clothes-of-place.ts';

/** Where on a head or neck things are worn, in shares of a face: from its middle, and how wide. */
export interface WornAt {
  x: number;
  y: number;
  width: number;
  /** On the back: `x` is behind the head, wherever front is, and whoever wears it is before it. */
  behind?: true;
}

const hat: WornAt = { x: 0, y: -0.86, width: 1.25 };
const eyes: WornAt = { x: 0.04, y: -0.12, width: 0.95 };
const mask: WornAt = { x: 0.04, y: -0.06, width: 0.7 };
/** Round the body under the chin. */
const wrap: WornAt = { x: 0, y: 1.5, width: 1.35 };
const neck: WornAt = { x: 0, y: 0.86, width: 0.6 };
/** On a string round the neck. */
const hanging: WornAt = { ...neck, y: 1.14, width: 0.3 };

const places: Readonly<Record<string, WornAt>> = {
  crown: { ...hat, y: -1, width: 0.95 },
  'top-hat': { ...hat, y: -1.25, width: 1 },
  'billed-cap': hat,
  'flat-cap': { ...hat, y: -0.84 },
  kippah: { ...hat, y: -0.98, width: 0.72 },
  veil: { x: 0, y: -0.1, width: 1.7, behind: true },
  'womans-hat': hat,
  'sun-hat': { ...hat, width: 1.5 },
  'straw-hat': { ...hat, width: 1.5 },
  'woolly-hat': { ...hat, y: -0.9, width: 1.15 },
  'graduation-cap': hat,
  'rescue-workers-helmet': hat,
  'chef-hat': { ...hat, y: -1.15, width: 1 },
  'fire-helmet': hat,
  'peaked-cap': hat,
  'postal-cap': hat,
  'nurse-cap': { ...hat, y: -0.95, width: 0.8 },
  'santa-hat': { ...hat, y: -0.95 },
  'pirate-hat': { ...hat, y: -0.95, width: 1.4 },
  'witch-hat': { ...hat, y: -1.15, width: 1.4 },
  'party-hat': { ...hat, y: -1.2, width: 0.55 },
  helmet: hat,
  'swim-cap': { ...hat, y: -0.9 },
  colander: { ...hat, y: -1 },
  bucket: { ...hat, y: -1.15, width: 1 },
  'round-ears': { ...hat, y: -0.86, width: 1.2 },
  'pointed-ears': { ...hat, y: -0.9, width: 1.15 },
  'long-ears': { ...hat, y: -1.3, width: 0.85 },
  antennae: { ...hat, y: -1.16, width: 1 },
  'seat-belt': { x: 0, y: 1.4, width: 0.8 },
  yoghurt: { ...hat, y: -1.2, width: 0.55 },
  glasses: eyes,
  sunglasses: eyes,
  goggles: mask,
  'diving-mask': mask,
  mask: eyes,
  scarf: { ...neck, width: 0.9 },
  'sports-medal': { ...neck, y: 1.3, width: 0.45 },
  'military-medal': { ...neck, y: 1.3, width: 0.4 },
  key: hanging,
  'old-key': hanging,
  whistle: hanging,
  stopwatch: hanging,
  binoculars: { ...hanging, width: 0.5 },
  'identification-card': hanging,
  'prayer-beads': neck,
  necklace: { ...neck, y: 1, width: 0.62 },
  'eye-patch': { ...eyes, width: 0.9 },
  cape: { x: -0.12, y: 1.5, width: 1.55, behind: true },
  towel: wrap,
  blanket: wrap,
  'fairy-wings': { x: -0.06, y: 1.2, width: 2.3, behind: true },
  headphone: { x: 0, y: -0.52, width: 1.5 },
  backpack: { x: -0.5, y: 1.45, width: 1.15, behind: true },
  'adhesive-bandage': { x: -0.16, y: 0.3, width: 0.34 },
};

/** Whatever sits on somebody's head or hat. */
export const onTop: WornAt = { x: 0.1, y: -1.16, width: 0.62 };

/** Between the teeth of an animal. */
export const inMouth: WornAt = { x: 0.3, y: 0.34, width: 0.62 };

/** On the chest of a costume, and of whatever is stuck or sewn on. */
const chest: WornAt = { x: 0.06, y: 1.16, width: 0.5 };
const sewnOn = /^(?:rosette|badge|name-card|star|heart|ticket|name-badge|glowing-star|sticker|trophy)$/;

/** What gets into hair, or is put there. */
const inHair: WornAt = { x: 0.12, y: -0.72, width: 0.42 };
const small =
  /leaf|flower|blossom|feather|herb|grass|ribbon|rose|tulip|snow|spaghetti|shell|bubbles|clip|hay|stick|popcorn|confetti/;

/** Where a picture is worn, or null where a film shows it beside who wears it. */
export const wornAt = (name: string): WornAt | null =>
  Object.hasOwn(places, name)
    ? (places[name] ?? null)
    : isCostume(name) || sewnOn.test(name)
      ? chest
      : small.test(name)
        ? inHair
        : null;

const isHat = ({ picture }: Seen): boolean =>
  Object.hasOwn(places, picture) && (wornAt(picture)?.y ?? 0) < -0.8;

/** A head has one hat: the one that was told last. */
export const oneHat = (worn: readonly Seen[]): Seen[] =>
  worn.filter(
    (each, i) => !isHat(each) || !worn.slice(i + 1).some((later) => isHat(later) && later.of === each.of),
  );

/** With one of these on nobody puts on what others have on at a place. */
const whole = /^(?:coat|raincoat|pyjamas|swimsuit|martial-arts-uniform|kimono|apron|dress|suit|sari|tutu)$/;

/** Nobody is there to swim where somebody has one of these on. */
const warm = /^(?:coat|raincoat|jumper|scarf|woolly-hat|gloves|mittens|rubber-boots)$/;

/** Whoever a moment tells to have something on has it on; everybody else is dressed for where they are. */
export const inTheirClothes = (
  actors: readonly Actor[],
  seen: readonly Seen[],
  { characters, where }: { characters: Readonly<Record<string, Character>>; where: Surroundings },
): Actor[] =>
  actors.map((actor) => {
    const cold = seen.some(({ how, picture }) => how === 'worn' && warm.test(picture));
    const told = seen
      .filter(
        ({ how, of, picture }) =>
          how === 'worn' && (of ?? 'hero') === actor.member && (isClothes(picture) || isCostume(picture)),
      )
      .map(({ picture, ...told }) => ({ picture, ...toldOf(told) }));
    const character = characters[actor.member];
    const isDressed =
      !character ||
      isAnimal(character.role) ||
      told.some(({ picture }) => whole.test(picture) || isCostume(picture));
    const clothes = [
      ...((!isDressed && clothesOfPlace(actor, character, { ...where, cold })) || []),
      ...told,
    ];
    const coat = coatOf(actor.member, seen, character !== undefined && isAnimal(character.role));
    return { ...actor, ...(clothes.length > 0 ? { clothes } : {}), ...(coat ? { coat } : {}) };
  });

const [water, mud] = ['#22303f', '#6b4a2e'];

/** What is all over somebody; on fur it always is. */
function coatOf(member: string, seen: readonly Seen[], isFurry: boolean): Actor['coat'] {
  const own = seen.filter(({ how, of }) => how === 'smeared' && (of ?? 'hero') === member);
  const dirt = own.find(({ picture, whole, at }) => picture === 'mud' && !at && (whole || isFurry));
  if (dirt) return { color: dirt.color ?? mud, share: 0.45 };
  const wet = own.find(({ picture }) => picture === 'droplet');
  return wet ? { color: water, share: wet.whole || isFurry ? 0.2 : 0.1 } : undefined;
}
