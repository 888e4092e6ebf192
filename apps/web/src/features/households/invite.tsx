import { product, type SeatRole, seatRoles } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye, Heart } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { AddressToShare } from '../../ui/address-to-share.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import styles from './households.module.css';

const icons = { parent: <Heart aria-hidden="true" />, viewer: <Eye aria-hidden="true" /> };

/** A link for one person, who may then do what was chosen. It is shown here and never again. */
export function Invite() {
  const texts = useTexts();
  const { people: words, roles } = texts.households;
  const queryClient = useQueryClient();
  const [role, setRole] = useState<SeatRole>('viewer');
  const invite = useMutation({
    mutationFn: () => client.households.invite({ role }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.households.people.key() }),
  });
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
      {invite.isError && <Alert tone="bad">{tell(invite.error, texts, words.failed)}</Alert>}
      <Button variant="primary" wide busy={invite.isPending} onClick={() => invite.mutate()}>
        {invite.isPending ? words.making : words.make}
      </Button>
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
