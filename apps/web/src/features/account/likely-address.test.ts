import { expect, test } from 'vitest';
import { likelyAddress } from './likely-address.ts';

test.each([
  ['ana@gmial.con', 'ana@gmail.com'],
  [' Ana.Sousa@gmai.com ', 'Ana.Sousa@gmail.com'],
  ['rui@hotmial.com', 'rui@hotmail.com'],
  ['rui@outlok.com', 'rui@outlook.com'],
  ['eva@yahooo.com', 'eva@yahoo.com'],
  ['eva@gmail.co', 'eva@gmail.com'],
])('%s was meant for %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'rui@hotmail.es',
  'rui@outlook.pt',
  'eva@yahoo.ca',
  'eva@yahoo.co.uk',
  'eva@mail.com',
  'eva@sapo.pt',
  'eva@gmx.com',
  'eva@example.org',
  'eva@',
  'eva',
  'a@b@gmial.com',
])('%s is left as it is', (typed) => {
  expect(likelyAddress(typed)).toBeNull();
});
