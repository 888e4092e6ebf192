import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const leo = { childName: 'Leo', pronoun: 'he' } as const;
/** Who leads each moment of some words about Leo. */
const leads = (description: string): string[] => acted(description, leo).map(([first = '']) => first);
const last = (description: string): string | undefined => leads(description).at(-1);
const all = (texts: readonly string[], expected: string): void => {
  for (const text of texts) assert.equal(last(text), expected, text);
};

it('goes on with whoever was given something, where it is used', () => {
  all(
    ['Leo le dio una zanahoria al burro y se la comió.', 'O Leo deu uma cenoura ao burro e ele comeu-a.'],
    'horse eat',
  );
  all(['Papá le regaló un libro a Leo. Lo abrió.', 'O pai deu um livro ao Leo. Abriu-o.'], 'hero open');
  all(['La prima le dejó sus gafas a Leo. Se las puso.'], 'hero put-on');
  assert.equal(last('Papá cogió un libro, se lo dio a Leo y se sentó.'), 'father sit');
});

it('goes on with who acted, where somebody was only there', () => {
  all(
    [
      'Leo hizo un bizcocho con la abuela. Lo llevó a la mesa.',
      'O Leo fez um bolo com a avó. Levou-o para a mesa.',
    ],
    'hero carry',
  );
});

it('bites, licks and barks as the animal that was spoken of', () => {
  all(
    [
      'Um cão veio e o Leo deu-lhe pão. Depois mordeu-lhe o dedo.',
      'Vino un perro y Leo le dio pan. Le mordió el dedo.',
    ],
    'dog sniff',
  );
  assert.equal(last('Um cão veio e o Leo mordeu a maçã.'), 'hero eat');
});

it('weeps and tells as somebody, and not as an animal', () => {
  all(['Una gallina persiguió a Leo. Se asustó.', 'Uma galinha perseguiu o Leo. Assustou-se.'], 'hero hide');
  all(['Una gallina persiguió a Leo. Lloró.', 'Uma galinha perseguiu o Leo. Chorou.'], 'hero cry');
});

it('rides on nobody’s own shoulders', () => {
  all(['O avô apanhou o saco do Leo. Depois foi aos ombros dele.'], 'hero ride');
});

it('means somebody else than who is named next', () => {
  assert.deepEqual(leads('Papá esperaba a Leo en la piscina. Saltó y él lo cogió.').slice(-2), [
    'hero jump',
    'father hug',
  ]);
});

it('goes on with the child after something was done with it', () => {
  all(
    ['O avô levou o Leo ao mar. Saltou e nadou.', 'El abuelo llevó a Leo al mar. Saltó y nadó.'],
    'hero swim',
  );
  all(['A mãe deu banho ao Leo. À noite contou um segredo à irmã.'], 'hero talk');
  // The storyteller stays who puts to bed.
  all(['A mãe deu banho ao Leo. À noite leu-lhe uma história.'], 'mother read');
});

it('has one do what several did not', () => {
  all(['Leo y mamá esperaban. Cuando llegó papá le taparon los ojos. Gritó.'], 'father shout');
});

it('tells how somebody is who was found', () => {
  all(['Leo encontró un perro. Temblaba.', 'O Leo encontrou um cão. Tremia.'], 'dog hide');
});

it('does not have things hurt themselves', () => {
  all(['O Leo subiu à árvore. O ramo quebrou. Caiu e magoou o braço.'], 'hero cry');
});

it('passes on what was given, and gives it to nobody who has it', () => {
  all(['Papá le llevó flores a Leo. Se las dio a su maestra.'], 'hero hand-over');
  all(['A bola do Leo caiu no mar e um surfista pegou ela. Ele devolveu para o Leo.'], 'man hand-over');
});

it('has the child and whoever acted since go on, and not all of a group', () => {
  assert.deepEqual(
    acted(
      'O Leo foi ao treino com o pai. Os colegas saltaram para cima dele. O pai filmou tudo. No carro viram o vídeo.',
      leo,
    ).at(-1),
    ['hero look', 'father look'],
  );
  assert.deepEqual(acted('El tío salió con Leo. Era un mapache. Lo espantó y se rieron.', leo).at(-1), [
    'hero laugh',
    'uncle laugh',
  ]);
});

it('kisses and sees the baby that was laid there', () => {
  const mia = 'O pai pôs o bebé ao colo da Mia. Ela deu-lhe um beijo e ele abriu os olhos.';
  assert.deepEqual(acted(mia, { pronoun: 'she' }).slice(-2), [['hero kiss', 'baby kiss'], ['baby open']]);
});

it('hides who was scolded, and lends who was asked', () => {
  all(['El perro se comió el pan. Leo lo regañó. Se escondió debajo del sofá.'], 'dog hide');
  all(['Un niño le pidió la bici a Leo. Se la prestó.'], 'hero hand-over');
});

