import { product, type SeatRole, seatRoles } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye, Heart } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { AddressToShare } from '../../ui/address-to-share.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import { PasswordAgain } from '../../ui/password-again.tsx';
import styles from './households.module.css';

const icons = { parent: <Heart aria-hidden="true" />, viewer: <Eye aria-hidden="true" /> };

/**
 * A link for one person, who may then do what was chosen. The password is asked for before; the link is shown here and
 * never again.
 */
export function Invite() {
  const texts = useTexts();
  const { people: words, roles } = texts.households;
  const queryClient = useQueryClient();
  const [role, setRole] = useState<SeatRole>('viewer');
  const [asking, setAsking] = useState(false);
  const invite = useMutation({
    mutationFn: (password: string) => client.households.invite({ role, password }),
    onSuccess: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: api.households.people.key() });
    },
  });
  const ask = (): void => {
    invite.reset();
    setAsking(true);
  };
  if (invite.data)
    return (
      <Card className={styles.form}>
        <NewLink url={invite.data.url} role={role} until={invite.data.expiresAt} />
        <Button onClick={() => invite.reset()}>{words.done}</Button>
      </Card>
    );
  return (
    <Card className={styles.form}>
      <SegmentedChoice
        legend={words.choose}
        value={role}
        onChange={setRole}
        options={seatRoles.map((value) => ({ value, label: roles[value], icon: icons[value] }))}
      />
      <p className={styles.soft} aria-live="polite">
        {words.can[role]}
      </p>
      <Button variant="primary" wide onClick={ask}>
        {words.make}
      </Button>
      {asking && (
        <PasswordAgain
          title={words.make}
          submit={invite.isPending ? words.making : words.make}
          busy={invite.isPending}
          problem={invite.isError ? tell(invite.error, texts, words.failed) : null}
          onClose={() => setAsking(false)}
          onPassword={(password) => invite.mutate(password)}
        >
          {words.password}
        </PasswordAgain>
      )}
    </Card>
  );
}

function NewLink({ url, role, until }: { url: string; role: SeatRole; until: string }) {
  const words = useTexts().households.people;
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(until));
  const message = words.message[role](product.name, day);
  const shown = { url, message, title: product.name, label: words.link, hint: words.once(day) };
  return <AddressToShare {...shown} />;
}
