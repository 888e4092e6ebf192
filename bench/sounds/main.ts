/**
 * How near our Portuguese and Spanish sounds are to those that Kokoro's voices were taught: sentences of parents'
 * stories, read by our letter rules and by espeak-ng. Needs Debian's `espeak-ng`.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { spokenTokens } from '@milestoon/studio/voice';
import { wordErrors } from '../voice/recogniser.ts';

const run = promisify(execFile);
const stories = new URL('../../docs/stories/', import.meta.url);
const readers = { pt: 'pt-br', es: 'es-419' } as const;
type Language = keyof typeof readers;

/** As the voices' own reader writes what espeak-ng ties together. */
const tied: readonly (readonly [espeak: string, kokoro: string])[] = [
  ['a^ɪ', 'I'],
  ['a^ʊ', 'W'],
  ['d^ʒ', 'ʤ'],
  ['e^ɪ', 'A'],
  ['o^ʊ', 'O'],
  ['t^s', 'ʦ'],
  ['t^ʃ', 'ʧ'],
  ['ɔ^ɪ', 'Y'],
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textsIn(value: unknown, language: Language, of: unknown = undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, language, of));
  if (!isRecord(value)) return [];
  const own = value.lang ?? value.language ?? of;
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'text' && typeof part === 'string'
      ? own === language
        ? [part]
        : []
      : textsIn(part, language, own),
  );
}

/** Clauses of at least two words, without numbers. */
function clausesOf(language: Language): string[] {
  const files = readdirSync(stories).filter((name) => name.endsWith('.json'));
  const texts = files.flatMap((name) =>
    textsIn(JSON.parse(readFileSync(new URL(name, stories), 'utf8')), language),
  );
  const clauses = [...new Set(texts)].flatMap((text) => text.split(/[^\p{L}\p{M}\s'’-]+|\n|\s-\s/u));
  return clauses.map((clause) => clause.trim()).filter((clause) => /\s/.test(clause));
}

async function espeak(text: string, voice: string): Promise<string> {
  const { stdout } = await run('espeak-ng', ['-v', voice, '--ipa', '--tie=^', '-q', text]);
  const said = stdout
    .replace(/\([a-z-]+\)/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
  return tied.reduce((all, [from, to]) => all.replaceAll(from, to), said).replace(/[\^-]/g, '');
}

const ours = (text: string, language: Language): string =>
  spokenTokens(text, { language, alphabet: 'ipa' })
    .flatMap(({ spoken }) => spoken.map((word) => word.replace(/^\[|\]$/g, '')))
    .join(' ');

for (const language of ['pt', 'es'] as const) {
  let [wrong, all] = [0, 0];
  const clauses = clausesOf(language);
  for (const clause of clauses) {
    const theirs = await espeak(clause, readers[language]);
    wrong += wordErrors([...theirs], [...ours(clause, language)]);
    all += [...theirs].length;
  }
  const share = ((100 * wrong) / all).toFixed(2);
  console.log(
    `${language}, ${clauses.length} clauses: ${share} of 100 symbols differ, strokes of stress included`,
  );
}
