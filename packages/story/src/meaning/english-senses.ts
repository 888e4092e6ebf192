/**
 * English nouns that mean another thing beside certain words; `sense-words.ts` says how a line is read. The first
 * line of a noun that fits wins.
 */
export const englishSenses = `
cross = -: road street table line bridge finger* angry kick ball red
bee = -: spell* word
ribbon = rosette: won win wins place prize first-place
post = fence: fence paddock
sun = -: in\\s{2}the
drip = droplet: tap faucet nose ceiling roof leak* ice
photo = camera: took take takes taking taken snap* pose posed poses posing
photo = framed-picture: frame frames framed wall hung hang*
photograph = camera: took take takes taking taken snap* pose posed poses posing
photograph = framed-picture: frame frames framed wall hung hang*
belt = judo-belt: judo karate taekwondo dojo sensei grading martial jiu-jitsu aikido
belt = -: seat car buckl* plane
wing = wing: bird* duck* chick* feather* eagle* plane owl*
den = hut: wood woods forest stick sticks branch* tree trees leaves
den = -: fox* lion* wolf wolves bear cub cubs
fort = igloo: snow snowball*
fort = hut: wood woods forest stick sticks branch*
fort = castle: visit* cannon* soldier* sand
tent = blanket-den: duvet duvets blanket* sheets sofa couch cushion* table
lantern = jack-o-lantern: jack pumpkin* carv* halloween
letter = alphabet: learn learned learning learns wall alphabet optician* chart sound* spell* magnet* trac* vowel*
stand = music-stand: music violin* recital
card = name-card: library librarian*
gate = fence: stair stairs baby landing
paddle = -: doggy dog swim* swam pool crawl
suit = -: all
pumpkin = jack-o-lantern: carv* face halloween trick
walker = walking-frame: grand* nana nan granny gran great-*
needle = sewing-needle: thread* sew* knit* button* stitch*
chicken = poultry-leg: (?:ate|eat|eats|eating|had|tried|cooked|carved)(?:\\s(?:the|some|his|her|our|my|more|roast|fried|grilled|bbq|cold)){0,2}\\s(?=\\s|[.,!?]|$) roast roasted fried grilled barbecued dinner lunch supper rice chips gravy curry
turkey = poultry-leg: (?:ate|eat|eats|eating|had|tried|cooked|carved)(?:\\s(?:the|some|his|her|our|my|more|roast|fried|grilled|bbq|cold)){0,2}\\s(?=\\s|[.,!?]|$) thanksgiving gravy roast stuffing dinner
lamb = cut-of-meat: (?:ate|eat|eats|eating|had|tried|cooked|carved)(?:\\s(?:the|some|his|her|our|my|more|roast|fried|grilled|bbq|cold)){0,2}\\s(?=\\s|[.,!?]|$) roast gravy mint
duck = poultry-leg: (?:ate|eat|eats|eating|had|tried|cooked|carved)(?:\\s(?:the|some|his|her|our|my|more|roast|fried|grilled|bbq|cold)){0,2}\\s(?=\\s|[.,!?]|$) roast pancakes
fish = cooked-fish: ate eat eats eating dinner lunch chips lemon
water = glass-of-water: drank drink drinks drinking sip* thirsty gulp* glass
crane = -: bird* lake pond heron
note = -: play* sang sing* guitar piano violin flute trumpet recorder choir concert recital
match = match: lit light* strike* struck flame candle* matchbox
match = -: football soccer rugby tennis cricket basketball hockey netball volleyball goal goals team teams teammates played plays playing watch* won win lost lose draw kick-off half-time whistle referee coach opponent* final
saddle = -: bike bicycle pedal* cycl* scooter stabilisers ran runs running rode rides let
button = push-button: press* push* lift elevator machine red start doorbell bell traffic remote
rail = -: curtain hand bed stair* banister* towel crib cot
rail = fence: deck ferry ship gallery balcony boat landing pier
ball = basketball: basketball hoop hoops dribbl* slam
ball = tennis: tennis racket racquet
ball = baseball: baseball bat tee t-ball tball first-base base bases home-run inning innings umpire hurling hurley camogie sliotar
ball = rugby-football: rugby scrum tackl*
ball = american-football: touchdown quarterback nfl
ball = volleyball: volleyball
ball = bowling: bowling pins alley gutter
ball = yarn: wool yarn knit* crochet*
rocket = soccer-ball: absolute struck goal goals goalie keeper saved
screamer = soccer-ball: hit struck shot goal goals goalie keeper net saved save
belter = soccer-ball: hit struck shot goal goals goalie keeper net saved save
cracker = soccer-ball: struck shot goal goals goalie keeper net saved save
cracker = party-popper: christmas pulled
squash = cup-with-straw: drink drank drinks pour* jug beaker glass orange spilled spilt juice
bottle = baby-bottle: lamb calf foal feed fed suck* milk newborn
glass = aquarium: shark* ray rays eel* octopus fish penguin* tank aquarium
glass = washing-machine: washing laundry spin drum
glass = window: (?:on|against|behind)\\s{2}the
ring = -: (?:in|into|round|around|inside)\\s{2}the
pen = -: (?:in|into|inside|of)\\s{2}(?:\\p{L}+\\s){0,3}(?:the|a|its|their)
bank = -: river stream canal
coat = -: primer varnish
tank = aquarium: ray rays shark* nose pressed glass eel* octopus
bar = chocolate-bar: chocolate
bars = climbing-frame: monkey swung swing* hung hang* climb*
basket = basketball-hoop: basketball dunk* hoop shoot* shot* scor*
bat = baseball-bat: baseball cricket softball wicket swing* swung hit innings ball
board = chessboard: chess checkers draughts pawn knight checkmate
board = -: jumped\\soff dived\\soff jump\\soff diving
board = surfboard: surf* wave waves
board = snowboard: snow slope slopes ski skiing
board = skateboard: skate* ramp
boots = hiking-boot: hik* mountain trail summit
bow = bow-and-arrow: arrow arrows archery target
bow = violin: violin cello fiddle strings
bulb = seed: plant* soil dig* dug daffodil* tulip*
card = playing-cards: snap uno deck deal* shuffl* ace trump
cart = shopping-cart: supermarket grocer* aisle checkout trolley
cart = racing-car: race raced racing track lap
cart = wagon: horse donkey pony ox hay
chest = treasure-chest: treasure pirate pirates gold buried
chips = crisp-packet: packet pack packets crunch* vinegar-flavoured
club = golf-club: golf putt* tee
top = spinning-top: spin* spun whirl*
castle = sandcastle: sand beach spade bucket seashell*
tower = sandcastle: sand
tower = -: church clock eiffel rapunzel castle bell london paris water
tower = toy-blocks: built build* block* lego cube* knock* stack* tall
star = sticker: stuck stick*
garland = bunting: door doorway wall pinned pin hung hang* tied string*
tee = -: ball balls bat golf swing* swung hit hits whack* putt* baseball t-ball club
cone = traffic-cone: dribbl* weav* slalom drill* coach road roadworks
cone = pine-cone: forest woods pine squirrel* acorn*
cricket = cricket-game: play* bat* bowl* wicket* team innings over overs coach
cup = trophy: won win wins winning final tournament champion* league
drumstick = drum: drum drums beat band
engine = fire-engine: fire firefighter* firemen fireman hose siren* station
fork = pitchfork: dig* dug soil garden allotment compost hay weeds
glove = boxing-glove: boxing boxer punch*
kart = racing-car: race raced racing track lap
horn = -: beep* honk* driver bus lorry car hooted
key = musical-keyboard: piano keyboard melody tune
ladder = ladder: tree roof wall shed
lead = leash: dog puppy vest walk* pavement
line = clothesline: peg pegs pegged washing laundry dry* hung hang*
line = fishing-pole: fish* caught bait reel* hook
mouse = computer-mouse: computer laptop click* keyboard
nail = -: hammer* plank wood
nails = -: hammer* plank wood
nail = nail-polish: paint* polish varnish manicure
nails = nail-polish: paint* polish varnish manicure
net = fishing-net: fish* butterfl* pond crab crabs tadpole* caught shrimp* rockpool*
net = basketball-hoop: basketball hoop
net = goal-net: goal goals kick* scor* football soccer striker keeper goalie
plane = paper-plane: fold* paper
pool = pool-8-ball: cue snooker pocketed
pot = pot-of-food: soup stew broth stove stir* boil* simmer* cook* kitchen pasta spaghetti noodle* rice ladle lid chilli dinner sauce hob
pot = teapot: tea
pot = honey-pot: honey jam
rope = skipping-rope: skip* jump* skipping double-dutch
pot = potted-plant: plant* seed* soil grow* grew water* sprout*
shot = soccer-ball: saved save saves goal goalie keeper goalkeeper striker
rubber = eraser: pencil homework rub*
sheet = sticker: sticker* stars
sheet = page-facing-up: paper worksheet maths spelling* homework
sheet = musical-score: music piano notes
shell = egg: chick chicks hatch* peck*
skates = ice-skate: ice rink
skates = roller-skate: pavement park driveway
stick = hockey-stick: hockey puck
tank = aquarium: fish goldfish tadpole* turtle* filter
tie = knot: lace laces shoelace*
trunk = luggage: pack* packing airport attic
trunk = tree: tree climb* bark
bishop = chess-pawn: chess pawn* knight rook checkmate
king = chess-pawn: chess pawn* knight rook checkmate bishop
queen = chess-pawn: chess pawn* knight rook checkmate bishop
rook = chess-pawn: chess pawn* knight checkmate bishop
knight = chess-pawn: chess pawn* rook checkmate bishop
piece = chess-pawn: chess pawn* knight rook checkmate bishop
piece = puzzle-piece: jigsaw jigsaws puzzle puzzles
boot = automobile: jack of\\sthe\\scar
chair = manual-wheelchair: wheelchair ramp
can = watering-can: watering waters watered sprinkl* seedling* row rows
peg = clamp: washing laundry sheet sheets
pot = jar: glitter glue paint sequins yoghurt
tube = ring-buoy: tyre tyres tire tires puncture* bike bicycle pump pumped
tube = -: glue cream toothpaste nose ointment gel nurse doctor hospital ward feeding water slide gym softplay crawl*
sprout ~ leafy-green: dinner knife fork plate eat ate peas gravy hid hides hiding hidden brussels
hoop ~ hula-hoop: bottle* waist spin* spun roll*
post ~ fence: tie ties tied tying tether* hitch* bumped crashed leaned leant
brush ~ toothbrush: toothpaste tooth teeth ! paint*
brush ~ hair-pick: hair mane pony horse curls ! paint* drew draw*
heart ~ -: stethoscope beat beats beating thump* pounded pounding listen* ! drew draw* cut paper paint*
hole ~ -: sock socks tights trousers jumper sleeve glove shoe pocket tooth bucket wall boat ! dig* dug fill* plant* seed*
block ~ -: (?:around|round|down|up|along)\\sthe\\sblock (?:half|for|walk\\p{L}*|ran|run|rode|drove|jogged)\\s(?:half\\s)?(?:an?|one|two|three|several|few|the)\\sblocks? blocks?\\s(?:away|of\\sflats)
box ~ postbox: (?:letter|postcard|envelope)\\s(?:in|into|through)\\sthe\\s(?:red\\s)?box
note ~ dollar-banknote: (?:dollar|euro|pound|rupee|peso|naira|shilling)s?\\s(?:bank)?notes?
paper ~ newspaper: (?:fetch|deliver)\\p{L}*\\sthe\\s(?:morning\\s)?papers? newsagent* doorstep headline*
gate ~ fence: climb* over field farm
rail ~ fence: held hold* grab* grip* lean* clung cling* climb*
board ~ blackboard: clean* wipe* wiped rubbed chalk
castle ~ sandcastle: wave waves tide
star ~ sticker: glue* pasted
`;
