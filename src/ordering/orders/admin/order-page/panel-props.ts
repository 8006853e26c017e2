import type { Order } from '../../contract.ts'

/** What each part of an order's page is given. */
export type OrderPanelProps = {
  order: Order
  /** Incremented when the order has changed: the panels load again. */
  revision: number
  /** With the order as it is now, or without it, where it has to be asked for. */
  onChanged: (order?: Order) => void
}
