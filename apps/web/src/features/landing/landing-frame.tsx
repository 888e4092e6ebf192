import { product } from '@milestoon/domain';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Brand } from '../../ui/page.tsx';
import styles from './landing.module.css';

const sections = [
  ['#how-it-works', 'How it works'],
  ['#pricing', 'Pricing'],
  ['#faq', 'FAQ'],
] as const;

export function LandingHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <nav className={styles.anchors} aria-label="On this page">
        {sections.map(([target, label]) => (
          <a key={target} href={target}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.entry}>
        <ButtonLink to={paths.signIn} variant="quiet" size="small">
          Sign in
        </ButtonLink>
        <ButtonLink to={paths.signUp} variant="primary" size="small">
          Add Child
        </ButtonLink>
      </div>
    </header>
  );
}

const legal = [
  [paths.legalTerms, 'Terms'],
  [paths.privacy, 'Privacy'],
  [paths.cookies, 'Cookies'],
  [paths.support, 'Support'],
] as const;

export function LandingFooter() {
  return (
    <footer className={styles.footer}>
      <Brand />
      <nav aria-label="Legal">
        <ul>
          {legal.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        © {product.buildDate.slice(0, 4)} {product.name}. Made in Portugal. This service is a prototype.
      </p>
    </footer>
  );
}
