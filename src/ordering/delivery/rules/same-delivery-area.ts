import { gstStateCode } from '#words/gst-states.ts'

type Place = { postal_code: string; state: string }

/** Whether both addresses have the same delivery terms (decision X18): the same PIN code and state, in any spelling. */
export const isSameDeliveryArea = (one: Place | null, other: Place) =>
  one?.postal_code === other.postal_code && stateOf(one) === stateOf(other)

const stateOf = ({ state }: Place) => gstStateCode(state) ?? state
