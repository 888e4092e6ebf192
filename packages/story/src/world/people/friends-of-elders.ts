import type { Phrase } from '../../reading/clause.ts';
import { genderOf } from '../../people/gender.ts';
import { escapePattern } from '../../text/words.ts';
import type { Registry } from './registry.ts';
import { relationOf } from './relation-words.ts';
import type { Somebody } from './somebody.ts';

const friends = /^(?:friend|buddy|mate|bestie|amig[oa]|comadre|compadre)$/;
const grownUp = /^(?:mother|father|grandmother|grandfather|aunt|uncle)$/;
const ofTeller = /^(?:my|mine|mi|mis|minha|meu|minhas|meus)$/i;

/** Of whom only the name is at hand, the text says whose. */
const ownerInText = ({ text, name, head }: Phrase, whole: string): string => {
  const own = /^(?:\p{L}+\s)?(\p{L}+)['’]s\s/u.exec(text)?.[1];
  if (own) return own;
  const last = name ? head : (text.split(' ').at(-1) ?? '');
  return (
    new RegExp(`(\\p{L}+)(?:['’]s)? friend ${escapePattern(last)}(?!\\p{L})`, 'u').exec(whole)?.[1] ?? ''
  );
};

/** 'Dad's friend Dean', 'minha amiga Carla', 'una amiga de mamá': whose friend is grown up is so, too. */
export const isFriendOfElder = (people: Registry, phrase: Phrase): boolean => {
  const { head, owner, of, text } = phrase;
  if (!friends.test(head.toLowerCase())) return false;
  const whose = (owner ?? of ?? ownerInText(phrase, people.options.text))
    .toLowerCase()
    .replace(/['’]s?$/, '');
  const isTellers = ofTeller.test(whose) || /\b(?:of mine|meu|minha|m[ií]o|m[ií]a)$/i.test(text);
  if (isTellers) return !people.options.toldByChild;
  return grownUp.test(relationOf(whose.split(' ').at(-1) ?? '')?.role ?? '');
};

/** Of a friend whose name or noun does not tell. */
export const sexOfFriend = ({ name, text }: Phrase, told: Somebody['sex']): Somebody['sex'] =>
  told ?? (name ? genderOf(text.split(' ').at(-1) ?? '') : undefined);
