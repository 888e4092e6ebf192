import type { Action, Emotion } from '@milestoon/cast';

/** How somebody takes in what has just been said. */
export interface Take {
  /** The face before anything is made of it, and for how many frames it is held. */
  straight: Emotion;
  held: number;
  /** What is made of it then. */
  action: Action;
  emotion: Emotion;
}

/** What the direction of a film leaves to its style. */
export interface Direction {
  /** Whether the camera looks up at whoever dares or wins something. */
  looksUp: boolean;
  /** Whether the camera is flung along when the hero sets off. */
  whips: boolean;
  take: Take;
}
