import type { Draft, DraftAct, DraftMoment } from '../draft/draft-schema.ts';

/** What the family of the test’s draft wrote. */
export const bikeText = {
  childName: 'Mia',
  title: 'First bike ride',
  description: 'Today Mia rode her bike without training wheels. Daddy let go of the seat and she did it!',
};

/** Somebody does something, and nothing besides. */
export const draftAct = (who: string, action: string, parts: Partial<DraftAct> = {}): DraftAct => ({
  who,
  action,
  feeling: 'happy',
  to: '',
  thing: '',
  color: '',
  ...parts,
});

/** A moment of a draft in which nothing but this is seen. */
export const draftMoment = (words: string, parts: Partial<DraftMoment> = {}): DraftMoment => ({
  words,
  mode: 'done',
  acts: [],
  seen: [],
  crowd: [],
  thought: [],
  ...parts,
});

/** A story such as a language model writes of `bikeText`. */
export const bikeDraft = (): Draft => {
  const scene = {
    set: 'park',
    time: 'day',
    weather: 'clear',
    mood: 'cheerful',
    dressing: ['fence'],
  } as const;
  const narrator = (text: string, sentence: number | null = null, moments: DraftMoment[] = []) => ({
    speaker: 'narrator' as const,
    text,
    sentence,
    moments,
  });
  return {
    people: [
      { id: 'dad', role: 'father', name: 'Daddy', sex: 'boy', age: 36, trade: 'none', where: 'stage' },
    ],
    scenes: [
      {
        ...scene,
        dressing: [...scene.dressing],
        lines: [
          narrator('Today Mia rode her bike,', 0, [
            draftMoment('Today Mia rode her bike', { acts: [draftAct('hero', 'bike')] }),
          ]),
          narrator('and this time without training wheels!', 0, [
            draftMoment('without training wheels', {
              acts: [draftAct('hero', 'bike', { feeling: 'proud' }), draftAct('dad', 'clap')],
            }),
          ]),
        ],
      },
      {
        ...scene,
        dressing: [],
        mood: 'triumphant',
        lines: [
          narrator('Then Daddy let go of the seat,', 1, [
            draftMoment('Daddy let go of the seat', {
              acts: [draftAct('dad', 'wave'), draftAct('hero', 'bike')],
            }),
          ]),
          narrator('and she did it!', 1, [
            draftMoment('she did it', { acts: [draftAct('hero', 'cheer', { feeling: 'proud' })] }),
          ]),
          narrator('Ring the bell, Mia!'),
        ],
      },
    ],
  };
};
