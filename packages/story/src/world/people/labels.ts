import type { CharacterRole } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import { wordTable } from '../../text/word-table.ts';

/** What the film calls somebody the text gives no name, in the language of the text. */
const labels: Readonly<Record<CharacterRole, Readonly<Record<NounLanguage, string>>>> = wordTable({
  hero: { en: 'Child', pt: 'Criança', es: 'Peque' },
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
  dog: { en: 'Dog', pt: 'Cão', es: 'Perro' },
  cat: { en: 'Cat', pt: 'Gato', es: 'Gato' },
  rabbit: { en: 'Rabbit', pt: 'Coelho', es: 'Conejo' },
  hamster: { en: 'Hamster', pt: 'Hamster', es: 'Hámster' },
  'guinea-pig': { en: 'Guinea pig', pt: 'Porquinho-da-índia', es: 'Cobaya' },
  bird: { en: 'Bird', pt: 'Pássaro', es: 'Pájaro' },
  turtle: { en: 'Turtle', pt: 'Tartaruga', es: 'Tortuga' },
  duck: { en: 'Duck', pt: 'Pato', es: 'Pato' },
  chicken: { en: 'Chicken', pt: 'Galinha', es: 'Gallina' },
  horse: { en: 'Horse', pt: 'Cavalo', es: 'Caballo' },
  goat: { en: 'Goat', pt: 'Cabra', es: 'Cabra' },
  sheep: { en: 'Sheep', pt: 'Ovelha', es: 'Oveja' },
  pig: { en: 'Pig', pt: 'Porco', es: 'Cerdo' },
  cow: { en: 'Cow', pt: 'Vaca', es: 'Vaca' },
  elephant: { en: 'Elephant', pt: 'Elefante', es: 'Elefante' },
  giraffe: { en: 'Giraffe', pt: 'Girafa', es: 'Jirafa' },
  lion: { en: 'Lion', pt: 'Leão', es: 'León' },
  flamingo: { en: 'Flamingo', pt: 'Flamingo', es: 'Flamenco' },
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
  labelsBySex[`${role} ${language} ${sex ?? ''}`] ?? labels[role][language];
