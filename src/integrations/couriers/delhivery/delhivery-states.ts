import type { TrackingState } from '#values/couriers/courier-values.ts'
import type { DelhiveryShipment } from './delhivery-schemas.ts'

/** Forward parcels: the statuses of type `UD`. */
const forward: Record<string, TrackingState> = {
  'in transit': 'in_transit',
  pending: 'in_transit',
  dispatched: 'out_for_delivery',
}

/**
 * What a status of Delhivery means: the type says the direction, and `RTO` that a parcel came back. Undefined if it changes
 * nothing, such as a manifest.
 */
export function delhiveryState({
  Status,
  StatusType = '',
}: DelhiveryShipment['Status']): TrackingState | undefined {
  const status = Status.toLowerCase()
  switch (StatusType.toUpperCase()) {
    case 'DL':
      return status === 'rto' || status === 'returned' ? 'returned' : 'arrived'
    case 'RT':
      return 'returning'
    case 'LT':
      return 'lost'
    case 'CN':
      return 'called_off'
    default:
      if (status === 'lost') return 'lost'
      if (status.startsWith('cancel')) return 'called_off'
      return forward[status]
  }
}
