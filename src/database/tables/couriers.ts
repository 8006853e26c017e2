import type { Generated } from 'kysely'
import type { BookingState, CourierIssue } from '#fulfilment/couriers/rules/booking-state.ts'
import type { Courier } from '#fulfilment/shipments/rules/couriers.ts'
import type { CourierProviderName, TrackingState } from '#values/couriers/courier-values.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Shipments booked with courier services.

export interface CourierBookingsTable {
  id: Id
  order_id: number
  provider: CourierProviderName
  /** The shop's own id at the courier. */
  reference: string
  form_key: string
  state: Generated<BookingState>
  service: string
  service_name: string
  price_paise: number
  cash_paise: number
  weight_g: number
  length_cm: number
  width_cm: number
  height_cm: number
  provider_order: string | null
  provider_shipment: string | null
  tracking_number: string | null
  courier: Generated<Courier>
  /** Why it wasn't booked or cancelled, in the courier's words. */
  problem: string | null
  /** What the courier last reported, and how far the order was advanced for it. */
  tracking_state: Generated<TrackingState>
  tracked_at: Date | null
  applied_state: Generated<TrackingState>
  issue: CourierIssue | null
  /** Why a step of the order was refused. */
  issue_code: string | null
  issue_since: Date | null
  /** When the courier is asked next; also a lease. */
  ask_at: Date | null
  asked: Generated<number>
  created_at: InsertOnlyDate
  booked_at: Date | null
  booked_by: number | null
}

export interface CourierBookingItemsTable {
  booking_id: number
  order_item_id: number
  quantity: number
}

export interface CourierEventsTable {
  event_key: string
  booking_id: number
  state: TrackingState
  happened_at: Date
  received_at: Date
  handled_at: Date | null
}

export interface ParcelSettingsTable {
  only_row: Generated<boolean>
  pickup_pin: string | null
  packing_g: number
  length_cm: number
  width_cm: number
  height_cm: number
  version: number
  changed_at: Date
  changed_by: number | null
}

export interface VariantBoxesTable {
  pack_id: number
  packed_g: number | null
  length_cm: number | null
  width_cm: number | null
  height_cm: number | null
}
