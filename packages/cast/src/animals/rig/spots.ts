/** The spots of an animal: as a person's, and its paws are its feet. Units of the animal. */
import { add, type Point } from '@milestoon/drawing';
import type { SpotOn } from '../../on-body/anatomy.ts';
import type { BodySpot } from '../../on-body/spots.ts';
import type { Species } from '../species.ts';
import type { Joints } from './skeleton.ts';
import { mixed, plus, type Sight, type Spot } from './space.ts';

interface Stood {
  joints: Joints;
  body: Sight;
  head: Sight;
}

/** Where a spot is, and how large a thing is there: as large as the part of the body allows. */
export function animalSpot(
  spot: BodySpot,
  { head, trunk }: Species,
  { joints, body, head: sight }: Stood,
): SpotOn {
  const [long, tall] = head.skull;
  const usual = { by: 'middle', layer: 'top', least: tall * 0.5, turn: 0 } as const;
  const onHead = (at: Spot): Point => sight.see(at);
  const nose = head.nose.at;
  const mouth = head.mouth?.at ?? [(head.beak?.length ?? nose[0]) * 0.9, nose[1] + tall * 0.1, 0];
  const middle = mixed(joints.hip.at, joints.chest.at, 0.5);
  const girth = trunk.girth[1];
  const onBack = (share: number): Point =>
    body.see(plus(mixed(joints.hip.at, joints.chest.at, share), [0, -girth * 0.86, 0]));
  switch (spot) {
    case 'head':
    case 'hair':
      return { ...usual, at: onHead([0, -tall * 0.86, 0]), by: 'foot', most: tall * 2.2, least: tall * 0.8 };
    case 'forehead':
      return { ...usual, at: onHead([long * 0.6, -tall * 0.5, 0]), most: tall };
    case 'eyes':
      return { ...usual, at: onHead([long * 0.7, -tall * 0.1, 0]), most: tall * 1.6, least: tall };
    case 'ear':
      return { ...usual, at: onHead([0, -tall * 0.7, -tall * 0.7]), most: tall };
    case 'face':
    case 'nose':
      return { ...usual, at: onHead(plus(nose, [0, -tall * 0.16, 0])), most: tall, least: tall * 0.6 };
    case 'mouth':
      return { ...usual, at: onHead(mouth as Spot), most: tall * 2.4, least: tall };
    case 'cheek':
    case 'chin':
      return { ...usual, at: onHead(mixed(mouth as Spot, [0, tall * 0.4, 0], 0.5)), most: tall };
    case 'neck':
      return {
        ...usual,
        at: add(body.see(mixed(joints.chest.at, joints.head, 0.45)), [0, tall * 0.1]),
        most: tall * 1.7,
        least: tall,
      };
    case 'chest':
      return { ...usual, at: body.see(joints.chest.at), most: girth * 2 };
    case 'belly':
    case 'under-arm':
      return { ...usual, at: body.see(middle), most: girth * 2 };
    case 'lap':
    case 'shoulder':
    case 'back':
    case 'behind':
      return { ...usual, at: onBack(spot === 'shoulder' ? 0.8 : 0.45), by: 'foot', most: girth * 4 };
    case 'arm':
    case 'wrist':
    case 'hand':
    case 'fist':
    case 'fingers':
    case 'finger':
    case 'knee':
    case 'leg':
    case 'foot': {
      const paw = joints.legs.at(-1);
      const at = paw ? mixed(paw.knee, paw.end, spot === 'foot' || spot === 'hand' ? 1 : 0.4) : middle;
      return { ...usual, at: body.see(at), most: tall };
    }
  }
}
