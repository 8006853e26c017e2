import { z } from 'zod'

/** A claim in texts that are to be published, and how many of the products they speak of carry it on their label. */
const claimCoverage = z.object({
  /** As the merchant reads it: `Gluten-free`. */
  claim: z.string(),
  carrying: z.number().int(),
  lacking: z.number().int(),
  /** The names of the first of each, in the order of the alphabet. */
  saying: z.array(z.string()),
  not_saying: z.array(z.string()),
})
export type ClaimCoverage = z.infer<typeof claimCoverage>

/** The code of the refusal that carries them as `claims`. */
export const claimsNotConfirmedCode = 'CLAIMS_NOT_CONFIRMED'
/** The body of that refusal, for the dialog that asks the merchant. */
export const unconfirmedClaimsBody = z.object({ claims: z.array(claimCoverage) })
