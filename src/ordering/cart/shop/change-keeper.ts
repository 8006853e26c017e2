import type { CartVariant } from './optimistic-changes.ts'

/** A change of the cart that waits on this device until it can be sent. */
export type StoredChange = {
  /** The shop makes the change once, however often it is sent. */
  key: string
  /** The account it was made for; null for a visitor. */
  made_by: number | null
  /** When, in milliseconds. */
  at: number
  kind: 'add' | 'subtract' | 'remove'
  product_id: number
  pack_id: number
  name: string
  /** The price that was shown, in rupees. */
  price: number
  /** The id of a line to be removed, if the cart had it. */
  line?: number
}

/** A change of the cart that can wait for the connection. */
export type KeepableChange = Pick<StoredChange, 'kind'> & { variant: CartVariant & { id?: number } }

/** Keeps changes of the cart that got no answer, and sends them later. */
export type ChangeKeeper = {
  /** A change with a key of its own, and whose it is; undefined if nobody knows. */
  name: (change: KeepableChange) => StoredChange | undefined
  /** Whether changes of the same account are waiting, which this one must not overtake. */
  mustWait: (change: StoredChange) => boolean
  /** @returns false if this browser cannot store it */
  keep: (change: StoredChange) => boolean
  /** Whether the visitor is a customer who can't be asked for now. */
  isLoggedInOffline: () => boolean
}
