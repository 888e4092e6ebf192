import type { CharacterRole } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import { kindOfNoun, type Meant, meantBy } from '../meaning/kinds.ts';
import { hasPicture } from '@milestoon/things/pictures';
import { genderOf, isGivenName } from '../people/gender.ts';
import type { Phrase } from '../reading/clause.ts';
import type { FamilyPlayer } from '../request.ts';
import { escapePattern } from '../text/words.ts';
import { animalRoleOf } from './animal-roles.ts';
import { labelOf } from './labels.ts';
import { ageTold, type Naming, namingsIn, notNames } from './naming.ts';
import { crowdWords, relationOf } from './relation-words.ts';
import { calledBy, isMeant, ownFamily } from './own-family.ts';
import { playable, type Somebody } from './somebody.ts';

/** What a phrase speaks of: people of the story, many of them, a thing, or nothing to be seen. */
export interface Spoken {
  people: Somebody[];
  crowd?: { kind: 'class' | 'audience' | 'team' | 'passers' | 'table'; count: number };
}

export interface PeopleOptions {
  text: string;
  childName: string;
  childAge: number;
  childSex?: 'girl' | 'boy' | undefined;
  /** Whom names and relations mean before anybody else. */
  family?: readonly FamilyPlayer[] | undefined;
  /** The child itself writes: 'I' is the child, and 'my mom' its own. */
  toldByChild?: boolean | undefined;
  /** Who the text says writes it. */
  writer?: 'Mom' | 'Dad' | null | undefined;
  language: NounLanguage;
}

const tellerWords = /^(?:my|mine|mi|mis|minha|meu|minhas|meus)$/i;
const ofTeller: Readonly<Record<string, CharacterRole>> = {
  mother: 'grandmother',
  father: 'grandfather',
  sister: 'aunt',
  brother: 'uncle',
};
const spouse = /^(?:wife|husband|mujer|esposa|marido|esposo|partner)$/i;
const child =
  /^(?:son|daughter|hijo|hija|filho|filha|boy|girl|kid|child|niña|niño|menina|menino|little one|pequeña|pequeno)$/i;
const crowdSize = 6;

/** The people, pets and named toys of a story; whoever is named for the first time comes in. */
export class People {
  readonly all: Somebody[] = [];
  readonly hero: Somebody;
  private readonly options: PeopleOptions;
  private readonly namings: readonly Naming[];
  private tellerFound: Somebody | undefined;

  constructor(options: PeopleOptions) {
    this.options = options;
    const { text, childName, childAge, childSex, language } = options;
    this.hero = {
      person: { id: 'hero', role: 'hero', name: childName, age: childAge },
      kind: 'person',
      words: new Set([childName.toLowerCase(), childName.split(' ')[0]?.toLowerCase() ?? '']),
      // Only to know whom 'he' and 'she' mean: nobody is drawn by a guess.
      sex: childSex ?? genderOf(childName),
      lastNamed: 0,
      lastActed: 0,
    };
    if (childSex) this.hero.person.gender = childSex;
    this.all.push(this.hero, ...ownFamily(options.family ?? [], childName));
    this.namings = namingsIn(text, childName, language);
  }

