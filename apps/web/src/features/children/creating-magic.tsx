import { WandSparkles } from 'lucide-react';
import { PageTitle } from '../../ui/page.tsx';
import styles from './avatar-selection.module.css';

export function CreatingMagic() {
  return (
    <div className={styles.magic} role="status">
      <WandSparkles aria-hidden="true" />
      <PageTitle tab="Creating avatars">Creating Magic...</PageTitle>
      <p>We are drawing four avatars of your child.</p>
    </div>
  );
}
