import type { MusicChoice } from '@milestoon/domain';
import type { moods } from '@milestoon/story/screenplay';

type Mood = (typeof moods)[number];

/** What a scene's mood becomes where the family chose the music; moods that are missing stay. Bedtime is bedtime. */
const leanings: Record<MusicChoice, Partial<Record<Mood, Mood>>> = {
  story: {},
  gentle: { cheerful: 'tender', playful: 'tender', brave: 'wondering', triumphant: 'cheerful' },
  playful: { cheerful: 'playful', tender: 'cheerful', wondering: 'playful', brave: 'playful' },
  adventurous: { cheerful: 'brave', playful: 'brave', tender: 'wondering', wondering: 'brave' },
  dreamy: { cheerful: 'wondering', playful: 'wondering', brave: 'wondering', triumphant: 'tender' },
};

/** The music under a scene of this mood. */
export const musicOf = (mood: Mood, choice: MusicChoice): Mood => leanings[choice][mood] ?? mood;
