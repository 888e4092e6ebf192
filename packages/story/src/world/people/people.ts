import type { CharacterRole } from '@milestoon/cast';
import { hasPicture } from '@milestoon/things/pictures';
import { kindOfNoun, meantBy } from '../../meaning/kinds.ts';
import { genderOf } from '../../people/gender.ts';
import { isNickname, nicknamesIn, spelledOf } from '../../person/nickname.ts';
import type { Phrase } from '../../reading/clause.ts';
import { animalNamed, animalOf } from './animal-meant.ts';
import { atWork, namedAtWork, namedByTrade } from '../places/at-work.ts';
import { classTeacher } from './class-teachers.ts';
import { crowdOf } from './crowd-meant.ts';
import { byEpithet } from './epithets.ts';
import { aChild, isTheSmallOne, kinOfTeller, related } from './kin-meant.ts';
import { festiveOf } from '../places/festive.ts';
import { labelOf } from './labels.ts';
import { ageTold, type Naming, namingsIn } from './naming.ts';
import { isNobody } from './nobody.ts';
import {
  legends,
  ofTeller,
  ownChildren,
  atSchool,
  isOfChurch,
  ownChild,
  passersOf,
  sewn,
  unreal,
} from './people-nouns.ts';
import { guessedTeller } from './guessed-teller.ts';
import { childOf, damOf, isOwnChild, isOwnParent, parentOfChild } from './own-child.ts';
import { ownFamily } from './own-family.ts';
import { isPersonNoun, isTool } from './person-nouns.ts';
import type { PeopleOptions, Registry, Spoken } from './registry.ts';
import { byRegionalWord } from './regional-people.ts';
import { relationOf } from './relation-words.ts';
import { playable, type Sole, type Somebody } from './somebody.ts';
import { isThingCalledSo } from './things-called-so.ts';
import { tradeOf } from './trade-words.ts';
import { playerOf } from './player-meant.ts';
import { strangerOf } from './stranger-meant.ts';

/** The people, pets and named toys of a story; whoever is named for the first time comes in. */
export class People implements Registry {
  readonly all: Somebody[] = [];
  readonly hero: Somebody;
  readonly options: PeopleOptions;
  readonly namings: readonly Naming[];
  tellerFound: Somebody | undefined;
  /** Who last acted alone. */
  sole: Sole | undefined;
  /** Who was last told, asked or called by somebody, and in which clause. */
  addressed: { who: Somebody; clause: number } | undefined;
  /** Of whom several were last spoken of together, and in which clause. */
  several: { who: readonly Somebody[]; clause: number; isApart: boolean; isVisit: boolean } | undefined;

  constructor(options: PeopleOptions) {
    this.options = options;
    const { text, childName, childAge, childSex, language } = options;
    this.hero = {
      person: { id: 'hero', role: 'hero', name: childName, age: childAge },
      kind: 'person',
      words: new Set([childName, childName.split(' ')[0] ?? ''].flatMap((name) => spelledOf(name))),
      // Only to know whom 'he' and 'she' mean: nobody is drawn by a guess.
      sex: childSex ?? genderOf(childName),
      lastNamed: 0,
      lastActed: 0,
    };
    if (childSex) this.hero.person.gender = childSex;
    this.all.push(this.hero, ...ownFamily(options.family ?? [], childName));
    this.namings = namingsIn(text, childName, language);
    for (const name of nicknamesIn(text, childName))
      if (!this.isExplained(name) && (language !== 'en' || isNickname(name, text)))
        this.hero.words.add(name.toLowerCase());
  }

  /** Who writes: mother unless the text says otherwise. */
  teller(): Somebody {
    if (this.options.toldByChild) return this.hero;
    if (this.tellerFound) return this.tellerFound;
    const { language } = this.options;
    const { writer } = this.options;
    const role = playable(writer?.role ?? guessedTeller(this.options));
    const isMan = /^(?:father|grandfather|uncle)$/.test(role);
    const known = this.all.find(({ person }) => person.role === role);
    this.tellerFound = known ?? this.add(role, labelOf(role, language), isMan ? 'boy' : 'girl', []);
    return this.tellerFound;
  }

  /** Whether the text says who is called so. */
  isExplained(name: string): boolean {
    return this.namings.some((each) => each.name === name);
  }

