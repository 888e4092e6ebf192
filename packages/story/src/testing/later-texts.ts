import type { FamilyText } from './family-text.ts';

/** More of the collection: run-on sentences, sorrow, long days, letters to the child. */
export const laterTexts: readonly FamilyText[] = [
  {
    name: 'Yara',
    age: 3,
    title: 'Beach day',
    description:
      'We took our daughter to the beach. My mother came too. She built a sandcastle with a moat and a wave took it away, and she just laughed and built a bigger one!',
    milestone: 'beach',
    cast: ['grandmother'],
    sets: ['beach'],
  },
  {
    name: 'Arlo',
    age: 5,
    title: 'Garden helper',
    description:
      'Arlo helps me plant tomatoes in the garden. He waters them with his little green can and he talks to them. He names every single one Bob.',
    milestone: 'helping',
    cast: [],
    sets: ['garden'],
  },
  {
    name: 'Lily',
    age: 4,
    title: 'Draws her family',
    description:
      'Lily drew our whole family for the first time: Mommy, Daddy, baby Tom and the cat Whiskers. Everyone has five legs. It is on our fridge now!',
    milestone: 'drawing',
    cast: ['mother', 'father', 'baby', 'cat'],
  },
  {
    name: 'Finn',
    age: 6,
    title: 'Big slide',
    description:
      'Finn was afraid of the big slide. He climbed up twice and came back down. The third time he closed his eyes and went. Whoosh! "Again, again!" he yelled.',
    milestone: 'bravery',
    cast: [],
    sets: ['playground'],
  },
  {
    name: 'Maya',
    age: 3,
    title: 'Halloween',
    description:
      'Maya was a pumpkin for Halloween & she said "trick or treat" to every neighbor!! 23 candies :) see the pics at https://photos.example.com/maya or call 555-0199',
    milestone: 'festival',
    cast: ['woman'],
  },
  {
    name: 'Oscar',
    age: 4,
    title: 'Flight',
    description:
      'Oscar flew on an airplane for the very first time. He held my hand at takeoff, then he looked out the window and said: "The clouds look like sheep!"',
    milestone: 'travel',
    cast: [],
  },
  {
    name: 'Hana',
    age: 9,
    title: 'Goodbye Luna',
    description:
      'Our cat Luna died on Tuesday. Hana made a card for her and put it under the lemon tree. We miss Luna so much. Hana said she was the best cat in the world.',
    milestone: 'pet',
    cast: ['cat'],
  },
  {
    name: 'Ben',
    age: 1,
    title: 'Crawling',
    description: 'Finally crawled! From the rug to the kitchen, straight to the dog bowl. Mom was faster.',
    milestone: 'first-steps',
    cast: ['mother'],
  },
  {
    name: 'Iris',
    age: 5,
    title: 'Shoes',
    description: 'Iris can tie her shoes.',
    milestone: 'dressing',
    cast: [],
  },
  {
    name: 'Kai',
    age: 6,
    title: 'Surf',
    description:
      'My wife taught Kai to surf this summer in Ericeira. He stood up on the board for about 3 seconds, fell with a giant splash and came up shouting "Did you see that?"',
    milestone: 'sport',
    cast: ['mother'],
    sets: ['beach'],
  },
  {
    name: 'Luna',
    age: 2,
    title: 'Zoo',
    description:
      'At the zoo Luna waved at the giraffes, roared at the lions and cried when we had to leave. Her favourite was a small brown duck.',
    milestone: 'travel',
    cast: ['giraffe', 'lion', 'duck'],
    sets: ['zoo'],
  },
  {
    name: 'Sam',
    age: 4,
    title: 'Damn proud',
    description:
      "Holy crap, Sam did it! He swam the whole damn length of the pool without armbands. I'm so proud of this kid.",
    milestone: 'swimming',
    cast: [],
    sets: ['pool'],
  },
  {
    name: 'Alice',
    age: 7,
    title: 'School play',
    description:
      'Alice played the moon in the school play. She had one line, "Good night, little stars," and she said it perfectly. Uncle Peter and her grandparents sat in the first row.',
    milestone: 'school',
    cast: ['grandmother', 'grandfather', 'uncle'],
    sets: ['stage'],
  },
  {
    name: 'Tomás',
    age: 5,
    title: 'A bicicleta',
    description:
      'O Tomás aprendeu a andar de bicicleta no parque com o pai! Caiu duas vezes mas não desistiu. Estamos muito orgulhosos.',
    milestone: 'bike',
    cast: ['father'],
    sets: ['park'],
    foreign: true,
  },
  {
    name: 'Poppy',
    age: 3,
    title: 'Bruno the snail',
    description:
      'Poppy found a snail on the path and named him Bruno. She carried him to the lettuce because he looked hungry, and she told him about her day. We had to say goodnight to Bruno before going inside.',
    milestone: 'outdoors',
    cast: [],
    sets: ['garden'],
  },
  {
    name: 'Dylan',
    age: 5,
    title: 'Sharing',
    description:
      'Dylan gave his favorite red truck to a new boy in class who was crying. His teacher told us about it. Dylan just said, "He needed it more than me."',
    milestone: 'friendship',
    cast: ['teacher', 'friend'],
    sets: ['classroom'],
  },
  {
    name: 'Rosa',
    age: 6,
    title: 'Snow!',
    description:
      'It snowed last night! Rosa ran outside in her pajamas, made a snow angel, and brought a snowball into the kitchen for Grandpa Joe. He put it in the freezer and they still visit it.',
    milestone: 'snow',
    cast: ['grandfather'],
    sets: ['snow'],
  },
  {
    name: 'Elias',
    age: 4,
    title: 'A long day out',
    description:
      'On Sunday morning we drove to the forest with Grandma Inês, Grandpa Paulo and our dog Tobi. Elias carried the map and led the way over two bridges and a muddy hill. At the top he ate three sandwiches, counted eleven hawks and taught Tobi to shake hands. On the way back he got tired, so Grandpa carried him on his shoulders. He fell asleep in the car before we reached the main road, still holding the map, and when we carried him to bed he mumbled, "Left at the big stone." Best day ever.',
    milestone: 'travel',
    cast: ['grandmother', 'grandfather', 'dog'],
    sets: ['forest', 'bedroom'],
  },
  {
    name: 'June',
    age: 5,
    title: 'dance',
    description:
      'so today was junes frist ballet class and she loved it her teacher ms paula showed her how to do a plié and june did it a houndred times in the living room when we got home',
    milestone: 'dance',
    cast: ['teacher'],
  },
  {
    name: 'Amir',
    age: 6,
    title: 'Eid',
    description:
      'We celebrated Eid with all our cousins. Amir wore his new blue kurta and gave half of his sweets to his little brother Idris. You should have seen his face when he opened the present from Auntie Leila!',
    milestone: 'festival',
    // The cousins are many, and not told apart.
    cast: ['brother', 'aunt'],
  },
  {
    name: 'Vera',
    age: 1,
    title: 'Avocado',
    description: 'First solid food. Avocado. Everywhere.',
    milestone: 'cooking',
    cast: [],
  },
  {
    name: 'Robin',
    age: 3,
    title: 'You slept',
    description:
      'Robin, you slept through the night! You did not call us once. When you woke up, you ran to our bed and jumped on Dad.',
    milestone: 'sleeping',
    cast: ['father'],
    sets: ['bedroom'],
  },
];
