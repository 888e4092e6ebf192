import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { type Box, intersect, type TextOp } from '@milestoon/drawing';
import { captionPlate, layOutCaption, splitCaption } from './captions.ts';

const wordsOf = (text: string): string[] => text.split(' ');
const plate = (text: string, avoid: Box[] = [], style: (typeof animationStyleKeys)[number] = 'anime') =>
  captionPlate({
    style,
    words: wordsOf(text).map((word, i) => ({
      text: word,
      state: i < 2 ? 'said' : i === 2 ? 'now' : 'to-come',
    })),
    avoid,
  });
const texts = (list: ReturnType<typeof plate>): TextOp[] => list.filter((op) => op.kind === 'text');
const story =
  'When the morning came, Zoë and her little brother João ran down to the lake, took off their shoes and put their toes into the cold water. “Brrr!” said João, and laughed so loudly that all the ducks flew up at once into the sky.';

test('no page has more than two lines, and no word is lost or moved', () => {
  for (const text of [story, `${story} ${story}`, 'Hi!', 'One two three four five six seven']) {
    const pages = splitCaption(wordsOf(text));
    assert.deepEqual(pages.flat(), wordsOf(text));
    for (const page of pages) {
      const { lines, scale } = layOutCaption(page, []);
      assert.ok(lines.length <= 2, page.join(' '));
      assert.equal(scale, 1, 'pages are set at full size');
    }
  }
});

test('240 characters make several pages, about equally full', () => {
  const pages = splitCaption(wordsOf(story));
  assert.ok(story.length >= 220 && pages.length >= 2);
  const lengths = pages.map((page) => page.join(' ').length);
  assert.ok(Math.min(...lengths) * 3 > Math.max(...lengths), lengths.join());
});

test('two lines are balanced', () => {
  const { lines } = layOutCaption(
    wordsOf('João and Zoë follow the trail to the old señor oak, and what do they find?'),
    [],
  );
  assert.equal(lines.length, 2);
  const [upper = '', lower = ''] = lines.map((line) => line.join(' '));
  assert.ok(Math.abs(upper.length - lower.length) <= 12, `${upper} / ${lower}`);
});

test('everything stays inside the action-safe area, however long a word is', () => {
  for (const style of animationStyleKeys) {
    for (const text of [
      'Hello there you',
      story.slice(0, 110),
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung jetzt da',
    ]) {
      const { box } = layOutCaption(wordsOf(text), []);
      assert.ok(box[0] >= 96 && box[0] + box[2] <= 1824, `${style} ${box}`);
      assert.ok(box[1] >= 54 && box[1] + box[3] <= 1026, `${style} ${box}`);
      for (const op of texts(plate(text, [], style))) {
        assert.ok(op.x >= box[0] && op.y <= box[1] + box[3], `${op.text} is outside its plate`);
      }
    }
  }
});

test('the plate goes to the top when a face is at the foot, and stays when the face is elsewhere', () => {
  const low: Box = [700, 760, 500, 300];
  const { box } = layOutCaption(wordsOf('Look at that funny duck over there'), [low]);
  assert.deepEqual(intersect(box, low).slice(2), [intersect(box, low)[2], 0]);
  assert.ok(box[1] < 200);
  const middle: Box = [700, 300, 500, 300];
  assert.ok(layOutCaption(['Look'], [middle]).box[1] > 800);
  const aside: Box = [0, 900, 120, 120];
  assert.ok(layOutCaption(['Look'], [aside]).box[1] > 800, 'a face beside the plate does not matter');
});

test('the spoken word is the only one in the highlight colour, those to come are fainter', () => {
  const [said, , now, next] = texts(plate('Mia counts to ten'));
  assert.notEqual(now?.paint, said?.paint);
  assert.match(String(next?.paint), /rgba\(.*0\.86\)/);
  assert.equal(plate('Mia counts to ten').filter((op) => op.kind === 'fill').length, 1);
});

test('diacritics are measured like letters, not like unknown signs', () => {
  const plain = layOutCaption(['naive'], []).box[2];
  const accented = layOutCaption(['naïvě'], []).box[2];
  assert.ok(Math.abs(plain - accented) < 20, `${plain} ${accented}`);
});

test('no words, no plate', () => {
  assert.deepEqual(captionPlate({ style: 'simple', words: [], avoid: [] }), []);
  assert.deepEqual(splitCaption([]), []);
});

test('beside somebody near the camera a caption moves aside, as far as there is room', () => {
  const shoulder: Box = [-60, 200, 500, 900];
  const text = wordsOf('Look at that funny duck over there, it is waddling');
  const [x, , width] = layOutCaption(text, [], shoulder).box;
  assert.ok(x >= 440 && x + width <= 1920 - 60, `${x} and ${width}`);
  const mirrored: Box = [1480, 200, 500, 900];
  const [left, , across] = layOutCaption(text, [], mirrored).box;
  assert.ok(left >= 60 && left + across <= 1480);
  const [middle, , narrow] = layOutCaption(['Look'], [], shoulder).box;
  assert.equal(middle + narrow / 2, 960, 'a short one stays in the middle');
});