  /** What a phrase speaks of, or null where it is nobody. Pronouns are not read here. */
  spokenOf(phrase: Phrase): Spoken | null {
    // A toy, a statue or a picture is nobody, whoever else is called so.
    if (phrase.lifeless) return playerOf(this, phrase);
    if (isNobody(phrase)) return null;
    const festive = festiveOf(this, phrase) ?? byRegionalWord(this, phrase);
    if (festive) return { people: festive };
    const titled = this.titledOf(phrase);
    if (titled) return { people: titled };
    // At the beginning of a sentence 'Waffles' is read as waffles, though the text says who that is.
    const explained = this.namings.find(({ name }) => name === phrase.text);
    if (explained && !phrase.name && explained.name.toLowerCase() !== phrase.head.toLowerCase())
      return { people: this.named(explained) };
    const { language } = this.options;
    const head = phrase.head.toLowerCase();
    const own = isTheSmallOne(this, phrase) ? this.hero : byEpithet(this, phrase);
    if (own) return { people: [own] };
    const named = this.byName(phrase.head);
    // 'My mum dropped the phone': not whoever is called Mum herself.
    const known = named === this.tellerFound && isOwnParent(phrase) ? undefined : named;
    // 'Two boys sang. The boys danced': both of them.
    if (known && (phrase.name || !phrase.plural)) return { people: [known] };
    // 'Os miúdos fizeram um bolo': at home they are the family's own.
    if (language !== 'en' && ownChildren.test(phrase.text.toLowerCase()) && !atSchool.test(this.options.text))
      return { people: [this.hero, ...this.siblings()] };
    const crowd = crowdOf(phrase);
    if (crowd) return { people: [], crowd };
    // In Portuguese a 'mano' is a brother, in Spanish a hand; a 'mate' is drunk there, and Lola is a name.
    const meantHere = isOwnChild(this, phrase) ? this.hero : damOf(this, phrase);
    if (meantHere) return { people: [meantHere] };
    const isThing = isThingCalledSo(phrase, language);
    const relation =
      isThing || (language === 'es' && /^(?:mano|mate|lol[ao]|baba|gigi)$/.test(head))
        ? undefined
        : relationOf(head);
    const meant = meantBy(phrase, this.options.language);
    if (aChild.test(head) && /\b(?:newborn|baby)\b/i.test(phrase.text) && !relation)
      return { people: related(this, { ...phrase, head: 'baby' }) };
    if (relation && meant.kind !== 'toy' && !meant.likeness) return { people: related(this, phrase) };
    const animal = animalOf(this, phrase, meant);
    if (animal) return { people: [animal] };
    const naming = this.namings.find(({ name }) => name.toLowerCase() === head);
    if (naming) return { people: this.named(naming) };
    if (phrase.name) {
      const stranger = strangerOf(this, phrase, meant);
      if (stranger) return { people: [stranger] };
      // 'A Viking', 'the Queen': a noun with a capital.
      const isNoun = language === 'en' && /^(?:an?|the)\s/i.test(phrase.text) && !phrase.head.includes(' ');
      const asNoun = isNoun && kindOfNoun(head, language) === 'person';
      const found = asNoun ? this.byTrade({ ...phrase, head, name: false }, 'person') : null;
      return found ? { people: found } : null;
    }
    if (isThing) return null;
    const strangers = this.byTrade(phrase, meant.kind);
    return strangers ? { people: strangers } : passersOf(this, phrase, meant.kind);
  }

