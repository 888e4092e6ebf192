import type { colors as english } from './en.ts';

/** As `en.ts`, in Spanish. */
export const colors: typeof english = {
  skin: {
    'very-light': 'Muy clara',
    light: 'Clara',
    'light-medium': 'Entre clara y media',
    medium: 'Media',
    tan: 'Morena clara',
    caramel: 'Caramelo',
    brown: 'Morena',
    chestnut: 'Castaña',
    dark: 'Oscura',
    deep: 'Muy oscura',
  },
  hair: {
    black: 'Negro',
    'dark-brown': 'Castaño oscuro',
    brown: 'Castaño',
    auburn: 'Caoba',
    'light-brown': 'Castaño claro',
    'dark-blond': 'Rubio oscuro',
    golden: 'Rubio dorado',
    blond: 'Rubio',
    platinum: 'Rubio platino',
    strawberry: 'Rubio rojizo',
    red: 'Pelirrojo',
    'salt-and-pepper': 'Entrecano',
    grey: 'Gris',
    white: 'Blanco',
  },
};
