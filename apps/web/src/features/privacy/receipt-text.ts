import type { Receipt } from '@milestoon/contract';
import type { Language, Texts } from '@milestoon/domain/texts';
import type { Wire } from '../../lib/api.ts';

/** A heading with what stands below it. */
export interface ReceiptPart {
  heading: string;
  lines: string[];
}

/** What became of the videos on the parent's channel; nothing where there were none. */
function videoParts({ youtube }: Wire<Receipt>, words: Texts['privacy']['receipt']): ReceiptPart[] {
  if (!youtube || youtube.deleted + youtube.left === 0) return [];
  const lines = [words.videosDeleted(youtube.deleted), words.videosLeft(youtube.left)];
  return [{ heading: words.youtube, lines }];
}

/** What stands below: what was ended, and what is not in our hands. */
export function receiptNotes({ subscriptionsEnded, youtube }: Wire<Receipt>, texts: Texts): string[] {
  const words = texts.privacy.receipt;
  const mayRemain = youtube === null || youtube.left > 0;
  return [words.subscriptions(subscriptionsEnded), ...(mayRemain ? [words.published] : []), words.invoices];
}

/** What a receipt says, in the language of the page. */
export function receiptParts(receipt: Wire<Receipt>, texts: Texts, language: Language): ReceiptPart[] {
  const words = texts.privacy.receipt;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' });
  const told = (date: string | null): string[] => (date ? [time.format(new Date(date))] : []);
  const number = new Intl.NumberFormat(language);
  const things = receipt.things.map(({ thing, count }) => `${words.things[thing]}: ${number.format(count)}`);
  const files = receipt.files.map(({ kind, count }) => `${words.files[kind]}: ${number.format(count)}`);
  const orNothing = (lines: string[]): string[] => (lines.length > 0 ? lines : [words.nothing]);
  return [
    { heading: words.requested, lines: told(receipt.requestedAt) },
    { heading: words.finished, lines: told(receipt.finishedAt) },
    { heading: words.removed, lines: orNothing(things) },
    { heading: words.removedFiles, lines: orNothing(files) },
    ...videoParts(receipt, words),
  ];
}

/** The same as a text to keep. */
export function receiptFile(receipt: Wire<Receipt>, texts: Texts, language: Language): string {
  const words = texts.privacy.receipt;
  const parts = receiptParts(receipt, texts, language).map(
    ({ heading, lines }) => `${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
  return [words[receipt.kind], ...parts, ...receiptNotes(receipt, texts), ''].join('\n\n');
}
