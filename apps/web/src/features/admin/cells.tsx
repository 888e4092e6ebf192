import { useLanguage } from '../../lib/texts.tsx';
import styles from './admin.module.css';

/** A day, or with `exact` a day and a time. */
export function When({ at, exact }: { at: string; exact?: boolean }) {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(exact && { timeStyle: 'short' }),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

/** An address, which may be longer than its place. */
export const Address = ({ children }: { children: string }) => (
  <span className={styles.address}>{children}</span>
);
