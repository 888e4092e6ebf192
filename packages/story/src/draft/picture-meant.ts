import { pictureFor, pictureOfPhrase } from '@milestoon/things/nouns';
import { hasPicture } from '@milestoon/things/pictures';

/**
 * The picture that a name means: one of the catalogue, or an English noun somebody would call it by ('red bucket',
 * 'teddy'). Null where there is none.
 */
export function pictureMeant(written: string): string | null {
  const words = written
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-');
  if (words === '' || words === 'none') return null;
  if (hasPicture(words)) return words;
  const phrase = words.replaceAll('-', ' ');
  for (const each of [phrase, phrase.replace(/e?s$/, ''), phrase.replace(/s$/, '')]) {
    const known = pictureOfPhrase(each, 'en');
    if (known) return known;
    const parts = each.split(' ');
    const head = parts.at(-1) ?? '';
    const found = pictureFor(head, 'en', { qualities: parts.slice(0, -1) });
    if (found) return found;
    if (hasPicture(head)) return head;
  }
  return null;
}
