/** The reference page's style sheet. Its digest stands in the page's policy. */
export const style = `
:root{color-scheme:light dark;--ink:#1c2450;--soft:#535a80;--card:#fff;--back:#fff6ea;--line:#e7dccb;--main:#a63a1f}
@media(prefers-color-scheme:dark){:root{--ink:#f6f1ff;--soft:#b9bbdc;--card:#1d2247;--back:#131736;--line:#3a3f6b;--main:#ffb29e}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:24px 16px 64px}
h1{font-size:2rem;line-height:1.2;margin:8px 0}h1 small{font-size:1rem;font-weight:500;color:var(--soft)}
h2{font-size:1.35rem;margin:40px 0 4px}h2::first-letter,nav a::first-letter{text-transform:uppercase}h3{font-size:1rem;margin:20px 0 4px}
p{margin:8px 0}section>p,.access{color:var(--soft)}
a{color:var(--main)}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:8px;margin:16px 0;padding:0}
nav a{display:block;line-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:999px;background:var(--card);text-decoration:none}
details{background:var(--card);border:1px solid var(--line);border-radius:16px;margin:8px 0;padding:0 16px}
details[open]{padding-bottom:16px}
summary{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:48px;padding:8px 0;cursor:pointer;list-style-position:inside}
summary code{font-weight:600;overflow-wrap:anywhere}.what{color:var(--soft)}
.method{min-width:4.5rem;padding:2px 8px;border-radius:8px;background:#2c3a8c;color:#fff;font:700 .8rem/1.6 system-ui,sans-serif;text-align:center}
.get{background:#17603b}.delete{background:#9a1f2b}
dl{display:grid;grid-template-columns:minmax(4rem,max-content) 1fr;gap:4px 16px;margin:8px 0}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
code,pre{font:14px/1.5 ui-monospace,monospace}
pre{margin:8px 0;padding:12px;border-radius:12px;background:var(--back);overflow-x:auto;white-space:pre-wrap}
a:focus-visible,summary:focus-visible{outline:3px solid var(--main);outline-offset:2px}
`;
