import { chainOf, type WordNet } from './wordnet.ts';

/** What stands for an act: meanings of verbs under which everything is done like it. */
const anchors: Readonly<Record<string, string>> = {
  walk: 'walk#1 march#1 step#1 enter#1 leave#1 exit#1 arrive#1 stroll#1 wade#1 wander#1 travel#1',
  run: 'run#1 rush#1 hurry#1 chase#1 race#2',
  jump: 'jump#1 hop#1 leap#1 bounce#1',
  climb: 'climb#1',
  crawl: 'crawl#1',
  swim: 'swim#1 dive#1',
  dance: 'dance#1 dance#2 spin#1',
  fall: 'fall#1 stumble#2 slip#3 trip#1',
  'get-up': 'arise#1 rise#2',
  sit: 'sit#1',
  kneel: 'kneel#1 crouch#1',
  'lie-down': 'lie#1',
  sleep: 'sleep#1 doze#1',
  throw: 'throw#1 toss#1',
  kick: 'kick#1',
  hit: 'hit#1 hit#3 beat#2 strike#1',
  push: 'push#1 shove#1',
  pull: 'pull#1 drag#1',
  tug: 'tug#1',
  carry: 'carry#1 bring#1 transport#2',
  hold: 'hold#2 grip#2 grasp#1',
  reach: 'reach#1 touch#1 take#4',
  'put-in': 'put#1 lay#1 insert#1 fill#1 pack#1',
  'take-out': 'take_out#1 remove#1 extract#1 unpack#1',
  open: 'open#1 unwrap#1 unlock#1',
  pour: 'pour#1 spill#1 sprinkle#1',
  drop: 'drop#1',
  catch: 'catch#1 capture#1',
  'hand-over': 'give#1 give#3 offer#1 share#1',
  receive: 'receive#1 get#1',
  search: 'search#1 search#2 hunt#1',
  measure: 'measure#1 weigh#1',
  count: 'count#1 calculate#1',
  point: 'point#1 indicate#1 show#1',
  look: 'look#1 gaze#1 peek#1 inspect#1',
  watch: 'watch#1 observe#2',
  talk: 'talk#1 speak#1 say#1 tell#1 state#1 ask#1 express#1 communicate#1',
  shout: 'shout#1 shout#2 cry#1 yell#1 scream#1',
  whisper: 'whisper#1',
  sing: 'sing#1 sing#2',
  phone: 'telephone#1',
  laugh: 'laugh#1 smile#1',
  cry: 'cry#2 weep#1',
  kiss: 'kiss#1',
  hug: 'embrace#2 cuddle#2',
  stroke: 'stroke#1 caress#1',
  comfort: 'comfort#1 soothe#1',
  tickle: 'tickle#1',
  clap: 'clap#1 applaud#1',
  wave: 'wave#1 wave#2',
  bow: 'bow#1',
  eat: 'eat#1 eat#2 chew#1 bite#1 taste#1',
  drink: 'drink#1',
  lick: 'lick#2',
  cook: 'cook#1 cook#2 bake#1 fry#1 stir#1',
  dig: 'dig#1',
  wipe: 'wipe#1 clean#1 wash#1 rub#1',
  write: 'write#1 write#2 sign#1',
  paint: 'paint#1 draw#6 color#1 decorate#1',
  build: 'build#1 assemble#1 make#3 construct#1',
  read: 'read#1',
  'play-music': 'play#3 play#7',
  'put-on': 'wear#1 wear#2 dress#1 dress#2',
  tie: 'tie#1 fasten#1',
  drive: 'drive#1',
  row: 'row#1',
  ride: 'ride#1',
  hide: 'hide#1 hide#2',
  think: 'think#2 think#3 wonder#1',
  cheer: 'celebrate#1 cheer#1 win#1',
  tiptoe: 'tiptoe#1 sneak#1',
  sneeze: 'sneeze#1 cough#1',
  blow: 'blow#1',
  refuse: 'refuse#1 reject#1',
  'play-with': 'play#1',
};

/** Act → the verbs that are done like it, by the first meanings of each verb. */
export function boilVerbs(net: WordNet): Record<string, string> {
  const acts = new Map<number, string>();
  for (const [act, keys] of Object.entries(anchors))
    for (const key of keys.split(' ')) {
      const [word = '', rank = '1'] = key.split('#');
      const sense = net.senses.get(word)?.[Number(rank) - 1];
      if (!sense) throw new Error(`no such meaning: ${key}`);
      if (!acts.has(sense.at)) acts.set(sense.at, act);
    }
  const words = new Map<string, string[]>();
  for (const [word, senses] of net.senses) {
    if (!/^[a-z]{2,}(?:_(?:up|down|out|off|away|in|over))?$/.test(word)) continue;
    const act = senses
      .slice(0, 2)
      .flatMap(({ at }) => chainOf(net, at))
      .map((at) => acts.get(at))
      .find(Boolean);
    if (act) words.set(act, [...(words.get(act) ?? []), word]);
  }
  return Object.fromEntries([...words].sort().map(([act, list]) => [act, list.sort().join(' ')]));
}
