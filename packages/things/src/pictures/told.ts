import { z } from 'zod';
import { type Look, looks } from './looks/names.ts';

/** What a story tells of how a thing is, as a plan and a film carry it: a colour '#rrggbb', and how it looks besides. */
export const toldFields = {
  color: z.string().optional(),
  looks: z.array(z.enum(looks)).max(3).optional(),
};
/** How large a thing is told to be, beside its size in life. */
export const toldSizes = ['tiny', 'small', 'big', 'huge'] as const;
/** The same of what is in somebody's hands. */
export const heldFields = {
  ...toldFields,
  size: z.enum(toldSizes).optional(),
  count: z.number().int().min(1).max(12).optional(),
};

/** What is told of a thing: its colour as '#rrggbb', and how it looks besides, at most three of the looks. */
export interface Told {
  color?: string | undefined;
  looks?: Look[] | undefined;
}
/** The same of what is held, with its told size and how many they are, 1 … 12. */
export interface ToldHeld extends Told {
  size?: (typeof toldSizes)[number] | undefined;
  count?: number | undefined;
}

/** Only what is told. */
export const toldOf = ({ color, looks }: Told): { color?: string; looks?: Look[] } => ({
  ...(color ? { color } : {}),
  ...(looks && looks.length > 0 ? { looks } : {}),
});
/** Only what is told of what is held; one of a thing is not counted. */
export const toldOfHeld = ({
  size,
  count,
  ...told
}: ToldHeld): { color?: string; looks?: Look[]; size?: (typeof toldSizes)[number]; count?: number } => ({
  ...toldOf(told),
  ...(size ? { size } : {}),
  ...(count && count > 1 ? { count } : {}),
});
