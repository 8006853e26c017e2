import type { JSONColumnType } from 'kysely'
import type { Courier } from '#fulfilment/shipments/rules/couriers.ts'
import type { ShipmentState, shipmentState } from '#ordering/orders/rules/order-state.ts'
import type { Id } from './columns.ts'
import type { DocumentKind } from './documents.ts'
import type { CancelReason } from './orders.ts'

// Shipments of orders, and the history of orders.

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

/** A payment and its amount. */
type PaymentFacts = { payment: string; paise: number }
/** `label`: its reason, until the customer's account is erased. */
type DiscountFacts = { label?: string; paise: number }
/** `note`: the merchant's reason, for a request, until the customer's account is erased. */
type RefundFacts = { refund: number; paise: number; note?: string }

type ReturnFacts = { return: number }

/**
 * What the code adds to an event that a trigger writes, because the changed rows don't contain it (`announceOrderEvents`).
 */
export type AnnouncedDetails = {
  /** The merchant's reason for the customer, for a paid order. */
  cancelled?: { explanation: { reason: string; note: string } }
  /** Other refunds have taken the money. `rest`: what a cancelled order still owes, in paise. */
  refund_failed?: { overtaken: { rest: number } }
}

/**
 * Triggers record changes to orders, payments, refunds and documents, whichever code makes the change (migration 0194).
 */
interface DerivedEventDetails {
  placed: Record<string, never>
  /** `method` and `payment`: null for an order without a recorded payment. */
  paid: { paise: number; method: string | null; payment?: string | null }
  payment_failed: PaymentFacts
  /** A payment that arrived but pays nothing: another one, or one that came too late. */
  payment_not_counted: PaymentFacts
  /** `reason`: null for an order whose whole amount was refunded. The reserved stock of an unpaid order is released. */
  cancelled: { reason: CancelReason | null } & Partial<NonNullable<AnnouncedDetails['cancelled']>>
  /** Of an unpaid order. The addresses are not repeated here. */
  address_changed: Record<string, never>
  refund_requested: RefundFacts
  refund_processed: RefundFacts
  refund_failed: RefundFacts & Partial<NonNullable<AnnouncedDetails['refund_failed']>>
  refund_retried: RefundFacts
  refund_by_hand: RefundFacts
  refund_dismissed: RefundFacts
  refunded_at_provider: RefundFacts
  document_issued: { document: number; kind: DocumentKind; number: string }
  /** An action that an earlier release recorded only in the activity log, in its words. */
  earlier_action: { action: string }
}

/** The events that the code writes (`recordOrderEvent`). */
interface WrittenEventDetails {
  [shipmentState.packed]: Step
  /** Units of the packed parcel were refunded, or must be sent after all. */
  unpacked: Record<string, never>
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
  /** The merchant added a discount to an unpaid order, or removed it. */
  discounted: DiscountFacts
  discount_removed: DiscountFacts
  /** This order has replaced an unpaid order with the same lines, and has its discount. `by`: the person who gave it. */
  discount_kept: DiscountFacts & { by: string | null; order: number }
  /** This order has replaced an unpaid order with other lines, and does not have its discount. */
  discount_lost: DiscountFacts & { order: number }
  /** Recalled units were removed from a cash order, which costs less by `paise` now. */
  recalled_removed: { paise: number; items: { name: string; size: string; quantity: number }[] }
  /** `text` is missing once the note is deleted. */
  note: { text?: string }
  note_to_customer: { text?: string }
  note_removed: { note: number }
  /** Items of an order that was refunded at the provider returned to stock, or did not. */
  items_restocked: Record<string, never>
  items_not_restocked: Record<string, never>
  /** Steps of a return; its refund has events of its own. */
  return_requested: ReturnFacts
  return_approved: ReturnFacts
  return_declined: ReturnFacts
  return_received: ReturnFacts
  return_inspected: ReturnFacts & { restocked: number; wasted: number }
  /** `order`: the replacement. */
  return_replaced: ReturnFacts & { order: number }
  /** The replacement was cancelled. */
  return_reopened: ReturnFacts & { order: number }
  return_closed: ReturnFacts
  payment_issue_resolved: Record<string, never>
  unreadable_event_resolved: Record<string, never>
}

/**
 * The kinds of order events, and the facts that each one stores; its sentence is composed when it is read. A new kind
 * needs an entry here, and in `describe-event.ts`, `audit-action.ts` and `order-messages.ts`.
 */
type OrderEventDetails = DerivedEventDetails & WrittenEventDetails

export type OrderEventKind = keyof OrderEventDetails

/** A kind and its details. */
export type OrderEventOf<Kind extends OrderEventKind> = { kind: Kind; details: OrderEventDetails[Kind] }
export type OrderEvent = { [Kind in OrderEventKind]: OrderEventOf<Kind> }[OrderEventKind]

/** An event that the code writes; the others are written by triggers. */
export type WrittenOrderEvent = Extract<OrderEvent, { kind: keyof WrittenEventDetails }>

/** Append-only. The database allows no change but erasing names and texts, and deleting the text of a note. */
export interface OrderHistoryTable {
  id: Id
  order_id: number
  kind: OrderEventKind
  actor_id: number | null
  /** The name at that time; null if no person did it. */
  actor_name: string | null
  details: JSONColumnType<OrderEvent['details']>
  form_key: string | null
  /** The name of an event that can happen only once. */
  step_key: string | null
  happened_at: Date
}
