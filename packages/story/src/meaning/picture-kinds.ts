/** What pictures show, where the words of their names say something else: a football is no game and a banana no plant. */
const kinds = {
  food:
    'pancake hot-dog egg taco fried-shrimp leafy-green cheese-wedge cooking soft-ice-cream ice-cream shaved-ice poultry-leg meat-on-bone chocolate-bar ' +
    'tangerine banana watermelon peach mango pineapple kiwi-fruit carrot ear-of-corn hot-pepper bell-pepper cucumber ' +
    'ice-lolly marshmallow churros laddoos matzah yoghurt easter-egg cooked-fish candy-cane broccoli crisp-packet garlic onion raspberry plum beetroot radish cauliflower pomegranate fig asparagus jam-jar sausage brownie gingerbread-man gingerbread-house dip ' +
    'potato-omelette croquette coxinha egg-tart brigadeiro cheese-bread meatballs omelette brown-mushroom peanuts chestnut pea-pod popcorn olive ginger-root honey-pot',
  animal:
    'tiger skunk whale turtle dodo coral fish ostrich mole toucan pelican stork armadillo porcupine walrus capybara tadpole',
  toy: 'toy-figure chess-pawn rocking-horse marbles spinning-top playing-cards rag-doll hand-puppet slime space-hopper cup-and-ball jack-in-the-box slingshot pinwheel kaleidoscope stacking-rings fidget-spinner marble-run table-football tea-set',
  plant: 'potted-plant',
  weather: 'tornado cloud high-voltage',
  worn: 'long-ears pointed-ears round-ears ballet-shoes clown-wig tutu bracelet fairy-wings judo-belt waist-belt eye-patch knee-pads arm-sling flat-cap bra kippah veil shirt jumper waistcoat tights earmuffs raincoat hair-clip',
  body: 'eyes brain ear eye nose mouth tongue foot',
  thing:
    'robot-vacuum alphabet certificate reward-chart badge baby-walker rattle advent-calendar pumpkin dolls-house ball-pit pom-poms color-cube bandage ' +
    'construction building-construction airplane-departure airplane-arrival seaweed rabbit-hutch nest-with-eggs computer-mouse microbe feather ' +
    'alien troll ninja straight-ruler triangular-ruler baby-dummy toaster rake roller-coaster plunger printer ' +
    'garden-hose sparkler safety-pin light-bulb snowball sewing-needle christmas-tree ' +
    'paw-prints ghost television radio package hair-pick balance-scale tape-measure carpentry-saw poster hearing-aid ' +
    'horizontal-traffic-light vertical-traffic-light wave droplet pick basketball volleyball tennis baseball rugby-football ' +
    'american-football cricket-game party-popper wrapped-gift video-game artist-palette drawing open-book newspaper notebook ' +
    'ticket fire water-wave nut-and-bolt fire-extinguisher battery knot books closed-book label admission-tickets receipt ' +
    'police-car-light musical-score red-heart x-ray pile-of-poo bone wind-face skull calendar tear-off-calendar ' +
    'window magnifying-glass-tilted-left test-tube bird-cage walking-frame fountain beehive climbing-frame ' +
    'basketball-hoop umbrella-on-ground railway-track seat electric-plug ' +
    'market-stall piggy-bank fireplace coat-rack model-volcano hula-hoop bouncy-castle toy-kitchen trough chicken-coop bird-house ' +
    'climbing-wall paddling-pool cash-register stamps remote-control tap tape-roll pencil-case triangle balance-beam golf-club ' +
    'bow-and-arrow nail-polish treasure-chest rolling-pin coat-hanger record-player excavator bird-feeder baseball-bat hay ' +
    'podium zip-line stilts pogo-stick javelin relay-baton drone climbing-harness flag iv-drip hot-water-bottle hair-clippers mouthguard running-leg ' +
    'seat-belt zip-fastener bag-of-rice cross coffin grater mop match cello clarinet castanets bagpipes ride-on-car ' +
    'microwave dishwasher chest-of-drawers rice-cooker coffee-machine ironing-board radiator air-conditioner dustpan clothes-peg thermos cool-box can-opener ' +
    'whiteboard matchbox music-box jewellery-box snow-globe dream-catcher camping-lantern crib-mobile doctors-bag sewing-kit hairbrush toilet-brush ' +
    'scrubbing-brush nail-clippers cotton-bud pencil-sharpener stapler pliers nail bicycle-pump walkie-talkie party-blower christmas-cracker ' +
    'hand-mirror tennis-ball shower-head doorknob dog-collar metronome mistletoe recorder trombone tuba caravan pirate-ship forklift jet-ski quad-bike bridge well garden-gate ' +
    'bridge-at-night child-seat pool-noodle barbecue iron fuel-pump hay-bale barber-pole handkerchief mate lock-of-hair sand-heap',
} as const;
export type PictureKind = keyof typeof kinds;

const byPicture: ReadonlyMap<string, PictureKind> = new Map(
  Object.entries(kinds).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as PictureKind] as const),
  ),
);

/** The kind of a picture whose name says something else, or undefined. */
export const kindByPicture = (picture: string): PictureKind | undefined => byPicture.get(picture);

/** What nobody can touch though it has a picture: dictionary forms in three languages. */
const untouchable = new Set(
  (
    'step idea experiment race party celebration play song music tune lullaby melody word speech question joke shopping ' +
    'checkout alarm fever penalty take-off departure story tale graduation e-mail email police camping electricity sunshine ' +
    'spark sparkle bang drama case estate name news target ' +
    'passo ideia experiência corrida festa celebração canção música melodia palavra discurso pergunta piada compra febre ' +
    'penálti partida história conto polícia eletricidade caso nome notícia ' +
    'idea experimento carrera fiesta celebración canción melodía palabra discurso pregunta broma chiste fiebre penalti salida ' +
    'historia cuento policía electricidad nombre noticia'
  ).split(' '),
);

/** The kind of what a noun's picture shows, or null where nothing is known of it but its name. */
export const kindShown = (noun: string, picture: string): PictureKind | 'abstract' | null =>
  untouchable.has(noun) ? 'abstract' : (byPicture.get(picture) ?? null);
