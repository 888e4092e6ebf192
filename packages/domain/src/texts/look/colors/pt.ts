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
    auburn: 'Acaju',
    'light-brown': 'Castanho-claro',
    'dark-blond': 'Loiro-escuro',
    golden: 'Loiro-dourado',
    blond: 'Loiro',
    platinum: 'Loiro-platinado',
    strawberry: 'Loiro-arruivado',
    red: 'Ruivo',
    'salt-and-pepper': 'Grisalho',
    grey: 'Cinzento',
    white: 'Branco',
  },
};
