import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownAddress } from './return-address.ts';

const publicUrl = 'https://milestoon.example';
const seen = (given: string, headers: Record<string, string> = {}) =>
  ownAddress(given, { publicUrl, headers: new Headers(headers) });

describe('ownAddress', () => {
  it('completes a path by the address the caller came to', () => {
    assert.equal(seen('/auth/success'), 'https://milestoon.example/auth/success');
    assert.equal(seen('/a', { host: 'milestoon.example' }), 'https://milestoon.example/a');
    assert.equal(seen('/a', { host: 'box:3000' }), 'http://box:3000/a');
    assert.equal(seen('/a', { host: 'box', origin: 'https://box' }), 'https://box/a');
    assert.equal(seen('/a', { host: 'box', origin: 'https://evil.example' }), 'http://box/a');
  });

  it('takes full addresses of this app', () => {
    assert.equal(seen('https://milestoon.example/a?b=c'), 'https://milestoon.example/a?b=c');
    assert.equal(seen('http://box:3000/a', { host: 'box:3000' }), 'http://box:3000/a');
    assert.equal(seen('/a?s={CHECKOUT_SESSION_ID}'), 'https://milestoon.example/a?s={CHECKOUT_SESSION_ID}');
  });

  it('refuses every other', () => {
    for (const given of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      'https://user@milestoon.example/',
      'https://milestoon.example.evil.example/',
      'javascript:alert(1)',
      'http://milestoon.example:8080/',
    ])
      assert.equal(seen(given), null, given);
  });
});
