import assert from 'node:assert/strict';
import { it } from 'node:test';
import { webVtt } from './web-vtt.ts';

it('writes cues in order, escaped, without empty ones', () => {
  const file = webVtt([
    { start: 3661.5, end: 3662, text: 'later' },
    { start: 0, end: 1.25, text: 'Tom & <Jerry> --> "hi"\n\nagain ' },
    { start: 2, end: 2, text: 'no time' },
    { start: 3, end: 4, text: '  ' },
  ]);
  assert.equal(
    file,
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.250\nTom &amp; &lt;Jerry&gt; --&gt; "hi"\nagain\n\n' +
      '2\n01:01:01.500 --> 01:01:02.000\nlater\n',
  );
});
