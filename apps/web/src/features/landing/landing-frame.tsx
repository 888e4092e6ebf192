import { product } from '@milestoon/domain';
import { isLanguage, languages } from '@milestoon/domain/texts';
import { Link } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useLanding } from './landing-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Brand } from '../../ui/page.tsx';
import styles from './landing-frame.module.css';

const year = String(new Date().getFullYear());

export function LandingHeader() {
  const { texts: landing } = useLanding();
  const sections = [
    ['#how-it-works', landing.howItWorks],
    ['#season', landing.season],
    ['#pricing', landing.pricing],
    ['#faq', landing.faq],
  ] as const;
  return (
    <header className={styles.header}>
      <Brand />
      <nav className={styles.anchors} aria-label={landing.onThisPage}>
        {sections.map(([target, label]) => (
          <a key={target} href={target}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.entry}>
        <ButtonLink to={paths.signIn} variant="quiet" size="small">
          {landing.signIn}
        </ButtonLink>
        <ButtonLink to={paths.signUp} variant="primary" size="small">
          {landing.addChild}
        </ButtonLink>
      </div>
    </header>
  );
}

export function LandingFooter() {
  const { footer } = useLanding().texts;
  const legal = [
    [paths.legalTerms, footer.terms],
    [paths.privacy, footer.privacy],
    [paths.cookies, footer.cookies],
    [paths.support, footer.support],
  ] as const;
  return (
    <footer className={styles.footer}>
      <Brand />
      <nav aria-label={footer.legal}>
        <ul>
          {legal.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch />
      {/* The page may have been written down in the year before. */}
      <p suppressHydrationWarning>{footer.credit(year, product.name)}</p>
    </footer>
  );
}

function LanguageSwitch() {
  const { language, texts, speak } = useLanding();
  return (
    <label className={styles.language}>
      {texts.footer.language}
      <select
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void speak(target.value);
        }}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
