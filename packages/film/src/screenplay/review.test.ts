import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en } from '@milestoon/domain/texts/en';
import { reviewText, StoryRefusal } from './review.ts';
import { familyTexts } from './testing/family-texts.ts';
import { newRequest } from './testing/new-request.ts';
import { writeScreenplay } from './write-screenplay.ts';

describe('reviewText', () => {
  const refused: readonly [string, string][] = [
    ['violence', 'He stabbed his brother with a knife.'],
    ['violence', 'Dad beat him up and there was blood everywhere.'],
    ['violence', 'She found a loaded gun in the drawer.'],
    ['violence', 'I spanked her because she cried.'],
    ['sexual', 'They were having sex in the next room.'],
    ['sexual', 'A sexy photo of her.'],
    ['hate', 'We hate all immigrants in her class.'],
    ['hate', 'He dressed as a Nazi and shouted white power.'],
    ['self-harm', 'She said she wants to kill herself.'],
    ['self-harm', 'He keeps cutting himself on purpose, suicide scares us.'],
    ['drugs', 'We gave him vodka at the party.'],
    ['commerce', 'Buy now with promo code MIA20 and get 20% off!'],
    ['commerce', 'Follow us on our page and subscribe to my channel.'],
  ];
  for (const [reason, text] of refused) {
    it(`refuses ${reason}: ${text}`, () => {
      const refusal = reviewText(text);
      assert.ok(refusal instanceof StoryRefusal);
      assert.equal(refusal.reason, reason);
      assert.equal(refusal.userMessage(en), en.refusals[refusal.reason]);
      assert.throws(() => writeScreenplay(newRequest({ description: text })), StoryRefusal);
    });
  }

  const fine = [
    'She fell off the swing, bled a little and cried.',
    'The doctor took a blood test and gave him a shot in the arm.',
    'He shot hoops with Dad and shot a goal.',
    'She beat Grandpa at chess and beat us all at Uno.',
    'He dressed as a skeleton and ran around with a water gun.',
    'We saw shooting stars, then a cannonball into the pool.',
    'She hates broccoli. He hit the ball with a bat.',
    'He was dead tired after the race and we killed the last of the cake.',
    'Our dog died and she was very sad.',
    'The boys made a bomb cake. She is a killer dancer.',
    'She cut her knee and hurt herself on the slide.',
    'He was breastfed, then ran naked through the garden.',
    'The cat attacked the yarn and Dad attacked him with laughter.',
    'We bought her a bike on sale.',
  ];
  for (const text of fine) it(`accepts: ${text}`, () => assert.equal(reviewText(text), null));

  it('accepts everything families wrote', () => {
    for (const text of familyTexts)
      assert.equal(reviewText(`${text.title}. ${text.description}`), null, text.description);
  });
});
