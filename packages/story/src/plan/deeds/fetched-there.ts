import type { Clause } from '../../reading/clause.ts';

const wild =
  /^(?:forest|wood|hill|field|meadow|hedge|hedgerow|orchard|allotment|garden|beach|lane|mountain|farm|tree|bosque|floresta|mata|monte|campo|pinhal|pinar|horta|huerta|pomar|huerto)s?$/;
const shops =
  /^(?:shop|store|supermarket|market|bakery|bakers|butcher|corner|tesco|aldi|lidl|tienda|supermercado|mercado|panadería|loja|padaria|mercearia)s?$/;

/** 'Went to the woods for mushrooms', 'to the shop for milk': it is gathered or bought there, and eaten at home. */
export const fetchedThere = ({ things }: Pick<Clause, 'things'>): string | undefined =>
  things.some(({ head, preposition }) => preposition && wild.test(head.toLowerCase()))
    ? 'hold'
    : things.some(({ head, preposition }) => preposition && shops.test(head.toLowerCase()))
      ? 'walk'
      : undefined;
