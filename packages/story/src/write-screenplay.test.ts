import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import nlp from 'compromise';
import { beatsOf, type Screenplay, screenplaySchema } from './screenplay.ts';
import { familyTexts } from './testing/family-texts.ts';
import { newRequest, requestOf } from './testing/new-request.ts';
import { countWords, wordsOf } from './text/words.ts';
import { writeScreenplay } from './write-screenplay.ts';

const spokenText = (screenplay: Screenplay): string =>
  beatsOf(screenplay)
    .map((beat) => beat.text)
    .join(' ');

/** Words without content of their own, and those the third person replaces. */
const grammatical = new Set(
  `a an the and or but so of to in on at for with from by as is are was were be been am do does did has have had having not no
  i me my mine we us our ours you your yours he him his she her hers it its they them their this that these those there
  myself yourself himself herself ourselves who which what when where while if then than too very just all own
  didnt cant im ive youre dont o s t`.split(/\s+/),
);
/** What the storyteller calls somebody whom the parent calls otherwise. */
const sameThing: Record<string, string> = {
  son: 'NAME',
  daughter: 'NAME',
  boy: 'NAME',
  girl: 'NAME',
  kid: 'NAME',
  husband: 'dad',
  wife: 'mom',
  mother: 'grandma',
  holy: 'wow',
  crap: 'wow',
  damn: 'darn',
  junes: 'june',
  frist: 'first',
  houndred: 'hundred',
  didnt: 'did',
};
const soleReplacements: Record<string, string> = { husband: 'parents', mother: 'mother', son: 'brother' };
/** Led to an address that is not spoken. */
const notSpoken = new Set(['see', 'pics', 'call', 'https', 'photos.example.com', 'maya', '555-0199']);

const stemOf = (word: string): string => {
  const document = nlp(word);
  document.tag('Verb');
  const verb = (document.verbs().conjugate() as { Infinitive?: string }[])[0]?.Infinitive;
  return (verb ?? word).toLowerCase();
};

