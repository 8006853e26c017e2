import type { JSONColumnType } from 'kysely'
import type { Courier } from '#fulfilment/shipments/rules/couriers.ts'
import type { ShipmentState, shipmentState } from '#ordering/orders/rules/order-state.ts'
import type { Id } from './columns.ts'

// Shipments of orders and the lines of the timeline.

export interface ParcelsTable {
  id: Id
  order_id: number
  courier: Courier
  tracking_number: string | null
  form_key: string
  dispatched_at: Date
  delivered_at: Date | null
}

export interface ParcelItemsTable {
  parcel_id: number
  order_item_id: number
  quantity: number
}

/** A step that a person takes with a shipment. */
type StepKind =
  | Exclude<ShipmentState, typeof shipmentState.toPack | typeof shipmentState.cancelled>
  | 'parcel_arrived'

/** What is stored to undo a step of a shipment. */
type Step = { from: ShipmentState }

/**
 * The kinds of order events, and the facts that each one stores; its sentence is composed when it is read. A new kind
 * needs an entry here and a sentence in `words/office/timeline`.
 */
interface OrderEventDetails {
  [shipmentState.packed]: Step
  [shipmentState.dispatched]: Step & {
    parcel: number
    courier: Courier
    tracking_number: string | null
    /** Nothing of the order is left to be shipped. */
    whole: boolean
  }
  /** One of several shipments: the order is delivered with the last of them. */
  parcel_arrived: Step & { parcel: number; courier: Courier; tracking_number: string | null }
  [shipmentState.delivered]: Step & { parcels: number[] }
  step_taken_back: { step: StepKind }
  /** The merchant gave a discount on an unpaid order, or took it back. */
  discounted: { label: string; paise: number }
  discount_removed: { label: string; paise: number }
  note: { text: string }
  note_to_customer: { text: string }
}

type OrderEventKind = keyof OrderEventDetails

/** A kind and its details. */
export type OrderEvent = {
  [Kind in OrderEventKind]: { kind: Kind; details: OrderEventDetails[Kind] }
}[OrderEventKind]

export interface OrderEventsTable {
  id: Id
  order_id: number
  kind: OrderEventKind
  actor_id: number | null
  /** The name at that time; null if no person did it. */
  actor_name: string | null
  details: JSONColumnType<OrderEvent['details']>
  form_key: string | null
  happened_at: Date
}
