import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasContactData, withoutContactData } from './contact-data.ts';

describe('contact data', () => {
  it('is found in whatever forms its signs have', () => {
    for (const hidden of [
      'mia\u200B@exa\u00ADmple.com',
      'mia\uFF20example\uFF0Ecom',
      'www\uFF0Eexample\uFF0Ecom',
      '555\u2060-\u20600199',
      '\uFF19\uFF11\uFF12 \uFF13\uFF14\uFF15 \uFF16\uFF17\uFF18',
      '12 El\u0336m Str\u200Beet',
    ]) {
      assert.equal(hasContactData(hidden), true, hidden);
      assert.doesNotMatch(withoutContactData(`Mia ran. ${hidden} She fell.`), /example|199|678|Elm/);
    }
  });

  it('leaves the rest as it was written', () => {
    const told = 'Mia 👨‍👩‍👧 ate ½ a cake… José laughed ❤️.';
    assert.equal(withoutContactData(told), told);
    assert.equal(withoutContactData(`${told} See mia@example.com`).trim(), told);
  });

  it('still takes what only leads to it along', () => {
    for (const [text, rest] of [
      ['Mia ran. See all the pics here: https://example.com/mia', 'Mia ran.'],
      ['Mia ran. More at example.com', 'Mia ran.'],
      ['Mia ran. @mia@example.com', 'Mia ran.'],
      ['Fomos à Rua Maria Da Luz, n.º 12', 'Fomos à'],
    ] as const)
      assert.equal(withoutContactData(text).trim(), rest);
  });

  it('is looked for in a time that grows with the text alone', () => {
    const bits = [
      'a@',
      'a.a@',
      'a-',
      ' ',
      'see ',
      'more the ',
      'at\n',
      'Rua A',
      'Rua Aa ',
      '12 Aa ',
      '1(',
      ', ',
    ];
    for (const bit of bits)
      for (const begin of ['', 'see', 'call', 'Rua Aa', 'Rua A', '12 Aa'])
        for (const end of ['', '!']) {
          const text = `${begin}${bit.repeat(30_000 / bit.length)}${end}`;
          const started = performance.now();
          withoutContactData(text);
          const took = performance.now() - started;
          assert.ok(took < 400, `${JSON.stringify(text.slice(0, 20))}: ${took} ms`);
        }
  });
});
