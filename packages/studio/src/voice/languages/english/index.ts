import { type Neighbours, nowhere, type SpokenLanguage } from '../language.ts';
import { abbreviations, symbols, titles, units } from './spoken-forms.ts';
import { sayInteger, sayNumeric, sayUnit } from './written-numbers.ts';
import { sayWord, spell, words } from './words.ts';

/** A piece without its outer punctuation. */
function say(core: string, near: Neighbours): string[] {
  if (!core) return [];
  if (core.includes('/') && /^\d/.test(near.previous)) {
    const unit = sayUnit(core, near.previous);
    if (unit) return unit;
  }
  const symbol = symbols.get(core);
  if (symbol) return words(symbol);
  if (/\d/.test(core)) {
    const said = sayNumeric(core, near);
    if (said) return said;
  }
  // 'well-known', 'and/or', 'salt&pepper', 'B2': each part by itself.
  const parts = core.match(/[\p{L}\p{M}']+|\d+|[&+=@%½¼¾]/gu) ?? [];
  if (parts.length === 1 && parts[0] === core && !/\d/.test(core)) return sayWord(core, near.names);
  return parts.flatMap((part) =>
    /^\d+$/.test(part)
      ? sayInteger(part, nowhere)
      : (symbols.get(part)?.split(' ') ?? sayWord(part, near.names)),
  );
}

/** 'Dr.', 'St.', 'e.g.': the words, or undefined where the dot ends a sentence. */
function sayAbbreviation(token: string, near: Neighbours): string[] | undefined {
  const match = /^[("'“‘]*((?:\p{L}+\.)*\p{L}+)(\.?)[,;:)"'”’]*$/u.exec(token);
  if (!match) return undefined;
  const name = (match[1] ?? '').toLowerCase();
  const dotted = match[2] === '.';
  if (name === 'st' && dotted) return [/^\p{Lu}/u.test(near.next) ? 'saint' : 'street'];
  if (name === 'no' && dotted && /^\d/.test(near.next)) return ['number'];
  const amount = /^\d+(?:[.,]\d+)?$/.exec(near.previous)?.[0];
  if (amount && units.has(name)) return sayUnit(name, amount);
  const full = abbreviations.get(name);
  if (full && (dotted || titles.has(name))) return words(full);
  return /^(\p{L}\.)+\p{L}$/u.test(name) ? spell(name) : undefined;
}

export const english: SpokenLanguage = {
  say,
  sayAbbreviation,
  opensAName: /^[("'“‘]*(mr|mrs|ms|dr|prof|st|mt|no|jr|sr)\.$/i,
};
