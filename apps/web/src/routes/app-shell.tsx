import { Clapperboard, House, Sparkles, UserRound } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { ActingNotice } from '../features/households/acting-notice.tsx';
import { UnconfirmedNotice } from '../features/account/unconfirmed-notice.tsx';
import { Bell } from '../features/notifications/bell.tsx';
import { paths } from '../lib/paths.ts';
import { useFirstTexts } from '../lib/texts.tsx';
import { BottomNav } from '../ui/bottom-nav.tsx';
import { Brand } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const { shell } = useFirstTexts();
  const { pathname } = useLocation();
  const items = [
    { to: paths.home, label: shell.home, icon: House },
    { to: paths.create, also: '/create', label: shell.create, icon: Sparkles },
    { to: paths.episodes, label: shell.episodes, icon: Clapperboard },
    { to: paths.profile, label: shell.profile, icon: UserRound },
  ];
  return (
    <>
      <header className={styles.shellTop}>
        <div className={styles.shellBrand}>
          <Brand to={paths.home} />
        </div>
        <Bell />
      </header>
      <main className={styles.shell}>
        {pathname !== paths.profile && (
          <div className={styles.shellNotice}>
            <UnconfirmedNotice />
            <ActingNotice />
          </div>
        )}
        <Outlet />
      </main>
      <BottomNav items={items} home={paths.home} />
    </>
  );
}
