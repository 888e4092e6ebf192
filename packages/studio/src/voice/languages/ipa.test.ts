import assert from 'node:assert/strict';
import os from 'node:os';
import { describe, it } from 'node:test';
import { symbolsOfLine } from '../engines/kokoro/line-symbols.ts';
import { readVocabulary } from '../engines/kokoro/vocabulary.ts';
import { type Language, spokenTokens } from '../spoken-text.ts';

const wordsOf = (text: string, language: Language): string[] =>
  spokenTokens(text, { language, alphabet: 'ipa' }).flatMap(({ spoken }) => spoken);

/** As eSpeak NG 1.51 reads them ('pt-br', 'es-419'), in the spelling that Kokoro's voices were taught. */
const lines = {
  pt: [
    ['O gato pequeno', 'ʊ ɡˈatʊ pˌekˈenʊ'],
    ['não tinha medo', 'nˌɐ̃ʊ̃ ʧˌiɲæ mˈedʊ'],
    ['os ovos e as galinhas dele', 'ʊz ˈɔvʊz i az ɡˌalˈiɲæz dˈely'],
    ['Hoje a avó riu', 'ˈoʒj a avˈɔ xˈiʊ'],
    ['sem chorar na piscina', 'sˈAŋ ʃoɾˈar na pˌisˈinæ'],
    ['Natal na aldeia', 'natˈW na ˌWdˈAæ'],
    ['comunhão e diversões', 'kˌomũɲˈɐ̃ʊ̃ i ʤˌiveɾəsˈõjs'],
    ['uma mãozinha', 'ˌumæ mˌɐ̃ʊ̃zˈiɲæ'],
    ['um rato roxo', 'ũŋ xˈatʊ xˈoʃʊ'],
    ['ouvir a história', 'owvˈiɾ a ˌistˈɔɾjæ'],
    ['dois chapéus', 'dˈoɪs ʃapˈɛʊs'],
  ],
  es: [
    ['La niña y el perro', 'la nˈiɲa i el pˈero'],
    ['un beso de mi hija', 'ˈum bˈeso ðe mi ˈixa'],
    ['un gato y dos gatos', 'ˈuŋ ɡˈato i ðˈos ɣˈatos'],
    ['Vino volando', 'bˈino βolˈando'],
    ['el cumpleaños del abuelo', 'el kˌumpleˈaɲos ðel aβwˈelo'],
    ['cuando llovía', 'kwˌando ʝoβˈia'],
    ['cinco pingüinos', 'sˈinko pˌiŋɡuˈinos'],
    ['la guitarra y el queso', 'la ɣitˈara i el kˈeso'],
    ['un día de verano', 'ˈun dˈia ðe βeɾˈano'],
    ['aire, rey, autos', 'ˈIɾe rˈA ˈWtos'],
    ['extraordinario', 'ˌekstɾaˌoɾðinˈaɾjo'],
  ],
} as const;

for (const language of ['pt', 'es'] as const)
  describe(`${language} in IPA`, () => {
    for (const [text, ipa] of lines[language])
      it(`reads '${text}'`, () => {
        const said = wordsOf(text, language).map((word) => word.replace(/^\[|\]$/g, ''));
        assert.equal(said.join(' '), ipa.normalize('NFD'));
      });
  });

describe('IPA', () => {
  it('has symbols only that the model knows, whatever is written', async () => {
    const vocabulary = await readVocabulary(os.tmpdir());
    const letters =
      'a á â ã à b c ç ch d e é ê f g gu h i í j k l lh ll m n nh ñ o ó ô õ p qu r rr s ss t u ú ü v w x y z';
    const parts = letters.split(' ');
    const all = parts.flatMap((one) =>
      parts.map((other) => `${one}${other}a ${other}${one}o ${one}${other}`),
    );
    for (const language of ['pt', 'es'] as const) {
      const symbols = await symbolsOfLine(
        wordsOf(`${all.join(' ')} muito shh brr hmm 12/05/2024 kg`, language),
      );
      assert.deepEqual(
        [...new Set(symbols)].filter((symbol) => !vocabulary.has(symbol)),
        [],
      );
    }
  });

  it('leaves English words and told names to the phones of English', async () => {
    assert.deepEqual(wordsOf('o Jack', 'pt'), ['[ʊ]', 'jack']);
    const names = new Map([['mia', '/m ay aa1/']]);
    const [, mia] = spokenTokens('la Mia', { language: 'es', alphabet: 'ipa', names });
    assert.deepEqual(mia?.spoken, ['/m ay aa1/']);
    assert.equal(await symbolsOfLine(['[la]', '/m ay aa1/,', 'jack.']), 'la mIˈɑ, ʤˈæk.');
  });

  it('is not what English is read in', () =>
    assert.deepEqual(wordsOf('The cat sat', 'en'), ['the', 'cat', 'sat']));
});
