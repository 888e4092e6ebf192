import { answerParent, niceness } from '../processes/answer-parent.ts';

/** A decoder that never gets done with a picture. */
answerParent(niceness.awaited, () => new Promise(() => {}));
