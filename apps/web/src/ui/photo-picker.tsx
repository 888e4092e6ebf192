import type { StoredPhoto } from '@milestoon/contract';
import { Camera, Crop, Upload, X } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link } from '../lib/link.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { namesSupport, saysValid } from '../lib/told-error.ts';
import { Alert } from './alert.tsx';
import { Button, IconButton } from './button.tsx';
import { ProgressBar } from './card.tsx';
import { classes } from './classes.ts';
import styles from './photo-picker.module.css';
import { Spinner } from './spinner.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface PhotoPickerProps {
  legend: string;
  invitation: string;
  /** What one picture is called. */
  noun: 'photo' | 'image';
  maximum: number;
  photos: readonly StoredPhoto[];
  uploads: PhotoUploads;
  onRemove: (photo: StoredPhoto) => void;
  /** Paths of the pictures to mark as unusable. */
  marked?: ReadonlySet<string>;
  /** Paths of the pictures that can be cropped, and what opens the tool. */
  croppable?: ReadonlySet<string>;
  onCrop?: (photo: StoredPhoto) => void;
}

/** Pictures by upload, camera, drag and drop or paste. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { photos, uploads, maximum, noun } = props;
  const texts = useTexts();
  const { picker } = texts;
  const words = picker[noun];
  const [over, setOver] = useState(false);
  const uploadInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const full = photos.length + uploads.waiting >= maximum;
  const { add } = uploads;

  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith('image/'));
      if (files.length > 0) add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [add]);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const input = (reference: typeof uploadInput, label: string, camera: boolean) => (
    <input
      ref={reference}
      type="file"
      // By ending too: where the system does not know photos of phones, it would not offer them.
      accept="image/*,.heic,.heif"
      multiple
      hidden
      aria-label={label}
      capture={camera ? 'environment' : undefined}
      disabled={full}
      onChange={(event) => {
        add([...(event.target.files ?? [])]);
        // The same file must be selectable again after it was removed.
        event.target.value = '';
      }}
    />
  );

  return (
    <fieldset>
      <legend className={styles.legend}>{props.legend}</legend>
      <div
        className={classes(styles.zone, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {photos.length + uploads.waiting === 0 && <p className={styles.invite}>{props.invitation}</p>}
        {photos.length + uploads.waiting > 0 && (
          <ul className={styles.tiles}>
            {photos.map((photo, index) => (
              <li
                key={photo.path}
                className={classes(styles.tile, props.marked?.has(photo.path) && styles.marked)}
              >
                <img src={photo.url} alt={words.one(index + 1)} />
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <IconButton
                  className={styles.remove}
                  label={words.remove(index + 1)}
                  // The second press of a double one: the next picture has come under the finger meanwhile.
                  onClick={({ detail }) => {
                    if (detail < 2) props.onRemove(photo);
                  }}
                >
                  <X />
                </IconButton>
                {props.croppable?.has(photo.path) && (
                  <IconButton
                    className={styles.crop}
                    label={words.crop(index + 1)}
                    onClick={() => props.onCrop?.(photo)}
                  >
                    <Crop />
                  </IconButton>
                )}
              </li>
            ))}
            {Array.from({ length: uploads.waiting }, (_, index) => (
              <li key={`waiting-${index}`} className={classes(styles.tile, styles.waiting)}>
                <Spinner />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          <Button size="small" disabled={full} onClick={() => uploadInput.current?.click()}>
            <Upload aria-hidden="true" /> {picker.upload}
          </Button>
          <Button size="small" disabled={full} onClick={() => cameraInput.current?.click()}>
            <Camera aria-hidden="true" /> {picker.camera}
          </Button>
          {input(uploadInput, words.upload, false)}
          {input(cameraInput, words.camera, true)}
        </div>
        {uploads.waiting > 0 && (
          <div className={styles.progress} role="status">
            <span>{picker.uploading(uploads.done + 1, uploads.total)}</span>
            <ProgressBar share={(uploads.done + 0.4) / uploads.total} label={picker.upload} />
          </div>
        )}
      </div>
      {uploads.errors.length > 0 && (
        <div className={styles.errors}>
          <UploadErrors errors={uploads.errors} />
          {uploads.again && <Button onClick={uploads.again}>{texts.installed.tryAgain}</Button>}
        </div>
      )}
    </fieldset>
  );
}

/** What was not taken, file by file, and once what would be. */
function UploadErrors({ errors }: { errors: readonly string[] }) {
  const texts = useTexts();
  const valid = new Set(errors.flatMap((error) => saysValid(error, texts) ?? []));
  return (
    <Alert tone="bad">
      <ul className={styles.refused}>
        {errors.map((error) => (
          <li key={error}>
            {error}
            {namesSupport(error, texts) && (
              <>
                {' '}
                <Link to={paths.support}>{texts.support.contact}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
      {[...valid].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
