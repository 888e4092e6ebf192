import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coated } from './coated.ts';

test('every paint of a drawing takes on the colour of what is all over somebody, and kept layers have a key of their own', () => {
  const fill = { kind: 'fill', path: { rings: [] }, paint: '#000000' } as const;
  const [layer] = coated([{ kind: 'layer', key: 'k', box: [0, 0, 1, 1], ops: [fill] }], {
    color: '#ffffff',
    share: 0.5,
  });
  assert.ok(layer?.kind === 'layer' && layer.key !== 'k');
  const [inner] = layer.ops;
  assert.ok(inner?.kind === 'fill' && inner.paint !== '#000000' && inner.paint !== '#ffffff');
});
