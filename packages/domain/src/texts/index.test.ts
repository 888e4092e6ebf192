import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadTexts, preferredLanguage } from './index.ts';

test('the best known language of the wishes is taken, English if none', () => {
  assert.equal(preferredLanguage('pt-PT,pt;q=0.9,en;q=0.8'), 'pt');
  assert.equal(preferredLanguage('fr, en;q=0.5, pt;q=0.7'), 'pt');
  assert.equal(preferredLanguage('pt;q=0, en'), 'en');
  assert.equal(preferredLanguage('de-DE,toString'), 'en');
  assert.equal(preferredLanguage(''), 'en');
});

test('each language is loaded by its code', async () => {
  assert.equal((await loadTexts('en')).signUp.passwordMismatch, 'Passwords do not match');
  assert.equal((await loadTexts('pt')).signUp.passwordMismatch, 'As palavras-passe não coincidem');
});
