type Place = { postal_code: string; state: string }

/** Whether both addresses are where the same terms of delivery hold (decision X18): in one PIN code of one state. */
export const isSamePlace = (one: Place | null, other: Place) =>
  one?.postal_code === other.postal_code && one.state === other.state
