import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../lib/link.tsx';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

const look = ({ variant = 'secondary', size = 'medium', wide }: Look, own?: string): string =>
  classes(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    size === 'large' && styles.large,
    wide && styles.wide,
    own,
  );

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

export function Button({ variant, size, wide, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look({ variant, size, wide }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ variant, size, wide }, className)} />;
}

/** For addresses outside the router: files and other sites. */
export function ButtonAnchor({ variant, size, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={look({ variant, size, wide }, className)} />;
}

/** A round button with a picture only; `label` is what it is called. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(styles.icon, className)}
    />
  );
}
