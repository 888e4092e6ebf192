/** Every action and the one value that holds what is known of it. A new one is a file beside this and its two lines here. */
import { admire } from './admire.ts';
import { bike } from './bike.ts';
import { bite } from './bite.ts';
import { blow } from './blow.ts';
import { brush } from './brush.ts';
import { build } from './build.ts';
import { catching } from './catch.ts';
import { chase } from './chase.ts';
import { cheer } from './cheer.ts';
import { clap } from './clap.ts';
import { climb } from './climb.ts';
import { climbOver } from './climb-over.ts';
import { cook } from './cook.ts';
import { crawl } from './crawl.ts';
import { cry } from './cry.ts';
import { dance } from './dance.ts';
import { drink } from './drink.ts';
import { eat } from './eat.ts';
import { fetch } from './fetch.ts';
import { flap } from './flap.ts';
import { fly, flyAway } from './fly.ts';
import { handOver, receive } from './hand-over.ts';
import { hide } from './hide.ts';
import { holdHands } from './hold-hands.ts';
import { embrace, hug } from './hug.ts';
import { jump } from './jump.ts';
import { kick } from './kick.ts';
import { kite } from './kite.ts';
import { kneel } from './kneel.ts';
import { laugh } from './laugh.ts';
import { lick } from './lick.ts';
import { light } from './light.ts';
import { lie } from './lie.ts';
import { look } from './look.ts';
import { nap } from './nap.ts';
import { paint } from './paint.ts';
import { peck } from './peck.ts';
import { pet, stroke } from './pet.ts';
import { point } from './point.ts';
import { read } from './read.ts';
import { ride } from './ride.ts';
import { run } from './run.ts';
import { scooter } from './scooter.ts';
import { shake } from './shake.ts';
import { sit } from './sit.ts';
import { rollerskate, skate } from './skate.ts';
import { ski } from './ski.ts';
import { sled } from './sled.ts';
import { sleep } from './sleep.ts';
import { smell } from './smell.ts';
import { sniff } from './sniff.ts';
import { splash } from './splash.ts';
import { stand } from './stand.ts';
import { strum } from './strum.ts';
import { plunge } from './plunge.ts';
import { swim } from './swim.ts';
import { swing } from './swing.ts';
import { talk } from './talk.ts';
import { think } from './think.ts';
import { walk } from './walk.ts';
import { lookBack, walkAway } from './walk-away.ts';
import { wave } from './wave.ts';
import { hold } from './hold.ts';
import { carry } from './carry.ts';
import { throwing } from './throw.ts';
import { drop } from './drop.ts';
import { push } from './push.ts';
import { putDown } from './put-down.ts';
import { pour } from './pour.ts';
import { fall } from './fall.ts';
import { search } from './search.ts';
import { lookThrough } from './look-through.ts';
import { phone } from './phone.ts';
import { playMusic } from './play-music.ts';
import { wipe } from './wipe.ts';
import { shout } from './shout.ts';
import { leap } from './leap.ts';
import { lieDown } from './lie-down.ts';
import { pull, tug } from './pull.ts';
import { reach } from './reach.ts';
import { open } from './open.ts';
import { takeOut } from './take-out.ts';
import { getUp } from './get-up.ts';
import { hit } from './hit.ts';
import { ready } from './ready.ts';
import { refuse } from './refuse.ts';
import { shrug } from './shrug.ts';
import { nod } from './nod.ts';
import { bow } from './bow.ts';
import { count } from './count.ts';
import { sing } from './sing.ts';
import { dig } from './dig.ts';
import { watch } from './watch.ts';
import { sneeze } from './sneeze.ts';
import { whisper } from './whisper.ts';
import { kiss } from './kiss.ts';
import { comfort, leanOn } from './comfort.ts';
import { tickle } from './tickle.ts';
import { highFive } from './high-five.ts';
import { shakeHands } from './shake-hands.ts';
import { write } from './write.ts';
import { putOn } from './put-on.ts';
import { blush } from './blush.ts';
import { wait } from './wait.ts';
import { measure } from './measure.ts';
import { tie } from './tie.ts';
import { tiptoe } from './tiptoe.ts';
import { drive } from './drive.ts';
import { piggyback } from './piggyback.ts';
import { raiseHand } from './raise-hand.ts';
import { welcome } from './welcome.ts';
import { holdOn } from './hold-on.ts';
import { lieProne, suckToe } from './on-the-floor.ts';
import { spit } from './spit.ts';
import { chaseTail, pee, scratch } from './pets-at-home.ts';
import { shoulderCarry } from './shoulder-carry.ts';
import { hurtKnee } from './hurt-knee.ts';
import { inArms, lift } from './lift.ts';
import { cut } from './cut.ts';
import { slice } from './slice.ts';
import { flip } from './flip.ts';
import { fish } from './fish.ts';
import { coverEars } from './cover-ears.ts';
import { coverEyes } from './cover-eyes.ts';
import { sweep } from './sweep.ts';
import { lookUp } from './look-up.ts';
import { cradled } from './cradled.ts';
import { craft } from './craft.ts';
import { knead } from './knead.ts';
import { knit } from './knit.ts';
import { sew } from './sew.ts';
import { stick } from './stick.ts';
import { hang } from './hang.ts';
import { draw } from './draw.ts';
import { dress } from './dress.ts';
import { lickFace } from './lick-face.ts';
import { fasten } from './fasten.ts';
import { balance, handstand, hangUpsideDown, somersault, splits } from './gymnastics.ts';
import { skipRope } from './skip-rope.ts';
import type { ActionDefinition } from './action.ts';
import type { Action } from './names.ts';

