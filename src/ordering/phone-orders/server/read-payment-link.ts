import { encode } from 'uqr'
import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import { buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import { findOrderLinkKey } from '#ordering/buyers/server/order-link.ts'
import { isAwaitingPayment } from '#ordering/orders/rules/order-state.ts'
import { reservedUntil } from '#ordering/reservations/server/reservations.queries.ts'
import type { Parts } from '#parts.ts'
import { formatPaise, toRupees } from '#values/money/money.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { localeOf, pathIn } from '#words/language.ts'
import type { PaymentLink } from '../contract.ts'
import { sentences } from '../words/index.ts'

/**
 * The link with which a customer pays the order that the shop has placed for them; null once it isn't waiting for payment
 * any more, or for an order that the customer placed; undefined if there is no such order.
 */
export async function readPaymentLink(
  { db, clock, store, settings }: Pick<Parts, 'db' | 'clock' | 'store' | 'settings'>,
  orderId: number,
): Promise<PaymentLink | null | undefined> {
  const now = clock.now()
  const order = await db
    .selectFrom('orders')
    .leftJoin('phone_orders', 'phone_orders.order_id', 'orders.id')
    .select([
      'orders.id',
      'phone_orders.order_id as taken_id',
      'status',
      'total_paise',
      'locale',
      reservedUntil,
    ])
    .select(buyerPhone.as('phone'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  if (order.taken_id === null || !isAwaitingPayment(order)) return null
  const key = await findOrderLinkKey(db, orderId, now)
  if (key === undefined) return null
  const { total_paise, locale, hold_expires_at, phone } = order
  const url = settings.publicUrl + pathIn(locale, orderLinkPath(key))
  const message = sentences
    .paymentMessage({
      shop: store().name,
      id: orderId,
      total: formatPaise(total_paise),
      until: formatDateTime(localeOf[locale], hold_expires_at),
      url,
    })
    .in(locale)
  return {
    url,
    expires_at: hold_expires_at.toISOString(),
    total: toRupees(total_paise),
    message,
    whatsapp: `https://wa.me/91${phone}?${new URLSearchParams({ text: message })}`,
    qr: drawQrCode(url),
  }
}

/** A text as a QR code: an SVG path of one square for each dark module. */
function drawQrCode(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}
