import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import { buyerEmail, buyerName, buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import { isOwnedBy, type OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import { isHeldByRecall } from '#ordering/order-lines/server/units-recalled.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { reservedUntil } from '#ordering/reservations/server/reservations.queries.ts'

/** The columns that the payment window needs. */
const orderToPayColumns = [
  'orders.id',
  'orders.status',
  'orders.payment_state',
  'orders.paid_at',
  'orders.total_paise',
  'orders.receipt',
  'orders.provider',
  'orders.provider_order_id',
  buyerName.as('name'),
  buyerEmail.as('email'),
  buyerPhone.as('phone'),
  reservedUntil,
  isHeldByRecall.as('is_held'),
] as const

export type OrderToPay = NonNullable<Awaited<ReturnType<typeof findOrderToPay>>>

/** The owner's order, in any state, with what the payment window needs; undefined if they have none with this id. */
export const findOrderToPay = (db: Db, owner: OrderOwner, orderId: number) =>
  db
    .selectFrom('orders')
    .select(orderToPayColumns)
    .where('orders.id', '=', orderId)
    .where(isOwnedBy(owner))
    .executeTakeFirst()

/**
 * Claims the creation of an unpaid order's provider order until `until`. An order with recalled goods cannot be
 * claimed.
 * @returns the order and the claim's number, or undefined if there is no such order or it is claimed already
 */
export const claimOrderToPay = (db: Db, owner: OrderOwner, orderId: number, now: Date, until: Date) =>
  db
    .updateTable('orders')
    .set((eb) => ({ provider_claimed_until: until, provider_claims: eb('provider_claims', '+', 1) }))
    .where('orders.id', '=', orderId)
    .where(isOwnedBy(owner))
    .where('status', '=', orderStatus.awaitingPayment)
    .where('provider_order_id', 'is', null)
    .where(sql<boolean>`not ${isHeldByRecall}`)
    .where((eb) => eb.or([eb('provider_claimed_until', 'is', null), eb('provider_claimed_until', '<=', now)]))
    .returning([...orderToPayColumns, 'provider_claims as claim'])
    .executeTakeFirst()

/**
 * Stores the provider order's id, unless one is stored already, or the order's price has changed since and with it the
 * receipt.
 * @param firstPollAt when the provider is polled about it for the first time
 * @returns the order's current state; undefined if the id was not stored
 */
export const recordProviderOrder = (
  db: Db,
  { id: orderId, receipt }: Pick<OrderToPay, 'id' | 'receipt'>,
  { provider, providerOrderId }: { provider: ProviderName; providerOrderId: string },
  firstPollAt: Date,
) =>
  db
    .updateTable('orders')
    .set({ provider, provider_order_id: providerOrderId, provider_claimed_until: null, ask_at: firstPollAt })
    .where('id', '=', orderId)
    .where('receipt', '=', receipt)
    .where('provider_order_id', 'is', null)
    .returning(['status', isHeldByRecall.as('is_held')])
    .executeTakeFirst()

/** Releases a claim, so that the next request can try at once. A newer claim stays. */
export const releaseClaim = (db: Db, orderId: number, claim: number) =>
  db
    .updateTable('orders')
    .set({ provider_claimed_until: null })
    .where('id', '=', orderId)
    .where('provider_claims', '=', claim)
    .execute()
