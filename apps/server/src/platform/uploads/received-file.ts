/** A file that somebody sent and that lies on the disk until its form was dealt with. */
export class ReceivedFile extends File {
  /** Where it lies: whoever can read a file by its name need not have it in memory. */
  readonly place: string;

  constructor(contents: Blob, place: string, { name, type }: { name: string; type: string }) {
    super([contents], name, { type });
    this.place = place;
  }
}
