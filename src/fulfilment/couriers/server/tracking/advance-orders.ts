import type { StepRefusal } from '#fulfilment/shipments/server/steps/apply-step.ts'
import { deliverShipment } from '#fulfilment/shipments/server/steps/deliver-shipment.ts'
import { dispatchOrder } from '#fulfilment/shipments/server/steps/dispatch-order.ts'
import { isDelivered } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import type { TrackingState } from '#values/couriers/courier-values.ts'
import type { CourierIssue } from '../../rules/booking-state.ts'
import { type BookingRow, findShipmentByNumber, linesOfBooking } from '../booking/bookings.queries.ts'

type Deps = Pick<Parts, 'db' | 'clock' | 'store' | 'settings' | 'hooks' | 'storeSettingsForDocuments'>
type Outcome = { issue: CourierIssue | null; code?: StepRefusal }

const maxAtOnce = 100

/**
 * Advances the orders whose parcels have moved on, by the same steps as a person in the back office takes. A step that was
 * taken before changes nothing, so this may run twice. What can't be done is shown to the merchant.
 */
export async function advanceOrders(parts: Deps) {
  const moved = await parts.db
    .selectFrom('courier_bookings')
    .selectAll()
    .whereRef('tracking_state', '<>', 'applied_state')
    .orderBy('id')
    .limit(maxAtOnce)
    .execute()
  for (const booking of moved) {
    const outcome = await advanceOrder(parts, booking)
    await parts.hooks?.at?.('courier:advanced')
    await storeOutcome(parts, booking, outcome)
  }
}

/** The parcel was handed to its customer, or is on the way. A parcel that comes back is not dispatched any more. */
const onItsWay: TrackingState[] = ['picked_up', 'in_transit', 'out_for_delivery', 'arrived']

async function advanceOrder(parts: Deps, booking: BookingRow): Promise<Outcome> {
  const { tracking_state: state } = booking
  if (state === 'called_off') return { issue: booking.state === 'booked' ? 'called_off' : null }
  if (state === 'returning' || state === 'returned' || state === 'lost') return { issue: state }
  if (!onItsWay.includes(state)) return { issue: null }
  const refusal = await dispatch(parts, booking)
  if (refusal) return { issue: 'not_dispatched', code: refusal }
  if (state !== 'arrived') return { issue: null }
  const shipment = await findShipmentByNumber(parts.db, booking)
  if (!shipment) return { issue: null }
  const delivered = await deliverShipment(parts, {
    orderId: booking.order_id,
    parcelId: shipment.id,
    by: undefined,
  })
  return delivered.ok ? { issue: null } : { issue: 'not_delivered', code: delivered.reason }
}

/** Dispatches the units of a booking, unless the merchant has. @returns why it was refused */
async function dispatch(parts: Deps, booking: BookingRow): Promise<StepRefusal | undefined> {
  if (await findShipmentByNumber(parts.db, booking)) return undefined
  const order = await parts.db
    .selectFrom('orders')
    .select(['status', 'parcel_state'])
    .where('id', '=', booking.order_id)
    .executeTakeFirstOrThrow()
  // The merchant has marked the whole order as delivered.
  if (isDelivered(order)) return undefined
  const dispatched = await dispatchOrder(parts, {
    orderId: booking.order_id,
    formKey: `courier-${booking.reference}`,
    courier: booking.courier,
    trackingNumber: booking.tracking_number,
    lines: await linesOfBooking(parts.db, booking.id),
    by: undefined,
  })
  return dispatched.ok ? undefined : dispatched.reason
}

/** Stores how far the order was advanced, unless another process has. */
const storeOutcome = ({ db, clock }: Deps, booking: BookingRow, { issue, code }: Outcome) =>
  db
    .updateTable('courier_bookings')
    .set({
      applied_state: booking.tracking_state,
      issue,
      issue_code: code ?? null,
      issue_since: issue ? clock.now() : null,
    })
    .where('id', '=', booking.id)
    .where('applied_state', '=', booking.applied_state)
    .execute()
