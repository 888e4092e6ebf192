import { ArrowLeftRight } from 'lucide-react';
import { useActingFor } from '../../lib/acting-for.ts';
import { paths } from '../../lib/paths.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './households.module.css';

/** Whose family this is, wherever it is not one's own. */
export function ActingNotice() {
  const words = useFirstTexts().acting;
  const acting = useActingFor();
  if (!acting) return null;
  return (
    <div className={styles.notice}>
      <span>{words.in(acting.email)}</span>
      <ButtonLink to={paths.people} variant="quiet" size="small">
        <ArrowLeftRight aria-hidden="true" /> {words.switch}
      </ButtonLink>
    </div>
  );
}
