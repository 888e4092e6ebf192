import type { Look, LookReading } from '@milestoon/look';
import { useState } from 'react';
import { type LookQuestion, lookQuestions, showsIn } from './look-questions.ts';
import { showsFace } from './photo-notes.ts';

interface Asked {
  reading: LookReading | undefined;
  questions: readonly LookQuestion[];
  /** Which is open; past the last all are. */
  at: number;
}

export interface OpenQuestions {
  question: LookQuestion | undefined;
  /** From 1. */
  number: number;
  total: number;
  isLast: boolean;
  /** Leaves the open question, answered or not. */
  next: () => void;
  /** Leaves all questions. */
  end: () => void;
}

/** The questions to a reading. They stay the same while answers come in; another reading begins anew. */
export function useLookQuestions(
  reading: LookReading | undefined,
  look: Look,
  corrections: Partial<Look>,
): OpenQuestions {
  const begun = (): Asked => ({
    reading,
    questions: reading && showsFace(reading) ? lookQuestions(reading, look, corrections) : [],
    at: 0,
  });
  const [kept, setAsked] = useState(begun);
  const asked = kept.reading === reading ? kept : begun();
  if (asked !== kept) setAsked(asked);
  const { questions, at } = asked;
  // An answer may leave nothing to ask: a bald head has no colour of hair.
  const later = questions.findIndex(({ field }, index) => index > at && showsIn(field, look));
  const goTo = (index: number): void => setAsked({ ...asked, at: index });
  return {
    question: questions[at],
    number: at + 1,
    total: questions.length,
    isLast: later < 0,
    next: () => goTo(later < 0 ? questions.length : later),
    end: () => goTo(questions.length),
  };
}
