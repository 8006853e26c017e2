import type { Order } from '../../contract.ts'

/** What each part of an order's page is given. */
export type PanelProps = {
  order: Order
  /** Raised when something of the order has changed: what is shown of it is old. */
  round: number
  /** With the order as it is now, or without it, where it has to be asked for. */
  onChanged: (order?: Order) => void
}
