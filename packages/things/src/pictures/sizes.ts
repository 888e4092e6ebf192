import { damageNamed } from './damaged.ts';
import { likenessMetres } from './lifeless.ts';
import { ownDrawings } from './own/index.ts';

/** The longer sides of real things, metres, by the names of pictures. What is missing is as long as a forearm. */
const usual = 0.3;

const sizes: readonly (readonly [metres: number, names: string])[] = [
  [
    0.03,
    'microbe cockroach nut-and-bolt ring pill coin seed bean tooth ant sewing-needle safety-pin pushpin round-pushpin blueberries droplet paperclip',
  ],
  [
    0.06,
    'cherries peanuts chestnut olive candy key old-key lady-beetle beetle bug honeybee fly mosquito worm cricket snail spider button battery game-die whistle cookie fortune-cookie strawberry lime garlic bullseye crayon',
  ],
  [
    0.1,
    'egg tomato onion potato lemon tangerine peach kiwi-fruit mushroom brown-mushroom butterfly mouse mouse-face rat lizard frog baby-chick hatching-chick hamster soap sponge cupcake doughnut croissant bagel cheese-wedge lollipop ice-cream soft-ice-cream chocolate-bar ice rosette watch yo-yo baseball tennis softball red-apple green-apple pear mango bell-pepper adhesive-bandage glass-of-milk cup-with-straw teacup-without-handle hot-beverage',
  ],
  [
    0.16,
    'pen pencil paintbrush toothbrush spoon fork-and-knife carrot banana hot-pepper cucumber mobile-phone glasses sunglasses goggles socks gloves bird robin crab shrimp fish tropical-fish hedgehog chipmunk turtle bat hamburger taco burrito sandwich hot-dog french-fries popcorn jar canned-food honey-pot yarn thread candle light-bulb flashlight magnet scissors wrench hammer screwdriver razor lotion-bottle baby-bottle beverage-box bubble-tea wallet purse compass stopwatch alarm-clock telephone-receiver video-game joystick puzzle-piece bell drum maracas playing-cards lipstick syringe',
  ],
  [
    0.26,
    'pineapple melon coconut eggplant broccoli corn ear-of-corn bread baguette-bread pizza pie pancakes waffle birthday-cake shortcake spaghetti steaming-bowl pot-of-food shallow-pan-of-food bento-box cooked-rice curry-rice green-salad plate teapot teddy-bear soccer-ball basketball volleyball american-football rugby-football balloon open-book closed-book blue-book green-book orange-book notebook newspaper envelope camera video-camera radio clapper-board trophy crown top-hat billed-cap womans-hat rescue-workers-helmet military-medal sports-medal running-shoe flat-shoe mans-shoe hiking-boot ballet-shoes ice-skate roller-skate thong-sandal boomerang flute hook bucket basket boxing-glove squirrel rabbit-face cat-face dog-face duck chicken rooster owl dove parrot telescope microscope megaphone ',
  ],
  [
    0.45,
    'backpack handbag briefcase rabbit cat black-cat kite scarf t-shirt shorts jeans dress coat watermelon violin saxophone trumpet accordion banjo keyboard laptop television framed-picture wrapped-gift package shopping-bags toolbox potted-plant bouquet sunflower christmas-tree-small goose turkey fox raccoon monkey lobster octopus globe-showing-europe-africa jack-o-lantern red-paper-lantern broom fire-extinguisher red-envelope skateboard',
  ],
  [
    0.8,
    'mirror umbrella closed-umbrella guitar dog guide-dog service-dog poodle sheep goat ewe ram pig wolf musical-keyboard long-drum luggage chair bicycle-small kick-scooter sled skis axe ladder-small shopping-cart wastebasket toilet swan peacock flamingo penguin eagle telephone fishing-pole snowman snowman-without-snow seat axe',
  ],
  [
    1.3,
    'kangaroo bicycle ladder bathtub couch-and-lamp bed door window wheel manual-wheelchair motorized-wheelchair motor-scooter deer bison lion tiger leopard bear panda cow ox donkey zebra horse llama moose dolphin shark crocodile seal goal-net robot fireworks barber-pole postbox surfboard canoe carousel-horse fountain',
  ],
  [
    2.2,
    'elephant giraffe camel two-hump-camel hippopotamus rhinoceros gorilla whale spouting-whale automobile taxi police-car sport-utility-vehicle pickup-truck minibus ambulance fire-engine tractor bus oncoming-bus train locomotive tram tram-car railway-car metro delivery-truck articulated-lorry motorcycle racing-car helicopter small-airplane airplane rocket ship ferry sailboat motor-boat speedboat passenger-ship sauropod t-rex mammoth dragon deciduous-tree evergreen-tree palm-tree christmas-tree tent circus-tent house hut castle school hospital church mosque synagogue hindu-temple ferris-wheel roller-coaster playground-slide mountain volcano rainbow sunset sunrise star shooting-star wave water-wave puddle mud night-with-stars fire sun cloud full-moon crescent-moon stadium factory bridge-at-night houses cityscape classical-building derelict-house convenience-store office-building hotel post-office station building-construction desert-island bullet-train desert snow-capped-mountain tornado mountain-cableway',
  ],
];
const known = new Map(
  sizes.flatMap(([metres, names]) => names.split(' ').map((name) => [name, metres] as const)),
);

/** Metres of the longer side of a thing; of the house's own drawings as they say. */
export const metresOf = (written: string): number => {
  const name = damageNamed(written)?.of ?? written;
  const own = Object.hasOwn(ownDrawings, name) ? ownDrawings[name]?.metres : undefined;
  return own ?? likenessMetres(name) ?? known.get(name) ?? usual;
};
