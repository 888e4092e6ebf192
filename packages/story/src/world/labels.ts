import type { CharacterRole } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';

/** What the film calls somebody the text gives no name, in the language of the text. */
const labels: Readonly<Partial<Record<string, Readonly<Record<NounLanguage, string>>>>> = {
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
};

export const labelOf = (role: CharacterRole, language: NounLanguage): string =>
  labels[role]?.[language] ?? `${role.charAt(0).toUpperCase()}${role.slice(1).replaceAll('-', ' ')}`;
