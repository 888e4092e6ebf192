import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/** Attributes whose value a person reads or hears. */
const spokenAttributes = new Set(
  `label title alt placeholder hint legend text tab invitation mismatch description error
   aria-label aria-description aria-roledescription aria-valuetext`.split(/\s+/),
);

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is Node => isNode(one));

const hasWords = (text: unknown): boolean => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** The literals that an expression between tags shows. */
function shownBy(expression: unknown): unknown[] {
  return nodesIn(expression).flatMap((node): unknown[] => {
    if (node.type === 'Literal') return [node.value];
    if (node.type === 'TemplateLiteral') return nodesIn(node.quasis).map((quasi) => rawOf(quasi));
    if (node.type === 'ConditionalExpression')
      return [...shownBy(node.consequent), ...shownBy(node.alternate)];
    if (node.type === 'LogicalExpression') return [...shownBy(node.left), ...shownBy(node.right)];
    return [];
  });
}
const rawOf = ({ value }: Node): unknown =>
  typeof value === 'object' && value !== null && 'raw' in value ? value.raw : undefined;

/** What a machine reads is the same in every language. */
const isCode = ({ openingElement }: Node): boolean =>
  isNode(openingElement) && isNode(openingElement.name) && openingElement.name.name === 'code';

function literalsIn(node: unknown, inAttribute = false): string[] {
  return nodesIn(node).flatMap((one): string[] => {
    if (isCode(one)) return [];
    if (one.type === 'JSXAttribute') {
      const name = isNode(one.name) ? String(one.name.name) : '';
      const value =
        isNode(one.value) && one.value.type === 'JSXExpressionContainer' ? one.value.expression : one.value;
      const own = spokenAttributes.has(name) ? shownBy(value).filter(hasWords).map(String) : [];
      return [...own, ...literalsIn(one.value, true)];
    }
    const own =
      one.type === 'JSXText'
        ? [one.value]
        : one.type === 'JSXExpressionContainer' && !inAttribute
          ? shownBy(one.expression)
          : [];
    const inner = Object.values(one).flatMap((value) => literalsIn(value));
    return [...own.filter(hasWords).map((text) => String(text).trim()), ...inner];
  });
}

const literals = (source: string): string[] => literalsIn(parseAst(source, { lang: 'tsx' }));

test.each([
  ['<p>Hello {name}</p>', ['Hello']],
  ["<p>{busy ? 'Saving...' : words.save}</p>", ['Saving...']],
  ['<p>{`© ${year} Us`}</p>', ['Us']],
  ['<Field label="Email" name="email" />', ['Email']],
  ["<Field label={shown ? 'Hide' : words.show} />", ['Hide']],
  ['<Card action={<b>Go</b>} />', ['Go']],
  ['<p>{words.run} <code>npm start</code></p>', []],
  ["<p className={wide ? 'wide' : 'narrow'}>{words.save} · {1} x</p>", []],
])('%s', (source, found) => {
  expect(literals(`const a = ${source}`)).toEqual(found);
});

const root = path.join(import.meta.dirname, '..');
const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

test('no screen has a text of its own: each comes from the language that was chosen', () => {
  const found = files.flatMap((file) =>
    literals(fs.readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
