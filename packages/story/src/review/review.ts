import type { Sentence } from '@milestoon/domain/texts';
import { withoutAccents } from '../text/without-accents.ts';
import { hasContactData } from './contact-data.ts';
import { legible } from './legible.ts';
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
  const plain = legible(text);
  const forms = [...new Set([plain, withoutAccents(plain)])];
  const broken = refusalRules.find(({ patterns }) =>
    patterns.some((pattern) => forms.some((form) => pattern.test(form))),
  );
  return broken === undefined ? null : new StoryRefusal(broken.reason);
}

/**
 * As `reviewText`, for words that are spoken or shown as they stand: a title, a line somebody changed.
 * (From a description, addresses and numbers are left out instead.)
 */
export const reviewSpoken = (text: string): StoryRefusal | null =>
  reviewText(text) ?? (hasContactData(text) ? new StoryRefusal('personal') : null);

/** What a parent sends for an episode. */
export const reviewRequest = (request: { title: string; description: string }): StoryRefusal | null =>
  reviewText(`${request.title}. ${request.description}`) ?? reviewSpoken(request.title);
