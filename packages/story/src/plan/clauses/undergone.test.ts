import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const acts = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts }) =>
    acts.map(({ who, action, thing }) => `${who} ${action} ${thing}`),
  );
const pictures = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, seen }) => [
    ...acts.flatMap(({ thing }) => thing ?? []),
    ...seen.map(({ picture }) => picture),
  ]);

it('hurts where a scratch is got, and carries nothing', () => {
  for (const text of [
    'Mia got a scratch on her arm.',
    'A Mia levou uma picada de abelha.',
    'Mia se llevó un pelotazo en la cara.',
  ])
    assert.deepEqual(acts(text), ['hero cry undefined'], text);
});

it('plays no music when it is somebody’s turn, and waters no toys', () => {
  assert.ok(!acts('Cuando le tocó a Mia, corrió.').some((each) => each.includes('play-music')));
  assert.ok(acts('Mia tocó la guitarra.').some((each) => each.includes('play-music')));
  assert.ok(!pictures('Mia regó los pétalos por el suelo.').includes('watering-can'));
  assert.ok(pictures('Mia regó las plantas.').includes('watering-can'));
});

it('marks dots with a pen and scores no goal, and needs no lamp for the light of another thing', () => {
  assert.ok(!acts('A Mia marcou dois pontinhos com caneta.').some((each) => each.includes('kick')));
  assert.ok(acts('A Mia marcou um golo.').some((each) => each.includes('kick')));
  assert.ok(!pictures('Mia leyó el libro a la luz del móvil.').includes('light-bulb'));
});

it('cries neither over a splinter that is got out nor over a haircut', () => {
  for (const text of [
    "Mum got the splinter out of Mia's finger.",
    'A Mia recebeu um corte de cabelo novo.',
    'Mia recibió un corte de pelo.',
  ]) {
    assert.ok(!acts(text).some((each) => each.includes('cry')), text);
    assert.ok(
      acts(text).some((each) => each.startsWith('hero')),
      text,
    );
  }
});

it('is at the finger out of which a splinter is got', () => {
  assert.equal(acts("Mum got the splinter out of Mia's finger.")[0], 'mother wipe undefined');
});

it('touches a shoulder, and scores a point', () => {
  assert.equal(acts('La abuela le tocó en el hombro.')[0], 'grandmother stroke undefined');
  assert.ok(!acts('A Mia marcou um ponto no jogo.').some((each) => each.includes('paint')));
});
