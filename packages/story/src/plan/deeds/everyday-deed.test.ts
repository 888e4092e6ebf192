import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const first = (text: string): string => {
  const [moment] = planOf(text).moments;
  const [act] = moment?.acts ?? [];
  return `${act?.who} ${act?.action}${act?.thing ? ` ${act.thing}` : ''}`;
};
const all = (texts: readonly string[], wanted: string): void => {
  for (const text of texts) assert.equal(first(text), wanted, text);
};

it('peels with the fingers what needs no knife', () => {
  all(
    ['Mia peeled the tangerine.', 'A Mia descascou a tangerina.', 'Mia peló la mandarina.'],
    'hero open tangerine',
  );
  all(['Mia peeled a potato.', 'A Mia descascou uma batata.', 'Mia peló una patata.'], 'hero slice potato');
});

it('washes whoever is bathed, and swims where somebody bathes', () => {
  all(['Mia bathed the dog.', 'Mia bañó al gato.'], 'hero wipe sponge');
  all(['Mia se bañó en el mar.'], 'hero swim');
});

it('jumps in puddles, and balances along walls', () => {
  all(['Mia splashed in the puddle.'], 'hero jump');
  all(['Mia balanced along the kerb.'], 'hero walk');
});

it('holds a shell to the ear', () => {
  all(['Mia listened to a shell.', 'Mia escuchó una caracola.'], 'hero phone spiral-shell');
});

it('whistles with the lips, cleans floors with long handles and lulls in the arms', () => {
  all(['Mia whistled.', 'A Mia assobiou.', 'Mia silbó.'], 'hero blow');
  all(['A Mia passou o aspirador.', 'Mia pasó la aspiradora.'], 'hero sweep vacuum-cleaner');
  all(['A Mia ninou a irmã.', 'Mia arrulló a su hermanita.'], 'hero hug');
});

it('knows verbs that are rarer', () => {
  all(['Mia frowned.', 'A Mia franziu a testa.'], 'hero refuse');
  all(['Mia unscrewed the jar.', 'A Mia desenroscou o frasco.', 'Mia descorchó el frasco.'], 'hero open jar');
  all(['Mia saltó y retozó.', 'Mia romped.'], 'hero jump');
});

it('sits in the boat it rows, also where the water is told', () => {
  for (const text of ['Mia rowed on the lake.', 'A Mia remou no rio.', 'Mia remó en el lago.']) {
    const [moment] = planOf(text).moments;
    assert.deepEqual(
      moment?.seen.map(({ picture, how }) => `${picture} ${how}`),
      ['canoe inside'],
      text,
    );
  }
});

it('holds a costume that is made, and wears none', () => {
  for (const text of [
    'Mia sewed a lion costume.',
    'A Mia costurou a fantasia de leão.',
    'Mia cosió el disfraz de león.',
  ])
    assert.equal(first(text), 'hero sew dress', text);
});

it('knows a cooking pot, a skipping rope and a pushchair by what stands beside them', () => {
  all(['Mia filled the pot for the soup.'], 'hero pour pot-of-food');
  all(['Mia saltó la cuerda.', 'Mia jumped the rope.'], 'hero skip-rope skipping-rope');
  all(['A Mia empurrou o carrinho da irmã.', 'Mia empujó el carrito de su hermanita.'], 'hero push');
  all(['A Mia empurrou o carrinho.', 'Mia empujó el carrito.'], 'hero push racing-car');
});

it('counts no times as things, and takes what is somebody’s present for one', () => {
  all(['Mia rolled down the hill six times.'], 'hero fall');
  all(["Mia opened Daddy's present."], 'hero open wrapped-gift');
});

it('takes what stands before "right up to" for the thing', () => {
  const [moment] = planOf('Mia spread jam on her toast right up to the edges.').moments;
  assert.deepEqual(
    moment?.acts.map(({ action, thing }) => `${action} ${thing}`),
    ['craft bread'],
  );
});

it('is in the room of a mirror', () => {
  for (const text of ['A Mia desenhou no vidro da casa de banho.', 'Mia escribió en el espejo del baño.'])
    assert.equal(planOf(text).moments[0]?.place.set, 'bathroom', text);
});

it('scoops out, dips, screws in and dangles legs', () => {
  all(['Mia scooped the seeds out of the pumpkin.'], 'hero take-out seed');
  all(['Mia mojó el pan en la leche.', 'A Mia molhou o pão no leite.'], 'hero put-down bread');
  all(['A Mia enroscou a lâmpada.'], 'hero put-down light-bulb');
  all(['Mia swung her legs.', 'A Mia baloiçou as pernas.'], 'hero sit');
});

it('lights what has a wick with a match, and nothing that has a switch', () => {
  all(['Dad lit the candle.', 'O pai acendeu a vela.', 'Papá encendió la vela.'], 'father light candle');
  assert.notEqual(first('O pai acendeu a luz.').split(' ')[1], 'light');
  assert.equal(planOf('Papá encendió la vela y Mia la apagó.').moments.at(-1)?.acts[0]?.action, 'blow');
});

it('smells at things, and only is how it smells', () => {
  all(['Mia smelled the flower.', 'A Mia cheirou a flor.', 'Mia olió la flor.'], 'hero smell blossom');
  all(['Mia smelled of soap.', 'Mia olía a jabón.'], 'hero look');
  assert.equal(planOf('The dog sniffed the bone.').moments[0]?.acts[0]?.action, 'sniff');
});
