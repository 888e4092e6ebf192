import { termsVersion } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { type LegalBlock, type LegalLine, type LegalTexts, lineOf } from '@milestoon/domain/texts/legal';
import { Link } from '../../lib/link.tsx';
import { LinkedText } from '../../lib/linked-text.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { PageTitle, Stage } from '../../ui/page.tsx';
import { Contact } from './contact.tsx';
import styles from './legal.module.css';

export type LegalName = keyof LegalTexts['names'];

const addresses: Record<LegalName, string> = {
  terms: paths.legalTerms,
  privacy: paths.privacy,
  cookies: paths.cookies,
  support: paths.support,
};
const names: readonly LegalName[] = ['terms', 'privacy', 'cookies', 'support'];
/** Shorter pages are read from top to bottom. */
const worthContents = 6;

/** Which page stands at an address. */
export const legalNameAt = (address: string): LegalName | undefined =>
  address === paths.terms ? 'terms' : names.find((name) => addresses[name] === address);

interface LegalPageProps {
  name: LegalName;
  told: { language: Language; texts: LegalTexts };
}

/** A legal page, in the app or standing alone: then there is nothing around it. */
export function LegalPage({ name, told: { language, texts } }: LegalPageProps) {
  const { title, lead, sections } = texts[name];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Stage roomy>
      <article className={styles.page}>
        <header className={styles.head}>
          <PageTitle>{title}</PageTitle>
          <p>{lead}</p>
          {name !== 'support' && (
            <p className={styles.date}>{texts.asOf(date.format(new Date(termsVersion)))}</p>
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
          {name === 'support' && <Contact language={language} words={texts.contact} />}
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

const isList = (block: LegalBlock): block is readonly LegalLine[] => Array.isArray(block);

function Block({ block }: { block: LegalBlock }) {
  const site = useSite();
  if (!isList(block)) {
    const line = lineOf(block, site);
    return (
      line && (
        <p>
          <LinkedText>{line}</LinkedText>
        </p>
      )
    );
  }
  const points = block.map((point) => lineOf(point, site)).filter((point) => point !== null);
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <LinkedText>{point}</LinkedText>
        </li>
      ))}
    </ul>
  );
}

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