const lowered = (text: string): string[] => wordsOf(text.toLowerCase().replace(/['’]s\b/g, ''));

describe('writeScreenplay', () => {
  it('has forty texts or more to be measured by', () => assert.ok(familyTexts.length >= 40));

  for (const text of familyTexts) {
    describe(`${text.name}: ${text.title}`, () => {
      const screenplay = writeScreenplay(requestOf(text));
      const beats = beatsOf(screenplay);
      const spoken = spokenText(screenplay);

      it('fits the schema, in at most eight scenes', () => {
        assert.deepEqual(screenplaySchema.parse(screenplay), screenplay);
        assert.ok(screenplay.scenes.length <= 8, `${screenplay.scenes.length} scenes`);
        for (const beat of beats) assert.ok(beat.text.length <= 200, beat.text);
        assert.equal(new Set(beats.map((beat) => beat.id)).size, beats.length);
      });

      it('loses nothing the parent wrote', () => {
        const told = new Set(lowered(spoken));
        const stems = new Set([...told].map(stemOf));
        const has = (word: string): boolean => told.has(word) || stems.has(stemOf(word));
        const lost = lowered(text.description).filter((word) => {
          if (grammatical.has(word.replace(/'/g, '')) || notSpoken.has(word) || has(word)) return false;
          const other = sameThing[word] === 'NAME' ? text.name.toLowerCase() : sameThing[word];
          const instead = soleReplacements[word];
          return !((other !== undefined && has(other)) || (instead !== undefined && has(instead)));
        });
        assert.deepEqual(lost, []);
      });

      it('leaves no first person outside quotations and lines of the child', () => {
        if (text.foreign === true) return;
        const narrated = beats.filter((beat) => beat.speaker === 'narrator' && beat.source !== undefined);
        for (const beat of narrated) {
          const unquoted = beat.text.replace(/"[^"]*"/g, '');
          assert.doesNotMatch(
            unquoted,
            /\b(?:I|we|me|us|my|our|ours|mine|myself|ourselves|you|your)\b(?!')/i,
          );
        }
      });

      it('finds the milestone, the cast and the places', () => {
        assert.equal(screenplay.milestone, text.milestone);
        const others = screenplay.cast.map((member) => member.role).filter((role) => role !== 'hero');
        // 'I' and 'we' are people too: who writes stands on the stage.
        const tellers = /(?<!\p{L})(?:I|we|us|my|our|me|fomos|fuimos|estamos|nos)(?!\p{L})/iu.test(
          text.description,
        )
          ? ['mother', 'father']
          : [];
        const asked: string[] = [...text.cast];
        const besides = others.filter((role) => {
          const at = asked.indexOf(role);
          if (at >= 0) asked.splice(at, 1);
          return at < 0 && !tellers.includes(role);
        });
        assert.deepEqual({ missing: asked, besides }, { missing: [], besides: [] });
        const shown = new Set(
          screenplay.scenes.flatMap((scene) => [
            scene.set,
            ...scene.beats.flatMap(({ moments = [] }) => moments.flatMap(({ set }) => (set ? [set] : []))),
          ]),
        );
        for (const set of text.sets ?? []) assert.ok(shown.has(set), `${set} is missing among ${[...shown]}`);
      });

      it('hears of the child what it said, and nothing else', () => {
        for (const beat of beats.filter(({ speaker }) => speaker === 'hero'))
          assert.notEqual(beat.source, undefined, beat.text);
      });

      it('stages somebody known, everyone at a place of their own, and the hero where nothing is told', () => {
        const ids = new Set(screenplay.cast.map((member) => member.id));
        for (const beat of beats) {
          if (!beat.moments) assert.ok(beat.staging.some((staging) => staging.member === 'hero'));
          for (const staging of [beat.staging, ...(beat.moments ?? []).map((moment) => moment.staging)]) {
            const spots = staging.filter(({ on }) => !on).map(({ place }) => place);
            spots
              .sort((a, b) => a - b)
              .forEach((spot, i) => {
                const left = spots[i - 1];
                if (left !== undefined) assert.ok(spot - left >= 0.44, `${left} and ${spot}`);
              });
            for (const { member } of staging) assert.ok(ids.has(member));
          }
        }
      });

      it('never repeats a shot, opens wide and shows both photos', () => {
        beats.forEach((beat, i) => {
          const before = beats[i - 1];
          if (before !== undefined) assert.notDeepEqual(beat.shot, before.shot);
        });
        const early = screenplay.scenes.slice(0, 2).flatMap((scene) => scene.beats);
        assert.equal(early.filter((beat) => beat.photo?.image === 0).length, 1);
        const narrated = beats.filter(({ speaker }) => speaker === 'narrator');
        if (narrated.length > 1) assert.equal(beats.filter((beat) => beat.photo?.image === 1).length, 1);
      });

      it('tells the sentences in their order', () => {
        const sources = beats.flatMap((beat) => (beat.source === undefined ? [] : [beat.source]));
        assert.deepEqual(
          sources,
          [...sources].sort((a, b) => a - b),
        );
      });
    });
  }

  it('is deterministic', () => {
    for (const text of familyTexts) {
      const request = requestOf(text);
      assert.deepEqual(writeScreenplay(request), writeScreenplay(request));
    }
  });

  it('holds any 500 characters within a minute', () => {
    const description = `${'Mia ran up the hill, saw a fox, and told Mom of it. '.repeat(12)}`.slice(0, 500);
    const screenplay = writeScreenplay(newRequest({ description }));
    assert.ok(countWords(spokenText(screenplay)) <= 160);
    assert.ok(screenplay.scenes.length <= 8);
  });

  it('survives what no rule was made for', () => {
    for (const description of [
      '!!!',
      '🎉',
      'a',
      '"',
      'http://x.io',
      '今日は初めて歩きました。',
      'we we we we',
      `${'a'.repeat(500)}`,
      'I',
      'Mia',
      '- \n- \n',
    ]) {
      const screenplay = writeScreenplay(newRequest({ description, title: '🎂' }));
      assert.ok(beatsOf(screenplay).length >= 1, description);
    }
  });

  it('takes the hour and the weather from the text', () => {
    const [rainy] = writeScreenplay(
      newRequest({ description: 'It rained and Mia jumped in the puddles.' }),
    ).scenes.filter((scene) => scene.weather === 'rain');
    assert.ok(rainy);
    const night = writeScreenplay(newRequest({ description: 'Last night Mia slept in her own bed.' }));
    assert.ok(night.scenes.some((scene) => scene.time === 'night' && scene.set === 'bedroom'));
  });
});
