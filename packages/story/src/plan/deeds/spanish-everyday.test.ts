import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string): string | undefined => acted(text).at(-1)?.[0];
const all = (told: readonly (readonly [text: string, deed: string])[]): void => {
  for (const [text, deed] of told) assert.equal(last(text), deed, text);
};

it('knows everyday verbs of both sides of the ocean', () => {
  all([
    ['Mia se espatarró en la alfombra.', 'hero lie-down'],
    ['Mia botaneó toda la tarde.', 'hero eat'],
    ['Mia se amurró.', 'hero refuse'],
    ['Mia fisgoneó por la sala.', 'hero search'],
    ['Mia apapachó a su abuela.', 'hero hug'],
  ]);
});

it('tells the deed by the noun beside its verb', () => {
  all([
    ['Mia perdió el equilibrio.', 'hero fall'],
    ['Mia se encogió de hombros.', 'hero shrug'],
    ['Mia agitó la mano.', 'hero wave'],
    ['Mia sacó la lengua.', 'hero laugh'],
    ['Mia meneó la cadera.', 'hero dance'],
    ['Mia agarró un berrinche.', 'hero cry'],
  ]);
});

it('claps where nobody is hit, and falls where somebody hits themselves', () => {
  all([
    ['Mia dio una palmada.', 'hero clap'],
    ['Mia se dio un trancazo.', 'hero fall'],
  ]);
});

it('has somebody unknown do what an ending alone tells of several', () => {
  const { people, moments } = planOf('Mia estaba en el hospital. Le pusieron una venda.');
  const doctor = people.find(({ role }) => role === 'doctor');
  assert.ok(doctor);
  assert.equal(moments.at(-1)?.acts[0]?.who, doctor.id);
  assert.equal(acted('Mia estaba en la feria. Le midieron la altura.').at(-1)?.[0], 'woman measure');
  // Those of whom it was just told are no strangers.
  const known = planOf('Papá y mamá llegaron. Le dieron una muñeca a Mia.');
  assert.deepEqual(known.people.map(({ role }) => role).toSorted(), ['father', 'hero', 'mother']);
});

it('reads words that every object of the machine has', () => {
  assert.equal(planOf('Mia vio al constructor. El constructor saltó.').moments.length, 2);
});
