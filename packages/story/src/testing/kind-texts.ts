/** Three texts of every kind of milestone, as short and as different as families write them. */
export const kindTexts: Readonly<Record<string, readonly (readonly [title: string, description: string])[]>> =
  {
    'first-steps': [
      ['First steps', 'Mia took three steps from the chair to Grandma. Then she sat down and laughed.'],
      [
        'She walks!',
        'Our daughter started to walk in the park today. She did not want to hold my hand anymore.',
      ],
      ['On the move', 'Mia crawled all the way to the kitchen. The cat moved out of the way just in time.'],
    ],
    'first-word': [
      ['First word', 'Mia said her first word: "ball". She said it forty times.'],
      ['Mama!', 'At bedtime she looked at me and said "mama" for the first time. I cried a little.'],
      ['Talking', 'Mia started talking. Her first word was the name of our dog Rex.'],
    ],
    tooth: [
      ['Tooth', 'Mia lost a tooth at lunch.'],
      ['Wobbly', 'Mia lost her second tooth. It was wobbly for a week!'],
      ['The apple', 'Her loose tooth fell out in an apple. We put it under the pillow for the tooth fairy.'],
    ],
    potty: [
      ['Potty', 'Mia used the potty all by herself! She called the whole family to look.'],
      ['No more diapers', 'Two weeks without diapers. Mia picked underwear with ducks on it.'],
      ['Almost', 'She almost made it to the toilet today. Next time!'],
    ],
    haircut: [
      ['Haircut', 'Mia got her first haircut. Dad held her on his lap the whole time.'],
      ['Short hair', 'Mia wanted short hair like her friend Zoe. The hairdresser cut her ponytail off.'],
      ['Oops', 'Mia cut her own bangs with the kitchen scissors. We all laughed.'],
    ],
    sleeping: [
      ['Own bed', 'Mia slept in her own bed for the first time. She took five teddies with her.'],
      ['All night', 'Mia slept through the night. We woke up first and did not know what to do.'],
      ['Sleepover', 'First sleepover at Grandma Rosa. They read four books and ate pancakes for breakfast.'],
    ],
    dressing: [
      ['Shoes', 'Mia tied her shoes today. It took ten minutes and nobody was allowed to help.'],
      ['Dressed', 'Mia got dressed all by herself. The trousers were on backwards, and she wore two hats.'],
      ['Zipper', 'She zipped up her jacket at kindergarten and showed it to everyone.'],
    ],
    bike: [
      ['Bike', 'Mia rode her bike without training wheels. Daddy ran behind her and could not keep up.'],
      ['The red scooter', 'Mia got a red scooter. She fell twice and got up three times, she says.'],
      ['Balance bike', 'She learned to ride her balance bike in the forest with her brother Tom.'],
    ],
    swimming: [
      ['Swimming', 'Mia swam a whole lane at the pool. Her coach gave her a medal.'],
      ['Under water', 'She put her face in the water for the first time and blew bubbles.'],
      ['Jump', 'Mia jumped into the lake from the dock. Grandpa caught her.'],
    ],
    beach: [
      ['Beach', 'Mia saw the ocean for the first time. She said hello to every wave.'],
      ['Shells', 'We collected seashells at the beach. Mia gave the biggest one to Mom.'],
      ['Sandcastle', 'Mia built a sandcastle with Dad and a seagull stole his sandwich.'],
    ],
    snow: [
      ['Snow', "It snowed for the first time in Mia's life. She caught flakes with her tongue."],
      ['Sled', 'Mia went down the big hill on a sled with her cousin Ben.'],
      ['Snowman', 'We built a snowman in the garden. Mia gave him her own scarf.'],
    ],
    sport: [
      ['Goal', 'Mia scored a goal for her team. She ran to the wrong side first.'],
      ['Race', 'Mia finished her first race. She came last and was proud all day.'],
      ['Karate', 'Mia got her yellow belt in karate. She bowed to the dog.'],
    ],
    dance: [
      ['Ballet', 'Mia had her first ballet class. She wore her tutu to dinner too.'],
      ['Dance recital', 'Mia danced on stage with eight other children. She waved at us the whole time.'],
      ['Twirl', 'She learned to twirl and danced in the living room until she was dizzy.'],
    ],
    travel: [
      ['Airplane', 'Mia flew on an airplane to Madrid. She asked the pilot if he knows the way.'],
      ['Zoo', 'At the zoo Mia fed a giraffe. Its tongue was blue!'],
      ['Camping', 'We went camping in the mountains. Mia slept in a tent and heard an owl.'],
    ],
    outdoors: [
      ['Puddles', 'It rained and Mia jumped in every puddle on our street.'],
      ['Kite', 'Mia flew a kite with Grandpa. It landed in a tree.'],
      ['Caterpillar', 'Mia found a caterpillar and watched it for a whole hour.'],
    ],
    bravery: [
      ['The dark', 'Mia was afraid of the dark. Tonight she switched the lamp off herself.'],
      [
        'Big slide',
        'The big slide was scary. Mia held my hand on the ladder, then she was brave and went down alone.',
      ],
      [
        'Thunder',
        'There was thunder and Mia was scared. She made a cave of pillows and told her teddy not to worry.',
      ],
    ],
    doctor: [
      ['Doctor', 'Mia had a check-up. Dr. Silva listened to her heart and to the heart of her teddy.'],
      ['Dentist', 'Mia opened her mouth very wide at the dentist. She got a sticker with a crocodile.'],
      ['Glasses', 'Mia has new glasses. They are green. She can see the birds now, she says.'],
    ],
    birthday: [
      ['Birthday', 'Mia turned five! There was a cake with a dragon on it.'],
      ['Party', 'Six friends came to her birthday party. They popped all the balloons.'],
      ['One!', 'Our little girl turned one today. She put both hands in the cake.'],
    ],
    sibling: [
      ['Big sister', 'Mia is a big sister now! She kissed her baby brother Leo on the nose.'],
      ['Hello Anna', 'We brought her newborn sister Anna home. Mia showed her all her dolls.'],
      ['Twins', 'Mia held her new baby brother and whispered "You can have my old bed".'],
    ],
    pet: [
      ['Puppy', 'We got a puppy. Mia called him Cookie and he ate her sock.'],
      ['Hamster', 'Mia has a hamster named Bob. She builds him a new house every day.'],
      ['The cat', "The neighbor's cat slept on Mia's lap. She did not move for an hour."],
    ],
    friendship: [
      ['Best friend', 'Mia has a best friend. Her name is Zoe and they both love worms.'],
      ['Sharing', 'Mia shared her last cookie with a girl at the park.'],
      ['New friend', 'Mia made a new friend at the playground. They do not speak the same language.'],
    ],
    helping: [
      ['Helper', 'Mia helped me set the table. Everyone got three spoons.'],
      ['Garden', "Mia watered the garden and Grandpa's shoes."],
      ['Tidy', 'Mia tidied her room all alone. It took the whole morning.'],
    ],
    festival: [
      ['Christmas', 'Mia put the star on top of the Christmas tree. Dad lifted her up.'],
      ['Halloween', 'Mia was a bat for Halloween and said "boo" very politely.'],
      ['Wedding', "Mia was the flower girl at Aunt Ana's wedding. She threw all the flowers at once."],
    ],
    school: [
      ['First day', 'Mia started kindergarten. She forgot to wave goodbye because there were so many toys.'],
      ['School', "First day of school. Mia's backpack is bigger than she is."],
      ['Counting', 'Mia counted to one hundred for her teacher Mr. Brown. She likes 44 best.'],
    ],
    reading: [
      ['Reading', 'Mia read a whole book to us. It was about a frog.'],
      ['Letters', 'Mia learned to read the word "bus". She reads it on every bus.'],
      ['Bedtime story', 'Tonight Mia read the bedtime story to her little brother Tom.'],
    ],
    building: [
      ['Tower', 'Mia built a tower of blocks taller than she is. Then the dog came.'],
      ['Puzzle', 'Mia finished a puzzle with 100 pieces. One piece was in her pocket.'],
      ['Robot', 'Mia and Dad built a robot out of cardboard. It lives in the hallway now.'],
    ],
    moving: [
      ['New house', 'We moved to a new house. Mia chose the room with the round window.'],
      ['Moving day', 'On moving day Mia sat in an empty box and was a pirate.'],
      ['New room', 'Mia has a new room with yellow walls. She misses the old stairs a little.'],
    ],
    music: [
      ['Piano', 'Mia played her first song on the piano. Grandma sang along.'],
      ['Drums', 'Mia got drums from Uncle Paul. Thank you, Uncle Paul.'],
      ['Choir', 'Mia sang in the choir. She sang louder than everybody.'],
    ],
    drawing: [
      ['Drawing', 'Mia drew a picture of me with eleven fingers.'],
      ['Her name', 'Mia wrote her own name for the first time. The A is upside down.'],
      ['Painting', 'Mia painted a green elephant. It hangs in the hallway now.'],
    ],
    cooking: [
      ['Pancakes', 'Mia made pancakes with Dad. One is still on the ceiling.'],
      ['Cookies', 'We baked cookies for Grandma. Mia put a face on every one.'],
      ['Broccoli', 'Mia tasted broccoli. She said it is a tree and ate the whole forest.'],
    ],
    everyday: [
      ['Hello', 'Mia told the mailman a joke. He laughed all the way to the corner.'],
      ['Whistle', 'Mia learned to whistle. She has not stopped since.'],
      ['A good day', 'We stayed in our pajamas all day.'],
    ],
  };
