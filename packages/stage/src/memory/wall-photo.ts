import {
  polygonPath,
  boundsOf,
  type Box,
  css,
  type DrawOp,
  inflate,
  mixColors,
  roundedRect,
} from '@milestoon/drawing';
import { drawn } from '../drawing.ts';
import { kitFor, type StageSet, variantOf } from '../set.ts';
import { definitionOf } from '../sceneries/index.ts';
import { contain, type StagePhoto } from './photo.ts';

const hung = new Map<string, StageSet>();

/**
 * The set with the parent's photo in it: framed on the wall of a room, on a wooden stand outdoors. The
 * frame takes the photo's proportions; photo and frame take camera and light like everything else there.
 */
export function wallPhoto(request: { set: StageSet; photo: StagePhoto }): StageSet {
  const { set, photo } = request;
  const key = `${set.key}|photo ${photo.asset} ${photo.width}x${photo.height}`;
  const known = hung.get(key);
  if (known) return known;
  const bare = set.indoor ? variantOf(set, 'bare') : set;
  const place = definitionOf(set).picture;
  const limit: Box = [place.x - place.size / 2, place.y - place.size / 2, place.size, place.size];
  const ops = framed(bare, photo, contain(photo, limit));
  const around = inflate(boundsOf(ops) ?? limit, 8);
  const withPhoto: StageSet = {
    ...bare,
    key,
    // After what moves in the set, so that no washing and no balloon hangs before it.
    movers: [
      ...bare.movers,
      { layer: set.indoor ? 'far' : 'near', motion: { kind: 'rest' }, ops, box: around },
    ],
  };
  if (hung.size > 12) hung.clear();
  hung.set(key, withPhoto);
  return withPhoto;
}

function framed(set: StageSet, photo: StagePhoto, [x, y, width, height]: Box): DrawOp[] {
  const kit = kitFor(set.light);
  const { light } = kit;
  const color = kit.tones.photoFrame;
  return drawn((drawing) => {
    if (!set.indoor) {
      const foot = Math.max(y + height + 130, 880);
      kit.castShadow(drawing, x + width / 2, foot, width * 0.5, 22);
      for (const share of [0.16, 0.76]) {
        kit.solid(
          drawing,
          roundedRect(x + width * share, y + height, width * 0.08, foot - y - height, 4),
          'wood',
        );
      }
    }
    kit.solid(drawing, kit.box(x - 34, y - 34, width + 68, height + 68, 10), color, { shade: 0.1 });
    drawing.fill(roundedRect(x - 14, y - 14, width + 28, height + 28), css(light.local('white')));
    drawing.add([{ kind: 'image', asset: photo.asset, target: [x, y, width, height] }]);
    const glare = polygonPath([
      [x, y],
      [x + width * 0.5, y],
      [x + width * 0.12, y + height],
      [x, y + height],
    ]);
    drawing.fill(glare, 'rgba(255,255,255,0.14)');
    const air = light.night
      ? light.grade([0.85, 0.04, 270])
      : mixColors(light.local('wall'), [0.6, 0.1, 60], 0.3);
    drawing.fill(roundedRect(x, y, width, height), css(air, light.night ? 0.4 : 0.14), { blend: 'multiply' });
  });
}
