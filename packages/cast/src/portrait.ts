import type { AnimationStyle } from '@milestoon/domain';
import { apply, compose, type DrawList, type Point, scaling, translation } from '@milestoon/drawing';
import { isAnimal } from './animals/roles.ts';
import type { Character } from './character.ts';
import { drawFigure } from './draw-figure.ts';
import type { Emotion } from './emotions.ts';
import { expressions } from './face/expressions.ts';
import type { AvatarCandidate } from './hero.ts';
import { avatarPoses } from './poses/avatar.ts';
import { heightOf, scaleOf } from './measure.ts';
import { seated } from './poses/rolling/seated.ts';
import { wheelchair } from './props/wheelchair.ts';
import { perform } from './perform.ts';
import type { Pose } from './rig/pose.ts';
import { rigOf } from './rig/rig.ts';
import { drawingStyle } from './styles/index.ts';
import { solve } from './rig/stance.ts';

export interface PortraitOptions {
  emotion?: Emotion;
  pose?: Pose;
  /** Looks at, -1…1. */
  gaze?: Point;
  /** From head to foot, where more than the face is to be seen. */
  whole?: boolean;
  /** Without the ground: a cut-out. */
  transparent?: boolean;
}

export const portraitSize = 1024;

/** The avatar picture, 1024 × 1024: the face large, a ground in the style's own language. */
export function portrait(subject: AvatarCandidate | Character, options: PortraitOptions = {}): DrawList {
  const candidate = 'character' in subject ? subject : null;
  const character = candidate ? candidate.character : (subject as Character);
  if (isAnimal(character.role)) return petPortrait(character, options);
  const rig = rigOf(character);
  const expression = expressions[options.emotion ?? candidate?.emotion ?? 'happy'];
  const pose = options.pose ?? candidate?.pose.pose ?? avatarPoses[0].pose;
  const drawn = drawFigure({
    rig,
    stance: solve(rig.build, rig.style, rig.person.wheelchair ? seated(pose, rig.body) : pose),
    expression,
    gaze: options.gaze ?? expression.gaze,
    blink: 0,
    sway: { hair: [0, 0], cloak: 0, cloakLength: 0.5 },
    mirrored: false,
    ...(rig.person.wheelchair ? { props: wheelchair(0) } : {}),
  });
  if (options.whole) {
    const size = 880 / (heightOf(character) / scaleOf(character) + 0.2);
    const matrix = compose(translation(portraitSize / 2 - 0.1 * size, 960), scaling(size));
    return framed(character, options, [{ kind: 'group', matrix, ops: drawn.ops }]);
  }
  const [x, y] = apply(drawn.headMatrix, [-0.02, -0.02]);
  const size = 530;
  return framed(character, options, [
    {
      kind: 'group',
      matrix: compose(translation(portraitSize / 2 - 6, 490), scaling(size), translation(-x, -y)),
      ops: drawn.ops,
    },
  ]);
}

/** Cut at the edges of the square, before the style's ground; a cut-out keeps what reaches beyond. */
function framed(character: Character, { transparent }: PortraitOptions, ops: DrawList): DrawList {
  if (transparent) return ops;
  return portraitClip([...drawingStyle(character.style).backdrop(portraitSize, character.seed), ...ops]);
}

const square: Point[] = [
  [0, 0],
  [portraitSize, 0],
  [portraitSize, portraitSize],
  [0, portraitSize],
];
const portraitClip = (ops: DrawList): DrawList => [{ kind: 'clip', paths: [{ rings: [square] }], ops }];

function petPortrait(character: Character, options: PortraitOptions): DrawList {
  const pet = perform(character, {
    action: 'sit',
    actionFrame: 0,
    frame: 0,
    emotion: options.emotion ?? 'happy',
    facing: 'right',
  });
  return framed(character, options, [
    { kind: 'group', matrix: compose(translation(portraitSize / 2, 940), scaling(4)), ops: pet },
  ]);
}

/** The ground of an avatar alone, `portraitSize` square. */
export const portraitGround = (style: AnimationStyle, seed: number): DrawList =>
  portraitClip(drawingStyle(style).backdrop(portraitSize, seed));
