import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const acted = (text: string, childAge = 1) =>
  planOf(text, { childName: 'Leo', pronoun: 'he', childAge }).moments.flatMap(({ acts }) =>
    acts.map(({ who, action }) => `${who} ${action}`),
  );

const never = (action: string, age: number, texts: readonly string[]): void => {
  for (const text of texts) assert.ok(!acted(text, age).some((each) => each.includes(action)), text);
};

it('stands holding on to furniture', () => {
  assert.deepEqual(acted('Leo pulled himself up on the table.'), ['hero hold-on']);
  assert.deepEqual(acted('Leo pulled himself up on the table and stood there grinning.'), [
    'hero hold-on',
    'hero hold-on',
  ]);
  assert.deepEqual(acted('Leo se puso de pie agarrado al sofá.'), ['hero hold-on']);
  assert.ok(!acted('Leo pulled himself up on the table.', 7).includes('hero hold-on'));
  never('hold-on', 1, [
    'Leo held his spoon at the table.',
    'Leo held a rattle in bed.',
    'Leo held on to his balloon at the table.',
    'O Leo segurou a colher na mesa.',
    'O Leo segurou no urso na cadeira.',
    'Leo agarró su juguete del sofá.',
    'Leo se quedó sujeto en la silla del coche.',
  ]);
});

it('is awaited with open arms for the first steps', () => {
  assert.deepEqual(acted('Leo deu três passos até à avó.'), ['hero walk', 'grandmother welcome']);
  assert.ok(acted('His sister was kneeling with her arms out.').includes('sister welcome'));
  assert.ok(!acted('Leo opened his arms and ran.', 5).some((each) => each.includes('welcome')));
  assert.ok(acted('Papá le abrió los brazos.').includes('father welcome'));
  never('welcome', 7, ['Papá le abrió los brazos.']);
  never('welcome', 1, [
    'Grandma stretched her arms and yawned.',
    'El abuelo abrió los brazos y bostezó.',
    'Dad opened his arms wide to show how big the fish was.',
    'Dad got his arms out of the coat.',
    'Grandma held out her arms for the wool.',
    'Dad stood with his arms out like a scarecrow.',
    'O treinador estava de braços abertos.',
    'Leo caminó hasta el perro.',
    'Leo walked to the nurse.',
    'Leo caminó agarrado a la mano de papá.',
  ]);
});

it('turns onto the tummy, sucks a toe and spits out', () => {
  assert.deepEqual(acted('Leo rolled over.'), ['hero lie-prone']);
  assert.deepEqual(acted('Leo chupou o dedo do pé.'), ['hero suck-toe']);
  assert.deepEqual(acted('Leo escupió la sopa.'), ['hero spit']);
  assert.deepEqual(acted('Mum was there. Leo lay on his tummy.', 5).at(-1), 'hero lie-prone');
  never('lie-prone', 1, [
    'O Leo virou a página.',
    'O Leo virou o carrinho ao contrário.',
    'Leo se dio la vuelta y caminó hacia papá.',
    'Leo rolled over the cushion to Dad.',
    'Leo lay in bed with a book on his tummy.',
    'Mum lay down with the baby on her tummy.',
  ]);
  never('suck-toe', 1, [
    'Leo chupó el helado de pie.',
    'O Leo chupou a laranja ao pé da avó.',
    'Leo chupaba una fresa con los pies en el agua.',
    'Leo chewed his sandwich with his feet in the pool.',
  ]);
  never('suck-toe', 7, ['Leo sucked his toe.']);
});
