import type { Receipt } from '@milestoon/contract';
import { product } from '@milestoon/domain';
import { loadTexts, preferredLanguage, type Texts } from '@milestoon/domain/texts';
import type { Services } from '../../platform/services.ts';
import type { ErasureRow } from './erasure.repo.ts';
import { toReceipt } from './erasure.service.ts';

/** What became of the videos on the parent's channel; nothing where there were none. */
function videosOf({ youtube }: Receipt, words: Texts['privacy']['receipt']): string[][] {
  if (!youtube) return [[words.published]];
  if (youtube.deleted + youtube.left === 0) return [];
  const counts = [words.videosDeleted(youtube.deleted), words.videosLeft(youtube.left)];
  return [[`${words.youtube}:`, ...counts], ...(youtube.left > 0 ? [[words.published]] : [])];
}

/** Mails the receipt: what was removed where, without saying whose it was. */
export async function mailReceipt(
  { sendMail }: Pick<Services, 'sendMail'>,
  erasure: ErasureRow,
  to: string,
): Promise<void> {
  const language = preferredLanguage(erasure.language);
  const { privacy } = await loadTexts(language);
  const receipt = toReceipt(erasure);
  const time = (date: Date): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(date);
  const words = privacy.receipt;
  const orNothing = (lines: string[]): string[] => (lines.length > 0 ? lines : [words.nothing]);
  const things = receipt.things.map(({ thing, count }) => `${words.things[thing]}: ${count}`);
  const files = receipt.files.map(({ kind, count }) => `${words.files[kind]}: ${count}`);
  const blocks = [
    [words[receipt.kind]],
    [
      `${words.requested}: ${time(receipt.requestedAt)}`,
      ...(receipt.finishedAt ? [`${words.finished}: ${time(receipt.finishedAt)}`] : []),
    ],
    [`${words.removed}:`, ...orNothing(things)],
    [`${words.removedFiles}:`, ...orNothing(files)],
    ...videosOf(receipt, words),
    [words.subscriptions(receipt.subscriptionsEnded)],
    [words.invoices],
  ];
  await sendMail({
    to,
    subject: words.subject(product.name),
    text: `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n\n${product.name}\n`,
    html: [
      `<!doctype html><html lang="${language}"><body style="font:16px/1.5 system-ui,sans-serif">`,
      ...blocks.map((lines) => `<p>${lines.join('<br>')}</p>`), // our own words only
      `<p>${product.name}</p></body></html>`,
    ].join('\n'),
  });
}
