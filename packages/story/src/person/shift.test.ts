import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChildPronoun } from '../request.ts';
import { cleanText } from '../text/clean.ts';
import { splitSentences } from '../text/sentences.ts';
import { childForms } from './child-forms.ts';
import { findPronoun } from './pronoun-finder.ts';
import { toldInThirdPerson } from './shift.ts';
import { newTeller } from './teller.ts';
import { toldAsPast } from './tense.ts';
import { findVoice } from './voice.ts';

function tell(text: string, name: string, pronoun?: ChildPronoun): string {
  const sentences = splitSentences(cleanText(text, name));
  const teller = newTeller(
    childForms(name, pronoun ?? findPronoun(sentences, name)),
    findVoice(sentences.join(' '), name),
  );
  return sentences.map((sentence) => toldAsPast(toldInThirdPerson(sentence, teller), name)).join(' ');
}

describe('the storyteller', () => {
  const told: readonly [name: string, written: string, told: string][] = [
    ['Mia', 'We took our daughter to the beach.', "Mia's family took her to the beach."],
    [
      'Mia',
      'We took Mia to the beach. We built a castle and she loved it!',
      "Mia's family took her to the beach. They built a castle and she loved it!",
    ],
    ['Leo', 'My husband and I were crying.', "Leo's parents were crying."],
    ['Leo', 'Our dog Rex barked at Leo.', "The family's dog Rex barked at Leo."],
    [
      'Zoe',
      'We moved to Lisbon with our cat Luna. Zoe was happy.',
      "Zoe's family moved to Lisbon with their cat Luna. Zoe was happy.",
    ],
    ['Noah', 'Our little boy started school.', 'Little Noah started school.'],
    ['Leo', 'Our son, Leo, jumped in.', 'Leo jumped in.'],
    [
      'Kai',
      'Our 4 year old, Kai, helped me bake. He was so happy.',
      '4 year old Kai helped his family bake. He was so happy.',
    ],
    ['Mia', 'My mom came and my sister Ana sang to my daughter.', 'Grandma came and Aunt Ana sang to Mia.'],
    [
      'Léa Émilie',
      'Léa slept well. She missed me and called us on the phone.',
      'Léa slept well. She missed her family and called her family on the phone.',
    ],
    ['Léa Émilie', 'Léa Émilie slept well. She called us.', 'Léa Émilie slept well. She called her family.'],
    [
      'Léa Émilie',
      'We took Léa Émilie to the beach. She laughed.',
      "Léa Émilie's family took her to the beach. She laughed.",
    ],
    ['Léa Émilie', 'Our Léa called us. She laughed.', 'Léa called her family. She laughed.'],
    ['Mia', 'Our son Tom hugged Mia. She laughed.', 'Her brother Tom hugged Mia. She laughed.'],
    ['Mia', 'I am so proud of her. I love her.', "Mia's family was so proud of her. They love her."],
    [
      'Eli',
      'I am his mom and I have never been so proud. He hugged me.',
      'Mom had never been so proud. Eli hugged Mom.',
    ],
    ['Leo', 'Took his first steps today!', 'Leo took his first steps today!'],
    [
      'Boone',
      'Our Boone tied his own shoes. Took him three goes.',
      'Boone tied his own shoes. It took him three goes.',
    ],
    ['Zoe', 'My brother Uncle Festus came. Zoe laughed.', 'Uncle Festus came. Zoe laughed.'],
    ['Jordan', 'We lost 9-0 but Jordan saved one.', 'The team lost 9-0 but Jordan saved one.'],
    ['Jordan', 'We won at cards. Jordan cried.', "Jordan's family won at cards. Jordan cried."],
    [
      'Stan',
      'He wont sit still. Bought a potty on the way.',
      "Stan won't sit still. Stan's family bought a potty on the way.",
    ],
    [
      'Sam',
      "He doesn't fall. He rides to the gate and waves.",
      "Sam didn't fall. He rode to the gate and waved.",
    ],
    ['Sam', 'Sam is proud of two lolly sticks.', 'Sam was proud of two lolly sticks.'],
    ['Sam', 'Sam sleeps in his bed every night now.', 'Sam sleeps in his bed every night now.'],
    ['Ana', 'ANA LOST HER TOOTH!!! GRANDMA ROSA CLAPPED', 'Ana lost her tooth! Grandma Rosa clapped.'],
    ['Ana', 'She said "I am big, we did it!" to me.', `Ana said "I am big, we did it!" to her family.`],
    ['Ana', 'You should have seen her face!', 'Everyone should have seen her face!'],
    ['Mia', 'Hoje a Mia foi à praia com a avó.', 'Hoje a Mia foi à praia com a avó.'],
    ['Will', 'Will ate cake and we will go back.', 'Will ate cake and the family will go back.'],
  ];
  for (const [name, written, expected] of told)
    it(written, () => assert.equal(tell(written, name), expected));

  it('speaks of a child addressed as you', () => {
    assert.equal(
      tell(
        'You took your first steps today! You let go of my hand and we cried. We are so proud of you, Mia.',
        'Mia',
        'she',
      ),
      "Mia took her first steps today! Mia let go of a grown-up's hand and her family cried. Her family was so proud of Mia.",
    );
    assert.equal(
      tell('You lost your first tooth! You are so brave.', 'Mia'),
      'Mia lost the very first tooth! Mia was so brave.',
    );
  });

  it('speaks for a child that tells itself', () => {
    assert.equal(
      tell('I lost my first tooth! My mom helped me.', 'Max', 'he'),
      'Max lost his first tooth! His mom helped him.',
    );
  });

  it('never makes a boy a girl because Grandma is a woman', () => {
    assert.equal(findPronoun(['Leo baked with Grandma.', 'She was so proud.'], 'Leo'), null);
    assert.equal(findPronoun(['Leo baked with his grandma.', 'She was so proud.'], 'Leo'), 'he');
  });
});
