import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Change, kinds } from './books.ts';

/** Where the books are kept. */
export interface Store {
  /** What was written down by earlier processes, in order. */
  load(): Change[];
  /** Writes changes down, all or none; they are safe when it resolves. One call at a time. */
  append(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}

/** Forgets everything with the process. */
export const memoryStore = (): Store => ({ load: () => [], append: async () => {}, close: async () => {} });

const head = '{"version":2}\n';
/** A file shorter than this is not worth being written anew. */
const smallest = 1_000_000;
const chunk = 256_000;

/**
 * A file that is only added to: a line a commit, each a list of changes. Where a process died while writing, the last
 * line has no end and does not count. When most of the lines are outdated the file is written anew beside the old
 * one, in pieces, so that nobody waits for it.
 *
 * @throws Error naming the file when it is not the emulator's.
 */
export function journal(file: string): Store {
  /** The last change of every record that is there. */
  const kept = new Map<string, string>();
  let keptLength = 0;
  /** Where the next commit belongs; undefined: the file has to be written first. */
  let end: number | undefined;
  let handle: FileHandle | undefined;
  let tidying: Promise<void> = Promise.resolve();

  function keep(change: Change): string {
    const [kind, id, entry] = change;
    const key = `${kind}/${id}`;
    const text = JSON.stringify(change);
    keptLength -= kept.get(key)?.length ?? 0;
    if (entry === null) kept.delete(key);
    else {
      kept.set(key, text);
      keptLength += text.length;
    }
    return text;
  }

  async function writeAnew(): Promise<void> {
    const next = `${file}.new`;
    const fresh = await open(next, 'w', 0o600);
    try {
      let length = await write(fresh, head);
      let piece: string[] = [];
      let size = 0;
      const writePiece = async (): Promise<void> => {
        if (piece.length > 0) length += await write(fresh, `[${piece.join(',')}]\n`);
        piece = [];
        size = 0;
      };
      for (const text of kept.values()) {
        piece.push(text);
        size += text.length;
        if (size > chunk) await writePiece();
      }
      await writePiece();
      await fresh.datasync();
      await rename(next, file);
      await handle?.close();
      handle = fresh;
      end = length;
    } catch (error) {
      await fresh.close();
      await rm(next, { force: true });
      throw error;
    }
  }

  return {
    load() {
      if (!existsSync(file)) return [];
      try {
        const text = readFileSync(file, 'utf8');
        const changes = text.startsWith(head) ? changesIn(text) : changesOfFirstVersion(text);
        for (const change of changes) keep(change);
        return changes;
      } catch (cause) {
        throw new Error(`The payments emulator cannot read its state from ${file}`, { cause });
      }
    },
    async append(changes) {
      await tidying;
      const line = `[${changes.map(keep).join(',')}]\n`;
      if (end === undefined || !handle) {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        return writeAnew();
      }
      const from = end;
      end = undefined; // an attempt that fails leaves half a line: the next one writes the file anew
      const length = await write(handle, line);
      await handle.datasync();
      end = from + length;
      // What cannot be written anew, because the disk is full say, goes on to grow where it is.
      if (end > smallest && end > 4 * keptLength) tidying = writeAnew().catch(() => {});
    },
    async close() {
      await tidying;
      await handle?.close();
      handle = undefined;
    },
  };
}

/** Adds to the end. Resolves to how many bytes that were. */
async function write(handle: FileHandle, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  await handle.appendFile(bytes);
  return bytes.length;
}

function changesIn(text: string): Change[] {
  const lines = text.slice(head.length).split('\n');
  lines.pop(); // empty, or without its end
  return lines.flatMap((line): Change[] => JSON.parse(line));
}

/** One object, as it was replaced as a whole. */
function changesOfFirstVersion(text: string): Change[] {
  const state: Record<string, unknown> = JSON.parse(text);
  if (state.version !== 1) throw new Error('unknown version');
  const { clockAhead = 0, shopOrigin = null } = state;
  const entriesOf = (kind: string): [string, object][] => Object.entries(state[kind] ?? {});
  const records = kinds.flatMap((kind) =>
    entriesOf(kind).map(([id, entry]): Change => [kind, id, { ...entry, id }]),
  );
  return [['head', '', { clockAhead, shopOrigin, invoices: entriesOf('invoices').length }], ...records];
}
