import { wordTable } from '../../text/word-table.ts';
import type { Seen } from '../plan.ts';

export type Side = NonNullable<Seen['at']>['side'];

const sides: Readonly<Record<string, Side>> = wordTable({
  on: 'on',
  onto: 'on',
  upon: 'on',
  in: 'in',
  into: 'in',
  inside: 'in',
  under: 'under',
  underneath: 'under',
  beneath: 'under',
  below: 'under',
  behind: 'behind',
  over: 'over',
  above: 'over',
  across: 'over',
  between: 'between',
  among: 'between',
  against: 'against',
});
/** On which side of another thing a preposition says that something is. */
export const sideTold = (preposition: string | undefined): Side | undefined => sides[preposition ?? ''];

/** Nothing is put into these. */
const flat =
  /^(?:table|tablecloth|desk|counter|chair|seat|child-seat|stool|bench|couch-and-lamp|armchair|bed|bunk-bed|musical-keyboard|fence|mat|stairs|window)$/;
const papers =
  /^(?:photo|photograph|drawing|picture|painting|magnet|poster|letter|envelope|list|calendar|sticker|postcard)$/;
/** 'Na mesa', 'en la silla' is on it, and so is a picture 'en la nevera'. */
export const sideOf = (told: Side, picture: string, what = ''): Side =>
  told === 'in' && (flat.test(picture) || (picture === 'fridge' && papers.test(what))) ? 'on' : told;
/** One thing has no between. */
export const isBetween = (side: Side): boolean => side === 'between';

/** Worn elsewhere, and here something is in it. */
export const carries = (picture: string): boolean =>
  /^(?:backpack|handbag|clutch-bag|briefcase|luggage|rubber-boots|running-shoe|hiking-boot|man-s-shoe|slippers|ballet-shoes|woolly-hat|straw-hat|top-hat|gloves|socks)$/.test(
    picture,
  );
