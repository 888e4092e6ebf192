import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { milestones } from '../milestones/index.ts';
import { beatsOf, type Screenplay } from '../screenplay.ts';
import { kindTexts } from '../testing/kind-texts.ts';
import { newRequest } from '../testing/new-request.ts';
import { writeScreenplay } from '../write-screenplay.ts';

const films = Object.entries(kindTexts).map(([kind, texts]) => ({
  kind,
  films: texts.map(([title, description], i) =>
    writeScreenplay(newRequest({ title, description, seed: i + 1, childAge: 4 })),
  ),
}));

const actionsOf = (screenplay: Screenplay): string[] =>
  beatsOf(screenplay).map((beat) => beat.staging.find(({ member }) => member === 'hero')?.action ?? '');
const picturesOf = (screenplay: Screenplay): Set<string> =>
  new Set(
    screenplay.scenes.flatMap(({ set, time, beats }) =>
      beats.flatMap(({ staging, moments = [], shot }) =>
        (moments.length > 0 ? moments : [{ staging, seen: [] }]).map(
          (shown) =>
            `${set} ${time} ${shot.size} ${shown.staging.map(({ action }) => action).join('+')} ` +
            shown.seen.map(({ picture }) => picture).join('+'),
        ),
      ),
    ),
  );

/** Shares of what two films do not have in common, 0 … 1. */
function distance<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const shared = [...a].filter((each) => b.has(each)).length;
  return 1 - shared / Math.min(a.size, b.size);
}

describe('the kinds of milestone', () => {
  it('are all known by three texts', () => {
    assert.deepEqual(Object.keys(kindTexts).sort(), milestones.map(({ kind }) => kind).sort());
    assert.ok(milestones.length >= 24);
  });

  for (const { kind, films: three } of films) {
    it(`recognises: ${kind}`, () =>
      assert.deepEqual(
        three.map(({ milestone }) => milestone),
        [kind, kind, kind],
      ));

    it(`tells three different episodes: ${kind}`, () => {
      for (const [i, a] of three.entries())
        for (const b of three.slice(i + 1)) {
          const apart = distance(picturesOf(a), picturesOf(b));
          assert.ok(apart >= 0.2, `${a.title} and ${b.title}: ${apart}`);
          assert.notDeepEqual(actionsOf(a), actionsOf(b));
        }
    });
  }

  it('says nothing twice in one film', () => {
    for (const { films: three } of films)
      for (const film of three) {
        const lines = beatsOf(film).map((beat) => beat.text);
        assert.equal(new Set(lines).size, lines.length, lines.join('\n'));
      }
  });
});
