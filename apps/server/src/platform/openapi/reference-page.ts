import { createHash } from 'node:crypto';
import type { OpenAPI } from '@orpc/openapi';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type ApiDocument, type Operation, operationsOf } from './document.ts';
import { style } from './reference-style.ts';
import { schemaText } from './schema-text.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The page needs its one style sheet and nothing else. */
export const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Entry = ReturnType<typeof operationsOf>[number];

/** The document for people: one page, no script, every call folded. */
export function referencePage(document: ApiDocument): Markup {
  const entries = operationsOf(document.paths);
  const { tags } = document;
  const { title, version, description } = document.info;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,">
<title>${title} API</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${title} API <small>${version}</small></h1>
<p>${description}</p>
<p><a href="/openapi.json">OpenAPI ${document.openapi} document</a></p>
<nav aria-label="Subjects"><ul>${tags.map((tag) => html`<li><a href="#${tag.name}">${tag.name}</a></li>`)}<li><a href="#schemas">schemas</a></li></ul></nav>
<h2>Who is calling</h2>
<dl>${Object.entries(document.components.securitySchemes).map(([name, scheme]) => html`<dt>${name}</dt><dd>${'description' in scheme ? scheme.description : ''}</dd>`)}</dl>
${tags.map((tag) => section(tag, entries))}
<section id="schemas"><h2>schemas</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => folded(name, html`<pre>${schemaText(schema)}</pre>`))}
</section>
</main>
</body>
</html>`;
}

const section = ({ name, description }: ApiDocument['tags'][number], entries: Entry[]): Markup =>
  html`<section id="${name}"><h2>${name}</h2><p>${description}</p>
${entries.filter(({ operation }) => operation.tags.includes(name)).map(call)}
</section>`;

const folded = (title: string, body: Markup): Markup =>
  html`<details id="schema-${title}"><summary><strong>${title}</strong></summary>${body}</details>`;

const call = ({ method, path, operation }: Entry): Markup =>
  html`<details id="${operation.operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> <span class="what">${operation.summary}</span></summary>
<p>${operation.description}</p>
<p class="access">${operation.security.length ? 'The caller must be signed in.' : 'Open to anyone.'}</p>
${parameters(operation)}
${body(operation)}
<h3>Answers</h3>
<dl>${Object.entries(operation.responses).map(([status, response]) => answer(status, response))}</dl>
</details>`;

function parameters({ parameters: shown }: Operation): Markup | '' {
  if (!shown) return '';
  return html`<h3>Parameters</h3><dl>${shown.map(
    ({ name, in: place, required, description, schema }) =>
      html`<dt><code>${name}</code></dt><dd>${schema ? schemaText(schema) : ''}, in the ${place}${required ? '' : ', optional'}${description ? html`. ${description}` : ''}</dd>`,
  )}</dl>`;
}

function body({ requestBody }: Operation): Markup | '' {
  if (!requestBody) return '';
  return html`<h3>Body</h3>${contents(requestBody.content)}`;
}

const contents = (content: Record<string, OpenAPI.MediaTypeObject>): Markup =>
  html`${Object.entries(content).map(([type, { schema }]) => html`<p><code>${type}</code></p><pre>${schema ? schemaText(schema) : ''}</pre>`)}`;

function answer(status: string, response: OpenAPI.ResponseObject): Markup {
  const isError = Number(status) >= 400;
  return html`<dt>${status}</dt><dd>${response.description}${!isError && response.content ? contents(response.content) : ''}</dd>`;
}
