import type { HouseholdMember, OpenInvitation } from '@milestoon/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client, type Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Skeleton } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './households.module.css';
import { Invite } from './invite.tsx';

/** Who else is in one's own family: members, open invitations, and the way to invite somebody. */
export function People() {
  const texts = useTexts();
  const words = texts.households.people;
  const query = useQuery(api.households.people.queryOptions());
  if (query.isError && !query.data)
    return (
      <Alert tone="bad">
        {tell(query.error, texts, words.loadFailed)}{' '}
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.reload}
        </Button>
      </Alert>
    );
  if (!query.data) return <Skeleton />;
  const { members, invitations } = query.data;
  return (
    <>
      <Card>
        <h2>{words.members}</h2>
        {members.length === 0 && <p className={styles.soft}>{words.none}</p>}
        {members.length > 0 && (
          <ul className={styles.rows}>
            {members.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        )}
      </Card>
      {invitations.length > 0 && (
        <Card>
          <h2>{words.invited}</h2>
          <ul className={styles.rows}>
            {invitations.map((invitation) => (
              <Invitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Card>
      )}
      <Invite />
    </>
  );
}

const useDay = (): ((at: string) => string) => {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (at) => format.format(new Date(at));
};

const useForget = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.households.people.key() });
};

function Member({ member: { id, email, role, since } }: { member: Wire<HouseholdMember> }) {
  const texts = useTexts();
  const { people: words, roles } = texts.households;
  const day = useDay();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({ mutationFn: () => client.households.remove({ id }), onSuccess: useForget() });
  return (
    <li className={styles.row}>
      <div>
        <strong>{email}</strong>
        <span className={styles.fine}>
          {roles[role]}, {words.since(day(since))}
        </span>
      </div>
      <Button size="small" aria-label={words.removeLabel(email)} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {asking && (
        <Dialog
          title={words.removeTitle}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.keep}</Button>
              <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
                {remove.isPending ? words.removing : words.remove}
              </Button>
            </>
          }
        >
          <p>{words.removeText(email)}</p>
          {remove.isError && <Alert tone="bad">{tell(remove.error, texts, words.failed)}</Alert>}
        </Dialog>
      )}
    </li>
  );
}

function Invitation({ invitation: { id, role, expiresAt } }: { invitation: Wire<OpenInvitation> }) {
  const texts = useTexts();
  const { people: words, roles } = texts.households;
  const day = useDay();
  const end = useMutation({
    mutationFn: () => client.households.endInvitation({ id }),
    onSettled: useForget(),
  });
  return (
    <li className={styles.row}>
      <div>
        <strong>{roles[role]}</strong>
        <span className={styles.fine}>{words.until(day(expiresAt))}</span>
      </div>
      <Button
        size="small"
        busy={end.isPending}
        aria-label={words.endLabel(roles[role])}
        onClick={() => end.mutate()}
      >
        {words.end}
      </Button>
      {end.isError && <Alert tone="bad">{tell(end.error, texts, words.failed)}</Alert>}
    </li>
  );
}
