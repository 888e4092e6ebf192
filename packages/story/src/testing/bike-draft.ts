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
      { ...scene, lines: [narrator('Two wheels were waiting, and they could not wait any longer.')] },
      {
        ...scene,
        mood: 'playful',
        lines: [
          narrator('Today Mia rode her bike, and this time without training wheels!', 0),
          { speaker: 'hero', text: 'Wobble, wobble!', sentence: null },
        ],
      },
      { ...scene, mood: 'brave', lines: [narrator('A bike likes to lean to one side and think it over.')] },
      {
        ...scene,
        mood: 'triumphant',
        lines: [
          narrator('Then Daddy let go of the seat, and she did it!', 1),
          { speaker: 'hero', text: 'I am flying!', sentence: null },
        ],
      },
      {
        ...scene,
        time: 'golden',
        mood: 'triumphant',
        lines: [
          narrator('The wind had to run to keep up. Ring the bell, Mia, the whole world is listening!'),
        ],
      },
    ],
  };
};
