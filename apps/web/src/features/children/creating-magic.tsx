import { limits } from '@milestoon/domain';
import { WandSparkles } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { PageTitle } from '../../ui/page.tsx';
import styles from './avatar-selection.module.css';
import { DrawingProgress } from './drawing-progress.tsx';

/** `drawn` of the avatars are there; `begun` is false while the drawing waits for its turn. */
export function CreatingMagic({ drawn, begun }: { drawn: number; begun: boolean }) {
  const text = useTexts().children.avatars;
  return (
    <div className={styles.magic}>
      <WandSparkles aria-hidden="true" />
      <div role="status">
        <PageTitle tab={text.magicTab}>{text.magic}</PageTitle>
        <p>{text.magicText}</p>
      </div>
      <DrawingProgress drawn={drawn} begun={begun} total={limits.avatarCandidates} />
    </div>
  );
}
