import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A family's text and whose it is; what a film of it must show is for those who judge, and not read here. */
const storySchema = z.object({
  id: z.string().regex(/^[\w-]+$/),
  child: z.object({
    name: z.string().min(1),
    age: z.number().min(0).max(17),
    wheelchair: z.boolean().optional(),
    glasses: z.unknown().optional(),
  }),
  title: z.string().max(100),
  text: z.string().min(1).max(500),
});
export type Story = z.infer<typeof storySchema>;

/** @throws {z.ZodError} where the file is not `{ stories: […] }` */
export async function readStories(file: string): Promise<Story[]> {
  const { stories } = z
    .object({ stories: z.array(storySchema) })
    .parse(JSON.parse(await readFile(file, 'utf8')));
  return stories;
}
