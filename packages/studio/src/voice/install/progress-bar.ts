/** Where progress is told: a terminal's line is written over, elsewhere every tenth is a line. */
export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

const width = 30;
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);

/** Tells how much of `total` bytes is there. Call `end` before anything else is written. */
export function progressBar(output: ProgressOutput, total: number) {
  let shown = -1;
  return {
    show(bytes: number): void {
      const share = Math.min(1, bytes / total);
      const step = Math.floor(share * (output.isTTY ? 1000 : 10));
      if (step === shown) return;
      shown = step;
      const full = Math.round(share * width);
      const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
      const text = `${bar} ${Math.floor(share * 100)} %, ${megabytes(bytes)} of ${megabytes(total)} MB`;
      output.write(output.isTTY ? `\r${text} ` : `${text}\n`);
    },
    end(): void {
      if (output.isTTY) output.write('\n');
    },
  };
}
