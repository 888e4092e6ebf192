import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useFirstTexts } from '../lib/texts.tsx';
import styles from './bottom-nav.module.css';
import { Brand } from './page.tsx';

export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** A second address of the same screen. */
  also?: string;
}

/** Below the thumb on a phone, a rail at the side where there is room. */
export function BottomNav({ items, home }: { items: readonly NavItem[]; home: string }) {
  const { pathname } = useLocation();
  const texts = useFirstTexts();
  return (
    <nav className={styles.nav} aria-label={texts.shell.main}>
      <div className={styles.brand}>
        <Brand to={home} />
      </div>
      <ul className={styles.list}>
        {items.map(({ to, also, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              aria-current={pathname === to || pathname === also ? 'page' : undefined}
            >
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
