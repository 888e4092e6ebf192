import { polygonPath, smooth } from '@milestoon/drawing';
import { facing, type FacingThing } from './facing.ts';

/** A slide into the water; `side` 1 comes from the right. */
export const waterSlide: FacingThing = (kit, drawing, x, y, side, color) => {
  const at = facing(x, y, side);
  const pole = (dx: number, tall: number): void =>
    kit.solid(
      drawing,
      polygonPath([at(dx - 9, 6), at(dx - 9, -tall), at(dx + 9, -tall), at(dx + 9, 6)]),
      'white',
      { shade: 0.3, lighter: -0.06 },
    );
  pole(180, 400);
  pole(262, 400);
  pole(40, 196);
  for (let i = 0; i < 9; i++)
    kit.solid(
      drawing,
      polygonPath([
        at(180, -20 - i * 42),
        at(262, -20 - i * 42),
        at(262, -30 - i * 42),
        at(180, -30 - i * 42),
      ]),
      'white',
      { lineWidth: 2.4, shade: 0.1 },
    );
  kit.solid(
    drawing,
    smooth(
      [
        at(270, -404),
        at(186, -410),
        at(110, -330),
        at(60, -226),
        at(-20, -150),
        at(-90, -100),
        at(-150, -20),
        at(-186, 40),
        at(-116, 44),
        at(-60, -40),
        at(10, -92),
        at(100, -164),
        at(166, -276),
        at(206, -344),
        at(270, -340),
      ],
      true,
      0.9,
    ),
    color,
    { shade: 0.14 },
  );
  kit.solid(
    drawing,
    smooth(
      [
        at(250, -392),
        at(196, -396),
        at(130, -322),
        at(80, -220),
        at(0, -144),
        at(-70, -92),
        at(-128, -16),
        at(-160, 40),
        at(-138, 40),
        at(-94, -30),
        at(-10, -112),
        at(96, -188),
        at(150, -290),
        at(204, -368),
        at(250, -366),
      ],
      true,
      0.9,
    ),
    'sea2',
    { shade: 0.05, lineWidth: 3, flat: true },
  );
  kit.solid(drawing, kit.box(Math.min(at(166, 0)[0], at(276, 0)[0]), y - 412, 110, 20, 6), color, {
    shade: 0.2,
    lighter: 0.05,
  });
  for (const dx of [176, 266])
    kit.solid(
      drawing,
      polygonPath([at(dx - 6, -410), at(dx - 6, -486), at(dx + 6, -486), at(dx + 6, -410)]),
      'yellow',
      { lineWidth: 3, shade: 0.2 },
    );
  kit.solid(drawing, polygonPath([at(150, -484), at(222, -540), at(292, -484)]), 'yellow', { shade: 0.3 });
};
