import type { CharacterRole } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import { wordTable } from '../../text/word-table.ts';

/** What the film calls somebody the text gives no name, in the language of the text. */
const labels: Readonly<Partial<Record<string, Readonly<Record<NounLanguage, string>>>>> = wordTable({
  mother: { en: 'Mom', pt: 'Mãe', es: 'Mamá' },
  father: { en: 'Dad', pt: 'Pai', es: 'Papá' },
  grandmother: { en: 'Grandma', pt: 'Avó', es: 'Abuela' },
  grandfather: { en: 'Grandpa', pt: 'Avô', es: 'Abuelo' },
  aunt: { en: 'Auntie', pt: 'Tia', es: 'Tía' },
  uncle: { en: 'Uncle', pt: 'Tio', es: 'Tío' },
  cousin: { en: 'Cousin', pt: 'Primo', es: 'Primo' },
  sister: { en: 'Sister', pt: 'Irmã', es: 'Hermana' },
  brother: { en: 'Brother', pt: 'Irmão', es: 'Hermano' },
  baby: { en: 'Baby', pt: 'Bebé', es: 'Bebé' },
  friend: { en: 'Friend', pt: 'Amigo', es: 'Amigo' },
  teacher: { en: 'Teacher', pt: 'Professora', es: 'Maestra' },
  doctor: { en: 'Doctor', pt: 'Médico', es: 'Médico' },
  woman: { en: 'Lady', pt: 'Senhora', es: 'Señora' },
  man: { en: 'Man', pt: 'Senhor', es: 'Señor' },
});

/** Where a word has another form for a girl or a boy than the usual one above. */
const labelsBySex: Readonly<Partial<Record<string, string>>> = wordTable({
  'teacher pt boy': 'Professor',
  'teacher es boy': 'Maestro',
  'doctor pt girl': 'Médica',
  'doctor es girl': 'Médica',
  'friend pt girl': 'Amiga',
  'friend es girl': 'Amiga',
  'cousin pt girl': 'Prima',
  'cousin es girl': 'Prima',
});

export const labelOf = (role: CharacterRole, language: NounLanguage, sex?: 'girl' | 'boy'): string =>
  labelsBySex[`${role} ${language} ${sex ?? ''}`] ??
  labels[role]?.[language] ??
  `${role.charAt(0).toUpperCase()}${role.slice(1).replaceAll('-', ' ')}`;
