import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { isOutside, isPublicAddress, postOutside, type Reach } from './post-outside.ts';

let server: http.Server;
let answer: (response: http.ServerResponse) => void = (response) => response.writeHead(201).end();
const asked: string[] = [];
before(async () => {
  server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer(response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
after(() => server.close());

const address = 'https://push.example.com/send/abc';
const posted = { headers: { ttl: '1' }, body: Buffer.from('sealed') };

/** As the internet, with a name server of the test's and a connection that ends here, unencrypted. */
const reach = (...addresses: string[]): Reach => ({
  resolve: async () => addresses.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 })),
  request: (given, { lookup, ...options }, taken) => {
    const { hostname, pathname } = new URL(given);
    const { port } = server.address() as AddressInfo;
    return http.request(
      {
        ...options,
        hostname,
        path: pathname,
        port,
        // The name is looked up as it is for a real connection; what it allows leads here.
        lookup: (name, how, done) =>
          lookup?.(name, how, (error) =>
            error ? done(error, '') : done(null, [{ address: '127.0.0.1', family: 4 }]),
          ),
      },
      taken,
    );
  },
});

test('an address outside is asked, and its status told', async () => {
  assert.equal(await postOutside(address, posted, reach('93.184.216.34', '2606:2800:220:1::1')), 201);
  assert.deepEqual(asked, ['POST /send/abc']);
});

test('a redirect is an answer, not a way', async () => {
  asked.length = 0;
  answer = (response) => response.writeHead(307, { location: 'http://127.0.0.1/' }).end();
  assert.equal(await postOutside(address, posted, reach('93.184.216.34')), 307);
  assert.equal(asked.length, 1);
});

test('a name that leads inside, even with one address of several, is not asked', async () => {
  asked.length = 0;
  for (const inside of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])
    await assert.rejects(
      postOutside(address, posted, reach('93.184.216.34', inside)),
      { message: 'the name leads to no public address' },
      inside,
    );
  await assert.rejects(postOutside(address, posted, reach()), /no public address/);
  assert.deepEqual(asked, []);
});

test('only https by name, at its own port and without a password, is outside', async () => {
  assert.ok(isOutside('https://fcm.googleapis.com/fcm/send/abc?x=1'));
  const refused = [
    'http://push.example.com/',
    'https://push.example.com:8443/',
    'https://me:secret@push.example.com/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[2606:2800:220:1::1]/',
    'file:///etc/passwd',
    'not an address',
  ];
  assert.deepEqual(refused.filter(isOutside), []);
  await assert.rejects(
    postOutside('https://[::1]/', posted, reach('93.184.216.34')),
    /not an address outside/,
  );
});

test('addresses of machines, homes and nobody are not public', () => {
  const nobodys = `0.0.0.0 10.0.0.1 100.64.0.1 127.1.2.3 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1
    203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 ::ffff:8.8.8.8 64:ff9b::a00:1 fe80::1 fc00::1 ff02::1 2001:db8::1
    2002:7f00:1:: 2001::1 localhost`;
  assert.deepEqual(nobodys.split(/\s+/).filter(isPublicAddress), []);
  assert.deepEqual(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].filter(isPublicAddress).length, 3);
});
