import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoryRequest } from '../request.ts';
import { familyTexts } from '../testing/family-texts.ts';
import { newRequest, requestOf } from '../testing/new-request.ts';
import { beatsOf } from '../screenplay.ts';
import { correctScreenplay } from '../showing/correct-screenplay.ts';
import { planOfStory, writeScreenplay } from '../write-screenplay.ts';
import { correctPlan } from './correct-plan.ts';
import type { Plan } from './plan.ts';
import { picturesIn } from './things/pictures-in.ts';

const request = newRequest({
  description:
    'Mia kicked the ball in the garden with Grandma. She ate a banana. Then she flew a kite at the beach and Grandma clapped.',
});
const plan = () => {
  const found = planOfStory(request);
  assert.ok(found);
  return found;
};
const momentOf = (picture: string) => {
  const found = plan().moments.find((moment) => picturesIn(moment).includes(picture));
  assert.ok(found, picture);
  return found;
};

test('a thing takes the place of another, and is seen as that one was', () => {
  const { told, acts } = momentOf('banana');
  const { moments } = correctPlan(plan(), [{ told, things: ['pizza'] }]);
  const corrected = moments.find((moment) => moment.told.join() === told.join());
  assert.ok(corrected);
  assert.deepEqual(picturesIn(corrected), ['pizza']);
  assert.deepEqual(
    corrected.acts.map(({ who, action }) => [who, action]),
    acts.map(({ who, action }) => [who, action]),
  );
  const others = (all: typeof moments) => all.filter((moment) => moment.told.join() !== told.join());
  assert.deepEqual(others(moments), others(plan().moments));
});

test('a thing of which there is no picture is seen nowhere, whatever its name', () => {
  const { told } = momentOf('banana');
  const names = ['constructor', '__proto__', 'toString', 'nothing-drawn'];
  const corrected = (things: string[]) => correctPlan(plan(), [{ told, does: 'watch', things }]);
  assert.deepEqual(corrected(['pizza', ...names.slice(0, 3)]), corrected(['pizza']));
  assert.deepEqual(corrected(names), corrected([]));
});

test('who, where, when and how it feels', () => {
  const { told } = momentOf('banana');
  const family = [{ id: 'biscuit', name: 'Biscuit', role: 'dog' as const }];
  const corrected = correctPlan(
    plan(),
    [{ told, who: ['biscuit'], place: 'kitchen', time: 'night', weather: 'rain', feeling: 'proud' }],
    family,
  );
  const moment = corrected.moments.find((each) => each.told.join() === told.join());
  assert.ok(moment);
  assert.deepEqual(
    moment.acts.map(({ who, emotion }) => [who, emotion]),
    [['family-biscuit', 'proud']],
  );
  assert.deepEqual([moment.place.set, moment.time, moment.weather], ['kitchen', 'night', 'rain']);
  assert.deepEqual(
    corrected.people.filter(({ family: own }) => own === 'biscuit').map(({ name, role }) => [name, role]),
    [['Biscuit', 'dog']],
  );
});

test('a place with a look of its own can be chosen, and its set without that look', () => {
  const { told } = momentOf('banana');
  const placeOf = (corrected: Plan) => {
    const moment = corrected.moments.find((each) => each.told.join() === told.join());
    return [moment?.place.set, moment?.place.scenery];
  };
  const inCave = correctPlan(plan(), [{ told, place: 'cave' }]);
  assert.deepEqual(placeOf(inCave), ['forest', 'cave']);
  assert.deepEqual(placeOf(correctPlan(inCave, [{ told, place: 'forest' }])), ['forest', undefined]);
  assert.deepEqual(placeOf(correctPlan(plan(), [{ told, place: 'page' }])), ['field', 'page']);
});

test('people that nobody knows, and words that have no moment, change nothing', () => {
  const { told } = momentOf('banana');
  assert.deepEqual(correctPlan(plan(), [{ told, who: ['nobody'] }]), plan());
  assert.deepEqual(correctPlan(plan(), [{ told: [900, 950], leaveOut: true }]), plan());
});

test('a written story shows what was corrected, and the rest as before', () => {
  const written = writeScreenplay(request);
  assert.deepEqual(correctScreenplay(written, request, []).screenplay, written);
  const { told } = momentOf('banana');
  const { screenplay } = correctScreenplay(written, request, [{ told, leaveOut: true }]);
  const words = (story: typeof written) => beatsOf(story).map(({ id, text }) => [id, text]);
  assert.deepEqual(words(screenplay), words(written), 'every word is told');
  assert.equal(JSON.stringify(written).includes('"banana"'), true);
  assert.equal(JSON.stringify(screenplay).includes('"banana"'), false);
  assert.ok(beatsOf(screenplay).every(({ moments }) => moments === undefined || moments.length > 0));
  const isOf = (beat: string) => (each: { id: string }) => each.id === beat;
  const changed = beatsOf(written).filter(
    (beat) => JSON.stringify(beat) !== JSON.stringify(beatsOf(screenplay).find(isOf(beat.id))),
  );
  assert.equal(changed.length, 1);
});

test('what somebody does, and nobody is asked again', () => {
  const { told } = momentOf('banana');
  const unsure = plan();
  const asked = {
    ...unsure,
    moments: unsure.moments.map((moment) => ({ ...moment, unsure: ['does' as const] })),
  };
  const corrected = correctPlan(asked, [{ told, does: 'dance' }]);
  const moment = corrected.moments.find((each) => each.told.join() === told.join());
  assert.equal(moment?.acts[0]?.action, 'dance');
  assert.equal(moment?.unsure, undefined);
  const [looked] = correctPlan(asked, [{ told: asked.moments[0]?.told ?? [0, 0], confirmed: true }]).moments;
  assert.equal(looked?.unsure, undefined);
  assert.deepEqual(looked?.acts, unsure.moments[0]?.acts);
});

test('no word of the text tells better what the family says is done', () => {
  const painted = newRequest({ description: 'Mia painted a picture with Grandma.' });
  const [moment] = planOfStory(painted)?.moments ?? [];
  assert.ok(moment);
  const { screenplay } = correctScreenplay(writeScreenplay(painted), painted, [
    { told: moment.told, does: 'hold' },
  ]);
  const shown = beatsOf(screenplay).flatMap(({ moments = [] }) => moments);
  const actions = shown
    .filter(({ told }) => told?.join() === moment.told.join())
    .flatMap(({ staging }) => staging);
  assert.equal(actions.find(({ member }) => member === 'hero')?.action, 'hold');
});

test('a story that is read once, written and then corrected shows what one does that is read again for each', () => {
  for (const text of familyTexts.slice(0, 12)) {
    const once = requestOf(text);
    const { told } = planOfStory(once)?.moments[0] ?? {};
    const corrections = told ? [{ told, place: 'beach' as const }] : [];
    const again = (): StoryRequest => ({ ...once });
    assert.deepEqual(
      correctScreenplay(writeScreenplay(once), once, corrections),
      correctScreenplay(writeScreenplay(again()), again(), corrections),
      text.title,
    );
  }
});
