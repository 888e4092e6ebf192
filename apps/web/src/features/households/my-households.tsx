import type { Household } from '@milestoon/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActingFor } from '../../lib/acting-for.ts';
import { api, client, type Wire } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { beginAnew, chooseHousehold } from './choose-household.ts';
import styles from './households.module.css';

type Own = Wire<Household>;

/** Which family this is, and the others there are: to go there, or to leave. Nothing for who is in none. */
export function MyHouseholds() {
  const { households } = useTexts();
  const words = households.mine;
  const acting = useActingFor();
  const { data } = useQuery(api.households.mine.queryOptions());
  if (!data?.length && !acting) return null;
  return (
    <Card>
      <h2>{words.title}</h2>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div>
            <strong>{words.own}</strong>
          </div>
          {acting ? <Go id={null} family={words.own} /> : <Badge tone="good">{words.here}</Badge>}
        </li>
        {data?.map((one) => (
          <li key={one.id} className={styles.row}>
            <div>
              <strong>{words.of(one.email)}</strong>
              <span className={styles.fine}>{households.roles[one.role]}</span>
            </div>
            <div className={styles.buttons}>
              {one.id === acting?.id ? (
                <Badge tone="good">{words.here}</Badge>
              ) : (
                <Go id={one.id} family={words.of(one.email)} />
              )}
              <Leave household={one} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Go({ id, family }: { id: string | null; family: string }) {
  const texts = useTexts();
  const words = texts.households.mine;
  const go = useMutation({ mutationFn: () => chooseHousehold(id) });
  const isGoing = go.isPending || go.isSuccess;
  return (
    <>
      {go.isError && <Alert tone="bad">{tell(go.error, texts, texts.households.people.failed)}</Alert>}
      <Button
        size="small"
        variant="primary"
        busy={isGoing}
        aria-label={words.goLabel(family)}
        onClick={() => go.mutate()}
      >
        {isGoing ? words.going : words.go}
      </Button>
    </>
  );
}

function Leave({ household: { id, email } }: { household: Own }) {
  const texts = useTexts();
  const words = texts.households.mine;
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => client.households.leave({ id }),
    onSuccess: () => beginAnew(paths.landing),
  });
  const isLeaving = leave.isPending || leave.isSuccess;
  return (
    <>
      <Button size="small" aria-label={words.leaveLabel(email)} onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      {asking && (
        <Dialog
          title={words.leaveTitle}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.stay}</Button>
              <Button variant="danger" busy={isLeaving} onClick={() => leave.mutate()}>
                {isLeaving ? words.leaving : words.leave}
              </Button>
            </>
          }
        >
          <p>{words.leaveText(email)}</p>
          {leave.isError && (
            <Alert tone="bad">{tell(leave.error, texts, texts.households.people.failed)}</Alert>
          )}
        </Dialog>
      )}
    </>
  );
}
