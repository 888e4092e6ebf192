import { veiled } from '../text/quotations.ts';
import { capitalised, countWords, nameSource } from '../text/words.ts';
import type { ChildForms } from '../person/child-forms.ts';

export interface SpokenLine {
  speaker: 'narrator' | 'hero';
  text: string;
}

const says =
  'said|says|say|shouted|shouts|yelled|yells|cried|cries|called|calls|asked|asks|whispered|whispers|told|tells|screamed|announced|announces|exclaimed|squealed|answered|replied|laughed|giggled|declared|added|repeated|sang|mumbled|shouting|yelling|saying|calling|singing|whispering|disse|gritou|dijo|gritó';

const someoneElse =
  /\b(?:mom|mum|mommy|mummy|mama|dad|daddy|papa|grand\w+|granny|nana|teacher|coach|doctor|dentist|nurse|family|they|everyone|everybody|aunt|uncle|sister|brother|friends?|Mrs?|Ms|Dr|crowd|people)\b/i;

/** Whether the quotation at `at` of the veiled text is the child's. */
function isChilds(text: string, at: number, length: number, child: ChildForms): boolean {
  const name = nameSource(child.name);
  const who =
    child.pronoun === null || child.pronoun === 'they' ? name : `(?:${name}|\\b${child.subject}\\b)`;
  const before = text.slice(0, at);
  const behind = text.slice(at + length);
  const attributedBehind = new RegExp(
    `^[,!?.]?\\s*(?:(?:and\\s+)?(?:then\\s+)?${who}\\s+(?:\\w+ly\\s+|just\\s+)?(?:${says})\\b|(?:${says})\\s+${who})`,
    'iu',
  ).test(behind);
  if (attributedBehind) return true;
  if (new RegExp(`^[,!?.]?\\s*(?:\\S+\\s+){1,3}(?:${says})\\b`, 'i').test(behind)) return false;
  const verb = [...before.matchAll(new RegExp(`\\b(?:${says})\\b`, 'giu'))].at(-1);
  if (verb === undefined || /[.!?]|.{41}/s.test(before.slice(verb.index + verb[0].length)))
    return before.trim() === '' && behind.trim().replace(/[.!?]/g, '') === '';
  if (/\b(?:that|is|was|are|were|the word|called)\s*$/i.test(before)) return false;
  const otherPronoun = child.pronoun === 'she' ? 'he' : child.pronoun === 'he' ? 'she' : 'he|she';
  const others = new RegExp(`${someoneElse.source}|\\b(?:${otherPronoun})\\b`, 'i');
  // Nobody else stands between the child and the verb.
  const subject =
    before
      .slice(0, verb.index)
      .split(/[.!?;]|\b(?:and|but|so|when|then)\b(?=\s+\S+\s*$)/)
      .at(-1) ?? '';
  const lastChild = Math.max(
    -1,
    ...[...subject.matchAll(new RegExp(who, 'giu'))].map((match) => match.index),
  );
  const lastOther = Math.max(
    -1,
    ...[...subject.matchAll(new RegExp(others.source, 'gi'))].map((match) => match.index),
  );
  return lastChild > lastOther || (lastOther === -1 && lastChild === -1 && subject.trim() === '');
}

/** The child's words as the child says them. */
const spoken = (quoted: string, ending: string): string => {
  const text = capitalised(quoted.trim().replace(/,$/, ''));
  return /[.!?]$/.test(text) ? text : `${text}${ending === '!' ? '!' : '.'}`;
};

/**
 * Gives the child's quotations to the child: '"I did it!" she shouted.' becomes the narrator's
 * 'She shouted:' and the child's 'I did it!'. What others said stays with the narrator.
 */
export function withHeroLines(sentence: string, child: ChildForms): SpokenLine[] {
  const veil = veiled(sentence);
  const { quotations } = veil;
  const narrator = (text: string): SpokenLine[] => {
    const shown = text
      .replace(/Quotation(\d+)/g, (_all, i: string) => `"${quotations[Number(i)] ?? ''}"`)
      .trim();
    return /[\p{L}\p{N}]/u.test(shown) ? [{ speaker: 'narrator', text: shown }] : [];
  };
  const place = [...veil.text.matchAll(/Quotation(\d+)/g)].find(
    (found) =>
      countWords(quotations[Number(found[1])] ?? '') <= 16 &&
      isChilds(veil.text, found.index, found[0].length, child),
  );
  if (place === undefined) return narrator(veil.text);

  const before = veil.text.slice(0, place.index).trim().replace(/[,:]$/, '');
  const rest = veil.text
    .slice(place.index + place[0].length)
    .replace(/^\s*[,.!?]?\s*/, (mark) => (/[!?]/.test(mark) ? '' : ''));
  const ending = /!["']?$/.test(sentence) ? '!' : '.';
  const quoted = quotations[Number(place[1])] ?? '';
  const hero: SpokenLine = { speaker: 'hero', text: spoken(quoted, ending) };
  const tail = rest.trim().replace(/[.!?]+$/, '');
  // A quotation in the middle of a thought ('said "dada" to the cat') is not taken apart.
  if (
    before !== '' &&
    tail !== '' &&
    !new RegExp(
      `^(?:and|but|then|when|as|before|after|while|because)\\b|^(?:(?:${says})\\b|${child.subject}\\b|${nameSource(child.name)})`,
      'iu',
    ).test(tail)
  ) {
    return narrator(veil.text);
  }
  if (before === '' && countWords(tail) <= 4 && tail !== '') {
    const inverted = new RegExp(`^(${says})\\s+(.+)$`, 'i').exec(tail);
    const said = inverted === null ? tail : `${inverted[2]} ${inverted[1]}`;
    return [...narrator(`${capitalised(said)}:`), hero];
  }
  const follows =
    tail === ''
      ? []
      : withHeroLines(
          `${capitalised(tail.replace(/^(?:and|but)\s+(?=then\b)/i, ''))}.`.replace(
            /Quotation(\d+)/g,
            (_all, i: string) => `"${quotations[Number(i)] ?? ''}"`,
          ),
          child,
        );
  return [...narrator(before === '' ? '' : `${before}:`), hero, ...follows];
}
