import { WandSparkles } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { PageTitle } from '../../ui/page.tsx';
import styles from './avatar-selection.module.css';

export function CreatingMagic() {
  const text = useTexts().children.avatars;
  return (
    <div className={styles.magic} role="status">
      <WandSparkles aria-hidden="true" />
      <PageTitle tab={text.magicTab}>{text.magic}</PageTitle>
      <p>{text.magicText}</p>
    </div>
  );
}
