import type { StoredPhoto } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import type { LookReading } from '@milestoon/look';
import { useQuery } from '@tanstack/react-query';
import { api, client } from '../lib/api.ts';
import { uploadPhoto } from '../lib/photo-upload.ts';
import { putBack } from '../lib/put-back.ts';
import { useTexts } from '../lib/texts.tsx';
import { useUndo } from '../ui/toast.tsx';
import { type PhotoUploads, usePhotoUploads } from '../ui/use-photo-uploads.ts';

export interface ChildPhoto extends StoredPhoto {
  /** The parent says that it shows the child, although it seems to show another. */
  kept?: boolean;
}

interface ChildPhotosOptions {
  photos: readonly ChildPhoto[];
  /** Whether these photos are to be read. */
  read: boolean;
  /** Told how the list changes. */
  onChange: (change: (photos: readonly ChildPhoto[]) => ChildPhoto[]) => void;
}

export interface ChildPhotos {
  photos: readonly ChildPhoto[];
  uploads: PhotoUploads;
  reading: LookReading | undefined;
  state: 'reading' | 'read' | 'failed';
  /** Pictures are on their way or being read: what the form would send is not there yet. */
  waiting: boolean;
  readAgain: () => void;
  /** Takes a photo out of the list; `isSaved` when the child still has it until the form is sent. */
  remove: (photo: StoredPhoto, isSaved: boolean) => void;
  /** Says that a photo shows the child, although it seems to show another. */
  keep: (photo: StoredPhoto) => void;
  /** Puts a photo in the place of another. */
  replace: (photo: StoredPhoto, by: StoredPhoto, isSaved: boolean) => void;
}

const pathsOf = (photos: readonly StoredPhoto[]): string[] => photos.map(({ path }) => path);

// What cannot be removed now is swept up with other unused pictures.
const forget = ({ path }: StoredPhoto): void => void client.photos.remove({ path }).catch(() => {});

/** The photos of a child in a form: uploading them, reading the look from them. */
export function useChildPhotos({ photos, read, onChange }: ChildPhotosOptions): ChildPhotos {
  const texts = useTexts();
  const offer = useUndo();
  const uploads = usePhotoUploads({
    room: limits.photosPerChild - photos.length,
    limitMessage: texts.child.photoLimit,
    upload: (file) => uploadPhoto('child-photos', file),
    describeError: texts.uploads.childPhotoFailed,
    onUploaded: (photo) => onChange((all) => [...all, photo]),
  });
  const reading = useQuery({
    ...api.children.readLook.queryOptions({
      input: { photos: pathsOf(photos), kept: pathsOf(photos.filter(({ kept }) => kept)) },
    }),
    enabled: read && photos.length > 0 && uploads.waiting === 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return {
    photos,
    uploads,
    reading: reading.data,
    state: reading.isLoading ? 'reading' : reading.data ? 'read' : 'failed',
    waiting: uploads.waiting > 0 || reading.isLoading,
    readAgain: () => void reading.refetch(),
    remove(photo, isSaved) {
      const at = photos.indexOf(photo);
      onChange((all) => all.filter((other) => other.path !== photo.path));
      offer(texts.picker.removed, {
        undo: () => onChange((all) => putBack(all, photo, at, limits.photosPerChild)),
        settle: () => !isSaved && forget(photo),
      });
    },
    keep({ path }) {
      onChange((all) => all.map((photo) => (photo.path === path ? { ...photo, kept: true } : photo)));
    },
    replace(photo, by, isSaved) {
      onChange((all) => all.map((other) => (other.path === photo.path ? by : other)));
      if (!isSaved) forget(photo);
    },
  };
}
