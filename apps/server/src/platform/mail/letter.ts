import { product } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import type { Mail } from './mail.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

/** By which the text finds the picture within its own mail. */
const pictureId = 'picture';

const pictureTag = ({ alt }: MailPicture): string => `
<p style="margin:24px 0"><img src="cid:${pictureId}" alt="${escaped(alt)}" width="448" style="display:block;width:100%;height:auto;border-radius:16px"></p>`;

/** A picture that goes with a mail: nothing is fetched when it is read. */
export interface MailPicture {
  jpeg: Uint8Array;
  /** What it shows, in words. */
  alt: string;
}

/** A mail with one button, as plain text and as HTML, above it a picture where there is one. */
export function letter(
  language: Language,
  before: string[],
  button: { label: string; link: string },
  after: string[],
  picture?: MailPicture,
): Pick<Mail, 'text' | 'html' | 'attachments'> {
  const link = escaped(button.link);
  const html = `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#fff6ea;color:#1c2450;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:32px;border-radius:24px;background:#ffffff">
<p style="margin:0 0 24px;font-size:22px;font-weight:700">${escaped(product.name)}</p>
${before.map(paragraph).join('\n')}${picture ? pictureTag(picture) : ''}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:16px;background:#ff7d5e;color:#1c2450;font-weight:700;text-decoration:none">${escaped(button.label)}</a></p>
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#535a80;overflow-wrap:anywhere">${link}</p>
</div>
</body>
</html>
`;
  const attachments = picture && [
    { cid: pictureId, filename: 'poster.jpg', contentType: 'image/jpeg', content: Buffer.from(picture.jpeg) },
  ];
  return {
    ...(attachments ? { attachments } : {}),
    text: `${[...before, button.link, ...after, product.name].join('\n\n')}\n`,
    html,
  };
}
