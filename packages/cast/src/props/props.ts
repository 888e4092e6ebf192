import type { DrawOp } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

type Drawing = (figure: Figure) => readonly DrawOp[];

/** Things an action needs, by where they stand among the parts of the figure. */
export interface Props {
  /** Before everything. */
  behind?: Drawing;
  back?: Drawing;
  /** Between the legs. */
  between?: Drawing;
  /** On the torso, behind the arms. */
  mid?: Drawing;
  /** Over the arms, behind the head. */
  under?: Drawing;
  /** Before the head, behind hands that are on top. */
  front?: Drawing;
  top?: Drawing;
}
