const width = 30;

export interface ProgressReport {
  update(step: string, share: number): void;
  /** A line of its own, said in any case. */
  note(line: string): void;
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
    note(line) {
      // Over the bar, which is drawn again below.
      stream.write(`${stream.isTTY && !silent && last ? '\r\u001B[K' : ''}${line}\n`);
    },
    end() {
      if (!silent && stream.isTTY && last) stream.write('\n');
    },
  };
}
