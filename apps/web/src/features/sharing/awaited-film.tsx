import { Play } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { classes } from '../../ui/classes.ts';
import unseen from '../../ui/unseen.module.css';
import player from '../../watching/player.module.css';
import styles from './guest.module.css';

/** The picture that the page's head names; undefined while the page is written, and for a link that asks for a code. */
const firstPicture = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLLinkElement>('head link[rel="preload"][as="image"]')?.href;

/** Where the film will be, with its picture, until the server has told what the link opens. */
export function AwaitedFilm() {
  const { ui } = useTexts();
  return (
    <>
      <p className={unseen.unseen} role="status">
        {ui.loading}
      </p>
      <div className={player.stage} aria-hidden="true">
        <div className={player.picture}>
          {/* public/film.js fills it before the app is there. */}
          <img className={styles.awaited} src={firstPicture()} alt="" data-first-picture="" />
          <span className={styles.begin}>
            <span className={styles.disc}>
              <Play />
            </span>
          </span>
        </div>
        <div className={classes(player.controls, styles.noControls)} />
      </div>
    </>
  );
}
