/**
 * Draws the pictures of the landing page and the app's icons with the film engine, from the films themselves, and
 * plays what is heard in its trailers:
 * `node scripts/landing/main.ts [group…]`. Whoever changes the art runs it again and looks at them.
 */
import { drawIcons } from './icons.ts';
import { drawLikeness } from './likeness.ts';
import { drawScenes } from './scenes.ts';
import { drawSeason } from './season.ts';
import { drawShare } from './share.ts';
import { writeSounds } from './sounds.ts';

const groups: Record<string, () => Promise<void>> = {
  scenes: drawScenes,
  likeness: drawLikeness,
  season: drawSeason,
  icons: drawIcons,
  share: drawShare,
  sounds: writeSounds,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) throw new RangeError(`There is no group ${unknown.join(', ')}.`);
for (const [name, draw] of Object.entries(groups))
  if (wanted.length === 0 || wanted.includes(name)) await draw();
