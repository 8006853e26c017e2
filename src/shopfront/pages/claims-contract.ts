import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'

/** A claim of words that are published and that some label on sale does not carry, or not any more. */
const claimInText = z.object({
  /** What makes it: a page in one language, a category, or what the store says on every page. */
  kind: z.enum(['page', 'category', 'store']),
  id: z.string(),
  /** As the merchant calls it: `About Us (English)`. */
  name: z.string(),
  /** With the hash of the text it tells one claim from every other. */
  key: z.string(),
  text_hash: z.string(),
  /** As the merchant reads it: `Gluten-free`. */
  claim: z.string(),
  /** How many products do not say so, their first names, and of those whose contents make it untrue. */
  lacking: z.number().int(),
  not_saying: z.array(z.string()),
  refuting: z.array(z.string()),
})
export type ClaimInText = z.infer<typeof claimInText>

const claimsInTexts = z.object({ claims: z.array(claimInText) })

export const claimEndpoints = {
  'GET /claims-in-texts': {
    access: 'admin',
    summary: 'List claims on pages, categories and the store that some live product label lacks',
    answer: claimsInTexts,
  },
  'PUT /claims-in-texts': {
    access: 'admin',
    confirmed: true,
    summary: 'Confirm a claim; it is listed again when another label lacks it',
    body: z.object({ key: z.string().max(40), text_hash: z.string().max(64) }),
    answer: claimsInTexts,
  },
} satisfies Endpoints
