import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'

/** A food claim in a published text that at least one label on sale does not support. */
const claimInText = z.object({
  /** Where the text is: a page in one language, a category, a recipe or story, or the store settings. */
  kind: z.enum(['page', 'category', 'story', 'store']),
  id: z.string(),
  /** As the merchant calls it: `About Us (English)`. */
  name: z.string(),
  /** Identifies the claim, together with the text's hash. */
  key: z.string(),
  text_hash: z.string(),
  /** As the merchant reads it: `Gluten-free`. */
  claim: z.string(),
  /**
   * Number of products without the claim, the first names of these, and names of products whose label contradicts it.
   */
  lacking: z.number().int(),
  not_saying: z.array(z.string()),
  refuting: z.array(z.string()),
})
export type ClaimInText = z.infer<typeof claimInText>

const claimsInTexts = z.object({ claims: z.array(claimInText) })

export const claimEndpoints = {
  'GET /claims-in-texts': {
    right: 'texts:read',
    summary: 'List claims on pages, categories and the store that some live product label lacks',
    answer: claimsInTexts,
  },
  'PUT /claims-in-texts': {
    right: 'texts:write',
    stepUp: true,
    summary: 'Confirm a claim; it is listed again when another label lacks it',
    body: z.object({ key: z.string().max(40), text_hash: z.string().max(64) }),
    answer: claimsInTexts,
  },
} satisfies Endpoints
