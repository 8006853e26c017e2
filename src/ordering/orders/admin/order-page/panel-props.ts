import type { Order } from '../../contract.ts'

/** Props of every panel on an order's page. */
export type OrderPanelProps = {
  order: Order
  /** Incremented when the order has changed: the panels load again. */
  revision: number
  /** Called with the changed order, or without it if it must be loaded again. */
  onChanged: (order?: Order) => void
}
