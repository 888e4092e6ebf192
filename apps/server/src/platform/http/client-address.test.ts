import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientAddress, networkOf, widerNetworkOf } from './client-address.ts';

const seen = (forwarded: string | null, trustProxy: boolean): string =>
  clientAddress({
    headers: new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }),
    socketAddress: '192.0.2.7',
    trustProxy,
  });

test('without a proxy nothing a client claims is believed', () => {
  assert.equal(seen('9.9.9.9', false), '192.0.2.7');
});

test('behind a proxy the entry counts that the proxy added, not those before it', () => {
  assert.equal(seen('9.9.9.9, 8.8.8.8,203.0.113.5', true), '203.0.113.5');
  for (const nothing of [null, '', '9.9.9.9, ']) assert.equal(seen(nothing, true), '192.0.2.7');
});

test('an IPv6 address stands for its network, however it is written', () => {
  const same = [
    '2001:db8:0:1::5',
    '2001:DB8::1:ffff:0:0:9',
    '2001:0db8:0000:0001:1:2:3:4',
    '2001:db8:0:1::%eth0',
  ];
  for (const address of same) assert.equal(networkOf(address), '2001:db8:0:1::', address);
  assert.notEqual(networkOf('2001:db8:0:2::5'), networkOf('2001:db8:0:1::5'));
  assert.equal(networkOf('::1'), '0:0:0:0::');
});

test('an IPv4 address is itself, also inside an IPv6 socket', () => {
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.equal(networkOf('::ffff:c000:207'), '192.0.2.7');
  assert.equal(networkOf('0:0:0:0:0:FFFF:C000:0207'), '192.0.2.7');
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7');
});

test('the port that a proxy writes beside the address does not count, and what is no address is none', () => {
  assert.equal(seen('203.0.113.7:51234', true), '203.0.113.7');
  assert.equal(seen('[2001:db8:0:1::5]:443', true), seen('2001:db8:0:1::9', true));
  assert.equal(seen('[2001:db8:0:1::5]', true), '2001:db8:0:1::');
  for (const nothing of ['unknown', '_hidden', '203.0.113', 'a'.repeat(5000)])
    assert.equal(seen(nothing, true), '192.0.2.7', nothing.slice(0, 20));
});

test('networks beside each other are one wider network', () => {
  assert.equal(widerNetworkOf(networkOf('192.0.2.7')), widerNetworkOf(networkOf('192.0.2.250')));
  assert.notEqual(widerNetworkOf(networkOf('192.0.2.7')), widerNetworkOf(networkOf('192.0.3.7')));
  assert.equal(widerNetworkOf(networkOf('2001:db8:0:1::5')), widerNetworkOf(networkOf('2001:db8:0:ff::5')));
  assert.notEqual(widerNetworkOf(networkOf('2001:db8:0:1::5')), widerNetworkOf(networkOf('2001:db8:1:1::5')));
  assert.equal(widerNetworkOf(networkOf('::ffff:192.0.2.7')), '192.0.2.0');
  assert.equal(widerNetworkOf('unknown'), 'unknown');
});
