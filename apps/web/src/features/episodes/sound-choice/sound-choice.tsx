import type { MusicChoice, Narrator } from '@milestoon/domain';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from '../episodes.module.css';

const load = () => import('./sounds.tsx');
const Sounds = lazy(async () => ({ default: (await load()).Sounds }));
/** Whoever comes near may open it. A failure is told when it was opened. */
const loadEarly = (): void => void load().catch(() => {});

export interface SoundOfFilm {
  narrator: Narrator;
  music: MusicChoice;
}

export interface SoundChoiceProps extends SoundOfFilm {
  onChange: (change: Partial<SoundOfFilm>) => void;
}

/** The voice and the music of a film. Closed, and not loaded, until somebody wants to choose: nobody has to. */
export function SoundChoice(props: SoundChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.sounds} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.soundsSummary} onPointerEnter={loadEarly} onFocus={loadEarly}>
        {useTexts().episodes.form.sound.open}
      </summary>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <Sounds {...props} />
        </Suspense>
      )}
    </details>
  );
}
