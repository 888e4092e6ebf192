import { editChildPath, paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import styles from './avatar-selection.module.css';

/** The way back for a parent who comes to a choice that was made. */
export function ChosenAvatar({ childId, url }: { childId: string; url: string | null }) {
  const text = useTexts().children.avatars;
  return (
    <div className={styles.magic}>
      {url && <img className={styles.chosen} src={url} alt={text.chosenPicture} />}
      <PageTitle>{text.chosenTitle}</PageTitle>
      <p>{text.chosenText}</p>
      <ButtonLink to={paths.landing} variant="primary" wide>
        {text.goHome}
      </ButtonLink>
      <ButtonLink to={editChildPath(childId)} wide>
        {text.edit}
      </ButtonLink>
    </div>
  );
}
