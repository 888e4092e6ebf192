import { type Look, lookSchema } from '@milestoon/look';
import { z } from 'zod';
import { CliError } from './cli-error.ts';

/** What `--set` calls a field in other words than the schema. */
const shortNames: Readonly<Record<string, string>> = { hairShape: 'hair', signatureColor: 'clothes' };

const optionOf = (field: string): string =>
  shortNames[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Settable {
  field: keyof Look;
  option: string;
  /** What may stand behind the equals sign. */
  allowed: string;
  /** @returns undefined for what may not. */
  read: (text: string) => unknown;
}

/** Every field of a look but its version, as the schema has it. */
const settable: readonly Settable[] = Object.entries(lookSchema.shape)
  .filter(([field]) => field !== 'version')
  .map(([field, schema]) => ({ field: field as keyof Look, option: optionOf(field), ...meaningOf(schema) }));

/** @throws where the schema has a kind of value that no word of a command line can say. */
function meaningOf(schema: z.ZodType): Pick<Settable, 'allowed' | 'read'> {
  const read = (value: unknown): unknown => schema.safeParse(value).data;
  if (schema instanceof z.ZodDefault) return meaningOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodEnum)
    return { allowed: schema.options.join(', '), read: (text) => read(text.toLowerCase()) };
  if (schema instanceof z.ZodBoolean)
    return {
      allowed: 'yes, no',
      read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
    };
  if (schema instanceof z.ZodNumber)
    return {
      allowed: `a number from ${schema.minValue} to ${schema.maxValue}`,
      read: (text) => read(text.trim() === '' ? undefined : Number(text)),
    };
  if (schema instanceof z.ZodString)
    return { allowed: 'a colour such as #f0803c', read: (text) => read(text.toLowerCase()) };
  throw new TypeError('a field of the look that no option can set');
}

/** The parts of a look that `--set FIELD=VALUE` gives, the last one winning. @throws CliError */
export function readSettings(settings: readonly string[]): Partial<Look> {
  return Object.assign({}, ...settings.map(readSetting)) as Partial<Look>;
}

function readSetting(setting: string): Partial<Look> {
  const equals = setting.indexOf('=');
  if (equals < 0) throw new CliError(`--set ${setting}: say it as FIELD=VALUE, such as hair=bob.`);
  const option = setting.slice(0, equals).trim();
  const text = setting.slice(equals + 1);
  const known = settable.find((one) => one.option === option || one.field === option);
  if (!known) {
    const options = settable.map((one) => one.option).join(', ');
    throw new CliError(`--set knows no field '${option}': choose ${options}.`);
  }
  const value = known.read(text.trim());
  if (value === undefined)
    throw new CliError(`--set ${known.option} cannot be '${text}': choose ${known.allowed}.`);
  return { [known.field]: value };
}

const widestLine = 100;
const indent = ' '.repeat(23);

/** The lines of `--help`: every field, and what it can be. */
export const settingsUsage = settable
  .map(({ option, allowed }) => {
    const lines = [`    ${option}`.padEnd(indent.length)];
    for (const word of allowed.split(/(?<=,) /)) {
      const line = lines.at(-1) ?? '';
      const isFirst = line.trim() === option || line === indent;
      if (line.length + word.length > widestLine) lines.push(indent + word);
      else lines[lines.length - 1] = `${line}${isFirst ? '' : ' '}${word}`;
    }
    return lines.join('\n');
  })
  .join('\n');

/** What a field is called behind `--set`. */
export const optionOfField = (field: string): string => optionOf(field);
