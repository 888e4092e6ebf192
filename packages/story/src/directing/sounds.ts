import type { Milestone, SoundEffect } from '../milestones/milestone.ts';
import type { Line } from '../telling/tell.ts';

const sounds: readonly [SoundEffect, RegExp][] = [
  [
    'splash',
    /\b(?:splash\w*|sw[ai]m\w*|puddles?|pool|bath(?:tub)?|waves?|dived?|sea|ocean|water(?:s|ed)?|surf\w*|beach|praia|ondas)\b/i,
  ],
  [
    'pop',
    /\b(?:popp?(?:ed)?|balloons?|bubbles?|fell out|came out|candles?|tooth|teeth|turned (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|diente|dente)\b/i,
  ],
  ['bell', /\b(?:bell|school|preschool|kindergarten|rang|jingle|recess|escola|escuela|colegio)\b/i],
  [
    'whoosh',
    /\b(?:rode|rides?|riding|slide|slid|swing|swung|flew|fly|flying|sled\w*|zoom\w*|wind|spun|twirl\w*|kick\w*|whoosh)\b/i,
  ],
  ['step', /\b(?:walk\w*|steps?|stepp\w*|march\w*|hik\w*|crawl\w*|climb\w*|r[au]n|ran|passos|pasos)\b/i],
  ['cheer', /\b(?:cheer\w*|clap\w*|applau\w*|won|scored|hooray|yay|celebrat\w*|did it|made it)\b/i],
  ['sparkle', /\b(?:magic\w*|stars?|wish\w*|sparkl\w*|surpris\w*|fairy|lights?|glow\w*|rainbow|dream\w*)\b/i],
];

/** The sound a text speaks of. */
export const soundOf = (text: string): SoundEffect | null =>
  sounds.find(([, words]) => words.test(text))?.[0] ?? null;

interface Hearing {
  line: Line;
  milestone: Milestone;
  sorrowful: boolean;
  triumphant: boolean;
  /** Sounds of the scene so far; two are enough. */
  heard: readonly SoundEffect[];
}

/** The sound of one line: what it speaks of; triumph for the storyteller's own. */
export function effectOf(hearing: Hearing): SoundEffect | null {
  const { line, milestone, sorrowful, heard } = hearing;
  const told = line.source !== undefined;
  const own: SoundEffect | null = sorrowful
    ? null
    : line.part === 'closing'
      ? hearing.triumphant
        ? 'cheer'
        : milestone.effect
      : null;
  const sound = told ? soundOf(line.text) : own;
  if (sound === null || heard.length >= 2 || heard.includes(sound)) return null;
  return sorrowful && (sound === 'cheer' || sound === 'pop') ? null : sound;
}
