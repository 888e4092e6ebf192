import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What everybody does with what, and what is by what, at the end of a text. */
function shown(text: string): string {
  const moment = planOf(text, { childName: 'Mia' }).moments.at(-1);
  return [
    ...(moment?.acts ?? []).map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' ')),
    ...(moment?.seen ?? []).map(({ picture, how, at, way, of }) =>
      [picture, how, at ? `${at.side} ${at.picture}` : way, of].filter(Boolean).join(' '),
    ),
  ].join(', ');
}

it('has what is put into something half in it, in three languages', () => {
  for (const [text, thing, vessel] of [
    ['Mia hid the key in the flowerpot.', 'key', 'potted-plant'],
    ['Mia escondió la llave en la maceta.', 'key', 'potted-plant'],
    ['Mia echó la carta al buzón.', 'envelope', 'postbox'],
    ['A Mia meteu a carta na caixa do correio.', 'envelope', 'postbox'],
    ['Mia posted the letter to Grandma.', 'envelope', 'postbox'],
  ] as const)
    assert.equal(
      shown(text).replace(', grandmother look', ''),
      `hero put-down ${thing}, ${vessel} ground, ${thing} ground in ${vessel}`,
      text,
    );
});

it('has what is thrown or kicked in the air by what it goes out of, over or into', () => {
  for (const [text, expected] of [
    [
      'Mia threw her shoe out of the bus window.',
      'hero throw running-shoe, window ground, running-shoe flying out window hero',
    ],
    ['A Mia atirou a chave pela janela.', 'hero throw key, window ground, key flying out window hero'],
    ['Mia tiró la llave por la ventana.', 'hero throw key, window ground, key flying out window hero'],
    [
      'Mia kicked the ball over the fence.',
      'hero kick soccer-ball, fence ground, soccer-ball flying over fence hero',
    ],
    [
      'A Mia chutou a bola para dentro da baliza.',
      'hero kick soccer-ball, goal-net ground, soccer-ball flying in goal-net hero',
    ],
  ] as const)
    assert.equal(shown(text), expected, text);
});

it('takes out one and leaves the others in what was opened before', () => {
  assert.equal(
    shown('Mia opened the cupboard and took three umbrellas out.'),
    'hero take-out umbrella, wardrobe beside hero, umbrella ground in wardrobe',
  );
});

it('lets an animal out of its cage', () => {
  for (const text of [
    'Mia let the bird out of the cage.',
    'A Mia soltou o pássaro da gaiola.',
    'Mia soltó el pájaro de la jaula.',
  ])
    assert.equal(shown(text), 'hero look, bird fly, bird-cage passed out bird', text);
});

it('pours out of what is in the hand, and what comes out falls from there', () => {
  assert.equal(
    shown('Mia echó la leche por el suelo de la cocina.'),
    'hero pour glass-of-milk, puddle beside hero',
  );
  assert.equal(shown('A Mia deitou o leite no chão.'), 'hero pour glass-of-milk, puddle beside hero');
  assert.equal(
    shown('Mia tipped the water out of the bucket and a crab fell out.'),
    'hero pour bucket, puddle ground, crab flying hero',
  );
});

it('has an animal in what it was put into, whatever the language marks it by', () => {
  assert.match(shown('Metimos al cordero en una caja.'), /package inside sheep/);
});

it('leaves alone what only lies over something, is thrown to somebody, or not done', () => {
  for (const text of [
    'Mia threw her coat over the chair.',
    'Mia threw the ball to Grandma.',
    'Mia did not throw the key out of the window.',
    'Mia tiró de la cuerda.',
  ])
    assert.doesNotMatch(shown(text), /flying/, text);
});

it('spills nothing where somebody pours with care, waters, or shakes the dust off', () => {
  for (const text of [
    'Mum poured coffee in the kitchen.',
    'Mum poured lemonade for us on the lawn.',
    'A Mia deitou água no copo sobre a mesa.',
    'Mamá echó jugo en los vasos en la mesa.',
    'Mia regó las plantas de la maceta.',
    'O pai sacudiu o pó da caixa.',
    'Dad emptied the water out of the bath.',
  ])
    assert.doesNotMatch(shown(text), /puddle|pour (?:potted-plant|package|bathtub)/, text);
});

it('has neither the sun nor a star fall out of what was tipped, but a frog', () => {
  for (const text of [
    'Mia poured the juice into the cup and the sun came out.',
    'Mia emptied the bucket and the stars came out.',
    'Mia vació la mochila y salió el sol.',
  ])
    assert.doesNotMatch(shown(text), /flying/, text);
  assert.match(shown('Mia vació el cubo y salió una rana.'), /pour bucket, frog flying/);
});

it("reads plain 'in' as where it happens for what is put on, squeezed, kicked or played", () => {
  for (const text of [
    'Mia put her hat on in the tent.',
    'A Mia pôs o pijama na tenda.',
    'Leo squeezed the rubber duck in the bath.',
    'Leo put out the candle in the jar.',
    'Leo kicked the ball in the sandpit.',
    'O Leo jogou o jogo da memória na banheira.',
    'Mum tossed the salad in the big bowl.',
  ])
    assert.doesNotMatch(shown(text), / in [a-z]|flying/, text);
});

it('takes things only out of what was opened and is larger, and posts only letters', () => {
  for (const text of [
    'Mia put down her backpack and got her bike out.',
    'Mia closed the fridge and took the rubbish out.',
    'Mia looked in the fridge and got the ladder out.',
  ])
    assert.doesNotMatch(shown(text), /take-out/, text);
  for (const text of ['Mum posted a card on her blog.', 'Dad posted a note on the fridge.'])
    assert.doesNotMatch(shown(text), /postbox/, text);
});

it('lays a blanket over a fence, and lets a dog out of a car, not of a window', () => {
  assert.doesNotMatch(shown('Dad threw a blanket over the fence.'), /flying/);
  assert.match(shown('Mum let the dog out of the car.'), /automobile passed out/);
});
