import type { Mode } from '../clause.ts';
import type { Grammar } from '../grammar.ts';
import { tagEnglish } from './tag.ts';
import { kin, particles, prepositions, timeNouns } from './words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const modes = (pairs: readonly (readonly [Mode, string])[]): ReadonlyMap<string, Mode> =>
  new Map(pairs.flatMap(([mode, verbs]) => verbs.split(' ').map((verb) => [verb, mode] as const)));

/** How English sentences are read. */
export const english: Grammar = {
  tag: tagEnglish,
  particles,
  prepositions: new Map([...prepositions].map((word) => [word, word])),
  phrasal: set(
    'take_out put_in pick_up put_on turn_on turn_off blow_out blow_up give_back knock_over knock_down throw_away bring_back take_off put_down put_away put_up pull_out pull_off pull_up carry_out cut_out fill_up tidy_up wake_up clean_up wipe_off hang_up hold_up let_out hand_over push_over switch_on switch_off light_up roll_out try_on pull_on slip_on bring_in hand_in let_in put_back take_back throw_back take_down pull_down set_down lay_down cut_off bite_off break_off peel_off shake_off kick_off brush_off wash_off lick_off scrape_off tear_off rip_off snap_off chop_off knock_off drop_off plug_in fill_in flip_over tip_over kick_over turn_over',
  ),
  titles: new Set([
    ...kin,
    'hamster',
    'rabbit',
    'bunny',
    'pony',
    'horse',
    'pig',
    'parrot',
    'tortoise',
    'goldfish',
    'puppy',
    'kitten',
    'king',
    'queen',
    'captain',
    'lady',
    'prince',
    'princess',
    'saint',
    'father',
    'santa',
    ...set(
      'mailman postman postie milkman vet priest vicar barber hairdresser librarian lifeguard ranger farmer builder plumber gardener janitor caretaker driver referee umpire principal headteacher headmaster nurse captain neighbour neighbor',
    ),
  ]),
  timeNouns,
  ofs: new Set(['of']),
  adjectivesBehind: false,
  copulas: set('be become get seem look feel'),
  before: modes([
    [
      'wished',
      'want wish hope ask beg invite remind order challenge dare need would_like dream plan wait expect intend long suppose',
    ],
    ['feared', 'fear dread worry'],
    ['undone', 'refuse forget fail stop avoid quit deny'],
    ['pretended', 'pretend play'],
    ['said', 'promise threaten offer'],
    ['remembered', 'use remember'],
    [
      'done',
      'try start stop_to begin keep manage learn help love like go come decide continue get let make see watch hear teach have be able choose pick select elect encourage persuade finish practise practice enjoy run end',
    ],
  ]),
  saying: set(
    'say tell think know believe explain announce shout ask claim wonder mean swear insist declare',
  ),
  supposing: set('if would could might unless whether'),
  comparing: set('than'),
  by: new Set(['by']),
  causing: set(
    'rock lull teach help let make see watch hear tell ask show want have beg invite remind order challenge dare encourage persuade choose pick select elect',
  ),
  almost: set('almost nearly'),
};
