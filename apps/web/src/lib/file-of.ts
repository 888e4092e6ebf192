/**
 * What a link leads to, whatever signs it and whenever it ends: that is in the query, or behind `/cdn/` where films come
 * by way of a cache.
 */
export const fileOf = (url: string | null | undefined): string | undefined =>
  url?.split('?')[0]?.replace(/(?<=\/cdn\/)[^/]+\//, '');