  /** Who writes: mother unless the text says otherwise. */
  teller(): Somebody {
    if (this.options.toldByChild) return this.hero;
    if (this.tellerFound) return this.tellerFound;
    const { text, language } = this.options;
    const mothers = /\b(?:both mums|both moms|two mums|two moms|las dos mamás|as duas mães)\b/i.test(text);
    const isGrandma =
      /\bmy (?:grandson|granddaughter|grandchild)|mi nieto|mi nieta|meu neto|minha neta/i.test(text);
    const isAunt = /\bmy (?:nephew|niece)|mi sobrin[oa]|meu sobrinho|minha sobrinha/i.test(text);
    const isFather =
      /\bmy wife|mi mujer|mi esposa|a minha mulher|\bas (?:a|her|his) dad\b|\b(?:Dad|Daddy|Papá|Pai),/i.test(
        text,
      ) ||
      (/\b(?:mum|mom|mummy|mommy|mama|mamá|mãe)\b/i.test(text.replace(/["“«][^"”»]*["”»]/g, '')) &&
        !/\b(?:dad|daddy|papa|papá|pai|husband|marido)\b/i.test(text) &&
        !mothers);
    const { writer } = this.options;
    const isDad = writer ? writer === 'Dad' : isFather;
    const role: CharacterRole = isGrandma
      ? 'grandmother'
      : isAunt
        ? playable('aunt' as CharacterRole)
        : isDad
          ? 'father'
          : 'mother';
    const known = this.all.find(({ person }) => person.role === role);
    this.tellerFound = known ?? this.add(role, labelOf(role, language), isDad ? 'boy' : 'girl', []);
    return this.tellerFound;
  }

  /** What a phrase speaks of, or null where it is nobody. Pronouns are not read here. */
  spokenOf(phrase: Phrase): Spoken | null {
    const titled = this.titledOf(phrase);
    if (titled) return { people: titled };
    const head = phrase.head.toLowerCase();
    const own = phrase.text.replace(/['’]s\b.*$/u, '');
    const known = this.byName(phrase.head) ?? (phrase.text.length < own.length ? undefined : undefined);
    if (known) return { people: [known] };
    const crowd = this.crowdOf(phrase);
    if (crowd) return { people: [], crowd };
    const relation = relationOf(head);
    const meant = meantBy(phrase, this.options.language);
    if (child.test(head) && /\b(?:newborn|baby)\b/i.test(phrase.text) && !relation)
      return { people: this.related({ ...phrase, head: 'baby' }) };
    if (relation && meant.kind !== 'toy' && !meant.likeness) return { people: this.related(phrase) };
    const animal = this.animalOf(phrase, meant);
    if (animal) return { people: [animal] };
    const naming = this.namings.find(({ name }) => name.toLowerCase() === head);
    if (naming) return { people: this.named(naming) };
    const stranger = phrase.name ? this.strangerOf(phrase, meant) : null;
    return stranger ? { people: [stranger] } : null;
  }

  /** 'Grandma Inês', 'Coach Dee': whoever the title says, by that name. */
  private titledOf(phrase: Phrase): Somebody[] | null {
    const [first = '', ...rest] = phrase.head.split(' ');
    // 'her teacher Mrs. Carter' is a teacher.
    const trade = phrase.name ? phrase.qualities.findLast((each) => relationOf(each)) : undefined;
    if (trade && !this.byName(phrase.head)) return this.related({ ...phrase, head: trade });
    const kind = phrase.name ? phrase.qualities.findLast((each) => animalRoleOf(each)) : undefined;
    if (kind && !this.byName(phrase.head)) {
      const animal = this.animalOf(
        { ...phrase, head: kind },
        meantBy({ ...phrase, head: kind }, this.options.language),
        phrase.head,
      );
      if (animal) return [animal];
    }
    if (rest.length === 0 || !relationOf(first.toLowerCase())) return null;
    const known = this.byName(rest.join(' ')) ?? this.byName(phrase.head);
    if (known) return [known];
    return this.related({ ...phrase, head: first.toLowerCase(), qualities: [...phrase.qualities, ...rest] });
  }

  /** Somebody who is known already by this name. */
  byName(name: string): Somebody | undefined {
    const plain = name.toLowerCase().replace(/['’]s?$/, '');
    return this.all.find(({ words }) => words.has(plain));
  }

  private crowdOf({ head, plural, count, text }: Phrase): Spoken['crowd'] | null {
    const word = head.toLowerCase();
    const heads = [word, `${word}s`];
    const found = crowdWords.find(([, words]) =>
      heads.some((each) => words.test(each) && (each === word || plural)),
    );
    if (!found) return null;
    if (/^(?:family|familia|família|parents)$/.test(word) && !/\b(?:whole|entire|toda|all)\b/.test(text))
      return null;
    if (
      /^(?:school|kindergarten|plane|praia|hall|mundo)$/.test(word) &&
      !/\b(?:whole|entire|toda|todo|all)\b/i.test(text)
    )
      return null;
    if (relationOf(word) && count !== undefined && count <= 3) return null;
    if (/^(?:cousin|aunt|auntie|uncle|primo|tio|tía|tío)s?$/.test(word) && !plural) return null;
    if (/^(?:kid|classmate|player|student|pupil|guest)$/.test(word) && !plural) return null;
    return { kind: found[0], count: Math.min(12, Math.max(2, count ?? crowdSize)) };
  }

  private related(phrase: Phrase): Somebody[] {
    const { language, childAge } = this.options;
    const head = phrase.head.toLowerCase();
    const relation = relationOf(head);
    if (!relation) return [];
    const owner = phrase.owner?.toLowerCase() ?? '';
    const mine = tellerWords.test(owner) && !this.options.toldByChild;
    if (
      child.test(head) &&
      (mine || owner === 'our' || /^this\b/i.test(phrase.text)) &&
      !/\b(?:other|older|younger|eldest|newborn|baby|new)\b/i.test(phrase.text)
    )
      return [this.hero];
    const words = phrase.text.toLowerCase().split(/[^\p{L}-]+/u);
    if (relation.both)
      return relation.both.flatMap((role) => this.oneOf(role as CharacterRole, undefined, phrase, []));
    let role = relation.role;
    let sex = relation.sex;
    if (mine && !spouse.test(head) && ofTeller[role]) role = ofTeller[role] as CharacterRole;
    if (words.includes('law') && mine)
      role = role === 'mother' ? 'grandmother' : role === 'father' ? 'grandfather' : role;
    if (spouse.test(head) && !mine && owner !== 'our')
      role = (sex === 'boy' ? 'man' : 'woman') as CharacterRole;
    if (/^(?:mujer)$/.test(head) && !owner) role = 'woman' as CharacterRole;
    const tiny = words.some((word) => /^(?:baby|newborn|recém-nascido|recién)$/.test(word));
    if (tiny && /^(?:sister|brother|baby|girl|boy|friend)$/.test(role)) role = 'baby';
    if (/^(?:primo|prima|cousin)$/.test(head)) sex = relation.sex;
    const count =
      phrase.count ??
      (/\bboth\b|\bdos dois\b|\bos dois\b|\blos dos\b|\blas dos\b/i.test(phrase.text)
        ? 2
        : phrase.plural
          ? 2
          : 1);
    if (role === 'baby' && this.isTheChild()) return [this.hero];
    const list: Somebody[] = [];
    for (let i = 0; i < Math.min(3, count); i++) list.push(...this.oneOf(role, sex, phrase, list));
    for (const each of list) {
      const age = this.ageOf(words, each, childAge);
      if (age !== undefined && each.person.age === undefined) each.person.age = age;
    }
    void language;
    return list;
  }

  /** 'The baby took her first steps': of a family with one baby it is the child. */
  private isTheChild(): boolean {
    const { text, childAge, childName } = this.options;
    const another = /\b(?:baby|newborn|new) (?:brother|sister|boy|girl|son|daughter)\b|\bnewborn\b/i.test(
      text,
    );
    return !another && (childAge < 2 || new RegExp(`\\bbaby is ${escapePattern(childName)}`, 'i').test(text));
  }

  private ageOf(words: readonly string[], { person }: Somebody, childAge: number): number | undefined {
    const told = ageTold(this.options.text, person.name);
    if (told !== undefined) return told;
    if (person.role === 'baby') return 0;
    if (!/^(?:sister|brother|cousin|friend)$/.test(person.role ?? '')) return undefined;
    const is = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
    if (is(/^(?:twin|gémeo|gémea|gêmeo|gêmea|gemelo|gemela|melliza|mellizo)$/)) return childAge;
    if (is(/^(?:big|older|elder|eldest|oldest|mayor|mais-velho|velho|velha|maior|grande)$/))
      return childAge + 3;
    if (
      is(
        /^(?:little|younger|youngest|small|pequeno|pequena|pequeño|pequeña|menor|novo|nova|irmãozinho|irmãzinha|hermanito|hermanita)$/,
      )
    )
      return Math.max(1, childAge - 3);
    return undefined;
  }

  /** Whoever has this role already and is not meant yet, or somebody new. */
  private oneOf(
    role: CharacterRole,
    sex: Somebody['sex'],
    phrase: Phrase,
    taken: readonly Somebody[],
  ): Somebody[] {
    const { language } = this.options;
    const head = phrase.head.toLowerCase();
    const naming = this.namings.find(
      ({ name, words }) =>
        relationOf(words.at(-1) ?? '') !== undefined &&
        (words.includes(head) || new RegExp(`\\b${name}\\b`, 'u').test(phrase.text)) &&
        (new RegExp(`\\b${name}\\b`, 'u').test(phrase.text) || words.at(-1) === head),
    );
    const free = this.all.filter((each) => !taken.includes(each));
    const byName = naming && free.find(({ words }) => words.has(naming.name.toLowerCase()));
    if (byName) return [byName];
    const another = /\b(?:another|other|second|otro|otra|outro|outra)\b/i.test(phrase.text);
    const same = free.find(
      (each) =>
        each.person.role === playable(role) &&
        !each.sibling &&
        each !== this.tellerFound &&
        (!sex || !each.sex || each.sex === sex) &&
        (each.family
          ? isMeant(each, phrase, this.all, this.options.language)
          : isKin(role) || (each.words.has(head) && !another)) &&
        !(naming && each.words.has('#named')),
    );
    const tellerSame =
      this.tellerFound && this.tellerFound.person.role === role && taken.length === 0
        ? this.tellerFound
        : undefined;
    const known =
      same ?? tellerSame ?? calledBy(role, phrase, free, { all: this.all, language: this.options.language });
    if (known) {
      known.words.add(head);
      return [known];
    }
    const label =
      isKin(role) &&
      /^\p{L}+$/u.test(head) &&
      /^(?:mother|father|grandmother|grandfather)$/.test(role) &&
      !spouse.test(head) &&
      !relationOf(head)?.both
        ? capital(head, phrase)
        : labelOf(role, language);
    const titled =
      naming && /^(?:aunt|uncle|grandmother|grandfather|doctor|teacher)$/.test(role)
        ? `${titleOf(naming, labelOf(role, language))} ${naming.name}`
        : naming?.name;
    const made = this.add(
      role,
      titled ?? label,
      sex ?? titleSex(phrase.text) ?? (naming ? genderOf(naming.name) : undefined),
      [head],
    );
    if (naming) {
      made.words.add(naming.name.toLowerCase()).add('#named');
      made.words.add(naming.name.split(' ')[0]?.toLowerCase() ?? '');
    }
    return [made];
  }

  private named({ name, words }: Naming): Somebody[] {
    const noun = words.at(-1) ?? '';
    const phrase: Phrase = {
      text: `${words.join(' ')} ${name}`,
      span: [0, 0],
      head: noun,
      qualities: words.slice(0, -1),
      plural: false,
      name: false,
    };
    const toy = words.some((word) =>
      /^(?:toy|stuffed|teddy|peluche|pelúcia|plush|plushie|cuddly|doll|boneco|boneca|muñeca|muñeco)$/.test(
        word,
      ),
    );
    if (toy) {
      const stuffed = words.filter((word) => !/^(?:toy|stuffed|peluche|pelúcia|plush|de|cuddly)$/.test(word));
      return [
        this.addPicture(
          name,
          'toy',
          meantBy({ ...phrase, head: stuffed.at(-1) ?? 'teddy' }, this.options.language).picture ??
            'teddy-bear',
        ),
      ];
    }
    if (relationOf(noun)) return this.related(phrase);
    const animal = this.animalOf(phrase, meantBy(phrase, this.options.language), name);
    return animal ? [animal] : [];
  }

  /** A live animal that can act; toys, food and crowds of animals are things. */
  private animalOf(phrase: Phrase, meant: Meant, name?: string): Somebody | null {
    if (
      phrase.qualities.some((each) =>
        /^(?:easter|chocolate|paper|origami|gingerbread|sand|ice|snow|tooth)$/i.test(each),
      )
    )
      return null;
    if (meant.kind === 'toy' || meant.likeness || phrase.of === 'peluche') return null;
    const role = animalRoleOf(phrase.head, phrase.qualities);
    if (!role) return null;
    if (phrase.name && !name && !relationOf(phrase.head)) {
      // 'Lion' with a capital and no article is what a soft toy is called; a pet is called otherwise.
      if (!/^(?:the|our|a|o|el|la|an?|my|su|seu|sua)\b/i.test(phrase.text))
        return this.addPicture(phrase.head, 'toy', meant.picture ?? role);
    }
    const naming = this.namings.find(({ words }) => animalRoleOf(words.at(-1) ?? '', words) === role);
    const known = this.all.find(
      (each) =>
        each.person.role === role &&
        (each.family
          ? isMeant(each, phrase, this.all, this.options.language) &&
            (naming?.name ?? each.person.name) === each.person.name
          : each.person.name === (name ?? naming?.name) || !name),
    );
    if (known) return known;
    const own = name ?? naming?.name;
    const made = this.add(
      role,
      own ?? labelOf(role, this.options.language),
      undefined,
      [phrase.head.toLowerCase()],
      'animal',
    );
    if (own) made.words.add(own.toLowerCase());
    return made;
  }

  /** A name that nothing explains. */
  private strangerOf(phrase: Phrase, meant: Meant): Somebody | null {
    const name = phrase.head.replace(/['’]s?$/, '');
    if (notNames.test(name) || !/^\p{Lu}\p{Ll}/u.test(name) || name.split(' ').length > 2) return null;
    const noun = kindOfNoun(name, this.options.language);
    // 'Lion' and 'Teddy' with a capital: the toy is called so.
    if (noun === 'animal' || noun === 'toy')
      return this.addPicture(name, 'toy', meant.picture ?? 'teddy-bear');
    const pet = this.all.find((each) => each.kind === 'animal' && !each.words.has('#named'));
    if (pet && (noun === 'food' || noun === 'plant' || noun === 'thing')) {
      pet.words.add(name.toLowerCase()).add('#named');
      pet.person.name = name;
      return pet;
    }
    const asPlace = /^(?:in|at|from|to|into|near|through|over)$/.test(phrase.preposition ?? '');
    if (asPlace && genderOf(name) === undefined) return null;
    if (asPlace && /^(?:in|at|from|into|near)$/.test(phrase.preposition ?? '')) return null;
    // In the middle of a sentence a capital makes a name of any word, at its beginning of none.
    const initial = /(?:^|[.!?:"])\s*$/.test(this.options.text.slice(0, phrase.span[0]));
    if (noun && noun !== 'person' && (phrase.preposition || (initial && !isGivenName(name)))) return null;
    // A song's name is no friend's.
    const capitals = phrase.text.match(/\p{Lu}\p{Ll}+/gu) ?? [];
    if (
      capitals.length > name.split(' ').length &&
      !/^(?:Mrs?|Ms|Miss|Sra?|Dona|Senhora?|Señora?|Dr)/.test(capitals[0] ?? '')
    )
      return null;
    if (
      new RegExp(
        `(?:teddy|bear|doll|toy|bunny|rabbit|plushie|peluche)[^.!?]{0,3} ${escapePattern(phrase.text)}`,
        'iu',
      ).test(this.options.text)
    )
      return this.addPicture(name, 'toy', 'teddy-bear');
    const title = /\b(Mrs?|Ms|Miss|Sra?|Dona|Senhora?|Señora?|Dr)\b\.?/u.exec(phrase.text)?.[1];
    if (title === 'Dr') return this.add('doctor', `Dr ${name}`, undefined, [name.toLowerCase()]);
    if (title) {
      const sex = /^(?:Mrs|Ms|Miss|Sra|Dona|Senhora|Señora)$/.test(title) ? 'girl' : 'boy';
      return this.add(
        (sex === 'girl' ? 'woman' : 'man') as CharacterRole,
        name.startsWith(title) ? name : `${title} ${name}`,
        sex,
        [name.toLowerCase()],
      );
    }
    const [given = name, ...more] = name.split(' ');
    const sex = genderOf(given);
    // A song or a team has a capital too: of two words the first must be a name people have.
    if (more.length > 0 && sex === undefined) return null;
    return this.add('friend', name, sex, [name.toLowerCase(), given.toLowerCase(), '#named']);
  }

  addPicture(name: string, kind: 'toy' | 'animal', picture: string): Somebody {
    const known = this.byName(name);
    if (known) return known;
    const sewn = kind === 'toy' && hasPicture(`toy-${picture}`) ? `toy-${picture}` : picture;
    const made: Somebody = {
      person: { id: this.idFor('toy'), picture: sewn, name },
      kind,
      words: new Set([name.toLowerCase(), '#named']),
      lastNamed: -9,
      lastActed: -9,
    };
    this.all.push(made);
    return made;
  }

  private add(
    role: CharacterRole,
    name: string,
    sex: Somebody['sex'],
    words: readonly string[],
    kind: Somebody['kind'] = 'person',
  ): Somebody {
    const told = ageTold(this.options.text, name);
    const made: Somebody = {
      person: {
        id: this.idFor(role),
        role: playable(role),
        name,
        ...(sex && kind === 'person' ? { gender: sex } : {}),
        ...(told === undefined ? {} : { age: told }),
      },
      kind,
      words: new Set([...words, name.toLowerCase()]),
      sex,
      lastNamed: -9,
      lastActed: -9,
    };
    this.all.push(made);
    return made;
  }

  private idFor(role: string): string {
    const taken = new Set(this.all.map(({ person }) => person.id));
    if (!taken.has(role)) return role;
    let n = 2;
    while (taken.has(`${role}-${n}`)) n++;
    return `${role}-${n}`;
  }
}

const isKin = (role: string): boolean =>
  /^(?:mother|father|grandmother|grandfather|sister|brother|baby|teacher|doctor)$/.test(role);
const capital = (head: string, { text }: Phrase): string => {
  const written = new RegExp(`\\b${head}\\b`, 'iu').exec(text)?.[0] ?? head;
  return `${written.charAt(0).toUpperCase()}${written.slice(1)}`;
};
const titleOf = ({ words }: Naming, label: string): string => {
  const last = words.at(-1) ?? label;
  return `${last.charAt(0).toUpperCase()}${last.slice(1)}`;
};

const titleSex = (text: string): Somebody['sex'] =>
  /\b(?:Mrs|Ms|Miss|Sra|Dona)\b/i.test(text) ? 'girl' : /\b(?:Mr|Sr)\b/i.test(text) ? 'boy' : undefined;