export const catalogue: Readonly<Record<Action, ActionDefinition>> = {
  stand,
  talk,
  wave,
  walk,
  run,
  jump,
  sit,
  kneel,
  bike,
  sleep,
  hug,
  embrace,
  'hold-hands': holdHands,
  'hand-over': handOver,
  receive,
  point,
  clap,
  blow,
  read,
  think,
  cheer,
  dance,
  lick,
  brush,
  paint,
  build,
  strum,
  kick,
  'walk-away': walkAway,
  'look-back': lookBack,
  admire,
  laugh,
  cry,
  hide,
  look,
  crawl,
  swim,
  plunge,
  swing,
  climb,
  'climb-over': climbOver,
  leap,
  ready,
  catch: catching,
  kite,
  cook,
  eat,
  drink,
  scooter,
  sled,
  skate,
  rollerskate,
  ski,
  pet,
  stroke,
  ride,
  piggyback,
  'raise-hand': raiseHand,
  welcome,
  'hold-on': holdOn,
  'suck-toe': suckToe,
  'lie-prone': lieProne,
  spit,
  'shoulder-carry': shoulderCarry,
  lift,
  'in-arms': inArms,
  cradled,
  hold,
  carry,
  throw: throwing,
  drop,
  push,
  'put-down': putDown,
  pour,
  fall,
  'hurt-knee': hurtKnee,
  search,
  'look-through': lookThrough,
  phone,
  'play-music': playMusic,
  wipe,
  shout,
  'lie-down': lieDown,
  pull,
  tug,
  reach,
  open,
  'take-out': takeOut,
  'get-up': getUp,
  hit,
  refuse,
  shrug,
  nod,
  bow,
  count,
  sing,
  dig,
  watch,
  sneeze,
  whisper,
  kiss,
  bite,
  comfort,
  'lean-on': leanOn,
  tickle,
  'high-five': highFive,
  'shake-hands': shakeHands,
  write,
  draw,
  'put-on': putOn,
  blush,
  wait,
  measure,
  tie,
  tiptoe,
  drive,
  cut,
  slice,
  flip,
  fish,
  'cover-ears': coverEars,
  'cover-eyes': coverEyes,
  sweep,
  'look-up': lookUp,
  lie,
  smell,
  light,
  craft,
  knead,
  knit,
  sew,
  stick,
  hang,
  dress,
  fasten,
  'skip-rope': skipRope,
  somersault,
  handstand,
  splits,
  'hang-upside-down': hangUpsideDown,
  balance,
  sniff,
  shake,
  fetch,
  chase,
  fly,
  'fly-away': flyAway,
  nap,
  flap,
  peck,
  splash,
  'lick-face': lickFace,
  scratch,
  pee,
  'chase-tail': chaseTail,
};
