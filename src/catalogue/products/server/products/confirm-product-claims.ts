import {
  recordConfirmedClaims,
  toUncoveredProductClaims,
} from '#catalogue/labels/server/claims/uncovered-claims.ts'
import type { ConfirmClaims, NotPublishable } from '#catalogue/publishing/server/require-publishable.ts'
import type { UnconfirmedClaims } from '../categories/category-claims.ts'

type Confirmation = { actor: { id: number; name: string }; now: Date }

/** Creates the function that logs the merchant's confirmation of claims; undefined if they did not confirm. */
export const createClaimConfirmer = (
  isConfirmed: unknown,
  { actor, now }: Confirmation,
): ConfirmClaims | undefined =>
  isConfirmed
    ? async (trx, { id, name }, claims) =>
        recordConfirmedClaims(trx, toUncoveredProductClaims(name, claims), {
          actor,
          subject: { kind: 'product', id, name },
          now,
        })
    : undefined

/** The refusal that lists the claims to confirm; undefined if anything else prevents the sale of the product. */
export const toUnconfirmedClaims = ({ unproven }: NotPublishable): UnconfirmedClaims | undefined =>
  unproven && {
    ok: false,
    reason: 'UNCONFIRMED_CLAIMS',
    claims: toUncoveredProductClaims(unproven.product, unproven.claims),
  }
