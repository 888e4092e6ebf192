import type { FamilyMember } from '@milestoon/contract';
import { useQuery } from '@tanstack/react-query';
import { PawPrint, Pencil, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
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

/** The form that stands open, also when the screen is left and come back to. Without an id: somebody new. */
type Open = { kind: 'person' | 'pet'; id?: string } | null;

/** The people and pets who play themselves in every child's episodes. */
export function Family() {
  const { family: words, children: texts } = useTexts();
  const { data: members, isError, refetch } = useQuery(api.family.list.queryOptions());
  const child = useFirstChild();
  const [kept, change] = useDraft<{ open: Open }>('family-open', { open: null });
  const [pressed, setPressed] = useState(false);
  const setOpen = (open: Open): void => {
    setPressed(open !== null);
    change({ open });
  };
  const member = members?.find(({ id }) => id === kept.open?.id);
  // Who was removed elsewhere meanwhile is not edited.
  const open = kept.open?.id !== undefined && !member ? null : kept.open;
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
              {members.map((one) => (
                <li key={one.id} className={rows.row}>
                  <div className={styles.line}>
                    <div className={styles.member}>
                      <div className={styles.face}>
                        <MemberFace member={one} child={child} />
                      </div>
                      <div>
                        <strong>{one.name}</strong>
                        <br />
                        {isWhat(one)}
                        {one.bornYear !== null && `, ${words.bornIn(one.bornYear)}`}
                      </div>
                    </div>
                    <div className={rows.actions}>
                      <Button
                        size="small"
                        aria-label={words.edit(one.name)}
                        onClick={() => setOpen({ kind: one.kind, id: one.id })}
                      >
                        <Pencil aria-hidden="true" />
                      </Button>
                      <RemoveMember member={one} />
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
      {members && open && (
        <MemberForm
          kind={open.kind}
          {...(member && { member })}
          pressed={pressed}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
