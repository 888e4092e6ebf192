import type { ChildForms } from './child-forms.ts';

/** Words for the child itself: they become the name. */
export const childWords = new Set(
  'son daughter grandson granddaughter grandchild grandbaby godson goddaughter boy girl child kid guy one sweetie darling son/daughter'.split(
    ' ',
  ),
);
/** Tender words that stay, with the name behind them: 'our little monkey' is 'little monkey Mia'. */
export const tenderWords = new Set(
  `baby babe toddler newborn princess prince angel monkey peanut bear sunshine munchkin pumpkin champ superstar star hero bug
  explorer superhero warrior fighter cutie bean nugget bunny firecracker miracle preschooler kindergartner kindergartener
  threenager buddy sweetheart kiddo rockstar`.split(/\s+/),
);
/** Words between 'our' and the child that tell it from brothers and sisters. */
export const birthOrder =
  /^(?:first|second|third|youngest|oldest|eldest|older|younger|middle|other|only|twin)$/i;

const ownerOf = (child: ChildForms): string =>
  child.pronoun === 'she' || child.pronoun === 'he' ? child.possessive : `${child.name}'s`;

/**
 * Relations of the writer, told from the child: 'my mom' is Grandma, 'my sister Ana' Aunt Ana.
 * `named` says that a given name follows.
 */
export function relationOf(
  word: string,
  child: ChildForms,
  named: boolean,
  owner: 'my' | 'our',
): string | null {
  const hers = ownerOf(child);
  // 'our grandma' is the child's own; only 'my grandma' is a generation older.
  const elder = owner === 'my' ? 'Great-grand' : 'Grand';
  switch (word) {
    case 'husband':
    case 'hubby':
      return named ? `${hers} dad` : 'Dad';
    case 'wife':
      return named ? `${hers} mom` : 'Mom';
    case 'mom':
    case 'mum':
    case 'mother':
    case 'mommy':
    case 'mama':
    case 'mam':
    case 'mammy':
    case 'mummy':
    case 'amma':
    case 'ma':
    case 'mother-in-law':
      return 'Grandma';
    case 'dad':
    case 'father':
    case 'daddy':
    case 'papa':
    case 'da':
    case 'appa':
    case 'father-in-law':
      return 'Grandpa';
    case 'parents':
    case 'in-laws':
      return `${hers} grandparents`;
    case 'sister':
    case 'sister-in-law':
      return named ? 'Aunt' : `${hers} aunt`;
    case 'brother':
    case 'brother-in-law':
      return named ? 'Uncle' : `${hers} uncle`;
    case 'niece':
    case 'nephew':
      return `${hers} cousin`;
    case 'grandma':
    case 'grandmother':
    case 'granny':
    case 'gran':
    case 'nana':
    case 'nan':
      return `${elder}ma`;
    case 'grandpa':
    case 'grandad':
    case 'granddad':
    case 'granda':
    case 'grandfather':
      return `${elder}pa`;
    default:
      return null;
  }
}

/** A sibling with a name of their own: 'our son Leo' in a story about Mia. */
export const siblingOf = (word: string, child: ChildForms): string | null => {
  if (word === 'son' || word === 'boy') return `${ownerOf(child)} brother`;
  if (word === 'daughter' || word === 'girl') return `${ownerOf(child)} sister`;
  return null;
};
