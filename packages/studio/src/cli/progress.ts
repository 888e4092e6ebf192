const width = 30;

export interface ProgressReport {
  update(step: string, share: number): void;
  end(): void;
}

/** A bar on a terminal, a line a step elsewhere, nothing when only JSON is wanted. */
export function reportProgress(stream: NodeJS.WriteStream, silent: boolean): ProgressReport {
  let last = '';
  return {
    update(step, share) {
      if (silent) return;
      if (stream.isTTY) {
        const full = Math.round(share * width);
        const bar = '█'.repeat(full) + '░'.repeat(width - full);
        stream.write(`\r${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${step.padEnd(12)}`);
      } else if (step !== last) {
        stream.write(`${step}\n`);
      }
      last = step;
    },
    end() {
      if (!silent && stream.isTTY && last) stream.write('\n');
    },
  };
}
