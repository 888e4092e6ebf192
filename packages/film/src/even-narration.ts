import type { Screenplay } from '@milestoon/story/screenplay';
import type { Narration } from './narration.ts';

/**
 * Every word takes `secondsAWord`, every word is one open mouth between closed ones: a screenplay that nobody has
 * spoken yet.
 */
export function evenNarration(screenplay: Pick<Screenplay, 'scenes'>, secondsAWord: number): Narration {
  return {
    version: 1,
    voice: 'none',
    lines: screenplay.scenes
      .flatMap((scene) => scene.beats)
      .map((beat) => {
        const words = beat.text.split(' ').map((word, i) => ({
          text: word,
          start: i * secondsAWord,
          end: (i + 1) * secondsAWord,
        }));
        return {
          beat: beat.id,
          speaker: beat.speaker,
          text: beat.text,
          duration: words.length * secondsAWord,
          words,
          phonemes: words.flatMap(({ start, end }) => [
            { symbol: 'm', viseme: 'mbp' as const, start, end: (start + end) / 2 },
            { symbol: 'aa', viseme: 'aa' as const, start: (start + end) / 2, end },
          ]),
        };
      }),
  };
}
