import { type MouseEvent, useState } from 'react';
import type { ChangeDraft } from '../../lib/draft.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useUndo } from '../../ui/toast.tsx';
import styles from './episodes.module.css';

interface Words {
  title: string;
  description: string;
}

interface KeptDraftProps {
  words: Words;
  onChange: ChangeDraft<Words>;
}

/** Says that this is what was begun in a tab that is gone, and lets somebody begin another story. */
export function KeptDraft({ words: { title, description }, onChange }: KeptDraftProps) {
  const { kept, begunAnew, beginAnew } = useTexts().episodes.form;
  const offer = useUndo();
  const [isAnew, setAnew] = useState(false);
  const begin = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // The button goes; what comes next is the title.
    currentTarget.form?.querySelector('input')?.focus();
    onChange({ title: '', description: '' });
    setAnew(true);
    offer(begunAnew, {
      undo: () => {
        // What was typed since stays.
        onChange((now) => ({
          title: now.title || title,
          description: now.description || description,
        }));
        setAnew(false);
      },
      settle: () => {},
    });
  };
  if (isAnew) return null;
  return (
    <div className={styles.kept}>
      <Alert tone="info">{kept}</Alert>
      <Button size="small" onClick={begin}>
        {beginAnew}
      </Button>
    </div>
  );
}
