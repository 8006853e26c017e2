import { recordConfirmedClaims, weighOwn } from '#catalogue/labels/server/claims/weigh-claims.ts'
import type { Confirm, NotPublishable } from '#catalogue/publishing/server/keep-publishable.ts'
import type { UnconfirmedClaims } from '../categories/category-claims.ts'

type By = { actor: { id: number; name: string }; now: Date }

/** Writes into the activity log that somebody confirmed what a product's words claim; nothing where they did not. */
export const confirmedBy = (isConfirmed: unknown, { actor, now }: By): Confirm | undefined =>
  isConfirmed
    ? async (trx, { id, name }, claims) =>
        recordConfirmedClaims(trx, weighOwn(name, claims), {
          actor,
          subject: { kind: 'product', id, name },
          now,
        })
    : undefined

/** What the merchant is asked to confirm, where that is all that keeps a product from being sold. */
export const unconfirmedOf = ({ unproven }: NotPublishable): UnconfirmedClaims | undefined =>
  unproven && {
    ok: false,
    reason: 'UNCONFIRMED_CLAIMS',
    claims: weighOwn(unproven.product, unproven.claims),
  }
