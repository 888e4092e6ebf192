import type { Token } from '../token.ts';

const initial = /^(?:mark|conjunction|quote)$/;

/** 'His bow slipped', 'her kick hit the post': behind whose it is and before what it does, a word is a noun. */
export function mendOwnDeed(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.part !== 'verb' || token.form === 'participle' || !next || !before) return;
  const isFirst = i === 1 || initial.test(tokens[i - 2]?.part ?? '');
  const isOwn =
    before.part === 'possessive'
      ? /^(?:his|my|our|their|its|her)$/.test(before.lower)
      : before.lower === 'her' && isFirst;
  if (!isOwn || !isFirst) return;
  const does = next.part === 'auxiliary' || (next.part === 'verb' && next.form === 'finite');
  if (!does) return;
  before.part = 'possessive';
  Object.assign(token, { part: 'noun', lemma: token.lower, plural: false });
  delete token.form;
}
