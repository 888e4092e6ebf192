import { pictureFor } from '@milestoon/things/nouns';
import { kindOfNoun, type Meant, meantBy } from '../../meaning/kinds.ts';
import type { Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from './animal-roles.ts';
import { labelOf } from './labels.ts';
import { isMeant } from './own-family.ts';
import { sexOfPet } from './pet-sex.ts';
import type { Registry } from './registry.ts';
import { relationOf } from './relation-words.ts';
import type { Somebody } from './somebody.ts';
import { isThingCalledSo } from './things-called-so.ts';
import { toldCoat } from './told-coat.ts';

/** 'Enfiou a pata na água', 'le dio la pata': a paw, unless there are ducks. */
const isPaw = ({ head }: Phrase, { options }: Registry): boolean =>
  options.language !== 'en' &&
  /^patas?$/.test(head) &&
  !/(?<!\p{L})pat(?:o|inh[oa]|it[oa])s?(?!\p{L})/iu.test(options.text);

/** 'Um gato' is 'ele', 'la tortuga' is 'ella', whichever they are. */
const sexByArticle = ({ text, plural }: Phrase, { options }: Registry): Somebody['sex'] => {
  if (options.language === 'en' || plural) return undefined;
  if (/^(?:um|o|un|el|outro|otro|este|esse|ese|(?:o )?(?:meu|seu|nosso)|nuestro)\s/iu.test(text))
    return 'boy';
  return /^(?:uma|a|una|la|outra|otra|esta|essa|esa|(?:a )?(?:minha|sua|nossa)|nuestra)\s/iu.test(text)
    ? 'girl'
    : undefined;
};

/** A live animal that can act; toys, food and crowds of animals are things. */
export function animalOf(people: Registry, phrase: Phrase, meant: Meant, name?: string): Somebody | null {
  if (
    phrase.qualities.some((each) =>
      /^(?:easter|chocolate|paper|origami|gingerbread|sand|ice|snow|tooth)$/i.test(each),
    )
  )
    return null;
  // 'Had chicken for dinner': nobody sits at the table with a hen.
  if (phrase.sense && meant.kind === 'food') return null;
  // A hot dog is none.
  if (!phrase.name && isThingCalledSo(phrase, people.options.language)) return null;
  if (meant.kind === 'toy' || meant.likeness || phrase.of === 'peluche') return null;
  const role = animalRoleOf(phrase.head, phrase.qualities);
  if (!role || isPaw(phrase, people)) return null;
  if (phrase.name && !name && !relationOf(phrase.head)) {
    // 'Lion' with a capital and no article is what a soft toy is called; a pet is called otherwise.
    if (!/^(?:the|our|a|o|el|la|an?|my|su|seu|sua)\b/i.test(phrase.text))
      return people.addPicture(phrase.head, 'toy', meant.picture ?? role);
  }
  const naming = people.namings.find(({ words }) => animalRoleOf(words.at(-1) ?? '', words) === role);
  const color = toldCoat(phrase);
  // A black cat and a ginger one are two.
  const isOther = ({ person }: Somebody): boolean =>
    color !== undefined && person.color !== undefined && person.color !== color;
  const [known] = people.all
    .filter(
      (each) =>
        each.person.role === role &&
        !isOther(each) &&
        (each.family
          ? isMeant(each, phrase, people.all, people.options.language) &&
            (naming?.name ?? each.person.name) === each.person.name
          : each.person.name === (name ?? naming?.name) || !name),
    )
    .toSorted((a, b) => b.lastNamed - a.lastNamed);
  if (known) {
    if (color && !known.family) known.person.color ??= color;
    return known;
  }
  const own = name ?? naming?.name;
  const made = people.add(
    role,
    own ?? labelOf(role, people.options.language),
    sexByArticle(phrase, people) ?? sexOfPet(people, [...(own ? [own] : []), phrase.head], own),
    [phrase.head.toLowerCase()],
    'animal',
  );
  if (own) made.words.add(own.toLowerCase());
  if (color) made.person.color = color;
  return made;
}

/** 'Our cat Biscuit', 'our goldfish Bubbles': whatever stands before a name says what it is of. */
export function animalNamed(people: Registry, phrase: Phrase): Somebody | null {
  const { language } = people.options;
  if (!phrase.name || people.byName(phrase.head)) return null;
  const kind = phrase.qualities.findLast((each) => animalRoleOf(each));
  if (kind) {
    const of = { ...phrase, head: kind };
    return animalOf(people, of, meantBy(of, language), phrase.head);
  }
  // Fish and snails do not act: they are seen.
  const seen = phrase.qualities.findLast((each) => kindOfNoun(each, language) === 'animal');
  const picture = seen && pictureFor(seen, language);
  return picture ? people.addPicture(phrase.head, 'animal', picture) : null;
}
