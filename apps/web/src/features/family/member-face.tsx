import type { FamilyMember, NewFamilyMember } from '@milestoon/contract';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Relative } from '../../lib/artist.ts';
import { CharacterCanvas, DrawnAs } from '../../ui/character-canvas.tsx';
import styles from './family.module.css';
import { byName } from './own-look.ts';
import type { FirstChild } from './use-first-child.ts';

type Drawn = NewFamilyMember & Partial<Pick<FamilyMember, 'seed'>>;

/** How films draw somebody of the family: in the style of the child, whose relatives take after it. */
export const relativeOf = (member: Drawn, child: FirstChild | undefined, year: number): Relative => ({
  role: member.kind === 'pet' ? member.species : member.relation,
  age: member.bornYear === null ? undefined : Math.max(0, year - member.bornYear),
  seed: member.seed,
  coat: member.kind === 'pet' ? (member.coat ?? undefined) : undefined,
  child: child && { look: child.look, ...child.drawnWith },
});

interface MemberFaceProps {
  member: Drawn;
  child: FirstChild | undefined;
  /** What a screen reader says; left out where words beside it say it all. */
  label?: string;
}

/** Somebody of the family as films draw them, or a sign where the drawing is not known yet. */
export function MemberFace({ member, child, label }: MemberFaceProps) {
  const [year] = useState(() => new Date().getFullYear());
  const look = (member.kind === 'person' && member.look) || undefined;
  const isKnown = member.kind === 'pet' || look || (child && !byName.includes(member.relation));
  if (!isKnown)
    return (
      <div className={styles.sign}>
        <UserRound aria-hidden="true" />
      </div>
    );
  return (
    <DrawnAs value={relativeOf(member, child, year)}>
      <CharacterCanvas look={look} style={child?.style ?? 'anime'} {...(label ? { label } : {})} />
    </DrawnAs>
  );
}
