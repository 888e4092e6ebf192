/** The third party's S3 server in a process of its own: folder of its module, folder of its data, port. */
import { createRequire } from 'node:module';
import path from 'node:path';

const [modules = '', directory = '', port = ''] = process.argv.slice(2);
const S3rver = createRequire(path.join(modules, 'package.json'))('@20minutes/s3rver');
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'milestoon' }],
});
await server.run();
