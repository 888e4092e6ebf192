import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

const firstAct = (childName: string, description: string): string => {
  const child = { childName, childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  const act = plan?.moments.at(-1)?.acts[0];
  return [act?.who, act?.action, act?.thing].filter(Boolean).join(' ');
};

it('has in the hands what was given by nobody who is named', () => {
  for (const [name, text, act] of [
    ['Tom', 'Tom was given a kite.', 'hero hold kite'],
    ['Leo', 'A Leo le regalaron una cometa.', 'hero hold kite'],
    ['Leo', 'Le regalaron un libro a Leo.', 'hero hold open-book'],
    ['Rui', 'Deram uma bola ao Rui.', 'hero hold soccer-ball'],
    ['Rui', 'Ofereceram um livro ao Rui.', 'hero hold open-book'],
  ] as const)
    assert.equal(firstAct(name, text), act, text);
});

it('has gloves for keepers from nobody, and a doll from an aunt', () => {
  assert.equal(firstAct('Rui', 'O Rui ganhou um carrinho de bebé.'), 'hero hold pushchair');
  assert.equal(firstAct('Leo', 'Leo recibió unos guantes de portero.'), 'hero hold gloves');
  assert.match(firstAct('Rui', 'O Rui recebeu um livro da tia.'), /^hero receive/);
});

it('leaves a hug a hug, and gives of those who were told of', () => {
  assert.doesNotMatch(firstAct('Leo', 'A Leo le dieron un abrazo.'), /hold/);
  assert.match(firstAct('Tom', 'Tom was given a kite by his aunt.'), /^aunt/);
  assert.match(firstAct('Leo', 'Vinieron los abuelos y le regalaron un libro.'), /^grand/);
});

it('turns a cartwheel, and hands over a star that is given or made', () => {
  assert.equal(firstAct('Rui', 'O Rui deu uma estrela.'), 'hero handstand');
  assert.equal(firstAct('Rui', 'O Rui fez a roda.'), 'hero handstand');
  assert.equal(firstAct('Leo', 'Leo hizo la rueda.'), 'hero handstand');
  assert.match(firstAct('Rui', 'A professora deu uma estrela ao Rui.'), /^teacher hand-over/);
  assert.equal(firstAct('Rui', 'O Rui fez uma estrela de papel.'), 'hero put-down');
});
