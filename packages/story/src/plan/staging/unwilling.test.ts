import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';
import type { Moment } from '../plan.ts';

function lastOf(description: string): Moment {
  const child = { childName: 'Mia', childAge: 6, episodeNumber: 1, photos: 0, seed: 1 };
  const moment = planOfStory({ ...child, style: 'anime', title: 'A day', description })?.moments.at(-1);
  assert.ok(moment, description);
  return moment;
}
const acted = ({ acts }: Moment): string[] =>
  acts.map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' '));
const seen = ({ seen }: Moment): string[] => seen.map(({ picture, how }) => `${picture} ${how}`);

it('acts a refusal, with what is refused before, on or in the arms of who refuses', () => {
  for (const text of ['Mia did not want to get out of the bath.', 'A Mia não queria sair da banheira.'])
    assert.deepEqual([acted(lastOf(text)), seen(lastOf(text))], [['hero refuse'], ['bathtub inside']], text);
  const boots = lastOf('Mia refused to take off her boots.');
  assert.deepEqual([acted(boots), seen(boots)], [['hero refuse'], ['rubber-boots worn']]);
  const truck = lastOf('Mia would not share her truck with Tom.');
  assert.deepEqual(acted(truck), ['hero refuse delivery-truck', 'friend look']);
  const coat = lastOf('Mia no quiso ponerse el abrigo.');
  assert.deepEqual([acted(coat), seen(coat)], [['hero refuse'], ['coat beside']]);
});

it('refuses what somebody else should do, before that one', () =>
  assert.deepEqual(acted(lastOf('Mia did not want the nurse to draw a heart.')), [
    'hero refuse',
    'doctor wipe crayon',
  ]));

it('only spares somebody whom it will not wake', () =>
  assert.deepEqual(acted(lastOf('Mia did not want to wake Grandma.')), ['hero tiptoe']));

it('does what is only pretended, and knows nothing of what it pretends not to have done', () => {
  for (const text of ['Mia pretended to be asleep.', 'A Mia fingiu que dormia.', 'Mia fingió que dormía.'])
    assert.deepEqual(acted(lastOf(text)), ['hero sleep'], text);
  for (const text of [
    'Mia sang. Grandma brought cocoa and pretended she had not been watching.',
    'A avó fez de conta que não via.',
    'La abuela fingió que no veía nada.',
  ])
    assert.deepEqual(acted(lastOf(text)), ['grandmother shrug'], text);
});

it('waits for what is not there yet, and plays at being somebody with their tool', () => {
  assert.deepEqual(acted(lastOf('Mia waited for the cake to cool.')), ['hero wait']);
  for (const text of ['Mia played doctor.', 'A Mia brincou aos médicos.', 'Mia jugó a los médicos.'])
    assert.deepEqual(acted(lastOf(text)), ['hero hold stethoscope'], text);
});
