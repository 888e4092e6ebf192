import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import pg from 'pg';

/** What a statement writes to, such as `insert children`. */
function writesIn(statement: string): string[] {
  const found = statement.matchAll(/\b(insert into|delete from|update)\s+"?(?:public"?\.)?"?([\w.]+)/gi);
  return [...found].flatMap(([, verb = '', table = '']) =>
    // `do update set`, `for update of`, `for update skip locked`
    ['set', 'of', 'skip'].includes(table.toLowerCase())
      ? []
      : [`${verb.split(' ')[0]?.toLowerCase()} ${table}`],
  );
}

/**
 * Calls `onEffect` right after each thing that outlives this process: a transaction that wrote something is
 * committed, a file below `folder` appears, is moved into place or was added to. The libraries themselves are watched, so nothing in
 * the server knows of it, and no way to the database or the disk goes past it. Call it before the server is loaded.
 */
export function watchEffects(folder: string, onEffect: (name: string, file?: string) => void): void {
  watchDatabase(onEffect);
  watchFiles((file) => {
    const place = path.relative(folder, path.resolve(file)).split(path.sep);
    if (place[0] !== '..') onEffect(`file ${place.slice(0, place[0] === 'files' ? 2 : 1).join('/')}`, file);
  });
}

function watchDatabase(onEffect: (name: string) => void): void {
  const query: unknown = pg.Client.prototype.query;
  if (typeof query !== 'function') throw new Error('the database driver has changed');
  const open = new WeakMap<object, Set<string>>();

  function after(client: pg.Client, statement: string, result: unknown): void {
    const tell = (writes: Iterable<string>): void => {
      const [first, ...more] = writes;
      const login = client.user?.replace('milestoon_', '') ?? '';
      if (first) onEffect(`${login}: ${first}${more.length > 0 ? ' …' : ''}`);
    };
    const word = /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase();
    const writes = open.get(client);
    const isWhole = /;\s*commit/i.test(statement);
    if ((word === 'begin' || word === 'start') && !isWhole) open.set(client, new Set());
    else if (word === 'commit' || word === 'rollback') {
      open.delete(client);
      if (word === 'commit' && writes) tell(writes);
    } else if (!changedNothing(result)) {
      const found = new Set(writesIn(statement));
      if (writes) for (const write of found) writes.add(write);
      else tell(found);
    }
  }

  Object.defineProperty(pg.Client.prototype, 'query', {
    value(this: pg.Client, ...args: unknown[]): unknown {
      const statement = typeof args[0] === 'string' ? args[0] : '';
      const last = args.at(-1);
      if (typeof last === 'function')
        args[args.length - 1] = (error: unknown, result: unknown) => {
          if (!error) after(this, statement, result);
          Reflect.apply(last, undefined, [error, result]);
        };
      const answer: unknown = Reflect.apply(query, this, args);
      if (!(answer instanceof Promise)) return answer;
      return answer.then((result: unknown) => {
        after(this, statement, result);
        return result;
      });
    },
  });
}

const changedNothing = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'rowCount' in result && result.rowCount === 0;

function watchFiles(onFile: (file: string) => void): void {
  const { renameSync } = fs;
  const { rename, writeFile, copyFile, open } = fsp;
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    onFile(String(to));
  };
  fsp.rename = async (from, to) => {
    await rename(from, to);
    onFile(String(to));
  };
  fsp.writeFile = async (file, ...rest) => {
    await writeFile(file, ...rest);
    if (typeof file === 'string') onFile(file);
  };
  fsp.copyFile = async (from, to, mode) => {
    await copyFile(from, to, mode);
    onFile(String(to));
  };
  // What is added to an open file is there when it was told to be.
  fsp.open = async (file, ...rest) => {
    const handle = await open(file, ...rest);
    const datasync = handle.datasync.bind(handle);
    handle.datasync = async () => {
      await datasync();
      onFile(String(file));
    };
    return handle;
  };
  syncBuiltinESMExports();
}
