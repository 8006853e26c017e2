import { parcelSentences } from '#fulfilment/shipments/words/index.ts'
import { parseShipmentMailKey } from '#operations/notifications/server/compose-shipped-mail.ts'
import { buyerName, linkExpiresAt } from '#ordering/buyers/server/buyer.queries.ts'
import { workingLinkKey } from '#ordering/buyers/server/order-link.ts'
import { isAwaitingPayment, isCancelled } from '#ordering/orders/rules/order-state.ts'
import { reservedUntil } from '#ordering/reservations/server/reservations.queries.ts'
import type { Parts } from '#parts.ts'
import { formatPaise } from '#values/money/money.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { localeOf } from '#words/language.ts'
import { fillParameters } from '../rules/fill-parameters.ts'
import type { MessageReason } from '../rules/message-kinds.ts'
import { templateSentences } from '../words/index.ts'
import type { ClaimedMessage } from './messages.queries.ts'

type Composed = { ok: true; parameters: string[]; linkSuffix: string } | { ok: false; reason: MessageReason }

/**
 * Fills in a message when it is sent, because the order may have changed since: nobody is told that a cancelled order is on its
 * way.
 */
export async function composeMessage(
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  { kind, subject_key, order_id, locale }: ClaimedMessage,
): Promise<Composed> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'status', 'total_paise', 'created_at', reservedUntil])
    .select([buyerName.as('name'), linkExpiresAt.as('link_expires_at')])
    .where('id', '=', order_id)
    .executeTakeFirst()
  if (!order?.name) return { ok: false, reason: 'erased' }
  if (isCancelled(order)) return { ok: false, reason: 'order_cancelled' }
  if (kind === 'order_to_pay' && !isAwaitingPayment(order)) return { ok: false, reason: 'order_paid' }
  const linkSuffix = await workingLinkKey(db, order, clock.now())
  // The button's link is fixed up to the key, so it can't lead to the page that needs a login.
  if (linkSuffix === undefined) return { ok: false, reason: 'no_link' }
  const parcel = kind.endsWith('order_dispatched')
    ? await findParcel(db, parseShipmentMailKey(subject_key).parcelId)
    : undefined
  const parameters = fillParameters(kind, {
    name: order.name,
    order: String(order.id),
    shop: store().name,
    total: formatPaise(order.total_paise),
    courier: parcel ? describeCourier(parcel, locale) : '',
    until: formatDateTime(localeOf[locale], order.hold_expires_at),
  })
  return { ok: true, parameters, linkSuffix }
}

const findParcel = (db: Parts['db'], id: number) =>
  db.selectFrom('parcels').select(['courier', 'tracking_number']).where('id', '=', id).executeTakeFirst()

function describeCourier(
  { courier, tracking_number: number }: NonNullable<Awaited<ReturnType<typeof findParcel>>>,
  language: ClaimedMessage['locale'],
) {
  const name = parcelSentences.couriers[courier].in(language)
  return number ? templateSentences.courierAndNumber({ courier: name, number }).in(language) : name
}
