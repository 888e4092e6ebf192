import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spokenTokens } from '../spoken-text.ts';
import { spokenNames } from './sounds-like.ts';

const said = async (text: string, name: string, soundsLike: string): Promise<string> =>
  spokenTokens(text, { names: await spokenNames([{ name, soundsLike }]) })
    .flatMap((token) => token.spoken)
    .join(' ');

test('what the parent wrote is said, with the stress on the capitals', async () => {
  assert.equal(
    await said('Xanthe ran. Hi, XANTHE!', 'Xanthe', 'ZAN-thee'),
    '/z ae1 n dh iy/ ran hi /z ae1 n dh iy/',
  );
  assert.equal(await said('Joao’s dog', 'Joao', 'joo-WOW'), '/jh uw w aw1 z/ dog');
});

test('it goes before the rules for Portuguese and Spanish names', async () => {
  assert.equal(await said('João', 'João', 'John'), '/jh aa1 n/');
});

test('words belong to words; one spelling for two words is that of the first', async () => {
  assert.equal(await said('Ana Saoirse', 'Ana Saoirse', 'anna SEER-sha'), '/ae1 n ax/ /s iy1 r sh aa/');
  assert.equal(await said('Ngaio Smith', 'Ngaio Smith', 'nye-oh'), '/n ay1 ow/ smith');
});

test('a spelling without letters changes nothing', async () => {
  assert.equal(await said('Mia', 'Mia', '!?'), 'mia');
});
