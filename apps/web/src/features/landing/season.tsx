import { useLanding } from './landing-texts.ts';
import sections from './landing.module.css';
import { poster } from './pictures.ts';
import styles from './season.module.css';

/** What a season looks like: twelve posters with numbers. */
export function Season() {
  const { language, texts } = useLanding();
  const { episodes } = texts;
  return (
    <section id="season" className={styles.season} aria-labelledby="season-title">
      <div className={sections.section}>
        <h2 id="season-title">{episodes.title}</h2>
        <p className={sections.lead}>{episodes.lead}</p>
        <ol className={styles.posters}>
          {episodes.titles.map((title, index) => (
            <li key={title}>
              <img
                src={poster(language, index + 1)}
                alt={episodes.picture(index + 1, title)}
                width="384"
                height="216"
                loading="lazy"
              />
              <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
