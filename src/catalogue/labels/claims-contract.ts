import { z } from 'zod'

/** A claim in texts to be published, and how many of the described products carry it on their label. */
const claimCoverage = z.object({
  /** The claim as the merchant reads it: `Gluten-free`. */
  claim: z.string(),
  carrying: z.number().int(),
  lacking: z.number().int(),
  /** The first product names of each group, in alphabetical order. */
  saying: z.array(z.string()),
  not_saying: z.array(z.string()),
})
export type ClaimCoverage = z.infer<typeof claimCoverage>

/** Error code of the refusal whose body lists the claims. */
export const claimsNotConfirmedCode = 'CLAIMS_NOT_CONFIRMED'
/** Body of that refusal; the dialog lists the claims from it. */
export const unconfirmedClaimsBody = z.object({ claims: z.array(claimCoverage) })
