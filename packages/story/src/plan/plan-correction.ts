import { allActions, emotions } from '@milestoon/cast/names';
import { sceneryNames, setNames, timesOfDay, weathers } from '@milestoon/stage/names';
import { z } from 'zod';

/** What a family corrects in one moment of a plan; what is missing stays as it was understood. */
export const planCorrectionSchema = z.object({
  /** Which moment: the words it tells, from … to (exclusive), characters of the cleaned text. */
  told: z.tuple([z.number().int().min(0), z.number().int().min(0)]),
  /** They looked at it and found it right as it is. */
  confirmed: z.boolean().optional(),
  /** It is not shown; the words stay, for they are the family's. */
  leaveOut: z.boolean().optional(),
  /** Everybody who acts, by the ids of the plan or of the request's family. */
  who: z.array(z.string().min(1).max(80)).min(1).max(4).optional(),
  /** What whoever acts first does. */
  does: z.enum(allActions).optional(),
  /** Every picture that is seen, by the names of the catalogue. */
  things: z.array(z.string().min(1).max(80)).max(4).optional(),
  /** By the name of a set, or of a place with a look of its own. */
  place: z.enum([...setNames, ...sceneryNames]).optional(),
  time: z.enum(timesOfDay).optional(),
  weather: z.enum(weathers).optional(),
  /** Of everybody who acts. */
  feeling: z.enum(emotions).optional(),
});
export type PlanCorrection = z.infer<typeof planCorrectionSchema>;
