import { z } from 'zod'

/** A claim of words that are to be published, and how many of the products that they stand for carry it on their label. */
const weighedClaim = z.object({
  /** As the merchant reads it: `Gluten-free`. */
  claim: z.string(),
  carrying: z.number().int(),
  lacking: z.number().int(),
  /** The names of the first of each, in the order of the alphabet. */
  saying: z.array(z.string()),
  not_saying: z.array(z.string()),
})
export type WeighedClaim = z.infer<typeof weighedClaim>

/** The code of the refusal that carries them as `claims`. */
export const claimsUnconfirmed = 'CLAIMS_NOT_CONFIRMED'
/** What a refusal carries, read by whoever asks the merchant. */
export const weighedClaims = z.object({ claims: z.array(weighedClaim) })
