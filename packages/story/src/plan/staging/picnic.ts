/** A picnic is eaten sitting on a blanket, with a basket by it, where nobody tells of either. */
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const has =
  /(?<!\p{L})(?:had|have|having|ate|eating|enjoyed|shared|f(?:ez|izeram|izemos|az|azem|azer)|t(?:eve|iveram|ivemos)|com(?:eu|eram|emos|ió|ieron|imos)|h(?:izo|icieron|icimos|ace|acen|acer)|tuv\p{L}+)(?: \p{L}+){0,3} (?:picnic|pícnic|piquenique)(?!\p{L}| (?:basket|blanket|table|bag|bench|rug|lunch))/iu;
/** Letters of a verb and its picnic. */
const reach = 30;
const basket: Seen = { picture: 'basket', how: 'ground' };

/** 'Had a picnic', 'fez um piquenique', 'hicieron un picnic': of those who do, not of a picnic somebody packs or leaves. */
export function atPicnic(staged: Staged, { clause }: ClauseMeant, { people }: World): Staged {
  const isPicnic =
    clause.mode === 'done' &&
    has.test(
      people.options.text.slice(clause.verb.span[0], Math.max(clause.span[1], clause.verb.span[0] + reach)),
    );
  const isPerson = (id: string): boolean =>
    people.all.some(({ person, kind }) => person.id === id && kind === 'person' && person.role);
  const eaters = staged.acts.filter(({ who, action }) => action === 'eat' && isPerson(who));
  if (!isPicnic || eaters.length === 0) return staged;
  const acts = staged.acts.map((act): Act => {
    if (!eaters.includes(act)) return act;
    const { to: _with, ...own } = act;
    return { ...own, thing: act.thing ?? 'sandwich' };
  });
  const blankets = eaters.map(({ who }): Seen => ({ picture: 'blanket', how: 'support', of: who }));
  const bare = staged.seen.filter(({ picture }) => !/^(?:basket|picnic-basket|blanket)$/.test(picture));
  return { ...staged, acts, seen: [...blankets.slice(0, 1), basket, ...bare] };
}
