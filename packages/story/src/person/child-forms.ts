import type { ChildPronoun } from '../request.ts';

/** How the storyteller speaks of the child. Without a known pronoun the name stands everywhere. */
export interface ChildForms {
  name: string;
  pronoun: ChildPronoun | null;
  subject: string;
  object: string;
  possessive: string;
  own: string;
  reflexive: string;
}

export function childForms(name: string, pronoun: ChildPronoun | null): ChildForms {
  switch (pronoun) {
    case 'she':
      return {
        name,
        pronoun,
        subject: 'she',
        object: 'her',
        possessive: 'her',
        own: 'hers',
        reflexive: 'herself',
      };
    case 'he':
      return {
        name,
        pronoun,
        subject: 'he',
        object: 'him',
        possessive: 'his',
        own: 'his',
        reflexive: 'himself',
      };
    case 'they':
      // The name as subject keeps every verb in the singular.
      return {
        name,
        pronoun,
        subject: name,
        object: 'them',
        possessive: 'their',
        own: 'theirs',
        reflexive: 'themself',
      };
    case null:
      return {
        name,
        pronoun,
        subject: name,
        object: name,
        possessive: `${name}'s`,
        own: `${name}'s`,
        reflexive: name,
      };
  }
}
