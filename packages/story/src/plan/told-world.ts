import type { ChooseActor } from '../actors/choose-actor.ts';
import type { Spoken } from '../actors/spoken.ts';
import type { Choose } from '../antecedents/choose.ts';
import type { ChooseThing } from '../in-play/choose-thing.ts';
import type { Mention } from '../antecedents/mentions.ts';
import type { Action, Emotion } from '@milestoon/cast';
import type { SetName, TimeOfDay, Weather } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../reading/clause.ts';
import type { People } from '../world/people/people.ts';
import type { Agreement } from '../world/people/noun-gender.ts';
import type { Place } from '../world/places/places.ts';
import type { Somebody } from '../world/people/somebody.ts';
import type { Doing } from './deeds/doing.ts';
import type { LastDone } from './who/left-out-clause.ts';
import type { MeantPhrase, ThingMeant } from './things/phrases-meant.ts';
import type { ToldThing } from './things/told-things.ts';
import type { Act, Moment, Seen } from './plan.ts';

/** Who is where with what while a text goes on. */
export interface World {
  /** Who drives. */
  drives?: Somebody;
  people: People;
  language: NounLanguage;
  sorrowful: boolean;
  place: Place | null;
  time: TimeOfDay | null;
  weather: Weather | null;
  lastThing: ThingMeant | undefined;
  /** The clause that spoke of the last thing. */
  lastThingAt?: number;
  /** The last thing that is no animal and was more than beside, and its clause. */
  lastLifeless?: { thing: ThingMeant; clause: number };
  /** The last animal or toy that is a thing. */
  lastCreature?: ThingMeant;
  /** The clause that spoke of it. */
  lastCreatureAt?: number;
  /** The last of which there were several: 'she caught eleven', 'gave her one'. */
  lastSeveral?: ThingMeant;
  /** The clause that spoke of them. */
  lastSeveralAt?: number;
  /** On what an animal is that is a picture, for the rest of its sentence. */
  perched?: { picture: string; at: NonNullable<Seen['at']>; sentence: number };
  /** Who holds on to what, for the rest of its sentence. */
  holdsOn?: { who: string; edge: Seen; sentence: number };
  /** The clause in which the last thing had something done to it. */
  lastActedOn?: number;
  /** The thing of which something was last told, and in which clause: 'it fell' is that one. */
  topic?: { thing: ThingMeant; clause: number };
  /** The last things of each gender, in Portuguese and Spanish: 'lo' is no apple. */
  lastOf?: Map<Agreement, { thing: ThingMeant; clause: number; isOblique?: boolean; again?: number }>;
  /** The colours that were told, by pictures: 'the mitten' is still the red one. */
  colors: Map<string, string>;
  /** Somebody was dressed up as something: others who are something are so too. */
  dressesUp?: boolean;
  /** The clause whose situation says all that is seen. */
  wholeAt?: number;
  /** It is told of a day on which people dress up. */
  feast?: boolean;
  /** What the words of the last subject spoke of. */
  lastSubjects?: readonly MeantPhrase[];
  /** The same of whom and what else it spoke. */
  lastOthers?: readonly MeantPhrase[];
  /** What was last played. */
  instrument?: ThingMeant;
  /** The sentence in which the child was last seen riding. */
  rides?: number;
  /** On what somebody was last under way, and in which sentence it was told. */
  carrier?: { action: Action; sentence: number };
  /** The clause that is told. */
  clause: number;
  /** What was spoken of so far. */
  mentions: Mention[];
  /** The things that were named so far. */
  told: ToldThing[];
  /** Who or what a pronoun means of several that it may mean. */
  choose: Choose;
  /** Of whom it was spoken so far. */
  spoken: Spoken[];
  /** Who acts in a clause that does not name them. */
  chooseActor: ChooseActor;
  /** Which thing of before is there in a clause that names none. */
  chooseThing: ChooseThing;
  /** A rule has a reason of its own for who acts. */
  isByRule?: boolean;
  /** The clause before it. */
  before?: Clause | undefined;
  /** The clause behind it. */
  next?: Clause | undefined;
  /** What everybody did last, by their ids. */
  lastActions: Map<string, Action>;
  /** The same with what it was done with and upon. */
  doing: Map<string, Doing>;
  /** Whoever is looked for, and since which clause. */
  sought?: { who: readonly Somebody[]; clause: number };
  /** Who of those was found by the clause that is told. */
  found?: readonly Somebody[];
  /** What weighs on whom, by their ids, since which sentence. */
  moods: Map<string, { emotion: Emotion; sentence: number }>;
  /** What grows of a seed that was planted. */
  grows?: string;
  /** Pictures of vehicles that turned out to be toys. */
  toys: Set<string>;
  /** Whoever plays something else in a play, and as what. */
  costumes: Map<string, string>;
  /** Somebody rolls in a wheelchair. */
  rolls?: boolean;
  /** What hangs or sticks above everybody's heads, and where. */
  overhead?: { seen: Seen[]; set: SetName | null };
  /** Who goes on acting by the words that named them, and what was last done: in Portuguese and Spanish subjects are left out. */
  goingOn?: Map<string, Somebody>;
  lastDone?: LastDone;
  /** The words for things of which something was told, and in which sentence. */
  thingsActing?: Map<string, number>;
  /** Where the words stand for a thing that was said to cry, cough or sing. */
  personified?: number;
  /** Who a pronoun means that is said in the next clause only because it is somebody else. */
  saidNext?: { who: Somebody; clause: number };
  /** What the last clause turned out to mean: a wish or a fear behind it is of who acted in it. */
  meant?: ClauseMeant;
  /** Who spoke last: what is said after it is theirs. */
  speaker?: Somebody;
}

/** What a moment shows. */
export interface Staged {
  acts: Act[];
  seen: Seen[];
  /** Where what goes on elsewhere goes on. */
  elsewhere?: SetName;
  /** What everybody of a crowd does. */
  crowdActs?: Pick<NonNullable<Moment['crowd']>, 'action' | 'emotion' | 'thing'>;
  /** What is done only in somebody's thought. */
  imagined?: Moment['imagined'];
}

/** A clause with who and what its phrases turned out to speak of. */
export interface ClauseMeant {
  clause: Clause;
  who: Somebody[];
  crowd?: MeantPhrase['crowd'];
  subjects: ThingMeant[];
  /** What the words of the subject speak of. */
  subjectPhrases: MeantPhrase[];
  others: MeantPhrase[];
  things: ThingMeant[];
  /** Whom they play at being. */
  role?: string;
}
