import { product } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

/** A mail with one button, as plain text and as HTML. */
export function letter(
  language: Language,
  before: string[],
  button: { label: string; link: string },
  after: string[],
): { text: string; html: string } {
  const link = escaped(button.link);
  const html = `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#fff6ea;color:#1c2450;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:32px;border-radius:24px;background:#ffffff">
<p style="margin:0 0 24px;font-size:22px;font-weight:700">${escaped(product.name)}</p>
${before.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:16px;background:#ff7d5e;color:#1c2450;font-weight:700;text-decoration:none">${escaped(button.label)}</a></p>
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#535a80;overflow-wrap:anywhere">${link}</p>
</div>
</body>
</html>
`;
  return { text: `${[...before, button.link, ...after, product.name].join('\n\n')}\n`, html };
}
