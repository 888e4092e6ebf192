import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openingOf } from './openings.ts';
import { openedPicture } from './opened.ts';
import { pictureOf } from './catalogue.ts';

it('has openings within their pictures', () => {
  for (const name of ['potted-plant', 'basket', 'package', 'rubber-boots', 'jewellery-box', 'dip']) {
    const opening = openingOf(name);
    assert.ok(
      opening && opening.rim > 0 && opening.rim < 1 && Math.abs(opening.x) + opening.wide / 2 <= 0.6,
      name,
    );
  }
  assert.equal(openingOf('wardrobe'), undefined);
});

it('opens a parcel and empties a cage, and leaves everything else as it is', () => {
  const [parcel, cage, bucket] = ['package', 'bird-cage', 'bucket'].map((name) => pictureOf(name));
  assert.ok(parcel && cage && bucket);
  assert.notDeepEqual(openedPicture(parcel).shapes, parcel.shapes);
  assert.ok(openedPicture(cage).shapes.length < cage.shapes.length);
  assert.equal(openedPicture(bucket), bucket);
});
