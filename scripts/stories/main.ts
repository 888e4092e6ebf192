/**
 * What films show of families' texts: for every text a sheet with one still a shot, and with `--json` the plan and
 * what is on each still, as the film itself tells it.
 * `npm run stories -- --stories <file> --out <folder> [--json] [--only <part of an id>] [--style anime] [--model]`
 * With `--model` the language model of the environment writes (`OPENAI_API_KEY`, `STORY_MODEL_URL` and the others of
 * the README's table).
 * The file is `{ "stories": [{ "id", "child": { "name", "age" }, "title", "text" }] }`. A text no film is made of is
 * named and left out.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isAnimationStyle } from '@milestoon/domain';
import { contentsOf } from '@milestoon/film';
import { StoryRefusal } from '@milestoon/story';
import { seenNames } from '@milestoon/studio/canvas';
import { filmOfStory, requestOfStory } from './film-of-story.ts';
import { modelWriter } from './model-writer.ts';
import { drawSheet } from './sheet.ts';
import { stillsOf } from './stills.ts';
import { readStories, type Story } from './stories.ts';

const { values } = parseArgs({
  options: {
    stories: { type: 'string' },
    out: { type: 'string', default: 'out/stories' },
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    style: { type: 'string' },
    model: { type: 'boolean', default: false },
  },
});
if (!values.stories) throw new RangeError('--stories <file> is missing.');
const style = values.style && isAnimationStyle(values.style) ? values.style : undefined;
if (values.style && !style) throw new RangeError(`There is no style ${values.style}.`);
const write = values.model ? modelWriter(process.env) : null;

async function show(story: Story): Promise<string> {
  const filmed = write
    ? filmOfStory(story, style, await write(requestOfStory(story, style)))
    : filmOfStory(story, style);
  const stills = stillsOf(filmed);
  await writeFile(path.join(values.out, `${story.id}.webp`), await drawSheet(story, filmed, stills));
  if (values.json) {
    const seen = stills.map((still) => ({
      ...still,
      shows: contentsOf(filmed.film, still.frame, seenNames),
    }));
    const found = { id: story.id, text: story.text, plan: filmed.plan, stills: seen };
    await writeFile(path.join(values.out, `${story.id}.json`), JSON.stringify(found, null, 1));
  }
  return `${story.id}: ${filmed.plan?.moments.length ?? 'no'} moments, ${stills.length} stills`;
}

await mkdir(values.out, { recursive: true });
for (const story of await readStories(values.stories)) {
  if (!story.id.includes(values.only)) continue;
  try {
    console.log(await show(story));
  } catch (error) {
    if (!(error instanceof StoryRefusal)) throw error;
    console.log(`${story.id}: refused, ${error.reason}`);
  }
}
