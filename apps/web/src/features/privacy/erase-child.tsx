import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { usePasswordAsked } from '../../lib/password-asked.ts';
import { forgettingTakesOf } from '../../lib/takes-of-child.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { AlsoOnYouTube } from '../../ui/also-on-youtube.tsx';
import { Button } from '../../ui/button.tsx';
import { TypeToConfirm } from '../../ui/type-to-confirm.tsx';
import styles from './privacy.module.css';

interface Child {
  id: string;
  name: string;
}

/** `onBegun` is given the key of the receipt. */
export function EraseChild({ onBegun }: { onBegun: (key: string) => void }) {
  const words = useTexts().privacy.child;
  const children = useQuery(api.children.list.queryOptions());
  const [chosen, setChosen] = useState<Child | null>(null);
  return (
    <section className={styles.section}>
      <h3>{words.heading}</h3>
      <p>{words.lead}</p>
      {children.data?.length === 0 && <p>{words.none}</p>}
      {children.data?.map((child) => (
        <Button key={child.id} wide onClick={() => setChosen(child)}>
          <Trash2 aria-hidden="true" /> {words.button(child.name)}
        </Button>
      ))}
      {chosen && (
        <EraseChildDialog
          child={chosen}
          onClose={() => setChosen(null)}
          onBegun={(key) => {
            setChosen(null);
            onBegun(key);
          }}
        />
      )}
    </section>
  );
}

interface EraseChildDialogProps {
  child: Child;
  onClose: () => void;
  onBegun: (key: string) => void;
}

function EraseChildDialog({ child, onClose, onBegun }: EraseChildDialogProps) {
  const texts = useTexts();
  const words = texts.privacy.child;
  const [alsoOnYouTube, setAlso] = useState(false);
  const erase = useMutation({
    mutationFn: (password: string) =>
      forgettingTakesOf(child.id, () =>
        client.privacy.eraseChild({ childId: child.id, password, alsoOnYouTube }),
      ),
    onSuccess: ({ key }) => onBegun(key),
  });
  return (
    <TypeToConfirm
      title={words.title(child.name)}
      expected={child.name}
      label={words.confirm(child.name)}
      mismatch={texts.child.nameMismatch}
      error={erase.isError ? tell(erase.error, texts, words.failed) : null}
      busy={erase.isPending}
      password={usePasswordAsked()}
      onConfirm={(password) => erase.mutate(password)}
      onClose={onClose}
    >
      <p>{words.permanent(child.name)}</p>
      <p>{words.published}</p>
      <AlsoOnYouTube of={{ childId: child.id }} checked={alsoOnYouTube} onChange={setAlso} />
    </TypeToConfirm>
  );
}
