import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPlan } from '../plan/read-plan.ts';
import { newRequest } from '../testing/new-request.ts';
import { byWeights, type ChooseActor } from './choose-actor.ts';

/** Who acts in the last moment of some words about Mia. */
function actorIn(description: string, language: 'en' | 'pt' | 'es', chooseActor?: ChooseActor) {
  const request = newRequest({ description, title: 'A day' });
  const plan = readPlan(request, description, language, chooseActor ? { chooseActor } : {});
  return plan?.moments.at(-1)?.acts[0]?.who;
}

/** All who may act in the last clause that does not name them. */
function candidatesIn(description: string, language: 'en' | 'pt' | 'es'): string[] {
  let found: string[] = [];
  actorIn(description, language, (judged) => {
    found = judged.map(({ one }) => one.person.id).toSorted();
    return undefined;
  });
  return found;
}

it('gives a deed to whom most tells for, where the words name nobody', () => {
  const text = 'A Mia montou a bicicleta. O padrinho tirou as rodinhas. Dançou.';
  const forHero = byWeights({ 'is:hero': 5 });
  const forRuled = byWeights({ ruled: 5 });
  assert.notEqual(actorIn(text, 'pt', forRuled), 'hero');
  assert.equal(actorIn(text, 'pt', forHero), 'hero');
});

it('keeps whom the rules say where somebody else is hardly likelier, and always in English', () => {
  const text = 'A Mia montou a bicicleta. O padrinho tirou as rodinhas. Dançou.';
  assert.notEqual(actorIn(text, 'pt', byWeights({ 'is:hero': 0.5 })), 'hero');
  const english = 'Mia ate. Grandpa built a kite. Danced.';
  assert.equal(
    actorIn(english, 'en', byWeights({ 'is:hero': 9 })),
    actorIn(english, 'en', () => undefined),
  );
});

it('asks nothing where the words or a rule name who acts', () => {
  assert.deepEqual(candidatesIn('O avô dançou.', 'pt'), []);
  assert.deepEqual(candidatesIn('El perro le ladró a Mia. Lloró.', 'es'), []);
});

it('lets act whoever was spoken of, and nobody to whom it is done', () => {
  assert.deepEqual(candidatesIn('A Mia viu o avô. Dançou.', 'pt'), ['grandfather', 'hero']);
  assert.deepEqual(candidatesIn('Papá abrazó a Mia. La llevó a casa.', 'es'), ['father']);
  assert.deepEqual(candidatesIn('Mia iba en bici. El abuelo aplaudió. Luego bailó con ella.', 'es'), [
    'grandfather',
  ]);
});

it('has heard of whoever is only the owner of something', () => {
  assert.deepEqual(candidatesIn('A Mia sentou-se no colo do avô. Adormeceu.', 'pt'), ['grandfather', 'hero']);
});

it('goes on with the child to whom something was handed', () => {
  const text =
    'A Mia abriu o boneco na mesa. A irmã mais velha passou-lhe a chave de fendas. Tirou as pilhas com cuidado.';
  assert.equal(
    actorIn(text, 'pt', () => undefined),
    'sister',
  );
  assert.equal(actorIn(text, 'pt'), 'hero');
});
