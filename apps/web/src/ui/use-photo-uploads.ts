import type { StoredPhoto } from '@milestoon/contract';
import { useTexts } from '../lib/texts.tsx';
import { tell, UnreachedError } from '../lib/told-error.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface PhotoUploads {
  /** Pictures still on their way. */
  waiting: number;
  done: number;
  total: number;
  errors: readonly string[];
  /** Sends again what did not reach the server; null where there is nothing like that. */
  again: (() => void) | null;
  add: (files: readonly File[]) => void;
}

interface UploadsOptions {
  /** How many more pictures fit at the moment. */
  room: number;
  limitMessage: string;
  upload: (file: File) => Promise<StoredPhoto>;
  describeError: (file: string, reason: string) => string;
  onUploaded: (photo: StoredPhoto) => void;
}

const idle = { waiting: 0, done: 0, total: 0 };

/** Uploads one picture after the other, so that they keep the order in which they were picked. */
export function usePhotoUploads(options: UploadsOptions): PhotoUploads {
  const [count, setCount] = useState(idle);
  const [errors, setErrors] = useState<readonly string[]>([]);
  /** What there was no room for; untrue as soon as there is some. */
  const [overLimit, setOverLimit] = useState<readonly string[]>([]);
  const texts = useTexts();
  const latest = useRef({ ...options, texts });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const reserved = useRef(0);
  const unreached = useRef<File[]>([]);
  const [canRetry, setCanRetry] = useState(false);
  useEffect(() => {
    latest.current = { ...options, texts };
  });

  const add = useCallback((more: readonly File[]) => {
    // What did not arrive goes first: it was picked first.
    const files = [...unreached.current, ...more];
    unreached.current = [];
    setCanRetry(false);
    const { room, limitMessage } = latest.current;
    const accepted = files.slice(0, Math.max(0, room - reserved.current));
    setErrors([]);
    const { picker } = latest.current.texts;
    const spare = files.slice(accepted.length);
    const tellLeftOut = (): void =>
      setOverLimit(spare.length > 0 ? [limitMessage, ...spare.map(({ name }) => picker.leftOut(name))] : []);
    tellLeftOut();
    if (accepted.length === 0) return;
    reserved.current += accepted.length;
    setCount((now) => ({
      ...now,
      waiting: now.waiting + accepted.length,
      total: now.total + accepted.length,
    }));

    /** What is refused leaves its place to the next that was picked; this loop comes to it. */
    const moveUp = (): void => {
      const next = spare.shift();
      if (!next) return;
      accepted.push(next);
      reserved.current += 1;
      setCount((now) => ({ ...now, waiting: now.waiting + 1, total: now.total + 1 }));
      tellLeftOut();
    };
    const uploadAll = async (): Promise<void> => {
      for (const file of accepted) {
        const { upload, describeError, onUploaded, texts: spoken } = latest.current;
        try {
          onUploaded(await upload(file));
        } catch (error) {
          if (error instanceof UnreachedError) {
            unreached.current.push(file);
            setCanRetry(true);
          } else moveUp();
          const text = describeError(file.name, tell(error, spoken));
          setErrors((all) => [...all.filter((other) => other !== text), text]);
        }
        reserved.current -= 1;
        setCount((now) =>
          now.waiting === 1 ? idle : { ...now, waiting: now.waiting - 1, done: now.done + 1 },
        );
      }
      // Sent again, these may find that there is room.
      if (unreached.current.length > 0) unreached.current.push(...spare);
    };
    queue.current = queue.current.then(uploadAll);
  }, []);

  // A picture on its way has taken its place already.
  const isFull = options.room - count.waiting <= 0;
  if (!isFull && overLimit.length > 0) setOverLimit([]);
  return {
    ...count,
    errors: isFull ? [...overLimit, ...errors] : errors,
    again: canRetry && count.waiting === 0 ? () => add([]) : null,
    add,
  };
}
