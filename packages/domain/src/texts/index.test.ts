import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Site } from '../site.ts';
import { en } from './en.ts';
import { findText, isLanguage, languages, loadTexts, preferredLanguage } from './index.ts';
import { loadLandingTexts } from './landing/index.ts';
import { loadLegalTexts } from './legal/index.ts';

test('the best known language of the wishes is taken, English if none', () => {
  assert.equal(preferredLanguage('pt-PT,pt;q=0.9,en;q=0.8'), 'pt');
  assert.equal(preferredLanguage('fr, en;q=0.5, pt;q=0.7'), 'pt');
  assert.equal(preferredLanguage('pt;q=0, en'), 'en');
  assert.equal(preferredLanguage('es-MX,es;q=0.9,en;q=0.8'), 'es');
  assert.equal(preferredLanguage('ca, es;q=0.8, pt;q=0.7'), 'es');
  assert.equal(preferredLanguage('de-DE,toString'), 'en');
  assert.equal(preferredLanguage(''), 'en');
});

test('each language is loaded by its code', async () => {
  assert.equal((await loadTexts('en')).signUp.passwordMismatch, 'Passwords do not match');
  assert.equal((await loadTexts('pt')).signUp.passwordMismatch, 'As palavras-passe não coincidem');
  assert.equal((await loadTexts('es')).signUp.passwordMismatch, 'Las contraseñas no coinciden');
});

/** What an installation may have: lines that are only sometimes said are said then. */
const everything: Site = {
  address: 'https://example.com',
  youtube: true,
  mail: true,
  storyCompany: 'A',
  voiceCompany: 'B',
  generator: false,
  cdn: 'files.example.com',
  operator: { name: 'Example, Lda.', address: 'Rua do Exemplo 1, Lisboa' },
  support: { url: 'https://example.com', email: 'a@example.com' },
};

type Leaves = Map<string, string>;

// A text with blanks is asked with numbers that stand in for any value, so that all languages get the same.
function leaves(texts: unknown, path: string, found: Leaves = new Map()): Leaves {
  if (typeof texts === 'string') return found.set(path, texts);
  if (typeof texts === 'function') {
    const told: unknown = texts(
      ...Array.from({ length: texts.length }, (_, at) => Object.assign(Object(at + 2), everything)),
    );
    return leaves(told, path, found);
  }
  if (typeof texts === 'object' && texts !== null)
    for (const [name, inner] of Object.entries(texts)) leaves(inner, path ? `${path}.${name}` : name, found);
  return found;
}

for (const language of Object.keys(languages)
  .filter(isLanguage)
  .filter((other) => other !== 'en'))
  for (const load of [loadTexts, loadLandingTexts, loadLegalTexts])
    test(`every text of ${load.name} is there in ${languages[language]}, none empty, and none longer than two words left in English`, async () => {
      const [english, told] = [leaves(await load('en'), ''), leaves(await load(language), '')];
      assert.deepEqual([...told.keys()].toSorted(), [...english.keys()].toSorted());
      const empty = [...english, ...told].filter(([, text]) => text.trim() === '').map(([path]) => path);
      assert.deepEqual(empty, []);
      const untranslated = [...english].filter(
        ([path, text]) => text === told.get(path) && (text.match(/\p{L}+/gu) ?? []).length > 2,
      );
      assert.deepEqual(untranslated, []);
    });

test('a text is found by its name, and only a text', () => {
  assert.equal(findText(en, 'child.nameRequired'), "Please enter your child's name");
  for (const name of ['child', 'child.unknown', 'toString', 'child.nameRequired.length', '', '__proto__.x'])
    assert.equal(findText(en, name), undefined, name);
});
