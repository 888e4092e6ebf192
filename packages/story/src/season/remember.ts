import { definitionOf, type Emotion } from '@milestoon/cast';
import type { Screenplay } from '../screenplay.ts';
import type { EpisodeMemory, Moment } from './season-memory.ts';

const troubled: readonly Emotion[] = ['sad', 'scared', 'angry', 'shy'];

/**
 * The one or two moments by which an episode is remembered, the most special first: rather what the child
 * did in the parent's own sentences. Null for a story of sorrow, which no recap brings up again.
 */
export function rememberEpisode(screenplay: Screenplay): EpisodeMemory | null {
  const seen = screenplay.scenes.flatMap((scene) =>
    scene.beats.flatMap((beat) => {
      const hero = beat.staging.find(({ member }) => member === 'hero');
      if (!hero || beat.memories) return [];
      const { set, time, weather } = scene;
      const moment: Moment = { set, time, weather, action: hero.action, emotion: hero.emotion };
      return [{ moment, told: beat.source !== undefined && beat.speaker === 'narrator' }];
    }),
  );
  const glad = seen.filter(({ moment }) => !troubled.includes(moment.emotion));
  if (glad.length < seen.length / 2) return null;
  const ranked = glad
    .map((each, index) => ({
      ...each,
      index,
      weight: (definitionOf(each.moment.action).memorable ?? 3) + (each.told ? 0.75 : 0),
    }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ moment }) => moment);
  const [first] = ranked;
  if (first === undefined) return null;
  const second =
    ranked.find((moment) => moment.action !== first.action && moment.set !== first.set) ??
    ranked.find((moment) => moment.action !== first.action);
  return {
    episodeNumber: screenplay.episodeNumber,
    title: screenplay.title,
    language: screenplay.language,
    moments: second ? [first, second] : [first],
  };
}
