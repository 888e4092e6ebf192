import { genderOf } from '../../people/gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import { escapePattern } from '../../text/words.ts';
import type { Registry } from './registry.ts';
import type { Somebody } from './somebody.ts';

/** Where children are taught, by words of the text. */
const taught =
  /\b(?:schools?|class(?:es|room|mates?)?|nursery|pre-?school|kindergarten|kindy|playgroup|crèche|creche|daycare|reception|assembly|playground|lessons?|recess|homework|drop[- ]?off|pick[- ]?up|year (?:one|two|three|four|five|six|[1-6])|P[1-7]|(?:first|second|third|fourth|fifth) grade|grade [1-6]|spellings?|nativity|school play|the part|school bag|backpack|register|carpet time|show and tell|alphabet|phonics|letters?)\b/i;
/** What is told of others who have a title: where they live, what they sell, whose dog it is. */
const told = (name: string): RegExp =>
  new RegExp(
    `\\b(?:neighbou?rs?|next door|old|poor|grumpy|landlord|landlady|driver|butcher|baker|barber|vicar|judge|postman),? (?:Mrs?|Ms|Miss|Sir)\\.? ${name}|${name}(?:,? (?:from|at|of) (?:number|next|across|over|down|the|church|upstairs|downstairs|flat|\\d)|,? (?:across|next door|upstairs|downstairs|our neighbou?r|the neighbou?r|who (?:lives|sells|runs|owns|drives|keeps|leads))|['’]s (?:old )?(?:dog|cat|garden|gate|fence|shop|stall|house|door|window|wall|hedge|lawn|tulsi|roses?|hens?|taxi|bus|van))`,
    'iu',
  );

/** 'Miss Baird knelt down', 'Mr Adeyemi' of the school hall: who is called so where children are taught teaches them. */
export function classTeacher(people: Registry, { head, text, name }: Phrase): Somebody | undefined {
  const whole = text.replace(/^(?:the|our|her|his|my)\s/i, '').replace(/['’]s$/, '');
  const [, title = '', own = ''] = /^(Mrs?|Ms|Miss)\.?\s(\p{Lu}\p{L}+)$/u.exec(whole) ?? [];
  if (people.options.language !== 'en' || !name || !own || !head.endsWith(own)) return undefined;
  const known = people.byName(own) ?? people.byName(whole);
  if (known) return known;
  if (told(escapePattern(own)).test(people.options.text) || !taught.test(people.options.text))
    return undefined;
  return people.add('teacher', whole, genderOf(`${title} ${own}`), [own.toLowerCase(), head.toLowerCase()]);
}
