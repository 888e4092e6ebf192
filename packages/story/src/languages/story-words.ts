import type { ListenerName } from '@milestoon/cast';

/**
 * A joke that comes back: it is begun near the start of the film, remembered in the middle and resolved at
 * its end. It happens at the storyteller's place or in the wide world, so it never touches the facts.
 */
export interface Gag {
  /** Who or what is seen in it, where it can be seen. */
  listener?: ListenerName;
  begins: string;
  again: string;
  ends: string;
}

/** Small words of a child, before and after the story's great moment. */
export interface ChildWords {
  before: readonly string[];
  after: readonly string[];
}

/**
 * The storyteller's lines that fit any story, in one language. Like those of the kinds they hold no facts:
 * feelings, wonder and pride only. `{name}` is the child, `{theme}` what the story is about, `{title}` what
 * the parent called it.
 */
export interface StoryWords {
  openings: readonly string[];
  /** Says whose story begins and, where the language has words for it, what it is about. */
  namings: readonly string[];
  /** Opening in one breath, for long texts. */
  shortOpenings: readonly string[];
  wants: readonly string[];
  /** Between two sentences of the parent. */
  surprises: readonly string[];
  /** Behind a line in which somebody cries, falls or is afraid. */
  comforts: readonly string[];
  prides: readonly string[];
  closings: readonly string[];
  shortClosings: readonly string[];
  /** Under two; from two to six; older. */
  says: { baby: ChildWords; small: ChildWords; big: ChildWords };
  gags: readonly Gag[];
  /** For stories of goodbyes and sorrow: held gently, with no cheering. */
  tender: {
    openings: readonly string[];
    wonders: readonly string[];
    prides: readonly string[];
    closings: readonly string[];
  };
  season: {
    /** Over a picture or two of the episode before. */
    recaps: readonly string[];
    /** An open question at the end. */
    teasers: readonly string[];
    /** Over the pictures of a whole season, in its last episode. */
    lookBacks: readonly string[];
    /** In one breath, beside a long story. */
    shortLookBack: string;
    /** The season is over, the next one waits. */
    farewells: readonly string[];
  };
}
