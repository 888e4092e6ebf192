/**
 * Twelve films of twelve milestones and children, three in each style: made, watched and measured.
 * Writes a page of pictures of each, one every 3 s, and a table of figures.
 * `npm run films -- [--out <folder>] [--keep <folder>] [names of children…]`; exits with 1 when a film has a fault.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { en } from '@milestoon/domain/texts/en';
import { faultsOf } from './faults.ts';
import { makeFilm } from './make-film.ts';
import { type Milestone, milestones } from './milestones.ts';
import { drawPage } from './page.ts';
import { watchFilm } from './watch-film.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'docs/films' }, keep: { type: 'string' } },
});
const unknown = positionals.filter((name) => !milestones.some(({ childName }) => childName === name));
if (unknown.length > 0) throw new RangeError(`Nobody here is called ${unknown.join(', ')}.`);
const wanted = milestones.filter(
  ({ childName }) => positionals.length === 0 || positionals.includes(childName),
);

/** One line of the table; `faults` of the film, if any. */
async function show(milestone: Milestone): Promise<{ line: string; faults: string[] }> {
  const name = `${milestone.style}-${milestone.childName.toLowerCase()}`;
  const directory = await mkdtemp(path.join(os.tmpdir(), 'milestoon-film-'));
  try {
    const episode = await makeFilm(milestone, directory);
    const video = path.join(directory, episode.video);
    const watched = await watchFilm(video);
    await writeFile(path.join(values.out, `${name}.webp`), await drawPage(watched.stills));
    if (values.keep) await copyFile(video, path.join(values.keep, `${name}.mp4`));
    const { duration, loudness, truePeak, freezes, blacks } = watched;
    const figures = [
      duration.toFixed(1),
      loudness.toFixed(1),
      truePeak.toFixed(1),
      episode.speechOverMusic.toFixed(1),
      freezes,
      blacks,
    ];
    const titled = `[${milestone.title}](${name}.webp)`;
    return {
      line: `| ${[en.styles[milestone.style].name, milestone.childName, titled, ...figures].join(' | ')} |`,
      faults: faultsOf(watched, episode),
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

await mkdir(values.out, { recursive: true });
if (values.keep) await mkdir(values.keep, { recursive: true });
const lines: string[] = [];
for (const milestone of wanted) {
  const { line, faults } = await show(milestone);
  lines.push(line);
  console.log(line);
  if (faults.length === 0) continue;
  console.error(`${milestone.childName}: ${faults.join(', ')}`);
  process.exitCode = 1;
}
const table = `# Twelve films
Made and measured by \`npm run films\`: a page of pictures of each, one every three seconds, decoded from the finished file. Loudness and true peak are FFmpeg's \`ebur128\`, standstill its \`freezedetect\` (2 s below −60 dB), black its \`blackdetect\` (0.5 s). Speech over music is the least distance of any spoken line from the music under it. The milestones are in \`scripts/films/milestones.ts\`.

| Style | Child | Milestone | Seconds | LUFS | dBTP | Speech over music, LU | Standstills | Black |
|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
if (positionals.length === 0) await writeFile(path.join(values.out, 'README.md'), table);
