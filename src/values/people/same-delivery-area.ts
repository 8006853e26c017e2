import { gstStateCode } from '#words/gst-states.ts'

type Place = { postal_code: string; state: string }

/** Whether both addresses are where the same terms of delivery hold (decision X18): in one PIN code of one state, however it is written. */
export const isSameDeliveryArea = (one: Place | null, other: Place) =>
  one?.postal_code === other.postal_code && stateOf(one) === stateOf(other)

const stateOf = ({ state }: Place) => gstStateCode(state) ?? state
