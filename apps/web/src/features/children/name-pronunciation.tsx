import { isLatin, limits } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './name-pronunciation.module.css';

interface NamePronunciationProps {
  name: string;
  /** Spelled as it sounds; empty leaves it to the voice. */
  value: string;
  onChange: (value: string) => void;
}

/** How the storyteller says the name, to hear and to set right. Closed until it is needed: for letters it cannot read. */
export function NamePronunciation({ name, value, onChange }: NamePronunciationProps) {
  const texts = useTexts();
  const { pronunciation: text } = texts.children.edit;
  const audio = useRef<HTMLAudioElement>(null);
  const say = useMutation({
    mutationFn: () => client.children.sayName({ name: name.trim(), pronunciation: value.trim() }),
    onSuccess: async ({ sound }) => {
      if (!audio.current) return;
      const bytes = Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0));
      const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
      audio.current.addEventListener('ended', () => URL.revokeObjectURL(url), { once: true });
      audio.current.src = url;
      await audio.current.play();
    },
  });
  return (
    <details className={styles.details} open={!isLatin(name)}>
      <summary className={styles.summary}>{text.open}</summary>
      <div className={styles.content}>
        <TextField
          label={text.label}
          hint={text.hint}
          value={value}
          maxLength={limits.childNameLength}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
        <Button busy={say.isPending} disabled={name.trim() === ''} onClick={() => say.mutate()}>
          <Volume2 aria-hidden="true" /> {say.isPending ? text.listening : text.listen}
        </Button>
        {say.isError && <Alert tone="bad">{tell(say.error, texts, text.failed)}</Alert>}
        {/* What is heard is the name that stands in the field above. */}
        <audio ref={audio} hidden />
      </div>
    </details>
  );
}
