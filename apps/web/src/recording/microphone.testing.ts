import { vi } from 'vitest';

/** A recorder that has heard something whenever it is stopped, unless it is told to hear nothing. */
class FakeRecorder {
  static isTypeSupported = (form: string): boolean => form === 'audio/mp4';
  state = 'inactive';
  mimeType = 'audio/mp4';
  ondataavailable: (event: { data: Blob }) => void = () => {};
  onstop: () => void = () => {};
  constructor() {
    made.recorders.push(this);
  }
  start(): void {
    this.state = 'recording';
  }
  /** A second is over. */
  hear(): void {
    this.ondataavailable({ data: new Blob([made.hears], { type: this.mimeType }) });
  }
  stop(): void {
    this.state = 'inactive';
    this.hear();
    this.onstop();
  }
}

/** What a test has made and played. */
export const made = {
  recorders: [] as FakeRecorder[],
  /** What the next take holds. */
  hears: 'a voice',
  /** Addresses of what was played, in order. */
  played: [] as string[],
  track: Object.assign(new EventTarget(), { readyState: 'live', muted: false, stop: vi.fn() }),
  /** Whether what nobody has ended can be played. */
  isPlayable: true,
};

export const stream = { getAudioTracks: () => [made.track], getTracks: () => [made.track] };

/** Puts a microphone, its meter and a loudspeaker into this environment, which has none. */
export function withMicrophone(getUserMedia: () => Promise<unknown> = async () => stream): void {
  made.recorders.length = 0;
  made.played.length = 0;
  made.hears = 'a voice';
  made.isPlayable = true;
  made.track.stop.mockClear();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  const analyser = { fftSize: 0, getFloatTimeDomainData: () => {} };
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => analyser;
      createMediaStreamSource = () => ({ connect: () => {} });
      close = async () => {};
    },
  );
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => {
        if (!made.isPlayable) throw new DOMException('', 'EncodingError');
        return { duration: 2 };
      };
    },
  );
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      constructor(source: string) {
        super();
        made.played.push(source);
      }
      play = async () => {};
      pause = () => {};
    },
  );
  URL.createObjectURL = () => 'blob:own';
  URL.revokeObjectURL = () => {};
}
