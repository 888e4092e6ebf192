import { polygonPath, smooth } from '@milestoon/drawing';
import { facing, type FacingThing } from './facing.ts';

/** A lounger with a towel; `side` 1: its head is on the right. */
export const lounger: FacingThing = (kit, drawing, x, y, side, color) => {
  const at = facing(x, y, side);
  kit.castShadow(drawing, x, y + 2, 230, 24);
  for (const dx of [-170, 60])
    kit.solid(drawing, polygonPath([at(dx, -70), at(dx + 16, -70), at(dx + 16, 2), at(dx, 2)]), 'wood', {
      shade: 0.2,
    });
  kit.solid(drawing, polygonPath([at(190, -196), at(206, -188), at(110, 0), at(94, -4)]), 'wood', {
    shade: 0.2,
  });
  kit.solid(
    drawing,
    smooth(
      [at(-206, -86), at(80, -92), at(206, -212), at(222, -196), at(96, -62), at(-206, -58)],
      true,
      0.25,
    ),
    'white',
    { shade: 0.2 },
  );
  kit.solid(
    drawing,
    smooth(
      [at(-150, -94), at(70, -100), at(190, -216), at(214, -198), at(90, -76), at(-150, -72)],
      true,
      0.25,
    ),
    color,
    {
      shade: 0.14,
      inside: (inside) => {
        for (const dx of [-110, -50, 10])
          inside.fill(
            polygonPath([at(dx, -120), at(dx + 22, -120), at(dx + 22, -60), at(dx, -60)]),
            kit.light.color('white'),
            { alpha: 0.8 },
          );
      },
    },
  );
};
