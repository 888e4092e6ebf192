import { Play } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import unseen from '../../ui/unseen.module.css';
import player from '../../watching/player.module.css';
import styles from './guest.module.css';

/** The picture that the page's head names; undefined while the page is written, and for a link that asks for a code. */
const firstPicture = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLLinkElement>('head link[rel="preload"][as="image"]')?.href;

/** What is pressed here, before the film is there, is pressed there (presses). */
export const pressedFilm = 'film';

/** Whether what is pressed here is held: a page may have come without the script for it. */
const isHeld = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset.presses !== undefined;

/** Where the film will be, with its picture, until the server has told what the link opens. */
export function AwaitedFilm() {
  const { ui, sharing } = useTexts();
  return (
    <>
      <p className={unseen.unseen} role="status">
        {ui.loading}
      </p>
      <div
        className={player.stage}
        {...(isHeld() ? { 'data-asleep': '' } : { inert: true, 'aria-hidden': true })}
      >
        <div className={player.picture}>
          {/* public/film.js fills it before the app is there. */}
          <img className={styles.awaited} src={firstPicture()} alt="" data-first-picture="" />
          <button
            type="button"
            className={styles.begin}
            aria-label={sharing.page.play}
            data-press={pressedFilm}
          >
            <span className={styles.disc}>
              <Play aria-hidden="true" />
            </span>
          </button>
        </div>
        <div className={styles.noControls} />
      </div>
    </>
  );
}
