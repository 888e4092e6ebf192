/** A text without any accent: 'kílled', 'irmão'. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
