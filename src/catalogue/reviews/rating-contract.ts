import { z } from 'zod'

const count = z.number().int()

/** What the published reviews of a product add up to. */
export const rating = z.object({
  /** With one decimal. */
  average: z.number(),
  count,
  /** How many reviews have five stars, four, and so on. */
  stars: z.array(count),
})
export type Rating = z.infer<typeof rating>
