/** What the colours of skin and hair are called, wherever somebody chooses among them. */
export const colors = {
  skin: {
    'very-light': 'Very light',
    light: 'Light',
    'light-medium': 'Light to medium',
    medium: 'Medium',
    tan: 'Tan',
    caramel: 'Caramel',
    brown: 'Brown',
    chestnut: 'Chestnut',
    dark: 'Dark',
    deep: 'Deep',
  },
  hair: {
    black: 'Black',
    'dark-brown': 'Dark brown',
    brown: 'Brown',
    'light-brown': 'Light brown',
    blond: 'Blond',
    red: 'Red',
    grey: 'Grey',
    white: 'White',
  },
};
