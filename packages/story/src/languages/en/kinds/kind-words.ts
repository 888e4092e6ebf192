/**
 * What the storyteller and the child say in one kind of story, beside the parent's own words. The lines
 * follow the arc: a want, an obstacle, a turn, a celebration. They speak of feelings and of the world
 * ('bikes like to wobble'), never of what happened, so that they stay true whatever the parent wrote.
 * `{name}` is the child.
 */
export interface KindWords {
  /** First words, before the sentence that names the child and what the story is about. */
  openings: readonly string[];
  /** What a heart wishes for in such a story. */
  wants: readonly string[];
  /** What makes it hard, for anybody. */
  obstacles: readonly string[];
  /** The moment before it goes well, or goes on. */
  turns: readonly string[];
  prides: readonly string[];
  closings: readonly string[];
  /** What a child of three would say, without a claim that the parent's text could contradict. */
  says: {
    before: readonly string[];
    after: readonly string[];
  };
}
