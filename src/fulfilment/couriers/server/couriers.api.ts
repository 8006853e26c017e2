import { transact } from '#database/transact.ts'
import { officeSentences as shipmentSentences } from '#fulfilment/shipments/words/index.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { CourierError } from '#integrations/couriers/courier-provider.ts'
import { officeSentences as cashSentences } from '#ordering/cash-on-delivery/words/index.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import { setPdfHeaders } from '#pdf/pdf-reply.ts'
import { courierEndpoints } from '../contract.ts'
import { measureParcel } from '../rules/measure-parcel.ts'
import { officeSentences as sentences } from '../words/index.ts'
import { type BookingResult, bookShipment } from './booking/book-shipment.ts'
import { findBooking, listBookingLines, shipmentOf } from './booking/bookings.queries.ts'
import { cancelBooking } from './booking/cancel-booking.ts'
import { compareRates } from './booking/compare-rates.ts'
import { findCourier } from './booking/prepare-shipment.ts'
import {
  readParcelDefaults,
  readParcelSettings,
  writeParcelSettings,
} from './parcels/parcel-settings.queries.ts'
import { listBookableLines, listParcelLines } from './parcels/parcel-units.queries.ts'
import { readCourierDesk, readOrderCourier, resolveIssue, toBooking } from './read-bookings.ts'

const { 'POST /parcels/updates': _webhook, ...ownEndpoints } = courierEndpoints

type Items = { order_item_id: number; quantity: number }[] | undefined
const toLines = (items: Items) =>
  items?.map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity }))

/** Routes of the merchant. */
export const couriersApi = (parts: Parts) => {
  const { db, clock } = parts
  return createRoutes('couriers', ownEndpoints, {
    'GET /couriers': ({ language }) => readCourierDesk(parts, language),

    'GET /orders/{id}/courier': async ({ params }) =>
      (await findAnyOrder(db, params.id)) ? readOrderCourier(parts, params.id) : noSuchOrder(),

    'POST /orders/{id}/courier/parcel': async ({ params, body }) => {
      const lines = toLines(body.items) ?? (await listBookableLines(db, params.id))
      const [units, defaults] = await Promise.all([listParcelLines(db, lines), readParcelDefaults(parts)])
      return measureParcel(units, defaults)
    },

    'POST /orders/{id}/courier/rates': async ({ params, body: { items, parcel } }) => {
      const compared = await compareRates(parts, { orderId: params.id, lines: toLines(items) }, parcel)
      return compared.ok ? compared.rates : refuseBooking(compared)
    },

    'POST /orders/{id}/courier/bookings': async ({ params, body, user }) => {
      const { form_key: formKey, items, parcel, ...rate } = body
      const order = { orderId: params.id, lines: toLines(items) }
      const booked = await bookShipment(parts, { ...order, formKey, parcel, rate, by: user.id })
      if (!booked.ok) return refuseBooking(booked)
      const { booking } = booked
      return {
        ...(await readOrderCourier(parts, params.id)),
        booking: toBooking(booking, await listBookingLines(db, [booking.id])),
      }
    },

    'PUT /couriers/bookings/{id}/cancelled': async ({ params }) => {
      const cancelled = await cancelBooking(parts, params.id)
      if (cancelled.ok) return readOrderCourier(parts, cancelled.booking.order_id)
      if (cancelled.reason === 'NO_SUCH_BOOKING') return noSuchBooking()
      return cancelled.reason === 'COLLECTED'
        ? refuse(409, cancelled.reason, refused.collected)
        : refuse(409, cancelled.reason, refused.notConnected)
    },

    'GET /couriers/bookings/{id}/label.pdf': async ({ params, reply }) => {
      const booking = await findBooking(db, params.id)
      if (!booking) return noSuchBooking()
      const courier = findCourier(parts, booking.provider)
      const shipment = shipmentOf(booking)
      if (!courier || !shipment || booking.state !== 'booked') return refuse(409, 'NO_LABEL', refused.noLabel)
      try {
        return setPdfHeaders(reply, await courier.fetchLabel(shipment))
      } catch (error) {
        if (error instanceof CourierError) return refuseByCourier(error)
        throw error
      }
    },

    'PUT /couriers/bookings/{id}/issue-resolved': async ({ params, language }) =>
      (await resolveIssue(db, params.id)) ? readCourierDesk(parts, language) : noSuchBooking(),

    'GET /couriers/parcels': () => readParcelSettings(parts),

    'PUT /couriers/parcels': async ({ body, user }) => {
      const isWritten = await transact(db, (trx) =>
        writeParcelSettings(trx, body, { by: user.id, now: clock.now() }),
      )
      return isWritten ? readParcelSettings(parts) : refuse(409, 'STALE', sentences.changedMeanwhile)
    },
  })
}

const { refused } = sentences
const noSuchBooking = () => refuse(404, 'NO_SUCH_BOOKING', refused.noSuchBooking)

/** The refusal of a call that the courier didn't answer, or refused. */
function refuseByCourier({ kind, message }: CourierError) {
  if (kind === 'account') return refuse(409, 'COURIER_CREDENTIALS', sentences.credentialsRefused)
  if (kind === 'refused') return refuse(409, 'COURIER_REFUSED', sentences.courierRefuses({ reason: message }))
  return refuse(503, 'COURIER_SILENT', sentences.courierSilent, { retryAfterSeconds: 30 })
}

function refuseBooking(result: Extract<BookingResult, { ok: false }>) {
  if (result.reason === 'COURIER') return refuseByCourier(result.error)
  return result.reason === 'NO_SUCH_ORDER'
    ? noSuchOrder()
    : refuse(409, result.reason, bookingRefusals[result.reason])
}

const bookingRefusals = {
  NOT_CONNECTED: refused.notConnected,
  CANCELLED: shipmentSentences.refused.cancelled,
  UNPAID: shipmentSentences.refused.unpaid,
  MOVED_ON: shipmentSentences.refused.movedOn,
  NO_ADDRESS: refused.noAddress,
  NO_PICKUP_PIN: refused.noPickupPin,
  BOOKED_BEFORE: refused.bookedBefore,
  CASH_IN_PARTS: cashSentences.inParts,
  PRICE_CHANGED: refused.priceChanged,
  SENT_OTHERWISE: refused.sentOtherwise,
}
