import type { MilestoneWriter } from '@milestoon/domain';
import type { Language } from '../text/language.ts';

/** Who tells, as the storyteller announces them in a language whose first person is kept. */
const announcements: Readonly<Record<'pt' | 'es', Readonly<Record<MilestoneWriter, string>>>> = {
  pt: {
    mother: 'Conta a mãe:',
    father: 'Conta o pai:',
    grandmother: 'Conta a avó:',
    grandfather: 'Conta o avô:',
    aunt: 'Conta a tia:',
    uncle: 'Conta o tio:',
  },
  es: {
    mother: 'Cuenta mamá:',
    father: 'Cuenta papá:',
    grandmother: 'Cuenta la abuela:',
    grandfather: 'Cuenta el abuelo:',
    aunt: 'Cuenta la tía:',
    uncle: 'Cuenta el tío:',
  },
};

/** 'Eu', 'meu', 'fomos': somebody of the family speaks of themselves. */
const firstPerson: Readonly<Record<'pt' | 'es', RegExp>> = {
  pt: /(?<!\p{L})(?:eu|me|mim|comigo|meus?|minhas?|nós|nos|connosco|conosco|noss[oa]s?|a gente|\p{L}+(?:ámos|[aei]mos)|fui|tive|fiz|chorei|fiquei|disse-me)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|mí|mis?|conmigo|nos|nosotr[oa]s|nuestr[oa]s?|\p{L}+[aei]mos|fui|tuve|hice|lloré|me)(?!\p{L})/iu,
};

/** What is said before a text that stays in the first person, so that a child knows who 'I' is; '' where nobody is known. */
export function announcementOf(
  text: string,
  writtenBy: MilestoneWriter | undefined,
  language: Language,
): string {
  if (!writtenBy || (language !== 'pt' && language !== 'es')) return '';
  return firstPerson[language].test(text) ? announcements[language][writtenBy] : '';
}
