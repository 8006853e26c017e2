import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { findAddition, findExchangeOf } from '#ordering/additions/server/order-additions.queries.ts'
import { minTotalPaise } from '#ordering/discounts/rules/keep-discounts.ts'
import { isDueOnDelivery, isToPack } from '#ordering/orders/rules/order-state.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import { type PhoneQuoteRefused, quotePhoneOrder } from '#ordering/phone-orders/server/quote-phone-order.ts'
import type { Parts } from '#parts.ts'
import { quoteTaken } from '#payments/exchanges/server/quote-taken.ts'
import { minRefundPaise } from '#payments/refunds/server/processing/refund-resolutions.ts'
import { findPayingPayment, findRefundable } from '#payments/refunds/server/refundable.queries.ts'
import type { Refundable, RefundRefusal } from '#payments/refunds/server/refundable.ts'
import type { OrderChanges } from '../contract.ts'
import { settleExchange } from '../rules/settle-exchange.ts'

type Handle = Db | Transaction<Database>
type WayToPay = 'link' | 'direct' | 'on_delivery'

export type OrderToChange = Pick<
  LockedOrder,
  | 'id'
  | 'status'
  | 'payment_state'
  | 'parcel_state'
  | 'kept_paise'
  | 'total_paise'
  | 'address'
  | 'locale'
  | 'user_phone'
>

export type ChangeRefused =
  | {
      ok: false
      reason: 'NOT_OPEN' | 'NOTHING' | 'NOT_PAID' | 'TAKES_ALL' | 'DIFFERENCE_TOO_SMALL' | 'ERASED' | 'WAY'
    }
  | { ok: false; reason: 'IS_ADDITION' | 'EXCHANGE_WAITS'; order: number }
  | { ok: false; reason: 'REFUND'; refusal: { ok: false } & RefundRefusal }
  | { ok: false; reason: 'ADDING'; refusal: PhoneQuoteRefused }

/**
 * What a change of an order costs or returns now. Units that are taken out are refunded at what was paid for them, as by
 * every refund; added ones have today's price, without a delivery charge, because they are sent in the same parcel.
 * @param fullDays see `findFullDays`
 */
export async function quoteChange(
  db: Handle,
  parts: Pick<Parts, 'store' | 'clock'>,
  {
    order,
    changes,
    how,
    fullDays,
  }: { order: OrderToChange; changes: OrderChanges; how: WayToPay; fullDays: ReadonlySet<string> },
) {
  const payment = await findPayingPayment(db, order.id)
  const refundable = await findRefundable(db, order, payment?.id)
  if (!isOpen(order, refundable)) return refuse({ reason: 'NOT_OPEN' })
  const { take, add } = changes
  if (take.length + add.length === 0) return refuse({ reason: 'NOTHING' })
  if (take.length > 0 && !payment) return refuse({ reason: 'NOT_PAID' })
  if (add.length > 0 && isDueOnDelivery(order) !== (how === 'on_delivery')) return refuse({ reason: 'WAY' })
  const waiting = take.length > 0 ? await findExchangeOf(db, order.id) : undefined
  if (waiting) return refuse({ reason: 'EXCHANGE_WAITS', order: waiting.id })
  const taken = take.length > 0 ? quoteTaken(refundable, take) : undefined
  if (taken && !taken.ok) return refuse({ reason: 'REFUND', refusal: taken })
  if (taken?.breakdown.cancels && add.length === 0) return refuse({ reason: 'TAKES_ALL' })
  const added = add.length > 0 ? await quoteAdded(db, parts, { order, add, fullDays }) : undefined
  if (added && !added.ok) return added
  const [takenPaise, addedPaise] = [taken?.breakdown.paise ?? 0, added?.totalPaise ?? 0]
  const settlement = settleExchange({ taken: takenPaise, added: addedPaise, isPaidByLink: how === 'link' })
  if (isTooSmall(settlement.refunded, minRefundPaise) || isTooSmall(settlement.toPay, minTotalPaise))
    return refuse({ reason: 'DIFFERENCE_TOO_SMALL' })
  return {
    ok: true as const,
    left: refundable.left,
    takenPaise,
    addedPaise,
    settlement,
    cancels: taken?.breakdown.cancels ?? false,
    added,
  }
}

const refuse = <Refused extends Omit<ChangeRefused, 'ok'>>(refused: Refused) => ({
  ok: false as const,
  ...refused,
})

const isTooSmall = (paise: number, least: number) => paise > 0 && paise < least

/** Something of the order is still here. */
const isOpen = (order: OrderToChange, { lines }: Refundable) =>
  isToPack(order) && lines.some(({ undispatched }) => undispatched > 0)

type ToAdd = { order: OrderToChange; add: OrderChanges['add']; fullDays: ReadonlySet<string> }

async function quoteAdded(
  db: Handle,
  parts: Pick<Parts, 'store' | 'clock'>,
  { order, add, fullDays }: ToAdd,
) {
  if (!order.address || order.user_phone === '') return refuse({ reason: 'ERASED' })
  const addition = await findAddition(db, order.id)
  if (addition) return refuse({ reason: 'IS_ADDITION', order: addition.added_to })
  const { postal_code, state } = order.address
  const input = { items: add, address: { postal_code, state }, language: order.locale, isAddition: true }
  const quoted = await quotePhoneOrder(db, parts, input, fullDays)
  return quoted.ok ? quoted : refuse({ reason: 'ADDING', refusal: quoted })
}
