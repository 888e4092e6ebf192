import type { Random } from '../../core/random.ts';
import type { Frame } from './compose.ts';
import { exclamations } from './hero-lines.ts';
import type { Line } from './tell.ts';
import { feelingOf, isSuccess, isTrouble } from './tone.ts';

/** The child is heard two to four times: its own words first, tiny exclamations for the rest. */
export function withExclamations(told: readonly Line[], frame: Frame, random: Random): Line[] {
  const quoted = told.filter((line) => line.speaker === 'hero').length;
  if (frame.sorrowful || quoted >= 2) return [...told];
  const said = new Set(told.map((line) => line.text));
  const unsaid = (calls: readonly string[]): string[] => {
    const fresh = calls.filter((text) => !said.has(text));
    return fresh.length > 0 ? fresh : [...calls];
  };
  const all = exclamations({ age: frame.age, success: isSuccess(frame.text) });
  const pools = { joy: unsaid(all.joy), wonder: unsaid(all.wonder) };
  const hero = (text: string): Line => ({ speaker: 'hero', part: 'feeling', text });
  const story = [...told];

  // The joy comes behind the last line; the wonder behind an early line that is no trouble.
  const last = story.at(-1);
  if (last !== undefined && last.speaker === 'narrator' && !isTrouble(feelingOf(last.text)))
    story.push(hero(random.pick(pools.joy)));
  const count = story.filter((line) => line.speaker === 'hero').length;
  if (count >= 2) return story;
  if (frame.moving && frame.age >= 2 && !isTrouble(feelingOf(story[0]?.text ?? '')) && random.next() < 0.5) {
    story.unshift(hero('Here I go!'));
    return story;
  }
  const early = story.findIndex(
    (line, i) =>
      line.speaker === 'narrator' &&
      /[.!]$/.test(line.text) &&
      !isTrouble(feelingOf(line.text)) &&
      story[i + 1]?.speaker === 'narrator' &&
      // Nothing comes between the halves of one sentence.
      story[i + 1]?.source !== line.source,
  );
  if (early >= 0) story.splice(early + 1, 0, hero(random.pick(pools.wonder)));
  else if (!isTrouble(feelingOf(story[0]?.text ?? ''))) story.unshift(hero(random.pick(pools.wonder)));
  return story;
}
