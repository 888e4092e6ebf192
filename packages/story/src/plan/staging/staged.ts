import type { Action } from '@milestoon/cast';
import { animalsAct } from './animals-act.ts';
import { babiesAct } from './babies-act.ts';
import { dressingOthers } from './dressing-others.ts';
import { asItFits } from './fits.ts';
import { atPicnic } from './picnic.ts';
import { betweenPeople } from './between-people.ts';
import { besideRider } from './beside-rider.ts';
import { atBody } from './at-body.ts';
import { atSomebody } from './at-somebody.ts';
import { atWork } from './at-work.ts';
import { fedWith } from './fed-with.ts';
import { called } from './elsewhere.ts';
import { farAway } from './far-away.ts';
import { happening } from './happening.ts';
import { atMouth, inMouth } from './in-mouth.ts';
import { asksFor, denied, dreams, thought } from './in-thought.ts';
import { largeGift } from './large-gift.ts';
import { bodyLooks } from '../lasting/body-looks.ts';
import { missed } from './missed.ts';
import { handLetGo, onLap } from './in-touch.ts';
import { stayingOverhead } from '../deeds/overhead.ts';
import { onSpots } from './on-spots.ts';
import { inOwnClothes, ownersThere } from './own-clothes.ts';
import { movedBy } from './moved-by.ts';
import { withTheirs } from './others-things.ts';
import { costumed } from './costumed.ts';
import { inTheAir } from './in-the-air.ts';
import { passing } from './passing.ts';
import { picking } from './picking.ts';
import { rowing } from './rowing.ts';
import { festively } from './festive.ts';
import { leafing } from './leafing.ts';
import { onABoard } from './on-a-board.ts';
import { childLooksOn, ownersPresent } from '../who/owners-there.ts';
import type { Act, Seen } from '../plan.ts';
import { putSomewhere } from './put-somewhere.ts';
import { putToBed } from './put-to-bed.ts';
import { actOf, asIs } from '../things/seen-as.ts';
import { spilled } from './spills.ts';
import { usual } from '../situations/staged/usual.ts';
import { transferred } from './transfers.ts';
import { underPillow } from './under-pillow.ts';
import { whereBy } from './where-by.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** What one look at a clause makes of what it shows so far. */
type Step = (shown: Staged, meant: ClauseMeant, world: World) => Staged;

const ofLanguage =
  (step: (shown: Staged, meant: ClauseMeant, language: World['language']) => Staged): Step =>
  (shown, meant, world) =>
    step(shown, meant, world.language);

/** Where somebody moves something by another thing, else where things and people are, and where their ways lead. */
const transferredOrBy: Step = (shown, meant, world) =>
  transferred(shown, meant, world) ?? passing(whereBy(shown, meant), meant, world);

/** In this order: what each makes of it, the next one sees. */
const steps: readonly Step[] = [
  // Clothes, people and things where the words say that they are, and what is left of them.
  called,
  ofLanguage(inMouth),
  atMouth,
  ofLanguage(movedBy),
  inOwnClothes,
  onSpots,
  handLetGo,
  onLap,
  dressingOthers,
  ownersThere,
  ownersPresent,
  childLooksOn,
  ofLanguage(putSomewhere),
  underPillow,
  transferredOrBy,
  betweenPeople,
  spilled,
  // What the hands are at: somebody, a table, a mouth.
  largeGift,
  atSomebody,
  atBody,
  atWork,
  fedWith,
  putToBed,
  // What is leafed through, what is made for a feast, and costumes.
  leafing,
  picking,
  festively,
  costumed,
  inTheAir,
  // What is ridden is under whoever rides, and who teaches it runs beside.
  rowing,
  onABoard,
  besideRider,
  atPicnic,
  ofLanguage(withTheirs),
  asItFits,
  animalsAct,
  babiesAct,
  (shown, { clause }, world) => stayingOverhead(shown, world, clause),
  asTheyLook,
];

/** 'Acabó empapada': of whom nothing else is told, they are seen as they look. */
function asTheyLook(shown: Staged, { clause, who }: ClauseMeant, { language, people }: World): Staged {
  if (shown.acts.length + shown.seen.length > 0) return shown;
  const looks = bodyLooks(clause, language, people.options.text.slice(...clause.span));
  if (looks.length === 0) return shown;
  return {
    ...shown,
    acts: who.filter(({ person }) => person.role).map((each) => actOf(each, 'stand', 'happy')),
  };
}

/** What a clause shows as it is told: done, not done, only in a picture, or in somebody's head. */
export function staged(meant: ClauseMeant, world: World): Staged {
  const shown = asTold(meant, world);
  world.meant = meant;
  return shown;
}

function asTold(meant: ClauseMeant, world: World): Staged {
  const { clause } = meant;
  const absent = missed(meant, world);
  if (absent) return absent;
  const far = farAway(meant, world);
  if (far) return far;
  if (clause.mode === 'done' && (dreams.test(clause.verb.lemma) || asksFor(clause)))
    return thought(asksFor(clause) ? { ...meant, clause: { ...clause, mode: 'said' } } : meant, world);
  switch (meant.clause.mode) {
    case 'done':
    case 'pretended': {
      const shown = steps.reduce((each, step) => step(each, meant, world), happening(meant, world));
      return clause.mode === 'done' ? usual(shown, meant, world) : shown;
    }
    case 'undone':
      return denied(meant, world);
    case 'pictured':
      return { acts: lookers(meant, world, 'look'), seen: framed(meant, 'wall') };
    case 'said':
    case 'compared':
    case 'wished':
    case 'feared':
    case 'remembered':
      return thought(meant, world);
  }
}

const lookers = ({ who }: ClauseMeant, world: World, action: Action): Act[] =>
  who
    .filter(({ person }) => person.role)
    .map((each) => actOf(each, action, world.sorrowful ? 'sad' : 'happy'));

const framed = ({ things, subjects }: ClauseMeant, how: Seen['how']): Seen[] =>
  [...subjects, ...things].map((thing) => ({ ...asIs(thing), how }));
