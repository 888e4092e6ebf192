import { watch } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

export interface WatchedFiles {
  /** Segments of film that are whole by now, below the directory. */
  whole: readonly string[];
  stop(): void;
}

/** What a file is called here that is named by what is in it. */
const kindOf = (folder: string, file: string): string | undefined =>
  /^[\da-f]{12,}/.test(file) ? `${path.basename(folder)}/${file.replace(/^[^.]*/, '*')}` : undefined;

/**
 * Tells the files that come into these folders of a directory, each once. Those that are named by what is in them are
 * told by the order in which they come. `taken` were the first of them: they were there before.
 */
export function watchFiles(
  directory: string,
  folders: readonly string[],
  taken: readonly string[],
  onFile: (name: string) => void,
): WatchedFiles {
  const whole: string[] = [];
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const note = (folder: string, file: string): string | undefined => {
    const place = path.join(folder, file);
    if (seen.has(place)) return undefined;
    seen.add(place);
    const kind = kindOf(folder, file);
    if (!kind) return file;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind} ${count}`;
  };
  for (const file of taken) {
    whole.push(file);
    for (const name of [file, `${file}.part`]) note(path.dirname(name), path.basename(name));
  }
  const watchers = folders.map((folder) =>
    watch(path.join(directory, folder), (_event, file) => {
      const name = file && note(folder, file);
      if (!name) return;
      onFile(name);
      if (kindOf(folder, file)?.endsWith('.mp4')) whole.push(path.join(folder, file));
    }).on('error', () => {}),
  );
  return {
    whole,
    stop: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Puts files of one directory in the same places of another. */
export async function takeOver(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) await fs.cp(path.join(from, file), path.join(to, file), { recursive: true });
}
