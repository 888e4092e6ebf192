import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Cut } from '../lib/kept-takes.ts';
import { showLevel } from './show-level.ts';
import { untilCut } from './until-cut.ts';

/**
 * Why nothing can be recorded: no recorder, a page without https, not allowed, no microphone, one that another program
 * has, a take in which nothing came.
 */
export type MicrophoneFault = 'none' | 'insecure' | 'refused' | 'missing' | 'busy' | 'empty';

/** What browsers record speech into, the best first. */
const forms = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** A finger is quicker than a voice: a little is heard after the button, or the last word would be cut off. */
const afterPressing = 250;

const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

/** Browsers lend no microphone to pages that came without https, and then have no way to ask for one. */
const faultBefore = (): MicrophoneFault | null => {
  if (canRecord()) return null;
  return window.isSecureContext === false ? 'insecure' : 'none';
};

const faults: Readonly<Record<string, MicrophoneFault>> = {
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  // In a call, or in another program.
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};
const faultOf = (error: unknown): MicrophoneFault =>
  (error instanceof DOMException && faults[error.name]) || 'refused';

export interface Microphone {
  fault: MicrophoneFault | null;
  /** Why the last take ended too soon. */
  cut: Cut | null;
  isRecording: boolean;
  /** Being asked for. */
  isOpening: boolean;
  start(): void;
  stop(): void;
}

interface MicrophoneOptions {
  /** Milliseconds of a take. */
  longest: number;
  /** The microphone stays open from take to take, for those who read line after line; else it is let go each time. */
  keepsOpen?: boolean;
  /** Every second, with what was said so far. */
  onPiece?: (soFar: Blob) => void;
}

/**
 * Records one take after the other; each is given to the `onTake` of the moment at which it began, with the reason if
 * it was cut short. The microphone is let go with the screen at the latest. Besides, the element that moves with the voice.
 */
export function useMicrophone(
  onTake: (recording: Blob, cut?: Cut) => void,
  { longest, keepsOpen = false, onPiece }: MicrophoneOptions,
): [microphone: Microphone, meter: RefObject<HTMLElement | null>] {
  const [fault, setFault] = useState<MicrophoneFault | null>(faultBefore);
  const [cut, setCut] = useState<Cut | null>(null);
  const [state, setState] = useState<'idle' | 'opening' | 'recording'>('idle');
  const meter = useRef<HTMLElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const endLevel = useRef<() => void>(() => {});
  const isLeft = useRef(false);
  const isBeginning = useRef(false);
  const isWanted = useRef(false);
  const ways = useRef({ onTake, onPiece });
  useEffect(() => {
    ways.current = { onTake, onPiece };
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (recorder.current?.state === 'recording') recorder.current.stop();
      letGo();
    };
  }, []);

  function letGo(): void {
    endLevel.current();
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  }

  async function openStream(): Promise<MediaStream> {
    const open = stream.current;
    // A call or another app may have taken the microphone.
    if (open?.getAudioTracks().every(({ readyState, muted }) => readyState === 'live' && !muted)) return open;
    letGo();
    const fresh = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
    });
    stream.current = fresh;
    endLevel.current = showLevel(fresh, meter);
    return fresh;
  }

  async function begin(): Promise<void> {
    // Pressed twice before the browser has answered: a second recorder would go on unseen.
    if (isBeginning.current || recorder.current) return;
    isBeginning.current = true;
    setState('opening');
    try {
      const opened = await openStream();
      if (isLeft.current) {
        for (const track of opened.getTracks()) track.stop();
        return;
      }
      const mimeType = forms.find((form) => MediaRecorder.isTypeSupported(form));
      const made = new MediaRecorder(opened, {
        audioBitsPerSecond: 96_000,
        ...(mimeType ? { mimeType } : {}),
      });
      const pieces: Blob[] = [];
      const soFar = (): Blob => new Blob(pieces, { type: made.mimeType });
      const { onTake: take, onPiece: keep } = ways.current;
      const end = (): void => {
        if (made.state === 'recording') made.stop();
      };
      const [whyCut, unwatch] = untilCut(opened, end);
      isWanted.current = false;
      made.ondataavailable = ({ data }) => {
        if (data.size > 0) pieces.push(data);
        if (pieces.length > 0 && made.state === 'recording') keep?.(soFar());
      };
      made.onstop = () => {
        clearTimeout(tooLong);
        unwatch();
        recorder.current = null;
        // A recorder whose microphone is gone ends by itself.
        const why = isWanted.current ? null : isLeft.current ? 'hidden' : (whyCut() ?? 'taken');
        if (!keepsOpen || why) letGo();
        setState('idle');
        setCut(why);
        if (pieces.length > 0) take(soFar(), why ?? undefined);
        else setFault('empty');
      };
      // In pieces, so that what was said before a call comes is not lost.
      made.start(1000);
      recorder.current = made;
      const tooLong = setTimeout(() => {
        isWanted.current = true;
        end();
      }, longest);
      setCut(null);
      setFault(null);
      setState('recording');
    } catch (error) {
      setFault(faultOf(error));
      setState('idle');
    } finally {
      isBeginning.current = false;
    }
  }

  const microphone = {
    fault,
    cut,
    isRecording: state === 'recording',
    isOpening: state === 'opening',
    start: () => void begin(),
    stop() {
      const running = recorder.current;
      isWanted.current = true;
      setTimeout(() => running?.state === 'recording' && running.stop(), afterPressing);
    },
  };
  return [microphone, meter];
}