  /** 'A shepherd', 'the cashier': somebody of whom only that is told. */
  private byTrade(phrase: Phrase, kind: string): Somebody[] | null {
    const { head, text, plural, qualities } = phrase;
    const parent = parentOfChild(this, phrase);
    if (parent) return related(this, { ...phrase, head: parent, owner: 'her', text: `her ${parent}` });
    // Children of a family are its child, or somebody the words name.
    const kin = ownChild.test(head) ? kinOfTeller(this, phrase) : null;
    if (kin) return kin;
    if (ownChild.test(head))
      return /^(?:my|our)\s/i.test(text) || ofTeller.test(phrase.owner ?? '')
        ? [this.hero, ...(plural ? this.siblings() : [])]
        : childOf(this, phrase);
    const told = kind === 'toy' ? null : tradeOf(phrase);
    const isWoman = this.options.language !== 'en' && /^(?:la|a|una|uma)\s/i.test(text);
    if (told)
      return atWork(this, { ...told, woman: told.woman || isWoman }, head, phrase.count ?? (plural ? 2 : 1));
    const isOne = !plural && /^(?:an?|the|this|that|another|one|some|his|her|my|our|their)\s/i.test(text);
    const isPerson = (kind === 'person' || isPersonNoun(head, qualities)) && !isTool(head);
    if (!isPerson || !isOne || this.options.language !== 'en' || unreal.test(head)) return null;
    const isGirl = /(?:ess|woman|lady|girl)$/.test(head) || qualities.includes('female');
    const name = `${head.charAt(0).toUpperCase()}${head.slice(1)}`;
    return [this.add((isGirl ? 'woman' : 'man') as CharacterRole, name, isGirl ? 'girl' : undefined, [head])];
  }

  private siblings(): Somebody[] {
    return this.all.filter(({ person }) => /^(?:sister|brother|baby)$/.test(person.role ?? ''));
  }

  /** 'Grandma Inês', 'Coach Dee': whoever the title says, by that name. */
  private titledOf(phrase: Phrase): Somebody[] | null {
    const teacher = classTeacher(this, phrase);
    if (teacher) return [teacher];
    const known = legends.test(phrase.head) ? tradeOf({ ...phrase, qualities: [] }) : null;
    if (known) return atWork(this, known, phrase.head);
    const [first = '', ...rest] = phrase.head.split(' ');
    // 'O Tobias, o coelho de peluche' is no rabbit.
    const toy = this.namings.find(
      ({ name, words }) => name === phrase.head && words.some((word) => sewn.test(word)),
    );
    if (toy) return this.named(toy);
    // 'A snail called Mr Biscuit' is no gentleman.
    const called = this.namings.find(({ name }) => name.includes(' ') && name === phrase.head);
    if (called && !relationOf(called.words.at(-1) ?? '')) {
      const known = this.byName(called.name);
      const found = known ? [known] : this.named(called);
      if (found.length > 0) return found;
    }
    // 'her teacher Mrs. Carter' is a teacher.
    const trade = phrase.name ? phrase.qualities.findLast((each) => relationOf(each)) : undefined;
    if (trade && !this.byName(phrase.head)) return related(this, { ...phrase, head: trade });
    const work = namedAtWork(this, phrase);
    if (work) return [work];
    const animal = animalNamed(this, phrase);
    if (animal) return [animal];
    if (isOfChurch(phrase, this.options.language, this.options.text))
      return atWork(this, { trade: 'priest', woman: false }, phrase.head);
    if (rest.length === 0 || !relationOf(first.toLowerCase())) return null;
    const named = this.byName(rest.join(' ')) ?? this.byName(phrase.head);
    if (named) return [named];
    return related(this, { ...phrase, head: first.toLowerCase(), qualities: [...phrase.qualities, ...rest] });
  }

  /** Somebody who is known already by this name. */
  byName(name: string): Somebody | undefined {
    const plain = name.toLowerCase().replace(/['’]s?$/, '');
    const untitled = plain.replace(/^(?:seu|dona|don|doña)\s/, '');
    return this.all.find(({ words }) => words.has(plain) || words.has(untitled));
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
    const toy = words.some((word) => sewn.test(word));
    if (toy) {
      const head = words.findLast(
        (word) => word !== 'de' && (/^(?:teddy|dol|bon|muñ)/.test(word) || !sewn.test(word)),
      );
      const { picture } = meantBy({ ...phrase, head: head ?? 'teddy' }, this.options.language);
      return [this.addPicture(name, 'toy', picture ?? 'teddy-bear')];
    }
    if (relationOf(noun)) return related(this, phrase);
    const trade = tradeOf(phrase);
    if (trade) return [namedByTrade(this, name, noun, trade)];
    const meant = meantBy(phrase, this.options.language);
    const animal = animalOf(this, phrase, meant, name);
    if (animal) return [animal];
    return meant.kind === 'animal' && meant.picture ? [this.addPicture(name, 'animal', meant.picture)] : [];
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

  add(
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
    for (let n = 1; ; n++) {
      const id = n === 1 ? role : `${role}-${n}`;
      if (!taken.has(id)) return id;
    }
  }
}
