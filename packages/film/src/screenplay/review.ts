import type { Sentence } from '@milestoon/domain/texts';
import { type RefusalReason, refusalRules } from './review-rules.ts';

/** A text that no film is made of. `userMessage` is for the parent; `reason` is for the record. */
export class StoryRefusal extends Error {
  readonly code = 'story_refused';
  readonly reason: RefusalReason;
  readonly userMessage: Sentence;

  constructor(reason: RefusalReason) {
    super(`story refused: ${reason}`);
    this.name = 'StoryRefusal';
    this.reason = reason;
    this.userMessage = (texts) => texts.refusals[reason];
  }
}

/** The refusal a text asks for, or null. Ordinary childhood trouble (a fall, tears, the doctor) is fine. */
export function reviewText(text: string): StoryRefusal | null {
  const plain = text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const broken = refusalRules.find((rule) => rule.patterns.some((pattern) => pattern.test(plain)));
  return broken === undefined ? null : new StoryRefusal(broken.reason);
}
