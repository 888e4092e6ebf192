import { type RefusalReason, refusalRules } from './review-rules.ts';

const kindWords: Record<RefusalReason, string> = {
  violence:
    'This sounds like something hard, and our little films are made for gentle moments. Could you tell us about a happy or brave one?',
  sexual:
    'We keep our films safe for every child, so this text cannot become an episode. Please tell us about another moment.',
  hate: 'Our films are for all families, so we leave out words that hurt others. Please tell the moment in kinder words.',
  'self-harm':
    'This sounds very heavy, and we hope that nobody has to carry it alone: a doctor or a local helpline can be there right now. We cannot make a film of it, but we would love to tell a gentler moment.',
  drugs: 'This does not fit a film for a child. Please tell us about another moment.',
  commerce:
    "Our films tell of your child's life and cannot carry advertising. Please leave that part out and try again.",
};

/** A text that no film is made of. `userMessage` is for the parent; `reason` is for the record. */
export class StoryRefusal extends Error {
  readonly code = 'story_refused';
  readonly reason: RefusalReason;
  readonly userMessage: string;

  constructor(reason: RefusalReason) {
    super(`story refused: ${reason}`);
    this.name = 'StoryRefusal';
    this.reason = reason;
    this.userMessage = kindWords[reason];
  }
}

/** The refusal a text asks for, or null. Ordinary childhood trouble (a fall, tears, the doctor) is fine. */
export function reviewText(text: string): StoryRefusal | null {
  const plain = text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const broken = refusalRules.find((rule) => rule.patterns.some((pattern) => pattern.test(plain)));
  return broken === undefined ? null : new StoryRefusal(broken.reason);
}
