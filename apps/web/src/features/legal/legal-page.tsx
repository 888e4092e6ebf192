import { product } from '@milestoon/domain';
import { type LegalBlock, type LegalTexts, loadLegalTexts } from '@milestoon/domain/texts/legal';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../lib/link.tsx';
import { useTextsOf } from '../../lib/use-texts-of.ts';
import { PageTitle, Stage } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import styles from './legal.module.css';

export type LegalName = keyof LegalTexts['names'];

const addresses: Record<LegalName, string> = {
  terms: paths.legalTerms,
  privacy: paths.privacy,
  cookies: paths.cookies,
  support: paths.support,
};
/** Shorter pages are read from top to bottom. */
const worthContents = 6;

export function LegalPage({ name }: { name: LegalName }) {
  const told = useTextsOf(loadLegalTexts);
  if (!told) return <PageSpinner />;
  const { language, texts } = told;
  const { title, lead, sections } = texts[name];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Stage roomy>
      <article className={styles.page}>
        <header className={styles.head}>
          <PageTitle>{title}</PageTitle>
          <p>{lead}</p>
          {name !== 'support' && (
            <p className={styles.date}>{texts.asOf(date.format(new Date(product.buildDate)))}</p>
          )}
        </header>
        {sections.length > worthContents && (
          <nav className={styles.contents} aria-label={texts.contents}>
            <h2>{texts.contents}</h2>
            <ol>
              {sections.map((section, index) => (
                <li key={section.title}>
                  <a href={`#${name}-${index + 1}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.prose}>
          {sections.map((section, index) => (
            <section key={section.title} aria-labelledby={`${name}-${index + 1}`}>
              <h2 id={`${name}-${index + 1}`}>{section.title}</h2>
              {section.blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
        <Others texts={texts} except={name} />
      </article>
    </Stage>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

const names: readonly LegalName[] = ['terms', 'privacy', 'cookies', 'support'];

function Others({ texts, except }: { texts: LegalTexts; except: LegalName }) {
  return (
    <nav className={styles.others} aria-label={texts.others}>
      <ul>
        {names
          .filter((name) => name !== except)
          .map((name) => (
            <li key={name}>
              <Link to={addresses[name]}>{texts.names[name]}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
