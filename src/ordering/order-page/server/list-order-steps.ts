import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Order } from '#ordering/orders/contract.ts'
import type { OrderFulfilment } from '#ordering/orders/history-contract.ts'
import { isAwaitingPayment, isCancelled, shipmentState } from '#ordering/orders/rules/order-state.ts'
import type { CustomerRefund } from '#payments/refunds/contract.ts'
import type { OrderStep } from '../contract.ts'

type Known = {
  order: Order
  delivery: OrderFulfilment
  refunds: CustomerRefund[]
  moments: Moments
}

/** The moments of an order that its API answer doesn't contain, and the provider's name for the way it was paid. */
export type Moments = { packed_at: Date | null; cancelled_at: Date | null; paid_by: string | null }

/** Reads them in one statement. */
export const readMoments = (db: Db, orderId: number): Promise<Moments> =>
  db
    .selectFrom('orders')
    .select([
      'cancelled_at',
      sql<Date | null>`(select max(happened_at) from order_history
        where order_history.order_id = orders.id and kind = ${shipmentState.packed})`.as('packed_at'),
      sql<string | null>`(select method from payments
        where payments.order_id = orders.id and pays_order limit 1)`.as('paid_by'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** What happened to an order, oldest first. Steps that were taken back, such as packing, are left out. */
export function listOrderSteps(known: Known): OrderStep[] {
  const { order, moments } = known
  const steps = [
    step('placed', order.createdAt),
    step('paid', order.paid_at),
    step('packed', isPacked(known) ? iso(moments.packed_at) : null),
    ...shipmentSteps(known),
    // What pays another order because of an exchange isn't returned.
    ...known.refunds.flatMap(({ stage, at, amount, pays_order }) =>
      stage === 'not_made' || stage === 'stuck' || pays_order !== undefined
        ? []
        : [step('refunded', at, { amount })],
    ),
    step('cancelled', isCancelled(order) ? iso(moments.cancelled_at) : null),
  ]
  const taken = steps.filter((each): each is OrderStep => each !== null)
  return taken.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** It is packed, or a part of it was: not only once, before packing was undone. */
const isPacked = ({ order, delivery }: Known) =>
  !isAwaitingPayment(order) &&
  !isCancelled(order) &&
  (order.parcel !== shipmentState.toPack || delivery.parcels.length > 0)

function shipmentSteps({ order, delivery: { parcels } }: Known) {
  const arrivals = parcels.map(({ id, delivered_at }) => step('delivered', delivered_at, { parcel: id }))
  const isCovered = arrivals.some((arrival) => arrival !== null)
  return [
    ...parcels.map(({ id, dispatched_at }) => step('dispatched', dispatched_at, { parcel: id })),
    ...arrivals,
    // Delivered without a shipment that says so.
    step('delivered', isCovered ? null : order.delivered_at),
  ]
}

const step = (
  kind: OrderStep['kind'],
  at: string | null,
  more: Partial<Pick<OrderStep, 'parcel' | 'amount'>> = {},
): OrderStep | null => (at === null ? null : { kind, at, parcel: null, amount: null, ...more })

const iso = (moment: Date | null) => moment?.toISOString() ?? null
