import { Clapperboard, House, Sparkles, UserRound } from 'lucide-react';
import { Outlet } from 'react-router';
import { paths } from '../lib/paths.ts';
import { BottomNav, type NavItem } from '../ui/bottom-nav.tsx';
import styles from './routes.module.css';

const items: NavItem[] = [
  { to: paths.home, label: 'Home', icon: House },
  { to: paths.create, also: '/create', label: 'Create', icon: Sparkles },
  { to: paths.episodes, label: 'Episodes', icon: Clapperboard },
  { to: paths.profile, label: 'Profile', icon: UserRound },
];

export function Component() {
  return (
    <>
      <main className={styles.shell}>
        <Outlet />
      </main>
      <BottomNav items={items} home={paths.home} />
    </>
  );
}
