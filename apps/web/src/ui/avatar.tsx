import { thumbnail } from '../lib/thumbnail.ts';
import styles from './avatar.module.css';
import { classes } from './classes.ts';

interface AvatarProps {
  name: string;
  url: string | null;
  size?: 'small' | 'medium' | 'large';
}

/** The picture of a child, or the initial while there is none. Decorative: the name stands beside it. */
export function Avatar({ name, url, size = 'medium' }: AvatarProps) {
  const className = classes(styles.avatar, size !== 'medium' && styles[size]);
  if (url) return <img className={className} src={thumbnail(url)} alt="" width="128" height="128" />;
  return (
    <span className={className} aria-hidden="true">
      {name.trim().charAt(0).toUpperCase() || '?'}
    </span>
  );
}
