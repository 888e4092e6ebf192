import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

type Parsed = ReturnType<typeof parseSync>;
/** A node of the syntax tree, as far as the checker looks at it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Something that a package hands out, where it is declared. */
export interface Declared {
  name: string;
  file: string;
  node: Node;
  /** The text of the docblock right before it; null where there is none. */
  doc: string | null;
}

const parsed = new Map<string, { source: string; module: Parsed }>();

function moduleOf(file: string): { source: string; module: Parsed } {
  let found = parsed.get(file);
  if (!found) {
    const source = readFileSync(file, 'utf8');
    found = { source, module: parseSync(file, source) };
    parsed.set(file, found);
  }
  return found;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The declaration of a statement, with the names it gives. */
function namesOf(statement: Node): { node: Node; names: string[] } | null {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const node = isExported ? statement.declaration : statement;
  if (!isNode(node)) return null;
  const nameOf = (value: unknown): string[] =>
    isNode(value) && isNode(value.id) && typeof value.id.name === 'string' ? [value.id.name] : [];
  const names = Array.isArray(node.declarations) ? node.declarations.flatMap(nameOf) : nameOf(node);
  return { node, names };
}

/** Nothing but blanks stands between a docblock and what it describes. */
function docBefore(file: string, start: number): string | null {
  const { source, module } = moduleOf(file);
  const comment = module.comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && source.slice(end, start).trim() === '',
  );
  return comment?.value ?? null;
}

function declaredIn(file: string, name: string): Declared[] {
  const found: Declared[] = [];
  for (const statement of moduleOf(file).module.program.body as unknown as Node[]) {
    const declaration = namesOf(statement);
    if (declaration?.names.includes(name))
      found.push({ name, file, node: declaration.node, doc: docBefore(file, statement.start) });
  }
  // A function with several signatures is described at the first.
  return found.slice(0, 1);
}

const besides = (file: string, request: string): string | null =>
  request.startsWith('.') ? path.join(path.dirname(file), request) : null;

/** Generated code is described by what generates it. */
export const isGenerated = (file: string): boolean => moduleOf(file).source.startsWith('// Generated');

/** What `file` hands out under `name`, wherever in the package it is declared; all it hands out without a name. */
export function exportsOf(file: string, name?: string, seen = new Set<string>()): Declared[] {
  const key = `${file} ${name}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const { module } = moduleOf(file).module;
  const found: Declared[] = [];
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const target = entry.moduleRequest && besides(file, entry.moduleRequest.value);
    if (entry.exportName.kind === 'None') {
      if (target) found.push(...exportsOf(target, name, seen));
      continue;
    }
    if (name !== undefined && entry.exportName.name !== name) continue;
    if (entry.moduleRequest) {
      if (target) found.push(...exportsOf(target, entry.importName.name ?? undefined, seen));
      continue;
    }
    const local = entry.localName.name ?? '';
    const own = declaredIn(file, local);
    found.push(...(own.length > 0 ? own : importedAs(file, local, seen)));
  }
  return found;
}

function importedAs(file: string, local: string, seen: Set<string>): Declared[] {
  for (const { moduleRequest, entries } of moduleOf(file).module.module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === local);
    const target = entry && besides(file, moduleRequest.value);
    if (target) return exportsOf(target, entry.importName.name ?? undefined, seen);
  }
  return [];
}
