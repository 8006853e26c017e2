import type { JSONColumnType } from 'kysely'
import type { Courier } from '#values/couriers.ts'
import type { ShipmentState, shipmentState } from '#values/order-state.ts'
import type { Id } from './columns.ts'

// How an order's parcels went, and the lines of its timeline.

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

/** The steps that a person takes with a parcel. */
type StepKind =
  | Exclude<ShipmentState, typeof shipmentState.toPack | typeof shipmentState.cancelled>
  | 'parcel_arrived'

/** What a step of a parcel keeps, so that it can be taken back. */
type Step = { from: ShipmentState }

/**
 * What may happen to an order, and what its line in the timeline keeps of that: a few plain facts, of which its sentence is
 * made when it is read. A new kind is a line here and a sentence in `words/office/timeline`.
 */
interface OrderEventDetails {
  [shipmentState.packed]: Step
  [shipmentState.dispatched]: Step & {
    parcel: number
    courier: Courier
    tracking_number: string | null
    /** Nothing of the order is left to be sent. */
    whole: boolean
  }
  /** One of several parcels: the order is delivered with the last of them. */
  parcel_arrived: Step & { parcel: number; courier: Courier; tracking_number: string | null }
  [shipmentState.delivered]: Step & { parcels: number[] }
  step_taken_back: { step: StepKind }
  note: { text: string }
  note_to_customer: { text: string }
}

type OrderEventKind = keyof OrderEventDetails

/** Of which kind, and what belongs to that kind. */
export type OrderEvent = {
  [Kind in OrderEventKind]: { kind: Kind; details: OrderEventDetails[Kind] }
}[OrderEventKind]

export interface OrderEventsTable {
  id: Id
  order_id: number
  kind: OrderEventKind
  actor_id: number | null
  /** As they were called then; null where no person did it. */
  actor_name: string | null
  details: JSONColumnType<OrderEvent['details']>
  form_key: string | null
  happened_at: Date
}
