import type { FamilyMember } from '@milestoon/contract';
import { useQuery } from '@tanstack/react-query';
import { PawPrint, Pencil, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import rows from '../../ui/rows.module.css';
import styles from './family.module.css';
import { MemberFace } from './member-face.tsx';
import { MemberForm } from './member-form.tsx';
import { RemoveMember } from './remove-member.tsx';
import { useFirstChild } from './use-first-child.ts';

type Open = { kind: 'person' | 'pet'; member?: FamilyMember } | null;

/** The people and pets who play themselves in every child's episodes. */
export function Family() {
  const { family: words, children: texts } = useTexts();
  const { data: members, isError, refetch } = useQuery(api.family.list.queryOptions());
  const child = useFirstChild();
  const [open, setOpen] = useState<Open>(null);
  const lists = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // The form is gone, and with it the button that was pressed.
  useEffect(() => {
    if (wasOpen.current && !open) lists.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const isWhat = (member: FamilyMember): string =>
    member.kind === 'pet' ? words.animals[member.species] : words.relations[member.relation];
  return (
    <>
      <PageHead title={words.title}>
        <p>{words.lead}</p>
      </PageHead>
      {!members && !isError && (
        <div role="status" aria-label={words.loading}>
          <Skeleton />
        </div>
      )}
      {isError && (
        <Alert tone="bad">
          {words.loadFailed} <Button onClick={() => refetch()}>{texts.card.tryAgain}</Button>
        </Alert>
      )}
      {members && !open && (
        <div ref={lists} className={styles.list} tabIndex={-1} role="group" aria-label={words.title}>
          <Card>
            {members.length === 0 && <p>{words.empty}</p>}
            <ul className={rows.rows}>
              {members.map((member) => (
                <li key={member.id} className={rows.row}>
                  <div className={styles.line}>
                    <div className={styles.member}>
                      <div className={styles.face}>
                        <MemberFace member={member} child={child} />
                      </div>
                      <div>
                        <strong>{member.name}</strong>
                        <br />
                        {isWhat(member)}
                        {member.bornYear !== null && `, ${words.bornIn(member.bornYear)}`}
                      </div>
                    </div>
                    <div className={rows.actions}>
                      <Button
                        size="small"
                        aria-label={words.edit(member.name)}
                        onClick={() => setOpen({ kind: member.kind, member })}
                      >
                        <Pencil aria-hidden="true" />
                      </Button>
                      <RemoveMember member={member} />
                    </div>
                  </div>
                </li>
              ))}
            </ul>
            <Button wide onClick={() => setOpen({ kind: 'person' })}>
              <UserPlus aria-hidden="true" /> {words.addPerson}
            </Button>
            <Button wide onClick={() => setOpen({ kind: 'pet' })}>
              <PawPrint aria-hidden="true" /> {words.addPet}
            </Button>
          </Card>
        </div>
      )}
      {open && <MemberForm {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
