import type { MilestoneWriter } from '@milestoon/domain';
import { isDictated } from './dictated.ts';
import { relationOf } from '../world/people/relation-words.ts';
import { capitalised, nameSource } from '../text/words.ts';

/** Who writes, and to whom: decides who 'I' and 'you' are. */
export interface Voice {
  /** 'child': written as if the child told it. 'to-child': a letter, 'you' is the child. */
  kind: 'parent' | 'child' | 'to-child';
  /** Who the text or its sender says has written it, else null: then the writer is 'her family'. */
  writer: Writer | null;
}

export interface Writer {
  /** As the storyteller says it: 'Mom', 'Granny'. */
  name: string;
  role: MilestoneWriter;
}

const mother = '(?:mom|mum|mommy|mummy|mama|mother)';
const father = '(?:dad|daddy|papa|father)';

const isOther = (role: string | undefined): role is Writer['role'] =>
  /^(?:grandmother|grandfather|aunt|uncle)$/.test(role ?? '');

/** Where somebody says who writes: signed at the end, 'me, Nanny', 'I am her aunt', 'As her gran, I …', 'Opa, that's me'. */
const signatures: readonly RegExp[] = [
  /(?:^|[.!?]\s+)(?:lots of |all (?:my|our) )?love,?\s+(?:from\s+)?(\p{L}+)(\s\p{Lu}\p{Ll}+)?[\s.!x]*$/iu,
  /\bme,\s+(?:(?:her|his|the|their)\s)?(\p{L}+)(\s\p{Lu}\p{Ll}+)?(?=\s|[,.!)]|$)/u,
  /\b(?:I am|I'm) (?:her|his|the proud|a proud|such a proud)(?: proud)? (\p{L}+)()\b/u,
  /\b[Aa]s (?:her|his) (?:proud )?(\p{L}+)(),? I\b/u,
  /(?<!\p{L})(\p{L}+)(\s\p{Lu}\p{Ll}+)?,? \(?(?:that's|thats|which is) me\b/u,
];

/** Somebody else than a parent who says that they write. */
function otherWriter(text: string): Writer | null {
  for (const signature of signatures) {
    const [, kin = '', name = ''] = signature.exec(text) ?? [];
    const role = relationOf(kin)?.role;
    if (isOther(role)) return { role, name: capitalised(kin) + name };
  }
  return null;
}

const saysOfItself = (kin: string): RegExp =>
  new RegExp(
    `\\b(?:I am|I'm|as)\\s+(?:(?:her|his|your|their|a|the|such|proud|one)\\s+){1,4}${kin}\\b|\\b${kin}\\s*\\((?:me|that's me)\\)|\\b${kin},? (?:that's|thats) me\\b|\\blove,?\\s+${kin}\\b|\\b${kin} (?:loves|is so proud of|is proud of) you\\b|\\bI,? (?:her|his|your) ${kin}\\b`,
    'i',
  );

/** Reads the whole description, quotations taken out. `asked` is who said that they write it, where the text does not. */
export function findVoice(text: string, childName: string, asked: Writer | null = null): Voice {
  if (isDictated(text, childName)) return { kind: 'child', writer: null };
  const isMother = saysOfItself(mother).test(text);
  const isFather = saysOfItself(father).test(text);
  const parent: Writer = isMother ? { role: 'mother', name: 'Mom' } : { role: 'father', name: 'Dad' };
  const writer = (isMother === isFather ? otherWriter(text) : parent) ?? asked;

  const name = nameSource(childName);
  if (new RegExp(`\\b(?:told|dictated) by ${name}`, 'iu').test(text)) return { kind: 'child', writer };
  const childSpokenOf =
    new RegExp(`${name}(?!\\s*[,!])`, 'iu').test(text.replace(new RegExp(`[,!]\\s*${name}`, 'giu'), ' ')) ||
    /\b(?:she|he|him|his|hers|son|daughter)\b/i.test(text) ||
    /\b(?:our|my) (?:[\w-]+ ){0,3}(?:girl|boy|baby|child|kid|toddler|little one)\b/i.test(text);
  const addressed = /\b(?:you|your|yourself|you're|you've)\b/i.test(
    text.replace(
      /\bthank you\b|\byou (?:should|would|could|can|know|never|see)\b|\b(?:can|could|would|did|do) you (?:believe|imagine|know|see)\b|\bas you\b/gi,
      '',
    ),
  );
  if (addressed && !childSpokenOf) return { kind: 'to-child', writer };

  const childSpeaks =
    !childSpokenOf &&
    !addressed &&
    new RegExp(
      `\\bmy (?:(?:new|own|very|two|front|big|little|best|first)\\s+)*(?:${mother}|${father}|tooth|teeth|teacher|birthday|bike|school|class|grandma|grandpa|toys?|scooter|lego|homework)\\b|\\bI am (?:\\d|four|five|six|seven|eight|nine)|\\b${mother} (?:said|helped|let|took|gave) (?:me|I)\\b`,
      'i',
    ).test(text) &&
    /\b(?:I|my|me)\b/.test(text);
  return { kind: childSpeaks ? 'child' : 'parent', writer };
}
