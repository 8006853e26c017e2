import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { reserveUnits } from '#inventory/stock/server/reserve-units.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { giveConsent } from '#operations/whatsapp/server/consents.ts'
import { isWhatsappOffered } from '#operations/whatsapp/server/is-whatsapp-offered.ts'
import { newOrderLink } from '#ordering/buyers/server/order-link.ts'
import type { CashRefusal } from '#ordering/cash-on-delivery/rules/find-cash-refusal.ts'
import { checkCashOrder } from '#ordering/cash-on-delivery/server/check-cash-order.ts'
import { insertOrder } from '#ordering/checkout/server/placing/place-order.queries.ts'
import { lockFullDays } from '#ordering/delivery/server/full-days.queries.ts'
import { addDiscount } from '#ordering/discounts/server/discount-order.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import {
  type Actor,
  announceOrderEvents,
  recordOrderEvent,
} from '#ordering/orders/server/states/record-order-event.ts'
import { storeBundleSavings } from '#ordering/pricing/server/order-bundles.queries.ts'
import { lockPhone } from '#ordering/reservations/server/reservations.queries.ts'
import type { Parts } from '#parts.ts'
import { addressCopyOfFields } from '#people/addresses/server/addresses.queries.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import { hourMs } from '#values/time/durations.ts'
import type { PhoneOrderInput } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { findOrderOfForm, insertPhoneOrder, lockForm } from './phone-orders.queries.ts'
import { type PhoneQuoteRefused, quotePhoneOrder } from './quote-phone-order.ts'
import { recordDirectPayment } from './record-direct-payment.ts'

export type PlacePhoneOrder =
  | { ok: true; orderId: number }
  | PhoneQuoteRefused
  | { ok: false; reason: 'TOTAL_CHANGED'; totalPaise: Paise }
  | { ok: false; reason: 'NOT_ENOUGH_STOCK'; name: string; left: number; packId: number }
  | { ok: false; reason: 'NO_ONLINE_PAYMENTS' }
  | ({ ok: false } & CashRefusal)

type Trx = Transaction<Database>
type PhoneOrderCommand = { input: PhoneOrderInput; by: Actor; isTest?: boolean }

/**
 * Places an order that somebody of the shop takes for a customer, without the customer's cart and account: it is reached
 * with its link, like a guest's. Units that are to be paid with the link are reserved until the chosen time; those of a
 * cash order, or of one that was paid to the shop directly, are sold at once. The same form sent again returns the same
 * order.
 * @param command `by`: whom the order's history names; `isTest`: the merchant tries the shop with it
 */
export async function placePhoneOrder(
  parts: Parts,
  { input, by, isTest = false }: PhoneOrderCommand,
): Promise<PlacePhoneOrder> {
  const placed = await transactUnlessRefused(parts.db, (trx) =>
    placeInTransaction(trx, parts, { input, by, isTest }),
  )
  if (placed.ok) parts.catalogueVersion.stockMoved()
  return placed
}

