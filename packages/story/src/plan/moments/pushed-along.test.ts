import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Who does what in the last moment, and in or on what the child is. */
const last = (text: string) => {
  const { place, acts = [], seen = [] } = planOf(text).moments.at(-1) ?? {};
  const ride = seen.find(({ of, how }) => of === 'hero' && /^(?:inside|support)$/.test(how));
  return `${place?.set}: ${acts.map(({ who, action }) => `${who} ${action}`).join(', ')}, ${ride?.picture}`;
};

it('has whoever is pushed in a trolley, a pram or a wheelbarrow sit in it', () => {
  assert.equal(
    last('Dad pushed Mia through the supermarket in the trolley.'),
    'shop: father push, hero sit, shopping-cart',
  );
  assert.equal(last('Mum pushed Mia in the pram.'), 'park: mother push, hero sit, pushchair');
  assert.equal(
    last('Papá llevó a Mia en la carretilla por el jardín.'),
    'garden: father push, hero sit, wheelbarrow',
  );
  assert.equal(
    last('O pai levou a Mia no carrinho de compras.'),
    'shop: father push, hero sit, shopping-cart',
  );
  assert.equal(
    last('Mamá empujó a Mia en el carrito por el parque.'),
    'park: mother push, hero sit, pushchair',
  );
});

it('has whoever pulls somebody in a wagon pull', () => {
  assert.match(last('Dad pulled Mia in the wagon.'), /father pull, hero sit, wagon$/);
});

it('leaves whoever pushes a trolley alone, and puts the milk into one', () => {
  assert.match(last('Mia pushed the trolley.'), /hero push, undefined$/);
  const { seen = [] } = planOf('Mia puso la leche en el carrito.').moments[0] ?? {};
  assert.ok(seen.some(({ picture }) => picture === 'shopping-cart'));
});

it('puts nobody into what they are beside, taken out of, pushed off or brought to', () => {
  for (const text of [
    'Dad walked beside the pram with Mia.',
    'Mum took Mia out of the trolley.',
    'Dad carried Mia to the wheelbarrow.',
    'O pai levou a Mia à escola com o carrinho de bebé.',
    'A Mia levou o Leo ao carrinho de compras.',
  ])
    assert.match(last(text), /undefined$/, text);
});
