import { useTexts } from '../../lib/texts.tsx';
import { wayBackReason } from '../../lib/way-back.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './account.module.css';

/** One sentence for who was stopped on the way: why they are here. */
export function WayBackReason() {
  const texts = useTexts();
  const reason = wayBackReason();
  return reason && <Alert tone="info">{texts.wayBack[reason]}</Alert>;
}

/** The same above the landing page, where guards send everybody, with the way on. */
export function WayBackNotice() {
  const texts = useTexts();
  if (!wayBackReason()) return null;
  return (
    <aside className={styles.stopped}>
      <WayBackReason />
      <ButtonLink to={paths.signIn} variant="primary">
        {texts.signIn.submit}
      </ButtonLink>
    </aside>
  );
}
