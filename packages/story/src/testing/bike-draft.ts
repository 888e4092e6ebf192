import type { Draft } from '../draft/draft-schema.ts';

/** What the family of the test’s draft wrote. */
export const bikeText = {
  childName: 'Mia',
  title: 'First bike ride',
  description: 'Today Mia rode her bike without training wheels. Daddy let go of the seat and she did it!',
};

/** A story such as a language model writes of `bikeText`. */
export const bikeDraft = (): Draft => {
  const scene = { set: 'park', time: 'day', weather: 'clear', mood: 'cheerful' } as const;
  const narrator = (text: string, sentence: number | null = null) => ({
    speaker: 'narrator' as const,
    text,
    sentence,
  });
  return {
    scenes: [
      {
        ...scene,
        lines: [
          narrator('Today Mia rode her bike,', 0),
          narrator('and this time without training wheels!', 0),
        ],
      },
      {
        ...scene,
        mood: 'triumphant',
        lines: [
          narrator('Then Daddy let go of the seat,', 1),
          narrator('and she did it!', 1),
          narrator('Ring the bell, Mia!'),
        ],
      },
    ],
  };
};
