import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLanguage, languages, loadTexts } from './index.ts';

/** Longer than what stands on a button. */
const mostOnButton = 30;

/** What a button is called for those who do not see which of several it is, beside what stands on it. */
function namesIn(texts: object, path = ''): { path: string; written: string; name: string }[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) return namesIn(value, `${path}.${key}`);
    const of = /^(.+)(?:Of|Label)$/.exec(key)?.[1];
    const written = of === undefined ? undefined : Object.entries(texts).find(([other]) => other === of)?.[1];
    if (typeof value !== 'function' || typeof written !== 'string' || written.length > mostOnButton)
      return [];
    return [{ path: `${path}.${key}`, written, name: String(value('Mia')) }];
  });
}

for (const language of Object.keys(languages).filter(isLanguage))
  test(`who says aloud what stands on a button in ${languages[language]} presses it`, async () => {
    const names = namesIn(await loadTexts(language));
    assert.ok(names.length > 15);
    for (const { path, written, name } of names)
      assert.ok(name.startsWith(written), `${path}: '${name}' does not begin with '${written}'`);
  });
