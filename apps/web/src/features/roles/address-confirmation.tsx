import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './roles.module.css';
import { type User, usersKey } from './users.ts';

/** Whether the address of an account is confirmed, by whom, and the way to do it by hand. */
export function AddressConfirmation({ user }: { user: User }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.roles;
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => client.roles.confirmAddress({ id: user.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
  if (user.isConfirmed) {
    const { confirmedAt, confirmedBy } = user;
    const date =
      confirmedAt && new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(confirmedAt));
    return (
      <p className={styles.fine}>
        {date && confirmedBy ? words.confirmedBy(date, confirmedBy) : words.confirmed}
      </p>
    );
  }
  return (
    <div className={styles.confirmation}>
      <p className={styles.fine}>{words.unconfirmed}</p>
      <Button
        size="small"
        busy={confirm.isPending}
        aria-label={words.confirmOf(user.email)}
        onClick={() => confirm.mutate()}
      >
        {words.confirm}
      </Button>
      {confirm.isError && <Alert tone="bad">{tell(confirm.error, texts, words.confirmFailed)}</Alert>}
    </div>
  );
}
