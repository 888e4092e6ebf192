import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

const style = `
:root{color-scheme:light dark;--ink:#1f2433;--soft:#5d6478;--card:#fff;--back:#f3f1fb;--line:#e4e1f1;--main:#6a4fd8;--on-main:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f3f2fa;--soft:#a9acc0;--card:#1d1f2c;--back:#12131c;--line:#313447;--main:#a894ff;--on-main:#171325}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:start center;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif;padding:20px 16px}
main{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:20px;padding:24px;box-shadow:0 12px 40px #2018501a}
@media(min-width:40rem){body{place-items:center}main{padding:32px}}
.test{display:inline-block;margin:0 0 12px;padding:4px 12px;border-radius:999px;background:#ffd166;color:#4a3200;font-weight:700;font-size:.8rem}
h1{margin:0 0 4px;font-size:1.5rem;line-height:1.25}h2{margin:24px 0 0;font-size:1.05rem}
p{margin:8px 0}.soft{color:var(--soft);font-size:.925rem}
.whom{font-weight:700;margin:16px 0 0;overflow-wrap:anywhere}.price{font-size:2.25rem;font-weight:800;letter-spacing:-.02em;margin:16px 0 0}.price small{font-size:1rem;font-weight:500;color:var(--soft)}
hr{border:0;border-top:1px solid var(--line);margin:20px 0}
form{margin:12px 0 0}
button,a.button{display:block;width:100%;min-height:48px;padding:12px 16px;border:1px solid var(--line);border-radius:14px;background:none;color:var(--ink);font:600 1rem/1.4 system-ui,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
button.main{background:var(--main);border-color:var(--main);color:var(--on-main)}
fieldset{border:0;padding:0;margin:0 0 16px}legend{padding:0;font-weight:600;margin-bottom:8px}
label{display:flex;gap:12px;align-items:center;min-height:48px;padding:8px 12px;border:1px solid var(--line);border-radius:14px;cursor:pointer;margin:0 0 8px}
label:has(:checked){border-color:var(--main);box-shadow:inset 0 0 0 1px var(--main)}
input{accent-color:var(--main);width:20px;height:20px;flex:none;margin:0}
label .soft{display:block}.number{font-variant-numeric:tabular-nums;font-weight:600}
.problem,.done{padding:12px 16px;border-radius:14px;font-weight:600}
.problem{background:#fde8e8;color:#8f1d1d}.done{background:#e0f5e6;color:#14532d}
@media(prefers-color-scheme:dark){.problem{background:#4a1d22;color:#ffc9c9}.done{background:#173a26;color:#b9f0ca}}
.note{margin-top:20px}.card{border:1px solid var(--line);border-radius:16px;padding:16px;margin:16px 0 0}.card h2,hr+h2{margin:0}
ul.invoices{list-style:none;margin:8px 0 0;padding:0}
.invoices a{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between;align-items:center;min-height:48px;padding:8px 0;color:inherit}
.invoices li+li{border-top:1px solid var(--line)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:16px 0 0}dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid var(--main);outline-offset:2px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * A hosted page. Everything put into the markup by `html` is escaped. `returnTo`: the shop's address the page's
 * forms redirect to, which the policy of the page has to allow.
 */
export function page(
  context: Context,
  title: string,
  body: Markup,
  options: { status?: 200 | 404 | 410 | 429; returnTo?: string | null } = {},
): Response | Promise<Response> {
  const returnOrigin = options.returnTo ? URL.parse(options.returnTo)?.origin : undefined;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    // The empty icon: without one browsers ask the shop for a favicon it may not have.
    'img-src data:',
    `form-action 'self' ${returnOrigin ?? ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  context.header('content-security-policy', policy.join('; '));
  context.header('referrer-policy', 'same-origin');
  context.header('cache-control', 'no-store');
  return context.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body><main>${body}</main></body>
</html>`,
    options.status ?? 200,
  );
}

/** Nothing more can be entered. */
export const fullPage = (context: Context, why: string): Response | Promise<Response> =>
  page(
    context,
    'Not now',
    html`<p class="test">Test payments</p><h1>Not now</h1><p class="soft">${why} Please try again later.</p>`,
    { status: 429 },
  );

/** A form that is one button. `main`: the step the page is for. */
export const button = (action: string, label: string, main = false): Markup =>
  html`<form method="post" action="${action}"><button class="${main ? 'main' : ''}">${label}</button></form>`;

/** `1295, 'eur'` becomes `€12.95`. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

/** Seconds since 1970 as a day. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
