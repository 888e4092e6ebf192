import type { MilestoneWriter } from '@milestoon/domain';
import type { StoryRequest } from '../request.ts';
import { veiled } from '../text/quotations.ts';
import { capitalised } from '../text/words.ts';
import { relationOf } from '../world/people/relation-words.ts';
import type { Writer } from './voice.ts';

/** What a storyteller calls whoever writes, in America and where somebody writes 'mum' and 'colour'. */
const names: Readonly<Record<MilestoneWriter, readonly [string, string]>> = {
  mother: ['Mom', 'Mum'],
  father: ['Dad', 'Dad'],
  grandmother: ['Grandma', 'Grandma'],
  grandfather: ['Grandpa', 'Grandad'],
  aunt: ['Auntie', 'Auntie'],
  uncle: ['Uncle', 'Uncle'],
};

const british =
  /\b(?:mum|mums|mummy|nan|nanny|grandad|auntie|colour|favourite|neighbour|pyjamas|trousers|nappy|pram|cosy|kerb|biscuits?|maths|whilst|lorry|wellies|teatime|jumper|queue|car park|postie|bairn|lassie|laddie|wee|aye|cannae|dinnae|lad|reception class)\w*\b/i;

/**
 * Who said that they wrote it, by the name the child has for them: as it calls them in the text ("Look, Mummy!"), as
 * the family names them ('Nana Rosa'), else by a plain word. Null where nobody said.
 */
export function askedWriter({
  writtenBy,
  description,
  family = [],
}: Pick<StoryRequest, 'writtenBy' | 'description' | 'family'>): Writer | null {
  if (!writtenBy) return null;
  const plain = names[writtenBy][british.test(description) ? 1 : 0];
  const called = calledInSpeech(description, writtenBy);
  const [player, ...others] = family.filter(({ role }) => role === writtenBy);
  const known = player && others.length === 0 ? nameOf(player.name, writtenBy, plain) : undefined;
  return { role: writtenBy, name: known ?? called ?? plain };
}

/** What the child says to them. */
function calledInSpeech(description: string, role: MilestoneWriter): string | undefined {
  const words = veiled(description).quotations.flatMap((quoted) => quoted.match(/\p{L}+/gu) ?? []);
  const word = words.find((each) => relationOf(each.toLowerCase())?.role === role);
  return word && capitalised(word.toLowerCase());
}

/** 'Nana Rosa' and 'Mama' are called so; of a parent's own name no child makes use, a grandmother's has 'Grandma' before it. */
function nameOf(name: string, role: MilestoneWriter, plain: string): string | undefined {
  const [first = ''] = name.split(' ');
  if (relationOf(first.toLowerCase())?.role === role) return name;
  const isParent = role === 'mother' || role === 'father';
  return isParent ? undefined : `${plain === 'Auntie' ? 'Aunt' : plain} ${name}`;
}
