import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownAddress } from './return-address.ts';

const configured = 'https://milestoon.example';
const seen = (given: string, headers: Record<string, string> = {}, ownOrigins = [configured]) =>
  ownAddress(given, { ownOrigins, headers: new Headers(headers) });

describe('ownAddress', () => {
  it('completes a path by the page that asks, else by the address that was asked', () => {
    assert.equal(seen('/auth/success'), 'https://milestoon.example/auth/success');
    const local = ['http://localhost:3000', 'http://192.168.1.5:3000'];
    assert.equal(seen('/a', {}, local), 'http://192.168.1.5:3000/a');
    assert.equal(seen('/a', { origin: 'http://localhost:3000' }, local), 'http://localhost:3000/a');
    assert.equal(seen('/a', { origin: 'https://evil.example' }, local), 'http://192.168.1.5:3000/a');
  });

  it('takes full addresses of this app', () => {
    assert.equal(seen('https://milestoon.example/a?b=c'), 'https://milestoon.example/a?b=c');
    assert.equal(seen('/a?s={CHECKOUT_SESSION_ID}'), 'https://milestoon.example/a?s={CHECKOUT_SESSION_ID}');
  });

  it('refuses every other, whatever Host says', () => {
    for (const given of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      'https://user@milestoon.example/',
      'https://milestoon.example.evil.example/',
      'javascript:alert(1)',
      'http://milestoon.example/',
      'http://milestoon.example:8080/',
    ])
      assert.equal(seen(given, { host: 'evil.example' }), null, given);
  });
});
