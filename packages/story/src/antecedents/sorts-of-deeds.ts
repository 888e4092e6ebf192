import type { Clause } from '../reading/clause.ts';

const table: readonly (readonly [string, RegExp])[] = [
  [
    'give',
    /^(?:give|pass|throw|hand|bring|offer|buy|send|lend|show|draw|bake|make|get|pour|sew|put|read|sing|tell|teach)$/,
  ],
  [
    'care',
    /^(?:tuck|carry|lift|pick|bathe|dress|let|drive|hold|push|help|hug|wash|wrap|catch|hoist|dry|wipe|treat|examine|fix|measure|cover|allow|praise|comfort|sit|pull)$/,
  ],
  [
    'suffer',
    /^(?:cry|fall|trip|hurt|lose|drop|forget|miss|slip|bump|scream|shiver|tremble|hide|break|spill|shout|yell|bleed)$/,
  ],
  [
    'react',
    /^(?:thank|love|smile|laugh|giggle|clap|cheer|dance|jump|blow|be|feel|look|want|like|kiss|wave|sleep|stop|calm)$/,
  ],
  ['say', /^(?:say|explain|ask|promise|whisper|call|answer|scold|name)$/],
  ['take', /^(?:take|steal|grab|snatch|bite|scratch|knock|hit|kick|eat|chase|lick|peck|sting)$/],
  ['go', /^(?:go|run|come|walk|ride|skate|swim|fly|climb|crawl|roll|follow|hop)$/],
  ['see', /^(?:see|watch|find|notice|hear|meet|visit|stare|listen|know|think)$/],
];

/** What sort of deed a clause tells, as far as it matters for who is spoken of next. */
export const sortOfDeed = ({ verb }: Clause): string =>
  table.find(([, verbs]) => verbs.test(verb.lemma))?.[0] ?? 'do';
