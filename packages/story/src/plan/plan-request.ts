import type { NounLanguage } from '@milestoon/things/nouns';
import type { Writer } from '../person/voice.ts';
import type { Clause } from '../reading/clause.ts';
import type { FamilyPlayer } from '../request.ts';
import type { World } from './told-world.ts';

/** What a plan is made of. */
export interface PlanRequest {
  clauses: readonly Clause[];
  /** The cleaned text, of which the clauses' spans are places. */
  text: string;
  title: string;
  childName: string;
  /** Years. */
  childAge: number;
  childSex?: 'girl' | 'boy' | undefined;
  family?: readonly FamilyPlayer[] | undefined;
  toldByChild?: boolean | undefined;
  writer?: Writer | null | undefined;
  language: NounLanguage;
  /** A sad day is told quietly. */
  sorrowful: boolean;
  /** Takes down what was spoken of. */
  mentions?: World['mentions'] | undefined;
  /** Who or what a pronoun means; otherwise as it was learned. */
  choose?: World['choose'] | undefined;
}
