/** Who tells a film, by what they sound like. The child's own lines are not theirs. */
export const narrators = ['warm', 'deep', 'bright'] as const;
export type Narrator = (typeof narrators)[number];

/** What the music of a film leans towards; 'story': as each scene asks. */
export const musicChoices = ['story', 'gentle', 'playful', 'adventurous', 'dreamy'] as const;
export type MusicChoice = (typeof musicChoices)[number];

/** What is chosen where nobody chooses. */
export const usualFilm = { narrator: 'warm', music: 'story' } as const satisfies {
  narrator: Narrator;
  music: MusicChoice;
};

/** One that an earlier release stored and this one does not know is the usual one. */
export const narratorOf = (stored: string): Narrator =>
  narrators.find((known) => known === stored) ?? usualFilm.narrator;

/** As `narratorOf`. */
export const musicChoiceOf = (stored: string): MusicChoice =>
  musicChoices.find((known) => known === stored) ?? usualFilm.music;
