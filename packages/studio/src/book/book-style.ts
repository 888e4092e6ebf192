import type { AnimationStyle } from '@milestoon/domain';
import { type Typeface, typefaces } from '@milestoon/stage';

/** What a book of a style is printed in. */
export interface BookStyle {
  title: Typeface;
  /** Of what is read. */
  text: Typeface;
  paper: string;
  ink: string;
  soft: string;
  /** Behind titles; letters on it are `onCover`. */
  cover: string;
  onCover: string;
}

const baloo: Typeface = { family: 'Baloo 2', weight: 700 };

/** Titles of a style are lettered for a few words; what is read aloud in bed is set in letters for that. */
export const bookStyles: Record<AnimationStyle, BookStyle> = {
  anime: {
    title: typefaces.anime.title,
    text: baloo,
    paper: '#fffaf4',
    ink: '#26254a',
    soft: '#6d6a8f',
    cover: '#c93a5f',
    onCover: '#fffaf4',
  },
  adventure: {
    title: typefaces.adventure.title,
    text: baloo,
    paper: '#fdf6e6',
    ink: '#2c2a24',
    soft: '#746c58',
    cover: '#1f4e79',
    onCover: '#ffd35c',
  },
  simple: {
    title: typefaces.simple.title,
    text: typefaces.simple.line,
    paper: '#ffffff',
    ink: '#1c2450',
    soft: '#5d6488',
    cover: '#ffd36b',
    onCover: '#1c2450',
  },
  fantasy: {
    title: typefaces.fantasy.title,
    text: baloo,
    paper: '#fbf7ff',
    ink: '#2f2258',
    soft: '#71648f',
    cover: '#4b3a8c',
    onCover: '#ffe9b8',
  },
};
