import type { GrammaticalNumber } from './agreement.ts';
import type { ChildForms } from './child-forms.ts';
import type { Voice, Writer } from './voice.ts';

/** What the storyteller has said so far; each sentence is told from here on. */
export interface Teller {
  child: ChildForms;
  voice: Voice;
  childNamed: boolean;
  familyNamed: boolean;
  /** Whether the sentence before had the family as its subject: then 'they' is clear. */
  familySpoke: boolean;
}

/** What was said within the sentence at hand. */
export interface Sentence {
  familyIsSubject: boolean;
  childIsNamed: boolean;
  /** Who writes has acted in it, by the name the text gives them. */
  writerIsSubject?: boolean;
}

export interface Reference {
  text: string;
  number: GrammaticalNumber;
}

export const newTeller = (child: ChildForms, voice: Voice): Teller => ({
  child,
  voice,
  childNamed: false,
  familyNamed: false,
  familySpoke: false,
});

const hasOwner = (child: ChildForms): boolean => child.pronoun === 'she' || child.pronoun === 'he';

/** "Mia's family" at first, "her family" from then on; "the family" where no pronoun is known. */
export function familyName(teller: Teller, sentence: Sentence): string {
  const { child } = teller;
  const first = !teller.familyNamed && !sentence.childIsNamed;
  teller.familyNamed = true;
  if (first) return `${child.name}'s family`;
  return hasOwner(child) ? `${child.possessive} family` : 'the family';
}

/** Whether a pronoun is understood: it is known, and the name was said before. */
const hasKnown = (teller: Teller): boolean => teller.childNamed && teller.child.pronoun !== null;

export const isWoman = ({ role }: Writer): boolean => /mother|aunt/.test(role);

/** 'Granny … her' cannot be the boy: the child's pronoun is another one. */
const isToldApart = ({ child, voice }: Teller): boolean =>
  voice.writer !== null && child.pronoun === (isWoman(voice.writer) ? 'he' : 'she');

/** Who 'I' or 'we' is as a subject; `whole` for 'we all'. */
export function writerAsSubject(
  teller: Teller,
  sentence: Sentence,
  word: 'i' | 'we',
  whole = false,
): Reference {
  const { child, voice } = teller;
  if (voice.kind === 'child') {
    if (word === 'i') return childAsSubject(teller, sentence);
    const known = sentence.familyIsSubject || teller.familySpoke;
    sentence.familyIsSubject = true;
    return { text: known ? 'they' : `${child.name} and the family`, number: 'plural' };
  }
  if (word === 'i' && voice.writer !== null) {
    const again = sentence.writerIsSubject === true && isToldApart(teller);
    sentence.writerIsSubject = true;
    return { text: again ? (isWoman(voice.writer) ? 'she' : 'he') : voice.writer.name, number: 'singular' };
  }
  const clear =
    (sentence.familyIsSubject || (teller.familySpoke && !sentence.childIsNamed)) && child.pronoun !== 'they';
  sentence.familyIsSubject = true;
  if (clear) return { text: 'they', number: 'plural' };
  const family = familyName(teller, sentence);
  return { text: whole ? family.replace(/family$/, 'whole family') : family, number: 'singular' };
}

/** Who 'me' or 'us' is. */
export function writerAsObject(teller: Teller, sentence: Sentence, word: 'me' | 'us'): string {
  const { child, voice } = teller;
  if (voice.kind === 'child' && word === 'me')
    return sentence.childIsNamed || hasKnown(teller) ? child.object : child.name;
  if (word === 'me' && voice.writer !== null) {
    const known = sentence.writerIsSubject === true && isToldApart(teller);
    return known ? (isWoman(voice.writer) ? 'her' : 'him') : voice.writer.name;
  }
  if (sentence.familyIsSubject && child.pronoun !== 'they') return 'them';
  return familyName(teller, sentence);
}

/** Whose 'my' or 'our' is. */
export function writerAsOwner(teller: Teller, sentence: Sentence, word: 'my' | 'our'): string {
  const { child, voice } = teller;
  if (voice.kind === 'child' && word === 'my')
    return sentence.childIsNamed || hasKnown(teller) ? child.possessive : `${child.name}'s`;
  if (sentence.familyIsSubject && child.pronoun !== 'they') return 'their';
  if (word === 'my' && voice.writer !== null) {
    const known = sentence.writerIsSubject === true && (isToldApart(teller) || !sentence.childIsNamed);
    return known ? (isWoman(voice.writer) ? 'her' : 'his') : `${voice.writer.name}'s`;
  }
  if (word === 'my') return `${familyName(teller, sentence)}'s`;
  teller.familyNamed = true;
  return "the family's";
}

/** The child as a subject: the name, then the pronoun while the sentence goes on. */
export function childAsSubject(teller: Teller, sentence: Sentence): Reference {
  const useName = !sentence.childIsNamed || teller.child.pronoun === null;
  sentence.childIsNamed = true;
  teller.childNamed = true;
  return { text: useName ? teller.child.name : teller.child.subject, number: 'singular' };
}
