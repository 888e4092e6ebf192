/**
 * Many who watch one shared film at once: `node bench/viewers/main.ts [--viewers 500] [--seconds 120]`. Starts a server
 * of its own on this machine, in a process of its own, and ends it. Exits with 1 when a limit is not kept.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent, request } from 'node:http';

const { values } = parseArgs({
  options: { viewers: { type: 'string', default: '500' }, seconds: { type: 'string', default: '120' } },
});
const viewers = Number(values.viewers);
const deadline = performance.now() + Number(values.seconds) * 1000;

/** Bytes that a player asks for at a time. */
const part = 1_000_000;
/** They come within so many milliseconds, as after a message to the whole family. */
const arriveWithin = 5_000;

const child = fork(new URL('./server.ts', import.meta.url), { serialization: 'advanced' });
const [{ port, token, bytes }] = await once(child, 'message');
const agent = new Agent({ keepAlive: true, maxSockets: viewers });

interface Answer {
  status: number;
  /** Milliseconds until the first byte of the body. */
  firstByte: number;
  text: string;
  bytes: number;
}

/** Asks as somebody from an address of their own. */
function ask(
  method: string,
  path: string,
  viewer: number,
  more: { body?: object; range?: string } = {},
): Promise<Answer> {
  const begun = performance.now();
  const body = more.body && JSON.stringify(more.body);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: 'localhost:3000',
          'x-forwarded-for': `10.3.${viewer >> 8}.${viewer & 255}`,
          ...(method !== 'GET' && { origin: 'http://localhost:3000' }),
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...(more.range && { range: more.range }),
        },
      },
      (response) => {
        let firstByte = Number.NaN;
        let received = 0;
        let text = '';
        response.on('data', (chunk: Buffer) => {
          if (received === 0) firstByte = performance.now() - begun;
          received += chunk.length;
          if (!more.range) text += chunk.toString();
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, firstByte, text, bytes: received }),
        );
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const faults: string[] = [];
const firstBytes: number[] = [];
let received = 0;
let whole = 0;

/** Opens the page's data, begins the film, and reads it to its end. */
async function watch(viewer: number): Promise<void> {
  await pause((viewer / viewers) * arriveWithin);
  const looked = await ask('GET', `/api/films/${token}`, viewer);
  if (looked.status !== 200) return void faults.push(`films ${looked.status}`);
  const film = JSON.parse(looked.text).films[0].key;
  const begun = await ask('POST', `/api/films/${token}/views`, viewer, { body: { film } });
  if (begun.status !== 200) return void faults.push(`views ${begun.status}`);
  const { videoUrl } = JSON.parse(begun.text);
  for (let from = 0; from < bytes && performance.now() < deadline; from += part) {
    const to = Math.min(bytes, from + part) - 1;
    const answer = await ask('GET', videoUrl, viewer, { range: `bytes=${from}-${to}` });
    if (answer.status !== 206 || answer.bytes !== to - from + 1)
      return void faults.push(`part ${answer.status}, ${answer.bytes} bytes`);
    firstBytes.push(answer.firstByte);
    received += answer.bytes;
    if (to === bytes - 1) whole += 1;
  }
}

const touched = async (): Promise<number> => {
  child.send('touched');
  const [answer] = await once(child, 'message');
  return answer.touched;
};
const quantile = (share: number): number =>
  firstBytes[Math.min(firstBytes.length - 1, Math.floor(firstBytes.length * share))] ?? Number.NaN;

// The first one is looked up, and kept from then on.
await ask('GET', `/api/films/${token}`, 0);
const before = await touched();
const begun = performance.now();
const outcomes = await Promise.allSettled(Array.from({ length: viewers }, (_, viewer) => watch(viewer)));
for (const outcome of outcomes) if (outcome.status === 'rejected') faults.push(String(outcome.reason));
const seconds = (performance.now() - begun) / 1000;
const queries = (await touched()) - before;
firstBytes.sort((one, other) => one - other);
console.log(
  `${viewers} viewers in ${seconds.toFixed(1)} s: ${whole} saw all of it, ${faults.length} faults, ` +
    `${(received / 1e6 / seconds).toFixed(0)} MB/s`,
);
console.log(
  `first byte of ${firstBytes.length} parts: median ${quantile(0.5).toFixed(0)} ms, p95 ${quantile(0.95).toFixed(0)} ms`,
);
console.log(
  `scans of the tables that a view could touch: ${queries} (a view: ${(queries / viewers).toFixed(3)})`,
);
for (const fault of new Set(faults)) console.log(`  ${fault}`);
child.send('close');
await once(child, 'exit');
agent.destroy();
// A look every ten seconds and the counts every two remain, whoever watches.
if (faults.length > 0 || queries > seconds * 20) process.exitCode = 1;