async function placeInTransaction(
  trx: Trx,
  parts: Parts,
  { input, by, isTest }: PhoneOrderCommand,
): Promise<PlacePhoneOrder> {
  const { clock, store } = parts
  const now = clock.now()
  await lockForm(trx, input.form_key)
  const earlier = await findOrderOfForm(trx, input.form_key)
  if (earlier !== undefined) return { ok: true, orderId: earlier }
  if (input.payment.how === 'link' && !canPayOnline(parts)) return { ok: false, reason: 'NO_ONLINE_PAYMENTS' }
  const isCash = input.payment.how === 'on_delivery'
  if (isCash) await lockCustomer(trx, input.phone)
  const quoted = await quotePhoneOrder(trx, parts, input, await lockFullDays(trx, store(), now))
  if (!quoted.ok) return quoted
  const { lines, savings, quote, totalPaise } = quoted
  if (toPaise(input.total_price) !== totalPaise) return { ok: false, reason: 'TOTAL_CHANGED', totalPaise }
  const address = addressCopyOfFields(input.address)
  const customer = { phone: input.phone }
  const cashRefusal = isCash && (await checkCashOrder(trx, parts, { customer, address, totalPaise }))
  if (cashRefusal) return { ok: false, ...cashRefusal }

  await announceOrderEvents(trx, { actor: by, now })
  const period = reservationOf(input, now)
  const { id: orderId } = await insertOrder(trx, {
    buyer: { id: null, name: input.name, phone: input.phone, gstin: null, business_name: null },
    to: { id: null, copy: address },
    quote,
    totalPaise,
    reservation: { heldSince: now, holdExpiresAt: period?.expiresAt ?? now },
    language: input.language,
    paymentMethod: methodOf(input),
    now,
  })
  await insertPhoneOrder(trx, { order_id: orderId, form_key: input.form_key, is_test: isTest })
  await recordBuyer(trx, parts, orderId, input)
  await storeBundleSavings(trx, orderId, { savings, cart: lines })
  await recordWords(trx, { id: orderId, totalPaise }, { input, by, now })
  // Late, so that others wait for a popular product as briefly as possible.
  const stock = lines.map(({ pack_id, quantity }) => ({ packId: pack_id, quantity }))
  const taken = await reserveUnits(trx, stock, { orderId, period, now })
  if (!taken.ok) {
    const { packId, left } = taken
    const name = lines.find(({ pack_id }) => pack_id === packId)?.pack_name ?? ''
    return { ok: false, reason: 'NOT_ENOUGH_STOCK', name, left, packId }
  }
  if (input.payment.how === 'direct') await recordDirectPayment(trx, parts, orderId, input.payment.method)
  await queueOrderMessages(trx, orderId, notifyContext(parts, now))
  return { ok: true, orderId }
}

/** Whether the shop has keys with which a customer can pay a link. */
export const canPayOnline = ({ payments }: Pick<Parts, 'payments'>) =>
  payments.online.capabilities.mode !== 'none'

/**
 * Locks the phone number, and the account with it, until the transaction ends, so that two cash orders of a customer are
 * counted one after the other, wherever they are placed.
 */
async function lockCustomer(trx: Trx, phone: string) {
  await lockPhone(trx, phone)
  await trx.selectFrom('users').select('id').where('phone', '=', phone).forNoKeyUpdate().execute()
}

/** For how long the units are reserved; undefined if they are sold. */
const reservationOf = ({ payment }: PhoneOrderInput, now: Date) =>
  payment.how === 'link'
    ? { since: now, expiresAt: new Date(now.getTime() + payment.hours * hourMs) }
    : undefined

const methodOf = ({ payment: { how } }: PhoneOrderInput) =>
  ({
    link: paymentMethod.online,
    on_delivery: paymentMethod.cashOnDelivery,
    direct: paymentMethod.direct,
  })[how]

/** The customer's data and consent, and the link that opens the order. */
async function recordBuyer(
  trx: Trx,
  parts: Parts,
  orderId: number,
  { name, phone, email = '', language, whatsapp_consent: textVersion }: PhoneOrderInput,
) {
  const now = parts.clock.now()
  const link = await newOrderLink(trx, orderId, now, null)
  await trx
    .updateTable('order_buyers')
    .set({ name, phone, email, ...link })
    .where('order_id', '=', orderId)
    .execute()
  if (textVersion !== undefined && (await isWhatsappOffered({ ...parts, db: trx })))
    await giveConsent(trx, { orderId }, { phone, place: 'phone', textVersion, language, now })
}

/** The discount with its reason, and what the staff wants to remember about the order and its payment. */
async function recordWords(
  trx: Trx,
  order: { id: number; totalPaise: Paise },
  { input, by, now }: { input: PhoneOrderInput; by: Actor; now: Date },
) {
  const { discount, note, payment, form_key: formKey } = input
  if (discount)
    await addDiscount(trx, order, {
      by,
      formKey,
      paise: toPaise(discount.amount),
      label: discount.reason,
      now,
    })
  const reference = payment.how === 'direct' ? payment.reference : undefined
  for (const text of [note, reference && words.paymentReference({ reference })])
    if (text)
      await recordOrderEvent(trx, { orderId: order.id, kind: 'note', details: { text }, actor: by, now })
}
