/** What a film keeps by name is looked up here: names come from families and writers, and 'constructor' names no picture. */
import type { Picture } from '@milestoon/things';

/** The picture of a name; undefined where the film has none, also for what every object has by itself. */
export const pictureIn = (pictures: Readonly<Record<string, Picture>>, name: string): Picture | undefined =>
  Object.hasOwn(pictures, name) ? pictures[name] : undefined;
