import type { Milestone } from '../../milestones.ts';

interface Idea {
  ask: (name: string) => string;
  /** What such an episode may be called. */
  title: string;
}

/** What a parent could tell next, and what has become of what they told. */
export const milestones = {
  ideas: {
    smile: { ask: (name) => `What was ${name}'s first smile like?`, title: 'The first smile' },
    tooth: { ask: (name) => `What was ${name}'s first tooth like?`, title: 'The first tooth' },
    crawling: { ask: (name) => `What was ${name}'s first time crawling?`, title: 'Off we crawl' },
    word: { ask: (name) => `What was ${name}'s first word?`, title: 'The first word' },
    steps: { ask: (name) => `What were ${name}'s first steps like?`, title: 'First steps' },
    birthday: { ask: (name) => `What was ${name}'s first birthday like?`, title: 'The first birthday' },
    sea: { ask: (name) => `What was ${name}'s first time at the sea like?`, title: 'First time at the sea' },
    haircut: { ask: (name) => `What was ${name}'s first haircut like?`, title: 'The first haircut' },
    nursery: {
      ask: (name) => `What was ${name}'s first day at nursery like?`,
      title: 'First day at nursery',
    },
    drawing: { ask: (name) => `What was ${name}'s first real drawing of?`, title: 'The first drawing' },
    friend: { ask: (name) => `Who was ${name}'s first friend?`, title: 'The first friend' },
    journey: { ask: (name) => `What was ${name}'s first big journey?`, title: 'The first big journey' },
    bike: { ask: (name) => `What was ${name}'s first bike ride like?`, title: 'First bike ride' },
    swim: { ask: (name) => `What was ${name}'s first swim like?`, title: 'The first swim' },
    school: { ask: (name) => `What was ${name}'s first day at school like?`, title: 'First day at school' },
    lostTooth: {
      ask: (name) => `How did ${name} lose the first tooth?`,
      title: 'The tooth that went away',
    },
    reading: {
      ask: (name) => `What was the first thing ${name} read alone?`,
      title: 'Read all alone',
    },
    stage: { ask: (name) => `What was ${name}'s first time on a stage?`, title: 'First time on stage' },
    goal: { ask: (name) => `What was ${name}'s first goal like?`, title: 'The first goal' },
    sleepover: { ask: (name) => `What was ${name}'s first sleepover like?`, title: 'The first sleepover' },
    cake: { ask: (name) => `What was the first thing ${name} baked?`, title: 'The first cake' },
  } satisfies Record<Milestone, Idea>,
  tell: 'Tell this story',
  another: 'Another idea',
  making: 'In the making',
  newest: 'The newest film',
};