it('goes on with the child after somebody looked on', () => {
  all(['O Leo patinou. Uma vizinha aplaudiu da janela. Depois caiu.'], 'hero fall');
});

it('drinks and trembles as whom somebody took care of', () => {
  const rita = { childName: 'Rita', pronoun: 'she' } as const;
  const text = 'A Rita viu um gatinho. A mãe tirou-o do carro. Tremia de frio.';
  assert.equal(acted(text, rita).at(-1)?.[0], 'cat hide');
  all(['O Leo viu um gatinho. O Leo deu leite ao gatinho. Bebeu tudo.'], 'cat drink');
});

it('falls off what one rides, and not beside it', () => {
  all(['Leo se montó en la bici. Su padre corrió detrás de él. Chocó contra una papelera.'], 'hero fall');
});

it('wags the tail of the animal that was spoken of', () => {
  all(['Un perro vino y Leo le dio pan. Movió la cola.'], 'dog dance');
});

it('goes on with the child where somebody else only says when', () => {
  all(
    ['O Leo comeu a sopa. Quando o avô chegou, chorou.', 'Leo comió la sopa. Cuando llegó el abuelo, lloró.'],
    'hero cry',
  );
  all(['O Leo chorou. Quando a mãe chegou, abraçou-o.'], 'mother hug');
});

it('is startled who is run beside', () => {
  all(['O Leo recebeu uma trotinete. O pai corria ao lado dele. Assustou-se e saltou.'], 'hero jump');
});

it('eats with whom the child was a while ago', () => {
  assert.deepEqual(
    acted(
      'O Leo sentou-se ao colo da mãe. O Leo chorou. O Leo ganhou um pirulito. Depois comeram um gelado.',
      leo,
    ).at(-1),
    ['hero eat', 'mother eat'],
  );
});

it('helps somebody else up', () => {
  assert.deepEqual(acted('Su amigo Vito se cayó. Leo lo ayudó a levantarse.', leo).at(-1), [
    'hero get-up',
    'friend get-up',
  ]);
});

it('has somebody of whom a new sentence says he or she go on', () => {
  const mia = (description: string) => acted(description, { pronoun: 'she' }).at(-1)?.[0];
  assert.equal(mia('A Mia achou um passarinho. Ela pegou nele.'), 'hero reach');
  assert.equal(mia('A mãe deu leite à Mia. Ela chorou.'), 'hero cry');
});

it('is ill who was taken to the doctor for it, and hurt who got a bump', () => {
  all(
    ['Mamá lo llevó al médico porque tenía fiebre.', 'A mãe levou-o ao médico porque tinha febre.'],
    'hero lie-down',
  );
  all(['Leo se hizo una herida en la rodilla.', 'O Leo fez um arranhão no joelho.'], 'hero hurt-knee');
});

it('leaves it to others to do something for whoever is just born', () => {
  all(['Nació su hermanita y la cargó.'], 'hero lift');
  all(['Nasceu a irmã e abraçou-a.'], 'hero hug');
});

it('runs after the child, and lets go of it, who took something off for it', () => {
  const ana = { childName: 'Ana', pronoun: 'she' } as const;
  const text = 'Ana iba en bici. El abuelo le quitó las rueditas. Luego corrió detrás de ella.';
  assert.equal(acted(text, ana).at(-1)?.[0], 'grandfather run');
});

it('is looked at and treated by the doctor it was brought to', () => {
  all(
    [
      'Llevamos a Leo al pediatra y le miró la garganta.',
      'Levámos o Leo ao pediatra e ele chorou. Viu-lhe os ouvidos.',
    ],
    'doctor look',
  );
});

it('takes up an animal, and is not taken up by it', () => {
  all(['Un cachorro le lamió la mano a Leo. Lo agarró en brazos.'], 'hero hug');
});

it('acts after something was done to it by whoever writes', () => {
  all(['Su hermano se rió. Le corté el pelo a Leo y lloró.'], 'hero cry');
  all(['O Leo riu. Dei leite ao bebé e adormeceu.'], 'baby sleep');
});

it('kisses whoever was put in its arms', () => {
  all(['Papá le puso al bebé en los brazos. Le dio un beso.'], 'hero kiss');
});

it('climbs where it was brought, and not as whoever works there', () => {
  all(['Levei o Leo no barbeiro. Ele subiu na cadeira.'], 'hero stand');
});

it('goes on with the child where somebody only stood by', () => {
  all(['El abuelo estaba enfrente. Dio tres pasos.'], 'hero walk');
  all(['El abuelo estaba cansado. Corrió a la cama.'], 'grandfather run');
});

it('has whoever was called come', () => {
  all(
    ['O treinador chamou o Leo. Entrou a correr.', 'El entrenador llamó a Leo. Entró corriendo.'],
    'hero run',
  );
});
