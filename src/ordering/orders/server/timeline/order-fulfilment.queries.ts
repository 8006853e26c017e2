import type { Db } from '#database/connect.ts'
import { trackingLink } from '#fulfilment/shipments/rules/couriers.ts'
import type { OrderFulfilment } from '../../history-contract.ts'
import { listUnsentLines } from '../lists/unsent-lines.queries.ts'

/** The shipments of an order, and the shop's notes to its customer. */
export async function readOrderFulfilment(db: Db, orderId: number): Promise<OrderFulfilment> {
  const [parcels, items, unsent, notes] = await Promise.all([
    listShipments(db, orderId),
    listShipmentItems(db, orderId),
    listUnsentLines(db, orderId),
    listNotesToCustomer(db, orderId),
  ])
  return {
    parcels: parcels.map(({ dispatched_at, delivered_at, ...parcel }) => ({
      ...parcel,
      tracking_link: trackingLink(parcel.courier, parcel.tracking_number),
      dispatched_at: dispatched_at.toISOString(),
      delivered_at: delivered_at?.toISOString() ?? null,
      items: items
        .filter(({ parcel_id }) => parcel_id === parcel.id)
        .map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    })),
    unsent: unsent.map(({ orderItemId, quantity }) => ({ order_item_id: orderItemId, quantity })),
    notes,
  }
}

const listShipments = (db: Db, orderId: number) =>
  db
    .selectFrom('parcels')
    .select(['id', 'courier', 'tracking_number', 'dispatched_at', 'delivered_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

const listShipmentItems = (db: Db, orderId: number) =>
  db
    .selectFrom('parcel_items')
    .innerJoin('parcels', 'parcels.id', 'parcel_items.parcel_id')
    .select(['parcel_id', 'order_item_id', 'quantity'])
    .where('parcels.order_id', '=', orderId)
    .orderBy('order_item_id')
    .execute()

async function listNotesToCustomer(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('order_history')
    .select(['id', 'details', 'happened_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'note_to_customer')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, details, happened_at }) =>
    'text' in details && details.text ? [{ id, text: details.text, at: happened_at.toISOString() }] : [],
  )
}
