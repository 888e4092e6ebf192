import type { AnimationStyle } from '@milestoon/domain';
import type { Character } from './character.ts';
import type { Emotion } from './emotions.ts';
import { hairTraits, type Look, skinColorOf } from '@milestoon/look';
import type { Headwear } from './outfit.ts';
import { type AvatarPose, avatarPoses } from './poses/avatar.ts';
import { drawingStyle } from './styles/index.ts';
import { childOutfit, dressed } from './wardrobe.ts';

type Variant = 0 | 1 | 2 | 3;

export interface HeroOptions {
  name: string;
  look: Look;
  style: AnimationStyle;
  seed: number;
}

/** One of the four pictures a parent chooses from. */
export interface AvatarCandidate {
  /** Two or three words, such as 'Playtime smile'. */
  label: string;
  /** What a parent can see in it, one sentence. */
  description: string;
  character: Character;
  emotion: Emotion;
  pose: AvatarPose;
}

/** Bows, wreaths and circlets are for hair that is long enough to hold them: on a crop they make somebody else of a child. */
const tooShortToTie = ({ hairShape }: Look): boolean =>
  hairTraits[hairShape].length === 'none' || hairTraits[hairShape].length === 'short';
const forLongHair: ReadonlySet<Headwear> = new Set(['bow', 'flowers', 'circlet']);
/** Years. */
const tooOldForBows = 12;
/** A hat hides the hair, by which a parent knows the child: what sits on the forehead instead; no style offers the same piece twice. */
const besideHair: Partial<Record<Headwear, Headwear>> = {
  cap: 'goggles',
  beanie: 'headband',
  hat: 'none',
};

function accessory(style: AnimationStyle, variant: Variant, look: Look): Headwear {
  if (look.headCover !== 'none') return look.headCover;
  const wanted = drawingStyle(style).avatars[variant].headwear;
  if (forLongHair.has(wanted) && tooShortToTie(look)) return 'none';
  if (wanted === 'bow' && look.age >= tooOldForBows) return 'none';
  return besideHair[wanted] ?? wanted;
}

/** The child as the star of the series. The same arguments always give the same character. */
export function newHero(options: HeroOptions & { variant: Variant }): Character {
  const { name, look, style, variant, seed } = options;
  return {
    version: 1,
    id: 'hero',
    name,
    role: 'hero',
    style,
    look,
    outfit: dressed(childOutfit(look, variant, seed), skinColorOf(look)),
    headwear: accessory(style, variant, look),
    variant,
    seed,
  };
}

const wearing: Record<Headwear, string> = {
  none: '',
  hat: 'an explorer’s hat',
  crown: 'a golden crown',
  circlet: 'a starry circlet',
  flowers: 'a wreath of flowers',
  cap: 'a cap',
  beanie: 'a woolly hat',
  'sun-hat': 'a sun hat',
  bow: 'a bow',
  headband: 'a star headband',
  goggles: 'aviator goggles',
  hijab: 'a hijab',
  turban: 'a turban',
  patka: 'a patka',
  kippah: 'a kippah',
  'top-hat': 'a top hat',
  'straw-hat': 'a straw hat',
  'hard-hat': 'a hard hat',
  'chef-hat': 'a cook’s hat',
  'fire-helmet': 'a fire helmet',
  'peaked-cap': 'a peaked cap',
  'postal-cap': 'a postal cap',
  'nurse-cap': 'a nurse’s cap',
  'santa-hat': 'a Santa hat',
  'pirate-hat': 'a pirate’s hat',
  'witch-hat': 'a pointed hat',
  'clown-wig': 'a clown’s wig',
};

const moods = [
  { label: 'Sunny smile', emotion: 'neutral', expression: 'A calm, friendly smile' },
  { label: 'Big laugh', emotion: 'laughing', expression: 'A big laugh' },
  { label: 'Happy hello', emotion: 'happy', expression: 'A happy wave' },
  { label: 'Dreamer', emotion: 'thinking', expression: 'A dreamy look upward' },
] as const satisfies readonly { label: string; emotion: Emotion; expression: string }[];

/** Which picture shows another look first: the laughing one, with closed eyes, comes last. */
const othersShownIn: readonly Variant[] = [2, 3, 1];

export interface AvatarOptions extends HeroOptions {
  /** How else the child may look, the likeliest first: each is drawn in a picture of its own, never in the first. */
  otherLooks?: readonly Look[];
}

/** Four pictures of the same child: each with an expression, clothes and an accessory of its own. */
export function avatarCandidates({ otherLooks = [], ...options }: AvatarOptions): AvatarCandidate[] {
  return ([0, 1, 2, 3] as const).map((variant) => {
    const look = otherLooks[othersShownIn.indexOf(variant)] ?? options.look;
    const character = newHero({ ...options, look, variant });
    const mood = moods[variant];
    const extra = wearing[character.headwear];
    const { clothes } = drawingStyle(options.style).avatars[variant];
    return {
      label: mood.label,
      description: `${mood.expression}, ${clothes}${extra ? ` and ${extra}` : ''}.`,
      character,
      emotion: mood.emotion,
      pose: avatarPoses[variant],
    };
  });
}
