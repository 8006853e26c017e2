import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import {
  keyOfRefund,
  prepareReturned,
  tellCancelled,
} from '#operations/notifications/server/tell-of-refund.ts'
import type { LockedOrder } from '#ordering/orders/server/states/move-order.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import type { Language } from '#words/language.ts'
import { refundReasons, type WantedRefund } from '../contract.ts'
import { said } from '../words/index.ts'
import { findRefundedFor } from './refunded-for.queries.ts'
import type { Weighed } from './weigh-refund.ts'

type Wanted = { refund: number | null; weighed: Weighed; wish: WantedRefund }

/**
 * The customer reads at once that their order was cancelled, and of the money when the provider has returned it: that mail is
 * written now, with the reason, and waits.
 */
export async function tellCustomer(
  trx: Transaction<Database>,
  order: LockedOrder,
  { refund, weighed: { paise, cancels }, wish }: Wanted,
  telling: { store: StoreFacts; now: Date },
) {
  const reason = reasonToCustomer(order.locale, wish)
  if (cancels) await tellCancelled(trx, order, { paise, reason }, telling)
  if (refund === null) return
  const refundedFor = await findRefundedFor(trx, refund, order.locale)
  await prepareReturned(trx, order, { key: keyOfRefund(refund), paise, reason, refundedFor }, telling)
}

/** Why money goes back, as its customer reads it; nothing where nobody gave a reason that they know. */
export function reasonToCustomer(language: Language, { reason, note }: { reason: string; note: string }) {
  const known = refundReasons.find((each) => each === reason)
  return [known && said.reasons[known].in(language), note].filter(Boolean).join('. ')
}
