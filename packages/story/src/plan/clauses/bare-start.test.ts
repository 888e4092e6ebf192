import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string): string | undefined => acted(text).at(-1)?.[0];

it('has whoever writes do to the child what a sentence without a subject tells', () => {
  assert.match(last('I was up early. Mia yawned. Gave her a banana.') ?? '', /^mother /);
  assert.match(last('We were late. Mia threw her hat away. Picked it up.') ?? '', /^mother /);
  assert.match(last('I gave up. Mia sang. Phoned my sister.') ?? '', /^mother /);
});

it('goes on with the child otherwise', () => {
  assert.match(last('I was up early. Mia yawned. Ate a banana.') ?? '', /^hero /);
  assert.match(last('Grandma came. She hugged Mia. Gave her a banana.') ?? '', /^grandmother /);
  assert.match(last('I saw it all. Mia ran to her sister to save her. Pulled her out.') ?? '', /^hero /);
});
