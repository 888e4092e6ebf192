import { product } from '@milestoon/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../lib/link.tsx';
import { classes } from './classes.ts';
import styles from './page.module.css';

let screensShown = 0;

/** Names the tab and, on every screen after the first, moves the focus to the new heading. */
export function PageTitle({ children, tab }: { children: ReactNode; tab?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = tab ?? (typeof children === 'string' ? children : product.name);
  useEffect(() => {
    document.title = `${name} · ${product.name}`;
  }, [name]);
  useEffect(() => {
    screensShown += 1;
    if (screensShown > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={styles.brand}>
      <img src="/icon.svg" alt="" width="36" height="36" />
      {product.name}
    </Link>
  );
}

/** The column of a screen inside the app. */
export function Page({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={classes(styles.page, narrow && styles.narrow)}>{children}</div>;
}

export function PageHead({ title, tab, children }: { title: ReactNode; tab?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <PageTitle tab={tab}>{title}</PageTitle>
      {children}
    </div>
  );
}

/** A screen outside the app's shell: brand above, one column below. */
export function Stage({
  roomy,
  corner,
  children,
}: {
  roomy?: boolean;
  corner?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.stage}>
      <header className={styles.top}>
        <Brand />
        {corner}
      </header>
      <main className={classes(styles.panel, roomy && styles.roomy)}>{children}</main>
    </div>
  );
}
