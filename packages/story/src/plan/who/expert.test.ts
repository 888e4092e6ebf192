import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const boy = { childName: 'Tom', pronoun: 'he' } as const;
const last = (text: string): string => acted(text, boy).at(-1)?.[0] ?? '';

it('has the vet do what a vet does, and nobody else', () => {
  assert.equal(last('Tom took the cat to the vet. He looked in her ears.'), 'doctor look');
  assert.equal(last('Tom went to the dentist. She counted his teeth.'), 'doctor count');
  assert.equal(last('Tom went to the hairdresser. She cut his hair.'), 'woman cut');
  assert.equal(last('Tom took the cat to the vet. He stroked her.'), 'hero stroke');
});
