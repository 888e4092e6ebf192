import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hairColors, type Look, lookSchema } from '@milestoon/look';
import { CliError } from './cli-error.ts';
import { readSettings, settingsUsage } from './set-look.ts';

test('names, numbers, yes and no, and colours are set; of two the last one counts', () =>
  assert.deepEqual(
    readSettings([
      'hair=bob',
      'age=7',
      'wheelchair=yes',
      'clothes=#FF0000',
      'hair=Braids',
      'hairColor=red',
      'hairDye=green',
    ]),
    {
      hairShape: 'braids',
      age: 7,
      wheelchair: true,
      signatureColor: '#ff0000',
      hairColor: 'red',
      hairDye: 'green',
    },
  ));

test('every shade of hair can be set', () => {
  for (const hairColor of hairColors)
    assert.deepEqual(readSettings([`hairColor=${hairColor}`]), { hairColor });
});

test('every field of a look can be set and is in the help', () => {
  const told = Object.keys(lookSchema.shape).filter((field) => field !== 'version');
  assert.equal(settingsUsage.match(/^ {4}\S/gm)?.length, told.length);
  const wrong = (field: string): string => {
    try {
      readSettings([`${field}=nonsense`]);
      return 'accepted';
    } catch (error) {
      return error instanceof CliError ? error.message : 'another error';
    }
  };
  for (const field of told) assert.match(wrong(field), /^--set \S+ cannot be 'nonsense': choose /);
});

test('the help names every value of the schema', () => {
  for (const value of [...lookSchema.shape.hairShape.options, ...lookSchema.shape.skin.options])
    assert.match(settingsUsage, new RegExp(`[ ]${value}(,|$)`, 'm'));
  for (const line of settingsUsage.split('\n')) assert.ok(line.length <= 110, line);
});

const faults: [string, string, RegExp][] = [
  ['an unknown field', 'beard=long', /^--set knows no field 'beard': choose skin, hair-color, hair, eyes,/],
  ['an unknown value', 'eyes=pink', /^--set eyes cannot be 'pink': choose dark-brown, brown, hazel/],
  ['no value', 'hair', /^--set hair: say it as FIELD=VALUE, such as hair=bob\.$/],
  ['an empty number', 'age=', /^--set age cannot be '': choose a number from 0 to 99\.$/],
  ['too large a number', 'lips=2', /choose a number from 0 to 1\.$/],
  ['neither yes nor no', 'hearing-aid=maybe', /choose yes, no\.$/],
  ['a colour by name', 'clothes=red', /choose a colour such as #f0803c\.$/],
];
for (const [name, setting, message] of faults)
  test(`${name} is refused in one sentence`, () =>
    assert.throws(
      () => readSettings([setting]),
      (error) => error instanceof CliError && message.test(error.message),
    ));

test('nothing set changes nothing', () => assert.deepEqual(readSettings([]) satisfies Partial<Look>, {}));
