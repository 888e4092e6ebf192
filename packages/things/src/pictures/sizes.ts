import { damageNamed } from './damaged.ts';
import { likenessMetres } from './lifeless.ts';
import { ownDrawings } from './own/index.ts';

/** The longer sides of real things, metres, by the names of pictures. What is missing is as long as a forearm. */
const usual = 0.3;

const sizes: readonly (readonly [metres: number, names: string])[] = [
  [
    0.03,
    `microbe cockroach nut-and-bolt ring pill coin tooth ant sewing-needle safety-pin pushpin
     round-pushpin blueberries droplet paperclip game-die gem-stone`,
  ],
  [0.045, 'puzzle-piece linked-paperclips'],
  [
    0.06,
    `cherries cookie peanuts chestnut olive candy key old-key lady-beetle beetle bug honeybee fly mosquito worm
     cricket snail spider battery fortune-cookie strawberry lime garlic crayon stopwatch locked
     chess-pawn shamrock four-leaf-clover electric-plug oyster dango`,
  ],
  [
    0.08,
    `compass lipstick blossom label nail-polish moon-cake spiral-shell diya-lamp credit-card
     cherry-blossom admission-tickets ticket`,
  ],
  [
    0.1,
    `egg tomato onion potato lemon tangerine peach kiwi-fruit mushroom brown-mushroom butterfly
     mouse mouse-face rat lizard frog baby-chick hatching-chick hamster soap cupcake doughnut bagel
     cheese-wedge ice watch yo-yo baseball softball red-apple green-apple pear mango bell-pepper
     adhesive-bandage cup-with-straw teacup-without-handle hot-beverage light-bulb fallen-leaf hibiscus
     dumpling rice-ball sushi salt scorpion fried-shrimp leaf-fluttering-in-wind`,
  ],
  [
    0.12,
    `sponge glass-of-milk magnet purse military-medal sports-medal maple-leaf butter clamp roll-of-paper
     ginger-root ribbon falafel hair-pick custard roasted-sweet-potato stuffed-flatbread brain nose mouth
     ear eye tongue avocado bacon`,
  ],
  [
    0.15,
    `croissant lollipop ice-cream soft-ice-cream chocolate-bar fish tropical-fish alarm-clock coconut
     camera red-envelope pretzel dollar-banknote euro-banknote receipt firecracker test-tube thermometer
     mouse-trap lotus bookmark shaved-ice timer-clock hourglass-done hourglass-not-done eyes beans tamale
     pouring-liquid pea-pod hamsa grapes`,
  ],
  [
    0.16,
    `pen pencil paintbrush toothbrush spoon fork-and-knife banana hot-pepper cucumber mobile-phone
     glasses sunglasses goggles socks gloves bird crab shrimp chipmunk hamburger taco burrito sandwich
     hot-dog french-fries jar canned-food honey-pot yarn thread candle razor baby-bottle beverage-box
     bubble-tea video-game joystick bell syringe`,
  ],
  [
    0.2,
    `carrot hedgehog bat popcorn flashlight scissors wrench screwdriver lotion-bottle telephone-receiver
     eggplant broccoli ear-of-corn envelope telephone feather herb bone triangular-ruler skull microphone
     foot takeout-box cut-of-meat brick diving-mask memo magnifying-glass-tilted-left
     magnifying-glass-tilted-right speech-balloon chopsticks`,
  ],
  [
    0.24,
    `rosette turtle maracas bento-box briefs meat-on-bone womans-sandal womans-boot
     water-pistol bikini straight-ruler graduation-cap empty-nest nest-with-eggs`,
  ],
  [
    0.26,
    `bucket pineapple melon bread baguette-bread pizza pie pancakes waffle birthday-cake shortcake spaghetti
     steaming-bowl pot-of-food shallow-pan-of-food cooked-rice curry-rice green-salad teapot teddy-bear
     soccer-ball basketball volleyball american-football rugby-football balloon open-book closed-book
     blue-book green-book orange-book notebook newspaper video-camera radio clapper-board crown top-hat
     billed-cap womans-hat rescue-workers-helmet running-shoe flat-shoe mans-shoe hiking-boot
     ballet-shoes ice-skate roller-skate thong-sandal hook boxing-glove rabbit-face cat-face dog-face
     megaphone`,
  ],
  [
    0.3,
    `kitchen-knife hammer boomerang parrot calendar sparkler magic-wand tulip rose wilted-flower wind-chime
     bowl-with-spoon fork-and-knife-with-plate leafy-green jellyfish abacus`,
  ],
  [
    0.36,
    `bullseye drum trophy basket chicken owl dove microscope framed-picture wrapped-gift jack-o-lantern
     scroll mantelpiece-clock bowling postal-horn folding-hand-fan balance-scale clutch-bag
     artist-palette`,
  ],
  [
    0.45,
    `duck rooster backpack handbag briefcase rabbit cat black-cat scarf t-shirt shorts coat watermelon
     trumpet accordion banjo keyboard laptop package shopping-bags toolbox potted-plant bouquet sunflower
     raccoon lobster globe-showing-europe-africa red-paper-lantern fire-extinguisher robot necktie
     running-shirt womans-clothes printer desktop-computer mirror-ball triangular-flag movie-camera skunk
     squid wing film-projector carpentry-saw chains safety-vest`,
  ],
  [
    0.6,
    `railway-track tennis flute telescope jeans dress violin saxophone monkey octopus badminton chequered-flag sloth
     piata badger shield`,
  ],
  [
    0.75,
    `kite television goose fox skateboard mirror koala ring-buoy horizontal-traffic-light
     vertical-traffic-light stop-sign martial-arts-uniform lab-coat dodo otter beaver world-map`,
  ],
  [
    0.8,
    `umbrella closed-umbrella dog guide-dog service-dog poodle goat ewe ram pig wolf long-drum luggage
     chair kick-scooter sled skis axe shopping-cart wastebasket toilet swan peacock flamingo eagle
     snowman snowman-without-snow seat`,
  ],
  [
    0.9,
    `turkey guitar penguin cricket-game sari kimono oil-drum umbrella-with-rain-drops pick snake
     satellite-antenna anchor field-hockey bow-and-arrow`,
  ],
  [1, 'broom crutch white-cane ice-hockey'],
  [1.1, 'ninja ghost alien orangutan'],
  [
    1.3,
    `kangaroo ladder bathtub bed door window manual-wheelchair motorized-wheelchair motor-scooter deer
     bison lion tiger leopard bear panda cow ox donkey zebra horse llama moose dolphin shark crocodile
     seal goal-net fireworks barber-pole postbox canoe carousel-horse fountain`,
  ],
  [1.6, 'santa-claus troll polar-bear shower fuel-pump unicorn phoenix-bird'],
  [
    2.2,
    `elephant giraffe camel two-hump-camel hippopotamus rhinoceros gorilla whale spouting-whale
     automobile taxi police-car sport-utility-vehicle pickup-truck minibus ambulance fire-engine tractor
     bus oncoming-bus train locomotive tram tram-car railway-car metro delivery-truck articulated-lorry
     motorcycle racing-car helicopter small-airplane airplane rocket ship ferry sailboat motor-boat
     speedboat passenger-ship sauropod t-rex mammoth dragon deciduous-tree evergreen-tree palm-tree
     christmas-tree tent circus-tent house hut castle school hospital church mosque synagogue
     hindu-temple ferris-wheel roller-coaster playground-slide mountain volcano rainbow sunset sunrise
     star shooting-star water-wave night-with-stars sun cloud full-moon crescent-moon stadium factory
     bridge-at-night houses cityscape classical-building derelict-house convenience-store office-building
     hotel post-office station building-construction desert-island bullet-train desert
     snow-capped-mountain tornado mountain-cableway auto-rickshaw umbrella-on-ground house-with-garden
     satellite ringed-planet parachute beach-with-umbrella camping tanabata-tree
     construction elevator flying-saucer collision comet cloud-with-lightning
     cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow high-voltage fog flag-in-hole`,
  ],
];
const known = new Map(
  sizes.flatMap(([metres, names]) => names.split(/\s+/).map((name) => [name, metres] as const)),
);

/** Metres of the longer side of a thing; of the house's own drawings as they say. */
export const metresOf = (written: string): number => {
  const name = damageNamed(written)?.of ?? written;
  const own = Object.hasOwn(ownDrawings, name) ? ownDrawings[name]?.metres : undefined;
  return own ?? likenessMetres(name) ?? known.get(name) ?? usual;
};
