import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string): string | undefined => {
  const act = planOf(text, { childName: 'Mia', pronoun: 'she' }).moments.at(-1)?.acts[0];
  return act && `${act.who} ${act.action}`;
};

it('goes on with the animal for what animals do', () => {
  assert.equal(last('O cão sacudiu-se e molhou.'), 'dog shake');
  assert.equal(last('O cão sacudiu-se e molhou toda a gente.'), 'dog shake');
  assert.equal(last('El perro saltó y le lamió la cara.'), 'dog lick');
  assert.equal(last('Uma gaivota veio a voar e roubou-lhe a bola de Berlim.'), 'bird fly-away');
  assert.equal(last('El perro la olió y se le lanzó encima.'), 'dog jump');
  assert.equal(last('Mientras tanto el perro se subió a la mesa y se comió el pastel.'), 'dog eat');
  assert.equal(last('El gato se asustó y se escondió debajo de la cama.'), 'cat hide');
});

it('leaves to people what is done to the animal, and what people do', () => {
  for (const [text, expected] of [
    ['El gato maulló y le dio leche.', 'hero hand-over'],
    ['O gato miou e deu-lhe leite.', 'hero hand-over'],
    ['El pato nadaba y le tiró pan.', 'hero throw'],
    ['O cão apareceu e pegou nele ao colo.', 'hero hug'],
    ['El perro ladró y corrió a abrazarlo.', 'hero hug'],
    ['El perro le lamió la cara y se rio.', 'hero laugh'],
    ['El gato subió al árbol y llamó a los bomberos.', 'hero talk'],
    ['Papá abrió la jaula, el pájaro voló y aplaudió.', 'hero clap'],
  ] as const)
    assert.equal(last(text), expected, text);
});

it('does not go on from what is told beside', () => {
  for (const [text, expected] of [
    ['Mia encontró un pájaro que no podía volar y lo cuidó.', 'hero comfort'],
    ['A Mia encontrou um pássaro que não voava e cuidou dele.', 'hero comfort'],
    ['Quando o gato miou, correu para a porta.', 'hero run'],
    ['Cuando el caballo se acercó, le acarició la cabeza.', 'hero stroke'],
  ] as const)
    assert.equal(last(text), expected, text);
});
