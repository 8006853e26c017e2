import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { findSaleRestriction } from '#accounting/documents/server/supply/find-sale-restriction.ts'
import { findTaxedGoods } from '#accounting/documents/server/supply/taxed-goods.queries.ts'
import type { Database } from '#database/schema.ts'
import {
  type Destination,
  updateUnpaidOrderAddress,
} from '#ordering/orders/server/states/update-order-address.ts'
import { findUnpaidOrder, type UnpaidOrder } from '#ordering/orders/server/unpaid-order.queries.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { isSameDeliveryArea } from '../rules/same-delivery-area.ts'
import { lockFullDays } from './full-days.queries.ts'
import { type DeliveryRefused, quoteDelivery } from './quote-delivery.ts'

export type AddressChangeRefused = DeliveryRefused | { reason: 'OTHER_FEE'; feePaise: Paise }
type AddressChangeResult = { ok: true } | ({ ok: false } & AddressChangeRefused)

/**
 * Changes the address of an unpaid order (decision X2). A new PIN code or state is quoted again, and refused if the goods
 * cannot be delivered there or the fee differs, because the provider may be charging that total already. Within the same
 * PIN code and state the terms are kept, even if the merchant has changed them since (decision X18); only the tax
 * restrictions are checked again.
 * @param unpaid the order and its goods
 * @returns a refusal `OTHER_STATE` or `UNTAXED` for any address; `ADDRESS_OUTSIDE`, `BELOW_MINIMUM` or `OTHER_FEE` only
 * for a new PIN code or state. The order then keeps its address
 */
export async function changeUnpaidOrderAddress(
  trx: Transaction<Database>,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  { order, goods }: { order: UnpaidOrder; goods: Awaited<ReturnType<typeof findTaxedGoods>> },
  to: Destination,
): Promise<AddressChangeResult> {
  const now = clock.now()
  if (isSameDeliveryArea(order.address, to.copy)) {
    const notSold = findSaleRestriction(store(), goods, to.copy, calendarDay(now, region.timeZone))
    if (notSold) return { ok: false, reason: notSold }
    if (!isSameDestination(order, to)) await updateUnpaidOrderAddress(trx, order.id, { to, now })
    return { ok: true }
  }
  const quote = quoteDelivery(store(), to.copy, goods, now, {
    fullDays: await lockFullDays(trx, store(), now, order.id),
  })
  if (!quote.ok) return quote
  const feePaise = quote.price.delivery.paise
  if (feePaise !== order.delivery_paise) return { ok: false, reason: 'OTHER_FEE', feePaise }
  await updateUnpaidOrderAddress(trx, order.id, { to, promised: quote, now })
  return { ok: true }
}

/** Whether nothing would change, as for most orders when they are paid. */
const isSameDestination = ({ address, address_id }: UnpaidOrder, to: Destination) =>
  address_id === to.id && isDeepStrictEqual(address, to.copy)

/**
 * The tax rule that forbids selling an order's goods to this address today, if any. Such rules also apply to orders
 * that were placed before they came into force.
 */
export async function findOrderSaleRestriction(
  trx: Transaction<Database>,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  orderId: number,
  to: Destination['copy'],
) {
  const today = calendarDay(clock.now(), region.timeZone)
  return findSaleRestriction(store(), await findTaxedGoods(trx, orderId), to, today)
}

/**
 * Applies a change of an address, or the replacement of a deleted one, to the unpaid order that goes to it.
 * @param addresses `from`: the id of the address that was changed or deleted; `to`: its new data or its replacement
 * @returns the order and the reason, if its address had to stay as it is
 */
export async function applyAddressChange(
  trx: Transaction<Database>,
  parts: Pick<Parts, 'store' | 'clock'>,
  userId: number,
  { to, from }: { to: Destination; from: number },
) {
  const order = await findUnpaidOrder(trx, { userId })
  if (order?.address_id !== from) return undefined
  const goods = await findTaxedGoods(trx, order.id)
  const changed = await changeUnpaidOrderAddress(trx, parts, { order, goods }, to)
  return changed.ok ? undefined : { orderId: order.id, ...changed }
}
