import { notFound } from './errors.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => uuid.test(text);

/** An id as the database takes it. What is no id cannot name anything: NOT_FOUND. */
export function asId(text: string): string {
  if (!isId(text)) throw notFound();
  return text;
}
