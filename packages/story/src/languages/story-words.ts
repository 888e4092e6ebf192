import type { ListenerName } from '@milestoon/cast';

/**
 * A joke that comes back, at the storyteller's place or in the wide world. Films of earlier releases tell them; their
 * lines are still understood.
 */
export interface Gag {
  /** Who or what is seen in it, where it can be seen. */
  listener?: ListenerName;
  begins: string;
  again: string;
  ends: string;
}

/**
 * The storyteller's own lines, in one language: few and short, for the story is the parent's. They hold no facts and
 * praise nothing, for not every day was won. `{name}` is the child, `{title}` what the parent called an earlier episode.
 */
export interface StoryWords {
  /** What the child says where nothing was written but pictograms. */
  look: string;
  /** One ends each film of a season: at least as many as a season has episodes. */
  closings: readonly string[];
  /** The same for goodbyes and sorrow: held gently. */
  tenderClosings: readonly string[];
  gags: readonly Gag[];
  season: {
    /** Over a picture or two of the episode before, behind the story: as many as a season has episodes. */
    recaps: readonly string[];
    /** Over the pictures of a whole season, in its last episode. */
    lookBacks: readonly string[];
    /** In one breath, beside a story that leaves no more room. */
    shortLookBack: string;
    /** The season is over, the next one waits. */
    farewells: readonly string[];
  };
}
