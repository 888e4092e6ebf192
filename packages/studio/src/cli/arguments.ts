import { parseArgs } from 'node:util';
import {
  type AnimationStyle,
  animationStyleKeys,
  isAnimationStyle,
  limits,
  type MilestoneWriter,
  milestoneWriters,
  type MusicChoice,
  musicChoices,
  type Narrator,
  narrators,
  usualFilm,
} from '@milestoon/domain';
import { en } from '@milestoon/domain/texts/en';
import type { Look } from '@milestoon/look';
import { CliError } from './cli-error.ts';
import { readSettings, settingsUsage } from './set-look.ts';

export interface CliArguments {
  photos: string[];
  look: string | null;
  /** Parts of the look set by hand: they win over photos and `look`. */
  set: Partial<Look>;
  name: string;
  style: AnimationStyle;
  title: string;
  description: string;
  images: string[];
  out: string;
  /** 1…4: which of the four avatars plays the hero. */
  avatar: number;
  episodeNumber: number;
  /** Summaries (`episode.json`) of the child's earlier episodes. */
  earlier: string[];
  wordsInPicture: boolean;
  narrator: Narrator;
  music: MusicChoice;
  writtenBy: MilestoneWriter | undefined;
  json: boolean;
}

export const usage = `Makes a child's avatars and an episode from files.

  npm run episode -- --photo a.jpg [--photo b.jpg …] --name Mia --style anime \\
    --title "First bike ride" --description "Today Mia rode …" --image m1.jpg [--image m2.jpg] --out DIR

  --photo FILE         a photo of the child; 1 to ${limits.photosPerChild}
  --look FILE          the child's look as JSON, instead of or where no photo shows a face
  --set FIELD=VALUE    sets a part of the look whatever the photos show; any number
  --name NAME          the child's name
  --style STYLE        ${animationStyleKeys.join(', ')}
  --title TEXT         at most ${limits.episodeTitleLength} characters
  --description TEXT   at most ${limits.episodeDescriptionLength} characters
  --image FILE         a photo of the milestone; 1 to ${limits.imagesPerEpisode}
  --out DIR            where the files go; made if missing
  --avatar N           which avatar plays the hero, 1 to ${limits.avatarCandidates} (1)
  --episode N          number of the episode (1)
  --earlier FILE       episode.json of an earlier episode, to look back on; any number
  --words-in-picture   the captions become part of the picture
  --narrator VOICE     ${narrators.join(', ')} (${usualFilm.narrator})
  --music KIND         ${musicChoices.join(', ')} (${usualFilm.music})
  --written-by WHO     who 'I' is: ${milestoneWriters.join(', ')}
  --json               print the summary as JSON, nothing else

Fields of --set and what each can be:
${settingsUsage}

What is not sure about the look is told on the standard error stream.
`;

/** Throws CliError with one clear sentence for the first thing that is wrong; null asks for the usage. */
export function readArguments(argv: string[]): CliArguments | null {
  const values = parseOptions(argv);
  if (values.help) return null;
  const required = (key: 'name' | 'style' | 'title' | 'description' | 'out'): string => {
    const value = values[key]?.trim();
    if (!value) throw new CliError(`Missing --${key}.`);
    return value;
  };
  const photos = values.photo ?? [];
  const images = values.image ?? [];
  const look = values.look ?? null;
  if (photos.length === 0 && look === null)
    throw new CliError('Missing --photo: give one to four photos of the child.');
  if (photos.length > limits.photosPerChild) throw new CliError(`${en.child.photoLimit}.`);
  const name = required('name');
  if (name.length > limits.childNameLength)
    throw new CliError(`The name is longer than ${limits.childNameLength} characters.`);
  const style = required('style');
  if (!isAnimationStyle(style))
    throw new CliError(`Unknown style '${style}': choose ${animationStyleKeys.join(', ')}.`);
  const title = atMost('title', required('title'), limits.episodeTitleLength);
  const description = atMost('description', required('description'), limits.episodeDescriptionLength);
  if (images.length === 0) throw new CliError(`${en.episode.imageRequired} (--image).`);
  if (images.length > limits.imagesPerEpisode) throw new CliError(`${en.episode.imageLimit}.`);
  return {
    photos,
    look,
    set: readSettings(values.set ?? []),
    name,
    style,
    title,
    description,
    images,
    out: required('out'),
    avatar: wholeNumber('avatar', values.avatar ?? '1', 1, limits.avatarCandidates),
    episodeNumber: wholeNumber('episode', values.episode ?? '1', 1, 9999),
    earlier: values.earlier ?? [],
    wordsInPicture: values['words-in-picture'] ?? false,
    narrator: oneOf('narrator', values.narrator ?? usualFilm.narrator, narrators),
    music: oneOf('music', values.music ?? usualFilm.music, musicChoices),
    writtenBy:
      values['written-by'] === undefined
        ? undefined
        : oneOf('written-by', values['written-by'], milestoneWriters),
    json: values.json ?? false,
  };
}

function parseOptions(argv: string[]) {
  const text = { type: 'string' } as const;
  const list = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: argv,
      options: {
        photo: list,
        look: text,
        set: list,
        name: text,
        style: text,
        title: text,
        description: text,
        image: list,
        out: text,
        avatar: text,
        episode: text,
        earlier: list,
        'words-in-picture': flag,
        narrator: text,
        music: text,
        'written-by': text,
        json: flag,
        help: flag,
      },
    }).values;
  } catch (cause) {
    throw new CliError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function atMost(option: string, value: string, length: number): string {
  if (value.length > length)
    throw new CliError(`The ${option} has ${value.length} characters; at most ${length} are possible.`);
  return value;
}

function oneOf<Name extends string>(option: string, value: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === value);
  if (!found) throw new CliError(`Unknown ${option} '${value}': choose ${names.join(', ')}.`);
  return found;
}

function wholeNumber(option: string, value: string, low: number, high: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < low || number > high)
    throw new CliError(`--${option} must be a whole number from ${low} to ${high}.`);
  return number;
}
