import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown as shown } from '../../../testing/plan-of.ts';

const does = (texts: readonly string[], action: string): void => {
  for (const text of texts) assert.equal(shown(text).acts?.[0]?.split(' ')[1], action, text);
};

it('skips with a rope, rolls, stands on the hands, does the splits and hangs head down', () => {
  does(['Mia skipped with a rope.', 'A Mia saltou à corda.', 'Mia saltó a la comba.'], 'skip-rope');
  does(
    [
      'Mia did a somersault.',
      'Mia did a forward roll.',
      'A Mia deu uma cambalhota.',
      'Mia dio una voltereta.',
    ],
    'somersault',
  );
  does(['Mia did a handstand.', 'Mia hizo el pino.', 'Mia did a cartwheel.'], 'handstand');
  does(['Mia did the splits.', 'A Mia fez a espargata.'], 'splits');
  does(
    ['Mia hung upside down from the bars.', 'A Mia pendurou-se na barra de cabeça para baixo.'],
    'hang-upside-down',
  );
});

it('runs with a kite that is called as a somersault is', () => does(['Mia corría con el volantín.'], 'run'));

it('does no gymnastics with pines of clay, washing lines and ropes that others skip', () => {
  for (const text of [
    'Mia hizo el pino con plastilina.',
    'Mia saltó la cuerda de la ropa.',
    'Mia jumped over the skipping ropes.',
    'Dad turned the skipping rope.',
    'Dad fell like a somersault.',
  ])
    assert.doesNotMatch(shown(text).acts?.join() ?? '', /handstand|skip-rope|somersault/, text);
});

it('jumps where nothing of it is told', () =>
  does(['Mia jumped on the bed.', 'Mia tied a rope. Then she jumped.'], 'jump'));
