import type { WayWords } from '../ways.ts';

export const englishWays: WayWords = {
  landmarks: [
    ['brick-wall', /^walls?$/],
    ['play-tunnel', /^(?:tunnel|pipe|tube)$/],
    ['log', /^(?:log|trunk|tree-trunk)$/],
    ['stream', /^(?:stream|brook|ditch|creek)$/],
    ['fence', /^(?:gate|fence|railings?)$/],
    ['house', /^(?:house|cottage)$/],
    ['hut', /^(?:shed|cabin|hut)$/],
    ['door', /^(?:door|doorway)$/],
    ['window', /^window$/],
    ['stairs', /^(?:stairs?|steps)$/],
  ],
  leaves:
    /^(?:walk|run|crawl|climb|jump|creep|come|go|rush|dash|race|hop|peek|step|escape|wriggle|squeeze|slip|emerge|bolt|sneak|tumble|leap|fly|flutter|slither|crawl_out|come_out|get)$/,
  drops:
    /^(?:fall|jump|leap|hop|drop|tumble|dive|slip|slide|spring|topple|roll|bounce|drip|float|flutter|plop)$/,
  rises: /^(?:run|climb|scramble|race|crawl|go|dart|shoot|walk|clamber|creep|hop|shin|shimmy)$/,
  sinks: /^(?:run|climb|scramble|race|crawl|go|dart|walk|slide|roll|bump|clatter|hop|tumble|bounce|slither)$/,
  runs: /^(?:run|race|go|walk|dart)$/,
  leaps: /^(?:jump|leap|hop|vault|hurdle|clear)$/,
};
