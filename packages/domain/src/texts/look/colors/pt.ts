import type { colors as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const colors: typeof english = {
  skin: {
    'very-light': 'Muito clara',
    light: 'Clara',
    'light-medium': 'Clara a média',
    medium: 'Média',
    tan: 'Morena',
    caramel: 'Caramelo',
    brown: 'Castanha',
    chestnut: 'Castanha escura',
    dark: 'Escura',
    deep: 'Muito escura',
  },
  hair: {
    black: 'Preto',
    'dark-brown': 'Castanho-escuro',
    brown: 'Castanho',
    'light-brown': 'Castanho-claro',
    blond: 'Loiro',
    red: 'Ruivo',
    grey: 'Grisalho',
    white: 'Branco',
  },
};
