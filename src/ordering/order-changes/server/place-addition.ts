import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { reserveUnits } from '#inventory/stock/server/reserve-units.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { attachToAccount } from '#ordering/additions/server/attach-to-account.queries.ts'
import { insertAddition } from '#ordering/additions/server/order-additions.queries.ts'
import { newOrderLink } from '#ordering/buyers/server/order-link.ts'
import { insertOrder } from '#ordering/checkout/server/placing/place-order.queries.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import {
  type Actor,
  announceOrderEvents,
  recordOrderEvent,
} from '#ordering/orders/server/states/record-order-event.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import { insertPhoneOrder } from '#ordering/phone-orders/server/phone-orders.queries.ts'
import { canPayOnline } from '#ordering/phone-orders/server/place-phone-order.ts'
import type { quotePhoneOrder } from '#ordering/phone-orders/server/quote-phone-order.ts'
import { recordDirectPayment } from '#ordering/phone-orders/server/record-direct-payment.ts'
import { paymentReference } from '#ordering/phone-orders/words/office/en.ts'
import { storeBundleSavings } from '#ordering/pricing/server/order-bundles.queries.ts'
import type { Parts } from '#parts.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import { hourMs } from '#values/time/durations.ts'
import type { ChangeInput } from '../contract.ts'
import type { Settlement } from '../rules/settle-exchange.ts'

type Trx = Transaction<Database>

export type AdditionRefused =
  | { ok: false; reason: 'NO_ONLINE_PAYMENTS' }
  | { ok: false; reason: 'CASH_TOTAL'; most: Paise }
  | { ok: false; reason: 'NOT_ENOUGH_STOCK'; name: string; left: number; packId: number }

type NewAddition = {
  /** The order to which the items are added, locked. */
  order: LockedOrder
  input: ChangeInput
  quoted: Extract<Awaited<ReturnType<typeof quotePhoneOrder>>, { ok: true }>
  settlement: Settlement
  takesPaise: Paise
  by: Actor
}

/**
 * Places the order of the added items, for the same buyer and address and in the same language: as an order that the shop
 * takes for a customer, with its own payment and invoice.
 */
export async function placeAddition(
  trx: Trx,
  parts: Parts,
  { order, input, quoted, settlement, takesPaise, by }: NewAddition,
): Promise<AdditionRefused | { ok: true; orderId: number }> {
  const now = parts.clock.now()
  const { lines, savings, quote, totalPaise } = quoted
  const method = methodOf(input, settlement)
  if (method === paymentMethod.online && !canPayOnline(parts))
    return { ok: false, reason: 'NO_ONLINE_PAYMENTS' }
  if (method === paymentMethod.cashOnDelivery) {
    const most = findCashLimit(parts, order, totalPaise)
    if (most !== undefined) return { ok: false, reason: 'CASH_TOTAL', most }
  }
  if (!order.address) throw new Error(`order ${order.id} has no address`)
  await announceOrderEvents(trx, { actor: by, now })
  const period = reservationOf(input, method, now)
  const { id: orderId } = await insertOrder(trx, {
    buyer: {
      id: null,
      name: order.user_name,
      phone: order.user_phone,
      gstin: order.gstin,
      business_name: order.business_name,
    },
    to: { id: null, copy: order.address },
    quote: { ...quote, ...(await findPromise(trx, order.id, quote)) },
    totalPaise,
    reservation: { heldSince: now, holdExpiresAt: period?.expiresAt ?? now },
    language: order.locale,
    paymentMethod: method,
    now,
  })
  await insertPhoneOrder(trx, { order_id: orderId, form_key: input.form_key })
  const takes = settlement.waits ? input.take : []
  await insertAddition(trx, {
    orderId,
    addedTo: order.id,
    takes,
    takesPaise: settlement.waits ? takesPaise : 0,
  })
  const buyer = { name: order.user_name, phone: order.user_phone, email: order.email }
  await trx
    .updateTable('order_buyers')
    .set({ ...buyer, ...(await newOrderLink(trx, orderId, now, null)) })
    .where('order_id', '=', orderId)
    .execute()
  await storeBundleSavings(trx, orderId, { savings, cart: lines })
  await recordReference(trx, orderId, { input, by, now })
  // Late, so that others wait for a popular product as briefly as possible.
  const stock = lines.map(({ pack_id, quantity }) => ({ packId: pack_id, quantity }))
  const taken = await reserveUnits(trx, stock, { orderId, period, now })
  if (!taken.ok) {
    const { packId, left } = taken
    const name = lines.find(({ pack_id }) => pack_id === packId)?.pack_name ?? ''
    return { ok: false, reason: 'NOT_ENOUGH_STOCK', name, left, packId }
  }
  if (method === paymentMethod.exchange) await recordDirectPayment(trx, parts, orderId, 'exchange')
  if (method === paymentMethod.direct && input.payment.how === 'direct')
    await recordDirectPayment(trx, parts, orderId, input.payment.method)
  if (method !== paymentMethod.online) await attachToAccount(trx, { order_id: orderId, added_to: order.id })
  await queueOrderMessages(trx, orderId, notifyContext(parts, now))
  return { ok: true, orderId }
}

/** Without anything left to pay, what is taken out pays it. */
function methodOf({ payment: { how } }: ChangeInput, { toPay }: Settlement) {
  if (toPay === 0) return paymentMethod.exchange
  return {
    link: paymentMethod.online,
    on_delivery: paymentMethod.cashOnDelivery,
    direct: paymentMethod.direct,
  }[how]
}

/** For how long the units are reserved; undefined if they are sold. */
const reservationOf = ({ payment }: ChangeInput, method: string, now: Date) =>
  payment.how === 'link' && method === paymentMethod.online
    ? { since: now, expiresAt: new Date(now.getTime() + payment.hours * hourMs) }
    : undefined

/**
 * The shop's limit for cash on delivery, if both orders together exceed it: the courier collects both. The other limits
 * were checked for the first order.
 */
function findCashLimit({ store }: Pick<Parts, 'store'>, order: LockedOrder, totalPaise: Paise) {
  const { maxTotalRupees } = store().cashOnDelivery ?? {}
  const most = maxTotalRupees === undefined ? undefined : toPaise(maxTotalRupees)
  return most !== undefined && order.total_paise + totalPaise > most ? most : undefined
}

/** The days of the other order, in whose parcel the items are sent, if it isn't late already. */
async function findPromise(trx: Trx, orderId: number, { packOn }: { packOn: string }) {
  const { pack_on, by } = await trx
    .selectFrom('orders')
    .select(sql<string | null>`to_char(pack_on, 'YYYY-MM-DD')`.as('pack_on'))
    .select(sql<string | null>`to_char(promised_by, 'YYYY-MM-DD')`.as('by'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return pack_on && by && pack_on >= packOn ? { packOn: pack_on, by } : {}
}

async function recordReference(
  trx: Trx,
  orderId: number,
  { input, by, now }: { input: ChangeInput; by: Actor; now: Date },
) {
  const reference = input.payment.how === 'direct' ? input.payment.reference : undefined
  if (!reference) return
  const text = paymentReference({ reference })
  await recordOrderEvent(trx, { orderId, kind: 'note', details: { text }, actor: by, now })
}
