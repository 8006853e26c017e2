import type { Box, CourierProviderName, TrackingState } from '#values/couriers/courier-values.ts'

/**
 * The courier port: what the shop needs from a courier service, in the shop's own terms. Each service has an adapter, which
 * translates its API and its errors. Amounts are integer paise, weights are grams, lengths are centimetres. Every call that
 * can't be answered throws a `CourierError`.
 */
export type CourierProvider = {
  readonly name: CourierProviderName
  /** Calls go to the bundled emulator, so no parcel is collected. */
  readonly emulated: boolean
  /** Asks with the credentials, without booking anything. */
  check: () => Promise<void>
  /** What each of its services costs; an empty list if it doesn't deliver there. */
  listRates: (parcel: RateRequest) => Promise<CourierRate[]>
  /**
   * Books a shipment. With `searchFirst`, a shipment with the same reference is looked for first, because an earlier call
   * may have booked it and its answer may be lost.
   */
  book: (shipment: NewShipment, options: { searchFirst: boolean }) => Promise<BookedShipment>
  /** The shipment with the shop's reference; undefined if there is none. */
  findByReference: (reference: string) => Promise<BookedShipment | undefined>
  /** The label as a PDF. */
  fetchLabel: (shipment: BookedShipment) => Promise<Buffer>
  /** Cancels a shipment that wasn't collected yet. Idempotent. @throws CourierError `refused` once it was collected */
  cancel: (shipment: BookedShipment) => Promise<void>
  /** The latest scan; undefined if the courier doesn't know the number, or hasn't scanned the shipment. */
  track: (trackingNumber: string) => Promise<TrackingUpdate | undefined>
  /**
   * Verifies and reads a webhook: its scans, an empty list if there is none that the shop uses, undefined if the token is
   * not this courier's. Never throws, whatever the body contains.
   */
  readWebhook: (webhook: CourierWebhook) => TrackingUpdate[] | undefined
}

/** `body`: raw bytes. */
export type CourierWebhook = { headers: Record<string, string | string[] | undefined>; body: Buffer }

export type RateRequest = {
  fromPin: string
  toPin: string
  weight_g: number
  box: Box
  /** What the courier collects at the door; 0 for a paid order. */
  cash_paise: number
  value_paise: number
}

export type CourierRate = {
  /** The adapter's own name of the service, for booking it. */
  service: string
  /** Such as `Blue Dart`. */
  name: string
  price_paise: number
  /** Days until delivery, if the courier says. */
  days: number | null
}

export type NewShipment = RateRequest & {
  /** The shop's own id, unique per shipment, at most 40 characters. */
  reference: string
  service: string
  /** The order's number, which the label may show. */
  orderNumber: number
  to: {
    name: string
    phone: string
    email: string
    lines: string
    city: string
    state: string
  }
  items: { name: string; sku: string; quantity: number; price_paise: number }[]
  orderedAt: Date
}

export type BookedShipment = {
  /** The courier's own ids, which its further calls need. */
  providerOrder: string
  providerShipment: string
  trackingNumber: string
  /** Who carries it, such as `Delhivery Surface`. */
  carrier: string
}

export type TrackingUpdate = { trackingNumber: string; state: TrackingState; at: Date }

/**
 * Why a call failed: the credentials are refused (`account`), the courier refuses this request (`refused`, with its reason),
 * it can't be reached or is overloaded (`silent`), nobody knows whether it was done (`unknown`), or the answer can't be read
 * (`odd`).
 */
type CourierErrorKind = 'account' | 'refused' | 'silent' | 'unknown' | 'odd'

export class CourierError extends Error {
  override name = 'CourierError'
  readonly kind: CourierErrorKind
  constructor(kind: CourierErrorKind, message: string, options?: ErrorOptions) {
    super(message.slice(0, 300), options)
    this.kind = kind
  }
}
