/** The part of it that is used; what it comes with describes its C functions. */
declare module 'libheif-js/libheif/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Calls back with what it was given, or with null. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: unknown) => void,
    ): void;
    /** Of a series of shots: the one that was meant. */
    is_primary(): boolean;
    free(): void;
  }
  interface Libheif {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  }
  export default function createLibheif(): Libheif;
}
