import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AddressFault, addressFault } from './email-address.ts';

test('what is wrong with an address is named by its part', () => {
  const faults: Record<string, AddressFault | null> = {
    'ana@example.com': null,
    "  o'neill+mia.2@mail.example.co.uk ": null,
    'admin@localhost': null,
    'ana maria@example.com': 'withSpace',
    'ana.example.com': 'withoutAt',
    'ana@@example.com': 'withTwoAts',
    '@example.com': 'nothingBefore',
    'ana@': 'nothingAfter',
    'ana@gmail': 'endingMissing',
    'ana@gmail.': 'endingMissing',
    'ana@gmail.c': 'endingMissing',
    'ana..maria@example.com': 'wrongBefore',
    '.ana@example.com': 'wrongBefore',
    'ana,maria@example.com': 'wrongBefore',
    'ana@example,x.com': 'wrongAfter',
    'ana@.com': 'wrongAfter',
    [`${'a'.repeat(64)}@example.com`]: null,
    [`${'a'.repeat(65)}@example.com`]: 'tooLong',
    [`ana@${'a.'.repeat(125)}com`]: 'tooLong',
    [`${'a'.repeat(60_000)}@example.com`]: 'tooLong',
  };
  for (const [address, fault] of Object.entries(faults)) assert.equal(addressFault(address), fault, address);
});
