/** Where a shipment is, from booking to its end. */
export const scanNames = [
  'booked',
  'picked up',
  'in transit',
  'out for delivery',
  'delivered',
  'returning',
  'returned',
  'lost',
  'cancelled',
] as const
export type ScanName = (typeof scanNames)[number]

/** A shipment that a shop booked. */
export type EmulatedShipment = {
  dialect: 'shiprocket' | 'delhivery'
  /** The courier's own number of the order. */
  id: number
  /** The shop's reference. */
  reference: string
  /** The tracking number; empty until it is assigned. */
  awb: string
  service: string
  pin: string
  weightGrams: number
  /** What the courier collects at the door, in rupees. */
  cash: number
  scan: ScanName
  at: Date
}

export const faultNames = [
  'refuse',
  'lost answer',
  'no answer',
  'busy',
  'wrong credentials',
  'unreadable',
] as const
export type FaultName = (typeof faultNames)[number]

/** A refusal in the form of a dialect. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    super(`status ${status}`)
    this.status = status
    this.body = body
  }
}

/** `2026-06-15 11:30:00` in India, where both couriers are. */
export function indianTime(at: Date) {
  const local = new Date(at.getTime() + 5.5 * 3_600_000).toISOString()
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`
}
