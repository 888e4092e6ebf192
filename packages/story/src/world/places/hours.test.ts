import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { hourOf } from './hours.ts';

const allTell = (hour: string | null, texts: readonly string[]): void => {
  for (const text of texts) assert.equal(hourOf(text), hour, text);
};

it('is night at the hours of the night, when it has got dark and at bedtime', () => {
  allTell('night', [
    'At three in the morning Mia knocked',
    'At nine in the evening Mia danced',
    'At 10:30 pm she danced',
    'At two a.m. she was ill',
    'Mia woke again at four',
    'Mia woke Mum at three and cried',
    'Mia read by the light of a lantern',
    'Mia danced in the moonlight',
    'On Christmas Eve Mia sang',
    'It was already dark when they went out',
    'When it got dark he fell asleep',
    'Before bed she put a cookie there',
    'Às três da madrugada a Mia acordou',
    'Às 22h a Mia ainda dançava',
    'Quando anoiteceu acendemos a fogueira',
    'Antes de dormir a Mia bebeu leite',
    'Eran como las cuatro de la mañana',
    'A las 22:30 Mia seguía bailando',
    'Cuando se hizo de noche volvimos',
    'A la hora de dormir se lavó los dientes',
    'faltó la luz',
  ]);
});

it('is evening or dawn towards either end of a day', () => {
  allTell('golden', [
    'For two evenings she sat there',
    'The sun was going down',
    'Mia set the table for dinner',
    'They played until it got dark',
    'Mia got up at five thirty',
    'Mia woke up at six and jumped',
    'We had pasta for dinner',
    'We sat down to dinner and Mia sang',
    'Fomos jantar fora',
    'A avó veio jantar',
    'La abuela vino a cenar',
    'After dinner Mia danced',
    'A Mia ajudou a fazer o jantar',
    'Depois do jantar a Mia dançou',
    'Mia cenó con papá',
    'Después de la cena Mia bailó',
    'It was late and Mia hugged Dad',
    'Ao fim da tarde a Mia brincou',
    'Às sete da tarde o pai chegou',
    'A Mia acordou às seis',
    'Al final de la tarde regó el huerto',
    'A las ocho de la tarde llegó',
    'Cuando estaba anocheciendo encontró un erizo',
  ]);
});

it('knows a habit, how long something lasts and what is only drawn from the hour told', () => {
  allTell(null, [
    'Mia painted a moon and four stars',
    'Mia got a gold star',
    'Mia is afraid of the dark',
    'It was dark in the tunnel',
    'Mia wore it until bedtime',
    'Mia packed her lunchbox',
    'A Mia chegou tarde à escola',
    'Mia llegó tarde al colegio',
    'the sun came out',
  ]);
  allTell('day', [
    'Every night she asks for it. On Tuesday she baked',
    'Sunday dinner was at noon',
    'En el desayuno sirvió la leche',
    'Depois do almoço pintou',
  ]);
});

it('takes no fire, no meal to come, no nap and no number for an hour', () => {
  allTell(null, [
    'Mia put her shoes by the fire and had pancakes',
    'Mia stood by the fire engine',
    'Mia woke from her nap at three and ate a pear',
    'Mia woke hungry at four and we baked a cake',
    'A Mia acordou da sesta às cinco',
    'Mia se despertó de la siesta a las cinco',
    'A Mia levantou a mão às cinco',
    'Mia picked peas for dinner',
    'Mia ate dinner leftovers on the beach',
    "Dad made the cat's dinner",
    'Mia made dinner for her dolls in the sandpit',
    'A Mia comprou peixe para o jantar',
    'A Mia preparou o jantar para as bonecas',
    'Mia compró pescado para la cena',
    'Mia preparó la cena para sus muñecas',
    'Mia got a puppy at six',
    'Mia got up by 5 steps',
    'Mia woke her brother at five past seven',
    'We paid around 10.50 for the ice cream',
  ]);
  allTell('day', ['We had breakfast by the fire', 'On Christmas Eve morning Mia baked cookies']);
});

it('is not evening where only a thing gets dark or is shown, or where a season is late', () => {
  allTell(null, [
    'It was late spring and Mia picked tulips',
    'Já era tarde para a escola e a Mia correu',
    'Ya era tarde para el cole y Mia corrió',
    'The water turned dark when Mia washed her brush',
    'The theatre went dark and Mia clapped',
    'The lights went out in the cinema and Mia squealed',
    'Once it got dark chocolate on it Mia ate it',
    'Mum said no television before bed',
    'Mia put on her moonlight dress',
    'Mia saw a film about a shooting star',
    'A Mia viu um filme sobre estrelas',
    'Mia vio una película de fuegos artificiales',
    'Mia loves bonfires',
  ]);
});

it('is no night where something dark, a nap or another hour is told of', () => {
  allTell(null, [
    'El pelo de Mia estaba muy oscuro',
    'O céu estava tão escuro que a Mia levou o guarda-chuva',
    'A Mia ficou às escuras no armário',
    'Mia se quedó a oscuras en el armario',
    'Mamá se fue a dormir la siesta',
    'A Mia dormiu até às onze',
    'O filme começa às 21h',
    'La película empieza a las 21:00',
    'Faltou a luz do semáforo',
    'Acabou a energia da Mia',
    'Se cortó la luz del juguete',
    'A Mia desenhou uma fogueira',
    'Mia dibujó una fogata grande',
  ]);
  allTell('night', [
    'Lá fora estava escuro',
    'Afuera ya estaba oscuro',
    'La casa se quedó a oscuras',
    'A Mia adormeceu às onze',
    'Faltou a luz de repente',
    'Se fue la luz de la casa',
  ]);
  allTell('golden', ['Fizeram uma fogueira', 'Mia se sentó junto a la fogata']);
});

it('loses no hour between two clauses', () => {
  const hours = (text: string): (string | null)[] => planOf(text).moments.map(({ time }) => time);
  for (const text of [
    'It was already dark when Mia danced with Grandpa. She held a torch.',
    'Ya era de noche cuando Mia bailó con el abuelo. Cogió una linterna.',
    'Já era de noite quando a Mia dançou com o avô. Pegou numa lanterna.',
    "Mia couldn't sleep. She hugged Dad.",
    'Eran las cuatro de la mañana cuando Mia entró en el cuarto. Abrazó a papá.',
  ])
    assert.deepEqual([...new Set(hours(text))], ['night'], text);
  assert.deepEqual(hours('Mia danced. At night she wanted a drink.').at(-1), 'night');
  assert.deepEqual(hours('Volvimos a casa cuando estaba amaneciendo.')[0], 'golden');
  assert.deepEqual(
    hours('The lawn was muddy because it rained all night. Mia kicked the ball.').at(-1),
    null,
  );
});
