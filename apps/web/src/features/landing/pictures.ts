import type { AnimationStyle } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import type { Star } from './trailer/star-keys.ts';

// Drawn by scripts/landing.
const files = import.meta.glob<string>('./pictures/**/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const picture = (name: string): string => files[`./pictures/${name}.webp`] ?? '';

export const photo = picture('photo');
export const episode = picture('episode');
export const avatar = (style: AnimationStyle): string => picture(`avatar-${style}`);
export const face = (star: Star): string => picture(`star-${star}`);
export const poster = (language: Language, number: number): string => picture(`season/${language}-${number}`);

/** A scene in two sizes, for `srcset`. */
export const scene = (style: AnimationStyle): { src: string; srcSet: string } => ({
  src: picture(`scene-${style}-720`),
  srcSet: `${picture(`scene-${style}-720`)} 720w, ${picture(`scene-${style}-1200`)} 1200w`,
});
