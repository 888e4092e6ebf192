import type { CharacterRole } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Writer } from '../../person/voice.ts';
import type { Crowd } from '../../plan/plan.ts';
import type { FamilyPlayer } from '../../request.ts';
import type { Naming } from './naming.ts';
import type { Somebody } from './somebody.ts';

/** What a phrase speaks of: people of the story, many of them, a thing, or nothing to be seen. */
export interface Spoken {
  people: Somebody[];
  crowd?: Pick<Crowd, 'kind' | 'count' | 'of'>;
}

/** What is known of a story before it is read. */
export interface PeopleOptions {
  /** The cleaned text. */
  text: string;
  title: string;
  childName: string;
  /** Years. */
  childAge: number;
  childSex?: 'girl' | 'boy' | undefined;
  /** Whom names and relations mean before anybody else. */
  family?: readonly FamilyPlayer[] | undefined;
  /** The child itself writes: 'I' is the child, and 'my mom' its own. */
  toldByChild?: boolean | undefined;
  /** Who the text says writes it. */
  writer?: Writer | null | undefined;
  language: NounLanguage;
}

/** Who is known of a story, and how others come in. */
export interface Registry {
  readonly all: readonly Somebody[];
  readonly hero: Somebody;
  readonly options: PeopleOptions;
  readonly namings: readonly Naming[];
  /** Who writes, once the text has spoken of them. */
  readonly tellerFound: Somebody | undefined;
  byName(name: string): Somebody | undefined;
  add(
    role: CharacterRole,
    name: string,
    sex: Somebody['sex'],
    words: readonly string[],
    kind?: Somebody['kind'],
  ): Somebody;
  addPicture(name: string, kind: 'toy' | 'animal', picture: string): Somebody;
}
