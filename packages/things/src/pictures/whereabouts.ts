import { metresOf } from './sizes.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Of what is larger than a picture of it can be drawn: the longer side in life, metres. */
const large: readonly (readonly [metres: number, names: ReadonlySet<string>])[] = [
  [
    2,
    names(
      `bed bunk-bed ball-pit couch-and-lamp door horse cow ox bison lion tiger bear leopard panda donkey zebra llama moose deer crocodile
       motorcycle wardrobe blackboard bathtub`,
    ),
  ],
  [
    2.8,
    names(
      `market-stall climbing-wall goal-net basketball-hoop hedge clothesline christmas-tree bus-shelter swing climbing-frame`,
    ),
  ],
  [
    4,
    names(
      `automobile taxi police-car sport-utility-vehicle pickup-truck racing-car tractor minibus motor-boat speedboat sailboat
       camel two-hump-camel giraffe elephant hippopotamus rhinoceros dolphin shark tent playground-slide hut excavator bouncy-castle pterodactyl`,
    ),
  ],
  [
    7,
    names(
      `bridge caravan ambulance delivery-truck fire-engine helicopter small-airplane treehouse tree deciduous-tree evergreen-tree palm-tree
       t-rex sauropod triceratops stegosaurus barn cave waterfall dump-truck bin-lorry cement-mixer mammoth whale spouting-whale dragon derelict-house house lighthouse`,
    ),
  ],
  [
    11,
    names(
      `windmill hot-air-balloon submarine bus oncoming-bus articulated-lorry tram tram-car metro railway-car locomotive train bullet-train circus-tent rocket
       houses convenience-store school post-office mosque church synagogue hindu-temple fountain building-construction`,
    ),
  ],
  [
    20,
    names(
      `airplane crane pirate-ship ferry ship passenger-ship castle hospital hotel office-building factory station stadium classical-building
       ferris-wheel roller-coaster bridge-at-night cityscape volcano mountain snow-capped-mountain desert desert-island`,
    ),
  ],
];
const inLife = new Map(large.flatMap(([metres, list]) => [...list].map((name) => [name, metres] as const)));

/** Metres of the longer side of a thing as it is in life; `metresOf` is how large its picture is drawn at most. */
export const lifeSizeOf = (name: string): number => inLife.get(name) ?? metresOf(name);

const vehicles = names(
  `automobile taxi police-car sport-utility-vehicle pickup-truck racing-car tractor minibus ambulance delivery-truck
   fire-engine helicopter small-airplane bus oncoming-bus articulated-lorry tram tram-car metro railway-car locomotive train
   bullet-train excavator dump-truck bin-lorry cement-mixer caravan forklift jet-ski quad-bike pirate-ship submarine hot-air-balloon rocket airplane motorcycle motor-boat speedboat sailboat ship ferry passenger-ship`,
);
/** What drives, flies or sails: in a room it is a toy. */
export const isVehicle = (name: string): boolean => vehicles.has(name);

const sky = names(
  `sun full-moon crescent-moon star shooting-star cloud rainbow fireworks high-voltage tornado sunset sunrise
   night-with-stars snowflake sun-behind-cloud comet`,
);
/** What is up in the sky. */
export const isInSky = (name: string): boolean => sky.has(name);

const hung = names('light-bulb hanging-lamp red-paper-lantern');
/** What hangs from a ceiling where there is one, and is above the heads everywhere. */
export const isHung = (name: string): boolean => hung.has(name);

const outdoors = names(
  `tree deciduous-tree evergreen-tree palm-tree fallen-tree hedge fence brick-wall stream log mountain snow-capped-mountain volcano desert
   desert-island house houses hut castle church mosque synagogue hindu-temple school hospital hotel factory station stadium
   post-office office-building convenience-store classical-building derelict-house cityscape bridge-at-night lighthouse
   ferris-wheel roller-coaster playground-slide swing seesaw climbing-frame trampoline sandpit bus-shelter road greenhouse
   scarecrow treehouse crane bumper-car postbox fountain building-construction circus-tent water-wave wave elephant giraffe camel two-hump-camel
   hippopotamus rhinoceros horse cow ox bison moose deer donkey zebra llama lion tiger bear whale spouting-whale dolphin
   shark crocodile gorilla mammoth t-rex sauropod carousel-horse fountain mountain-cableway railway-track barn windmill cave waterfall pond paddling-pool barbecue lawnmower
   zip-line bridge well garden-gate chicken-coop kennel trough hay-bale fire-hydrant igloo bouncy-castle deckchair triceratops stegosaurus pterodactyl ostrich
   stingray`,
);
/** What no room has in it, but a picture of it or its window. */
export const isOutdoors = (name: string): boolean =>
  outdoors.has(name) || vehicles.has(name) || sky.has(name);

const tabled = names(
  `red-apple green-apple pear tangerine lemon lime banana watermelon melon grapes strawberry blueberries cherries peach mango
   pineapple coconut kiwi-fruit fruit-bowl tomato avocado eggplant potato carrot ear-of-corn hot-pepper bell-pepper cucumber
   leafy-green broccoli garlic onion brown-mushroom peanuts chestnut pea-pod beans bread croissant baguette-bread pretzel
   bagel pancake pancakes waffle cheese-wedge meat-on-bone poultry-leg cut-of-meat bacon hamburger french-fries pizza hot-dog sandwich
   taco burrito stuffed-flatbread falafel egg cooking shallow-pan-of-food pot-of-food steaming-bowl bowl-with-spoon
   green-salad popcorn butter salt canned-food cooked-rice curry-rice spaghetti sushi fried-shrimp fish dumpling
   ice-lolly marshmallow churros laddoos matzah yoghurt bag-of-rice fortune-cookie moon-cake soft-ice-cream ice-cream shaved-ice doughnut cookie birthday-cake shortcake cupcake pie
   chocolate-bar candy lollipop custard honey-pot jar baby-bottle glass-of-milk hot-beverage teapot cup-with-straw
   beverage-box ice fork-and-knife-with-plate fork-and-knife spoon bento-box flatbread tamale pouring-liquid ring-cake tagine
   plate tray lunch-box glass-of-water fork kettle nuggets cooked-fish pumpkin dreidel advent-calendar easter-egg
   candy-cane medicine-bottle cup bowl napkin menorah candle diya-lamp coin playing-cards game-die chess-pawn yo-yo puzzle-piece laptop telephone
   crystal-ball trophy potted-plant bouquet pencil pen crayon artist-palette paintbrush scissors microscope test-tube
   radio piggy-bank cash-register stamps tablet chopping-board baking-tray jug mixer vase water-bottle flour-bag crisp-packet
   frying-pan rolling-pin whisk spatula glue tape-roll eraser playdough pencil-case model-volcano chessboard dominoes
   playing-cards sewing-machine record-player hair-dryer toothpaste remote-control sewing-needle yarn toaster nativity aquarium jack-o-lantern calculator mobile-phone microwave rice-cooker coffee-machine thermos can-opener matchbox music-box
   jewellery-box snow-globe camping-lantern doctors-bag sewing-kit hairbrush hair-clip nail-clippers cotton-bud pencil-sharpener stapler nail
   raspberry plum beetroot radish cauliflower pomegranate fig asparagus jam-jar sausage brownie gingerbread-man gingerbread-house dip
   hand-mirror tennis-ball meatballs omelette metronome potato-omelette croquette coxinha egg-tart brigadeiro cheese-bread tea-set walkie-talkie stacking-rings christmas-cracker fidget-spinner kaleidoscope`,
);
/** What stands on a table where nobody holds it. */
export const belongsOnTable = (name: string): boolean => tabled.has(name);
