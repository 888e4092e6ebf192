import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StoryRequest } from '../request.ts';
import { tellDescription } from '../telling/tell.ts';
import { newRequest } from '../testing/new-request.ts';
import { planOf } from '../testing/plan-of.ts';

const tell = (description: string, more: Partial<StoryRequest> = {}): string =>
  tellDescription(newRequest({ childName: 'Ana', pronoun: 'she', description, ...more }))
    .lines.map(({ text }) => text)
    .join(' ');

describe('whoever says that they write it', () => {
  it('is told of by their name instead of as the family', () => {
    const told = 'Ana held my hand. I was so proud of her.';
    assert.doesNotMatch(tell(told), /Dad/);
    assert.equal(tell(told, { writtenBy: 'father' }), "Ana held Dad's hand. Dad was so proud of her.");
  });

  it('is called as the child calls them', () => {
    assert.match(tell('Ana ran to me. "Look, Mummy!" she said.', { writtenBy: 'mother' }), /ran to Mummy/);
  });

  it('is called Mum where somebody writes as in Britain', () => {
    assert.match(tell('Ana put her wellies on and ran to me.', { writtenBy: 'mother' }), /ran to Mum\b/);
    assert.match(tell('Ana put her boots on and ran to me.', { writtenBy: 'mother' }), /ran to Mom\b/);
  });

  it('has the name the family gave them, if a child would say it', () => {
    const ran = 'Ana ran to me.';
    const player = (role: 'mother' | 'grandmother', name: string) => ({
      writtenBy: role,
      family: [{ id: 'f1', name, role }],
    });
    assert.equal(tell(ran, player('grandmother', 'Nana Rosa')), 'Ana ran to Nana Rosa.');
    assert.equal(tell(ran, player('grandmother', 'Rosa')), 'Ana ran to Grandma Rosa.');
    assert.equal(tell(ran, player('mother', 'Joanna')), 'Ana ran to Mom.');
  });

  it('gives way to whoever the words name', () => {
    assert.match(tell('I am her aunt and she ran to me.', { writtenBy: 'mother' }), /ran to Aunt/);
  });

  it('is in the picture', () => {
    const people = planOf('Ana held my hand.', { childName: 'Ana', writtenBy: 'grandfather' }).people;
    assert.ok(people.some(({ role }) => role === 'grandfather'));
  });
});
