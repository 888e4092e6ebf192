import type { Look } from '@milestoon/look';
import type { Headwear, Outfit } from './outfit.ts';

/** What somebody does or is, by which a film must show them: nobody hears who they are. */
export const tradeNames = [
  'mail',
  'barber',
  'nurse',
  'dentist',
  'vet',
  'firefighter',
  'police',
  'cook',
  'baker',
  'waiter',
  'shopkeeper',
  'lifeguard',
  'coach',
  'referee',
  'librarian',
  'farmer',
  'driver',
  'builder',
  'mechanic',
  'gardener',
  'cleaner',
  'scientist',
  'keeper',
  'clown',
  'magician',
  'santa',
  'fairy',
  'pirate',
  'witch',
  'king',
  'queen',
  'bride',
  'groom',
  'priest',
  'doorman',
  'expecting',
] as const;
export type TradeName = (typeof tradeNames)[number];

/** How a trade is known: clothes, what is on the head and over the clothes, and what of the look it changes. */
export interface Trade {
  outfit: Partial<Outfit>;
  headwear?: Headwear;
  look?: Partial<Look>;
}

const plain = { garment: 'tee', motif: 'none', sleeves: 'long', trousers: 'long', costume: false } as const;
const uniform = (top: string, bottom: string, more: Partial<Outfit> = {}): Partial<Outfit> => ({
  ...plain,
  top,
  bottom,
  shoes: '#2f2b30',
  ...more,
});
const overall = (top: string, bottom: string): Partial<Outfit> =>
  uniform(top, bottom, { garment: 'overall', shoes: '#6b4630' });
const scrubs = (color: string, mark: 'cross' | 'tooth' | 'paw'): Partial<Outfit> =>
  uniform(color, color, { sleeves: 'short', shoes: '#ffffff', gear: [mark] });
const robe = (color: string, accent: string, gear: Outfit['gear'] = []): Partial<Outfit> =>
  uniform(color, color, { garment: 'dress', hem: 0.7, accent, gear });

/** Each trade as it is drawn. */
export const trades: Readonly<Record<TradeName, Trade>> = {
  mail: { outfit: uniform('#5f8fd0', '#2f3f66', { gear: ['satchel'] }), headwear: 'postal-cap' },
  barber: { outfit: uniform('#f4f2ee', '#2f3340', { accent: '#3a3f4c', gear: ['apron', 'tools'] }) },
  nurse: { outfit: scrubs('#7fc4cc', 'cross'), headwear: 'nurse-cap' },
  dentist: { outfit: scrubs('#f1f7f7', 'tooth'), look: { glasses: 'square' } },
  vet: { outfit: scrubs('#8fc08a', 'paw') },
  firefighter: { outfit: uniform('#3a3f4c', '#3a3f4c', { gear: ['stripes'] }), headwear: 'fire-helmet' },
  police: { outfit: uniform('#4a6fae', '#22345a', { gear: ['tie', 'badge'] }), headwear: 'peaked-cap' },
  cook: {
    outfit: uniform('#f6f5f0', '#4a4f5a', { accent: '#ffffff', gear: ['apron', 'collar'] }),
    headwear: 'chef-hat',
  },
  baker: {
    outfit: uniform('#f1e3c8', '#6b5a4a', { accent: '#ffffff', gear: ['apron'] }),
    headwear: 'chef-hat',
  },
  waiter: { outfit: uniform('#ffffff', '#2a2a30', { accent: '#2f2b30', gear: ['apron', 'bow-tie'] }) },
  shopkeeper: { outfit: uniform('#e9e2d2', '#5a5248', { accent: '#4f8a5a', gear: ['apron', 'badge'] }) },
  lifeguard: {
    outfit: uniform('#e0342f', '#e0342f', {
      sleeves: 'short',
      trousers: 'short',
      shoes: '#f2ddb0',
      gear: ['whistle', 'cross'],
    }),
  },
  coach: {
    outfit: uniform('#2f6fb0', '#2a3550', { garment: 'hoodie', shoes: '#f2f2f2', gear: ['whistle'] }),
    headwear: 'cap',
  },
  referee: {
    outfit: uniform('#f6f6f4', '#2a2a30', {
      motif: 'stripes',
      accent: '#2a2a30',
      sleeves: 'short',
      gear: ['whistle'],
    }),
  },
  librarian: {
    outfit: uniform('#8f6a9c', '#4a4258', { garment: 'hoodie', gear: ['badge'] }),
    look: { glasses: 'round' },
  },
  farmer: { outfit: overall('#c2543f', '#4a6a94'), headwear: 'straw-hat' },
  driver: { outfit: uniform('#a9c6e8', '#2f3f5f', { gear: ['tie', 'badge'] }), headwear: 'peaked-cap' },
  builder: { outfit: uniform('#f08a2c', '#3f5f8a', { gear: ['stripes'] }), headwear: 'hard-hat' },
  mechanic: { outfit: overall('#c9d2da', '#3f5f9a'), headwear: 'cap' },
  gardener: { outfit: overall('#e8e0c8', '#4f7f4a'), headwear: 'straw-hat' },
  cleaner: { outfit: uniform('#9fc4d8', '#4a5a6a', { accent: '#f2c53d', gear: ['apron'] }) },
  scientist: { outfit: robe('#fbfbf8', '#ffffff', ['collar']), look: { glasses: 'round' } },
  keeper: {
    outfit: uniform('#b8a878', '#8a7a52', { sleeves: 'short', gear: ['badge'] }),
    headwear: 'straw-hat',
  },
  clown: {
    outfit: uniform('#f7d63c', '#4f9fd8', {
      accent: '#d8302f',
      gear: ['pompoms', 'bow-tie'],
      shoes: '#d8302f',
    }),
    headwear: 'clown-wig',
  },
  magician: {
    outfit: uniform('#2a2a34', '#2a2a34', { accent: '#d8302f', gear: ['bow-tie', 'collar'] }),
    headwear: 'top-hat',
  },
  santa: {
    outfit: uniform('#d2302f', '#d2302f', { accent: '#ffffff', gear: ['belt', 'collar'] }),
    headwear: 'santa-hat',
    look: { hairColor: 'white', age: 68 },
  },
  fairy: { outfit: robe('#c9b0f0', '#ffffff', ['wings']), headwear: 'crown' },
  pirate: {
    outfit: uniform('#f4f2ee', '#3a2f3a', { motif: 'stripes', accent: '#c2333f', gear: ['belt'] }),
    headwear: 'pirate-hat',
  },
  witch: { outfit: robe('#4a3a6a', '#8fd05a'), headwear: 'witch-hat' },
  king: { outfit: robe('#b02f4a', '#f2c53d', ['collar', 'belt']), headwear: 'crown' },
  queen: { outfit: robe('#7a3f9a', '#f2c53d', ['collar']), headwear: 'crown' },
  bride: { outfit: robe('#fbf8f4', '#ffffff'), headwear: 'flowers' },
  groom: { outfit: uniform('#2f3340', '#2f3340', { gear: ['bow-tie', 'collar'] }) },
  priest: { outfit: robe('#2f2b34', '#ffffff', ['collar']) },
  doorman: { outfit: uniform('#7a2f3f', '#2f2b34', { gear: ['belt', 'tie'] }), headwear: 'peaked-cap' },
  // Not a trade, but known in the same way: by what is seen of her.
  expecting: { outfit: { garment: 'dress', hem: 0.7, gear: ['belly'] } },
};
