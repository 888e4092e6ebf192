import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { faceZone } from '@milestoon/cast';
import { type Box, frameSize, intersect } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { buildSet, layOutCaption, stageToScreen } from '@milestoon/stage';
import { actorAt, performanceOf } from './acting/acting.ts';
import { captionAt, captionCues } from './captions.ts';
import type { Film, StoryShot } from './film.ts';
import { newFilm } from './testing/fixture.ts';
import { cameraAt } from './cameras/camera-at.ts';
import { frame, frameKey } from './frame.ts';

const stories = [
  ['Mia', 'First bike ride', 'Mia rode her bike in the park. Daddy ran beside her, and Grandma clapped.'],
  ['Leo', 'A party', 'Leo turned four. Grandma, Grandpa and two friends came. He blew out the candles.'],
  ['Ana', 'At the beach', 'Ana jumped over the waves with her brother and our dog Max. She built a castle.'],
  ['Noa', 'Bedtime', 'Noa slept in her own bed. Mommy read a book to her and hugged her.'],
] as const;

function filmOf(index: number): Film {
  const [childName, title, description] = stories[index] ?? stories[0];
  const style = animationStyleKeys[index] ?? 'simple';
  const request = { seed: 7, childName, childAge: 5, style, title, description, episodeNumber: 1, photos: 1 };
  return newFilm(writeScreenplay(request));
}

/** The faces that are seen, screen pixels. Behind a photo there are none. */
function facesAt(film: Film, shot: StoryShot, n: number): Box[] {
  if (shot.photo && shot.photo.treatment !== 'wall') return [];
  const set = buildSet({ ...shot.set, style: film.style });
  return shot.actors.flatMap((actor) => {
    const character = film.characters[actor.member];
    if (!character) return [];
    const [x, y, width, height] = faceZone(character, performanceOf(shot, actor, n));
    const place = actorAt(actor, n);
    return [
      stageToScreen(set, cameraAt(shot, n), [
        place.x + x * place.size,
        place.y + y * place.size,
        width * place.size,
        height * place.size,
      ]),
    ];
  });
}

for (const [index, style] of animationStyleKeys.entries())
  test(`${style}: no caption covers a face or leaves the safe area, all through a film`, () => {
    const film = filmOf(index);
    let seen = 0;
    for (const shot of film.shots)
      for (let n = shot.from; n < shot.to; n += 6) {
        const words = captionAt(film, n);
        if (!words || shot.kind !== 'story') continue;
        const faces = facesAt(film, shot, n);
        const { box } = layOutCaption(
          words.map(({ text }) => text),
          faces,
        );
        const [x, y, width, height] = box;
        assert.ok(x >= frameSize.width * 0.05 && x + width <= frameSize.width * 0.95, `frame ${n}: ${x}`);
        assert.ok(y >= frameSize.height * 0.05 && y + height <= frameSize.height * 0.95, `frame ${n}: ${y}`);
        for (const face of faces) {
          const [, , w, h] = intersect(box, face);
          assert.ok(w <= 0 || h <= 0, `frame ${n}: ${box.map(Math.round)} covers ${face.map(Math.round)}`);
        }
        seen += faces.length;
      }
    assert.ok(seen > 20, `${seen} faces beside captions`);
  });

test('the captions of a player hold every word of the story, in order, without overlaps', () => {
  const film = filmOf(0);
  const cues = captionCues(film);
  const spoken = film.captions.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
  assert.equal(cues.flatMap(({ words }) => words.map(({ text }) => text)).join(' '), spoken);
  for (const [i, { start, end }] of cues.entries()) {
    assert.ok(start < end);
    assert.ok(start >= (cues[i - 1]?.end ?? 0) - 0.15, `cue ${i}`);
  }
});

test('the picture has no words in it, unless the family wants them there', () => {
  const film = filmOf(2);
  const [page] = film.captions;
  assert.ok(page);
  const at = Math.ceil(page.words[1]?.from ?? page.from);
  const lettersOf = (shown: Film): string[] =>
    frame(shown, at).flatMap((op) => (op.kind === 'text' ? [op.text] : []));
  assert.deepEqual(lettersOf(film), []);
  assert.deepEqual(
    lettersOf({ ...film, wordsInPicture: true }),
    page.words.map(({ text }) => text),
  );
  // Without words a picture is kept while one is said after the other.
  assert.equal(frameKey(film, at).endsWith(':'), true);
  assert.notEqual(frameKey({ ...film, wordsInPicture: true }, at), frameKey(film, at));
});
