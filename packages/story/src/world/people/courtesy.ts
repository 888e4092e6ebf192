import type { CharacterRole } from '@milestoon/cast';
import type { Phrase } from '../../reading/clause.ts';
import type { Registry } from './registry.ts';
import { playable } from './somebody.ts';

/** 'The aunty opposite', 'that driver uncle': whom an Indian family calls so and nobody is related to. */
export const isCourtesy = (
  people: Registry,
  { text, owner, name, plural }: Phrase,
  role: CharacterRole,
): boolean =>
  people.options.language === 'en' &&
  /^(?:aunt|uncle)$/.test(role) &&
  !owner &&
  !name &&
  !plural &&
  /^(?:the|that|this|one|some|an?)\s/i.test(text) &&
  !people.all.some(({ person }) => person.role === playable(role));
