import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import {
  armsOf,
  type Character,
  headingOf,
  holdOn,
  newCastMember,
  newHero,
  palm,
  type Performance,
  rest,
  rigOf,
  scaleOf,
  solve,
  stand,
  turnJoints,
  viewOf,
} from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { add, hanging, length, type Point, scale, subtract } from '@milestoon/drawing';
import { distanceFor, type Partner, together } from './together.ts';

const child = (style: Character['style'], age: number): Character =>
  newHero({ name: 'Mila', look: { ...defaultLook, age }, style, variant: 0, seed: 11 });
const relative = (hero: Character, role: Character['role']): Character =>
  newCastMember({ id: role, name: role, role, hero, seed: 3 });

const moment = (
  action: Performance['action'],
  facing: Performance['facing'],
  frame: number,
): Performance => ({
  action,
  actionFrame: frame,
  frame,
  emotion: 'happy',
  facing,
  heading: headingOf(action, facing, frame),
});

/** Middles of the hands that hold on to something, in stage pixels from between the feet, and where they should be. */
function hands(performance: Performance, self: Partner, other: Partner): { is: Point; wanted: Point }[] {
  const rig = rigOf(self.character);
  const { mirrored, yaw } = viewOf(performance);
  const size = scaleOf(self.character);
  const across = mirrored ? -size : size;
  const { holds = [] } = together(performance, self, other, true);
  const joints = holdOn(
    turnJoints(stand(rig.build, rig.style, solve(rig.build, rig.style, rest)), yaw.body),
    holds.map((hold) => ({ ...hold, at: [hold.at[0] / across, hold.at[1] / size] })),
  );
  return holds.map(({ arm, at }) => {
    const { wrist, end } = joints.arms[arm];
    const [x, y] = add(wrist, scale(hanging(end), palm));
    return { is: [x * across, y * size], wanted: [at[0], at[1]] };
  });
}

const pairs = (action: Performance['action']): [Partner, Partner][] =>
  animationStyleKeys.flatMap((style) =>
    [2, 5, 9].flatMap((age) => {
      const hero = child(style, age);
      return (['mother', 'father', 'grandmother', 'friend'] as const).map((role): [Partner, Partner] => {
        const other = relative(hero, role);
        const apart = distanceFor(action, other, hero);
        return [
          { character: other, x: 900, y: 885 },
          { character: hero, x: 900 + apart, y: 889 },
        ];
      });
    }),
  );

const near = (a: Point, b: Point, what: string): void => {
  const missed = length(subtract(a, b));
  assert.ok(missed < 6, `${what}: ${missed.toFixed(1)} pixels apart`);
};

test('who holds hands has the hand in the other one, from the front and from behind', () => {
  for (const action of ['hold-hands', 'walk-away'] as const)
    for (const [left, right] of pairs(action)) {
      const what = `${action} ${left.character.role} and a child of ${right.character.look.age}`;
      const [one] = hands(moment(action, 'right', 30), left, right);
      const [two] = hands(moment(action, 'left', 30), right, left);
      assert.ok(one && two);
      near(add([left.x, left.y], one.is), add([right.x, right.y], two.is), what);
      near(one.is, one.wanted, what);
    }
});

test('a present is in both hands while it changes owner', () => {
  for (const [giver, receiver] of pairs('hand-over')) {
    const what = `${giver.character.role} and a child of ${receiver.character.look.age}`;
    const [gives] = hands(moment('hand-over', 'right', 32), giver, receiver);
    const [takes] = hands(moment('receive', 'left', 32), receiver, giver);
    assert.ok(gives && takes);
    near(gives.is, gives.wanted, `giving ${what}`);
    near(takes.is, takes.wanted, `taking ${what}`);
    const apart = length(
      subtract(add([giver.x, giver.y], gives.is), add([receiver.x, receiver.y], takes.is)),
    );
    assert.ok(apart < 60, `${what}: ${apart.toFixed(1)} pixels between the hands`);
  }
});

test('in an embrace the near hands lie over the other, the far hand of who stands before is hidden', () => {
  for (const [left, right] of pairs('embrace')) {
    const behind = together(moment('embrace', 'right', 40), left, right, false).holds ?? [];
    const before = together(moment('embrace', 'left', 40), right, left, false).holds ?? [];
    assert.deepEqual(
      [...behind, ...before].map(({ arm, layer }) => `${arm} ${layer}`),
      ['near over', 'far back', 'near over', 'far hidden'],
    );
    // On the far side of the other one's middle.
    for (const hold of behind) assert.ok(hold.at[0] > right.x - left.x);
    for (const hold of before) assert.ok(hold.at[0] < left.x - right.x);
  }
});

test('between two of a size who give there is as much room as what is given is wide', () => {
  for (const [giver, receiver] of pairs('hand-over')) {
    if (giver.character.role !== 'friend') continue;
    const [one, two] = [armsOf(giver.character), armsOf(receiver.character)];
    const room = (receiver.x - giver.x - one.half - two.half) / scaleOf(receiver.character);
    assert.ok(room > 0.5, `a child of ${receiver.character.look.age}: ${room.toFixed(2)} heads`);
  }
});
