import type { StoredPhoto } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../lib/texts.tsx';
import { PhotoPicker } from '../ui/photo-picker.tsx';
import { CropPhoto } from './crop-photo.tsx';
import type { ChildPhotos } from './use-child-photos.ts';

interface PhotosFieldProps {
  child: ChildPhotos;
  /** Paths of the photos that the child has already. */
  saved?: ReadonlySet<string>;
  /** After a photo was taken out. */
  onRemoved?: () => void;
}

const none: ReadonlySet<string> = new Set();

/** The photos of a child; those without a readable face are marked and can be cropped to it. */
export function PhotosField({ child, saved = none, onRemoved }: PhotosFieldProps) {
  const { form } = useTexts().children;
  const [cropped, setCropped] = useState<StoredPhoto | null>(null);
  const { photos, reading } = child;
  const pathsWith = (...findings: string[]): Set<string> =>
    new Set(
      photos
        .filter((_, index) => findings.includes(reading?.photos[index]?.finding ?? ''))
        .map(({ path }) => path),
    );
  return (
    <>
      <PhotoPicker
        legend={form.photos(limits.photosPerChild)}
        invitation={form.invitation}
        noun="photo"
        maximum={limits.photosPerChild}
        photos={photos}
        uploads={child.uploads}
        marked={pathsWith('no-face')}
        croppable={pathsWith('no-face', 'several-faces')}
        onCrop={setCropped}
        onRemove={(photo) => {
          child.remove(photo, saved.has(photo.path));
          onRemoved?.();
        }}
      />
      {/* Outside of the form around it: the Enter key in the dialog must not send that form. */}
      {cropped &&
        createPortal(
          <CropPhoto
            photo={cropped}
            number={photos.findIndex((photo) => photo.path === cropped.path) + 1}
            onCropped={(by) => {
              child.replace(cropped, by, saved.has(cropped.path));
              setCropped(null);
            }}
            onClose={() => setCropped(null)}
          />,
          document.body,
        )}
    </>
  );
}
