import { type RefObject, useEffect, useRef, useState } from 'react';

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

/** Shows how loud it is as the width of an element, as long as the stream lives. */
function showLevel(stream: MediaStream, meter: RefObject<HTMLElement | null>): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let shown = 0;
  let next = 0;
  const draw = (): void => {
    analyser.getFloatTimeDomainData(samples);
    const power = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    // From a whisper at -54 dB to a shout.
    const level = Math.max(0, Math.min(1, (20 * Math.log10(power + 1e-6) + 54) / 48));
    shown = Math.max(level, shown * 0.9);
    if (meter.current) meter.current.style.transform = `scaleX(${shown.toFixed(3)})`;
    next = requestAnimationFrame(draw);
  };
  draw();
  return () => {
    cancelAnimationFrame(next);
    if (meter.current) meter.current.style.transform = 'scaleX(0)';
    void context.close();
  };
}

export interface Microphone {
  fault: MicrophoneFault | null;
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
}

/**
 * Records one take after the other; each is given to the `onTake` of the moment at which it began. The microphone is let go with the screen at the latest.
 * Besides, the element that moves with the voice.
 */
export function useMicrophone(
  onTake: (recording: Blob) => void,
  { longest, keepsOpen = false }: MicrophoneOptions,
): [microphone: Microphone, meter: RefObject<HTMLElement | null>] {
  const [fault, setFault] = useState<MicrophoneFault | null>(faultBefore);
  const [state, setState] = useState<'idle' | 'opening' | 'recording'>('idle');
  const meter = useRef<HTMLElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const endLevel = useRef<() => void>(() => {});
  const isLeft = useRef(false);
  const isBeginning = useRef(false);
  const taken = useRef(onTake);
  useEffect(() => {
    taken.current = onTake;
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
    if (open?.getAudioTracks().every(({ readyState }) => readyState === 'live')) return open;
    endLevel.current();
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
      const take = taken.current;
      made.ondataavailable = ({ data }) => pieces.push(data);
      made.onstop = () => {
        clearTimeout(tooLong);
        recorder.current = null;
        if (!keepsOpen) letGo();
        setState('idle');
        const recording = new Blob(pieces, { type: made.mimeType });
        if (recording.size > 0) take(recording);
        else setFault('empty');
      };
      // In pieces, so that what was said before a call comes is not lost.
      made.start(1000);
      recorder.current = made;
      const tooLong = setTimeout(() => made.state === 'recording' && made.stop(), longest);
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
    isRecording: state === 'recording',
    isOpening: state === 'opening',
    start: () => void begin(),
    stop() {
      const running = recorder.current;
      setTimeout(() => running?.state === 'recording' && running.stop(), afterPressing);
    },
  };
  return [microphone, meter];
}
