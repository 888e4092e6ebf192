import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What is done and what is seen at the end of a text, by name. */
const told = (text: string): string[] =>
  planOf(text)
    .moments.slice(-1)
    .flatMap(({ acts, seen }) => [
      ...seen.map(({ picture }) => picture),
      ...acts.flatMap(({ action, thing }) => [action, ...(thing ? [thing] : [])]),
    ]);

function isNowhere(cases: readonly (readonly [name: string, ...texts: string[]])[]): void {
  const wrong = cases.flatMap(([name, ...texts]) =>
    texts.filter((text) => told(text).includes(name)).map((text) => `${name}: ${text} ${told(text)}`),
  );
  assert.deepEqual(wrong, []);
}

it('leaves an everyday deed what it is, with a game somewhere in the text', () => {
  isNowhere([
    [
      'hit',
      'Mia fue a la clase de tenis. Después sacó al perro a pasear.',
      'Mia had a tennis lesson. Then she returned home.',
      'Mia played tennis in the morning. At lunch Dad served the soup.',
      'Mia jugó al vóley. Papá sacó una foto.',
      'A Mia teve aula de ténis. Depois a mãe serviu o sumo.',
      'Mia jugó al vóley. Después mamá sirvió la sopa.',
      'Mia jugó al tenis con papá. Luego sacó la pelota de la bolsa.',
      'Mia played volleyball. Then Mum served pancakes.',
    ],
    [
      'kick',
      'Mia played football. Grandpa shot a photo of her.',
      'Mia played football. Then they passed the bakery.',
      'Mia jugó al fútbol. Luego le pasó la sal a papá.',
      'A Mia jogou futebol. Depois passou a manteiga à avó.',
      'Mia went to soccer. The clock struck twelve and she laughed.',
    ],
    [
      'swim',
      'Mia nadó y luego pateó la pelota.',
      'A Mia foi nadar. Depois chutou a bola.',
      'Papá fue a nadar. Mia pateó la pelota.',
      'O pai foi nadar. Depois a Mia chutou a bola.',
    ],
    ['throw', 'Mia played baseball. Then Dad pitched the tent.', 'Mia played basketball. The toy boat sank.'],
  ]);
  for (const [text, deed] of [
    ['Mia nadó y luego pateó la pelota.', 'kick'],
    ['A Mia foi nadar. Depois chutou a bola.', 'kick'],
  ] as const)
    assert.ok(told(text).includes(deed), `${text} ${told(text)}`);
});

it('knows the deed of a game by the ball, or right beside the game', () => {
  for (const [text, deed] of [
    ['Mia played football. Max passed the ball to her.', 'kick'],
    ['A Mia jogou futebol. O Max passou a bola.', 'kick'],
    ['Mia jugó al fútbol. Max pasó la pelota.', 'kick'],
    ['Mia had a tennis lesson. She served the ball.', 'hit'],
    ['Mia had a tennis lesson. The ball came and she returned it.', 'hit'],
    ['Mia played baseball. Dad pitched the ball.', 'throw'],
    ['Había una piñata. Mia le pegó a la piñata.', 'hit'],
  ] as const)
    assert.ok(told(text).includes(deed), `${text} ${told(text)}`);
});

it('leaves an everyday thing what it is', () => {
  isNowhere([
    [
      'wrench',
      'Mia took the key and opened the door.',
      'Papá desmontó la cuna. Mia perdió la llave de la casa.',
    ],
    ['yarn', 'Mia wore her wool hat and kicked the ball.', 'Grandma knitted a scarf. Mia kicked the ball.'],
    ['drum', 'El coche no tenía batería. Mia abrió la caja.'],
    [
      'pool-noodle',
      'A Mia nadou na piscina. Depois comeu macarrão.',
      'Mia nadó en la piscina. Luego comió un churro.',
      'Mia went swimming. Then she ate noodles.',
      'Mia had her swimming lesson. Dad cooked noodles.',
    ],
    [
      'paper-boat',
      'Mia had a bath. Then she went on a boat.',
      'Mia se bañó en el mar. Vio un barco muy grande.',
      'A Mia tomou banho. Depois viu um barco no mar.',
    ],
    [
      'barber-chair',
      'Mia had a ponytail. She sat on the chair.',
      'Mia has new braces. She sat on the chair.',
      'Mia made braids for her doll. Then she sat on the chair.',
    ],
    [
      'chess-pawn',
      'Mia played chess. Then she rode a horse on the farm.',
      'A Mia jogou xadrez. Depois viu um cavalo no campo.',
      'Mia jugó al ajedrez. Luego montó a caballo.',
    ],
    ['musical-keyboard', 'Mia learned piano. Dad lost the car keys.'],
    ['laptop', 'Mia played on the computer. The cat jumped out of the window.'],
    ['computer-mouse', 'Mia played on the computer. Then a mouse ran away.'],
    ['postbox', 'Mia posted a letter. She sat on a box.'],
    ['pitchfork', 'Mia planted beans. Then she ate with a fork.'],
    ['sleeping-bag', 'Mia slept in a tent. Then she carried her bag to school.'],
    [
      'rolling-pin',
      'Mia hizo galletas. El perro trajo un palo.',
      'Mia amasó la masa. El perro trajo un palo.',
    ],
    [
      'playing-cards',
      'Mia played cards with Dad. Then she held his hand.',
      'Papá hizo un truco de magia. Luego Mia levantó la mano.',
    ],
    ['stamps', 'Mia puso la carta en el buzón. Luego tocó el timbre.'],
    ['fishing-pole', 'Mia went fishing. Then she stood in line for ice cream.'],
    ['rope', 'Mia went sailing. Then Mum changed the sheet on her bed.'],
    ['cricket-game', 'Mia heard a cricket. Then Dad threw the ball.'],
    ['hula-hoop', 'Mia fue al circo. Luego se puso el aro.'],
    ['saddle', 'Mia anduvo a caballo. Luego se sentó en la silla.'],
    ['sailboat', 'A Mia andou de canoa. Depois soprou as velas.'],
    ['nut-and-bolt', 'Dad turned the screw. A squirrel took a nut.'],
    [
      'basketball',
      'Mia played basketball on Monday. On Tuesday it rained all day long and nobody went out at all. On Wednesday she stayed in bed and read a book. In the end she threw the ball.',
    ],
  ]);
});

it('knows the thing of a game where it is used as one', () => {
  for (const [text, thing] of [
    ['Mia had a swimming lesson. She held the noodle.', 'pool-noodle'],
    ['Mia nadó en la piscina. Se agarró al churro.', 'pool-noodle'],
    ['Mia played chess. She moved her horse.', 'chess-pawn'],
    ['Mia learned the piano. She pressed the keys.', 'musical-keyboard'],
    ['Mia played in the bath. Her boat sank.', 'paper-boat'],
    ['Mia slept in a tent. She crawled into her bag.', 'sleeping-bag'],
  ] as const)
    assert.ok(told(text).includes(thing), `${text} ${told(text)}`);
});

it('sticks a picture in a text with a piñata, and hits with a ball', () => {
  isNowhere([
    [
      'hit',
      'Había una piñata. Mia pegó la estrella en la pared.',
      'Había una piñata. Papá le pegó la estrella en la camisa.',
    ],
    ['stick', 'Mia pegó la pelota contra la pared.'],
    ['craft', 'Mia pegó la pelota contra la pared.', 'Había una piñata. Mia pegó la piñata.'],
  ]);
  const stuck = told('Mia pegó el dibujo en la pared.');
  assert.ok(stuck.includes('stick'), stuck.join());
});
