// Drawn up by scripts/landing.
const files = import.meta.glob<string>('../sounds/*.m4a', { eager: true, query: '?url', import: 'default' });

/** The sound of a trailer: one of each style, with the same clock. */
export interface TrailerSound {
  /** With the pictures, which are `from` seconds after their beginning. */
  begin(style: string, from: number): void;
  stop(): void;
  close(): void;
}

/**
 * Sound by Web Audio: what was opened by a tap may play later without another one, when the pictures are ready.
 * Call it in the tap itself.
 */
export function openSound(): TrailerSound {
  const context = new AudioContext();
  void context.resume();
  const decoded = new Map<string, Promise<AudioBuffer>>();
  let playing: AudioBufferSourceNode | undefined;
  /** Grows with every beginning and end: what was fetched for an earlier one stays silent. */
  let turn = 0;

  const fetched = (style: string): Promise<AudioBuffer> => {
    const known =
      decoded.get(style) ??
      fetch(files[`../sounds/${style}.m4a`] ?? '')
        .then((response) => response.arrayBuffer())
        .then((bytes) => context.decodeAudioData(bytes));
    decoded.set(style, known);
    return known;
  };
  const stop = (): void => {
    turn += 1;
    playing?.stop();
    playing = undefined;
  };
  const begin = async (style: string, from: number): Promise<void> => {
    stop();
    const own = turn;
    const began = context.currentTime;
    const buffer = await fetched(style);
    if (own !== turn) return;
    playing = new AudioBufferSourceNode(context, { buffer });
    playing.connect(context.destination);
    // What came late catches up with the pictures.
    playing.start(0, from + context.currentTime - began);
  };
  return {
    // A browser that cannot decode it shows the trailer in silence.
    begin: (style, from) => void begin(style, from).catch(() => {}),
    stop,
    close: () => void context.close(),
  };
}
