export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormFields = { [key: string]: FormValue };

/**
 * Decodes the bracket notation of Stripe's requests: `a[b][0][c]=1` becomes `{ a: { b: [{ c: '1' }] } }`.
 * Values stay strings. Keys that reach for the prototype are dropped.
 */
export function decodeForm(body: string): FormFields {
  const fields: FormFields = Object.create(null);
  for (const [key, value] of new URLSearchParams(body)) {
    const path = key.replaceAll(']', '').split('[');
    if (!path.includes('__proto__')) assign(fields, path, value);
  }
  return fields;
}

function assign(root: FormFields, path: string[], value: string): void {
  let holder: FormFields | FormValue[] = root;
  for (const [depth, step] of path.entries()) {
    // A list has entries and nothing else: its length is not a caller's to set.
    if (Array.isArray(holder) && !/^\d{0,4}$/.test(step)) return;
    const key = Array.isArray(holder) && step === '' ? holder.length : step;
    const slots = holder as Record<string, FormValue>;
    const next = path[depth + 1];
    if (next === undefined) {
      slots[key] = value;
      return;
    }
    let inner = slots[key];
    if (typeof inner !== 'object') {
      inner = /^\d{0,4}$/.test(next) ? [] : Object.create(null);
      slots[key] = inner as FormValue;
    }
    holder = inner as FormFields | FormValue[];
  }
}

/** A field that must be text, or undefined. */
export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A field that must be a group of fields; anything else is an empty group. */
export const groupOf = (value: FormValue | undefined): FormFields =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

/** The first entry of a field that must be a list of groups. */
export const firstOf = (value: FormValue | undefined): FormFields =>
  Array.isArray(value) ? groupOf(value[0]) : {};

/** A group of text fields, as metadata is. */
export const metadataOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groupOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
