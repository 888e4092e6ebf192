import type { StoredPhoto } from '@milestoon/contract';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { uploadPhoto } from '../lib/photo-upload.ts';
import { useTexts } from '../lib/texts.tsx';
import { tell } from '../lib/told-error.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RangeField } from '../ui/field.tsx';
import { firstSquare, moved, resized, shareOf, smallestShare, type Square } from './crop-square.ts';
import styles from './crop-photo.module.css';

interface CropPhotoProps {
  photo: StoredPhoto;
  /** Counts from 1. */
  number: number;
  onCropped: (by: StoredPhoto) => void;
  onClose: () => void;
}

const step = 0.02;
const directions: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const sizes: Partial<Record<string, number>> = { '+': 0.05, '=': 0.05, '-': -0.05 };

async function cut(image: HTMLImageElement, { left, top, side }: Square): Promise<File> {
  const canvas = document.createElement('canvas');
  const size = Math.round(side);
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, size, size);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('not encoded');
  return new File([blob], 'photo.png', { type: 'image/png' });
}

/** Cuts a photo to a square around the face, by pointer or keyboard, and stores that as a new photo. */
export function CropPhoto({ photo, number, onCropped, onClose }: CropPhotoProps) {
  const texts = useTexts();
  const text = texts.children.crop;
  const hintId = useId();
  const image = useRef<HTMLImageElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const [square, setSquare] = useState(() => firstSquare(photo));
  const crop = useMutation({
    mutationFn: async () => {
      if (!image.current) throw new Error('no picture');
      return uploadPhoto('child-photos', await cut(image.current, square));
    },
    onSuccess: onCropped,
  });

  const drag = (event: PointerEvent): void => {
    const shown = image.current;
    if (!grip.current || !shown) return;
    const scale = photo.width / shown.clientWidth;
    const right = (event.clientX - grip.current.x) * scale;
    const down = (event.clientY - grip.current.y) * scale;
    grip.current = { x: event.clientX, y: event.clientY };
    setSquare((now) => moved(now, right, down, photo));
  };
  const press = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    const growth = sizes[event.key];
    if (!direction && growth === undefined) return;
    event.preventDefault();
    setSquare((now) =>
      direction
        ? moved(now, direction[0] * step * photo.width, direction[1] * step * photo.width, photo)
        : resized(now, shareOf(now, photo) + (growth ?? 0), photo),
    );
  };
  const percent = (share: number): string => `${100 * share}%`;

  return (
    <Dialog
      title={text.title(number)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.ui.cancel}</Button>
          <Button variant="primary" busy={crop.isPending} onClick={() => crop.mutate()}>
            {crop.isPending ? text.applying : text.apply}
          </Button>
        </>
      }
    >
      <p id={hintId}>{text.hint}</p>
      <div className={styles.picture}>
        <img ref={image} src={photo.url} alt="" width={photo.width} height={photo.height} />
        <button
          type="button"
          className={styles.square}
          aria-label={text.area}
          aria-describedby={hintId}
          style={{
            left: percent(square.left / photo.width),
            top: percent(square.top / photo.height),
            width: percent(square.side / photo.width),
          }}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            grip.current = null;
          }}
        />
      </div>
      <RangeField
        label={text.size}
        value={Math.round(100 * shareOf(square, photo))}
        minimum={100 * smallestShare}
        maximum={100}
        text={`${Math.round(100 * shareOf(square, photo))} %`}
        onChange={(share) => setSquare((now) => resized(now, share / 100, photo))}
      />
      {crop.isError && <Alert tone="bad">{tell(crop.error, texts)}</Alert>}
    </Dialog>
  );
}
