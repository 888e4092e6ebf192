import type { OpenAPI } from '@orpc/openapi';
import type { Schema } from './document.ts';

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const unite = (parts: string[]): string => [...new Set(parts)].join(' | ');

/** A schema as a reader of TypeScript would write the type. */
export function schemaText(schema: Schema, indent = ''): string {
  if ('$ref' in schema) return nameOf(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return unite(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return unite(choices.map((choice) => schemaText(choice, indent)));
  if (schema.allOf) return schema.allOf.map((part) => schemaText(part, indent)).join(' & ');
  if (schema.type === 'array') return listText(schema, indent);
  if (schema.properties) return objectText(schema, indent);
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${schemaText(schema.additionalProperties, indent)} }`;
  return plain(schema);
}

/** A list of one kind, or of a fixed length with a kind for each place. */
function listText(schema: OpenAPI.ArraySchemaObject, indent: string): string {
  const places: unknown = Reflect.get(schema, 'prefixItems');
  if (Array.isArray(places)) return `[${places.map((place) => schemaText(place, indent)).join(', ')}]`;
  const item = schemaText(schema.items, indent);
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function objectText(schema: OpenAPI.SchemaObject, indent: string): string {
  const inside = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${inside}${name}${mark}: ${schemaText(property, inside)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** What a reader must know of a plain value beyond its type. */
function plain({ type, format, contentMediaType, minLength, maxLength }: OpenAPI.SchemaObject): string {
  if (contentMediaType) return 'file';
  const shown = String(type ?? 'anything');
  const lengths =
    minLength !== undefined || maxLength !== undefined
      ? `${minLength ?? 0}–${maxLength ?? '…'} characters`
      : '';
  const notes = [format, lengths].filter(Boolean).join(', ');
  return notes ? `${shown} (${notes})` : shown;
}
