/// <reference lib="webworker" />
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';
import { type FromStrength, strengthWarnings, type ToStrength } from './strength-messages.ts';

/** The words it knows a warning by stand for themselves; the page has its own sentences, in every language. */
const namesOf = <Names extends object>(names: Names): Names =>
  Object.fromEntries(Object.keys(names).map((name) => [name, name])) as Names;

// A megabyte of words, half a second to sort: in a thread, so that nobody's typing waits.
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations: { ...translations, warnings: namesOf(translations.warnings) },
});

self.addEventListener('message', ({ data }: MessageEvent<ToStrength>) => {
  const { score, feedback } = estimator.check(data.password, data.personal);
  const warning = strengthWarnings.find((name) => name === feedback.warning) ?? null;
  self.postMessage({ id: data.id, score, warning } satisfies FromStrength);
});
