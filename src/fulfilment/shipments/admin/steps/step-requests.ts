import { callApi } from '#browser/call-api.ts'
import type { OrderStepResults, shipmentEndpoints } from '../../contract.ts'
import type { Courier } from '../../rules/couriers.ts'

/** One result per order, also for a single one. */
type OrderResults = OrderStepResults['orders']
type ShipmentRequest = {
  order_id: number
  tracking_number?: string
  items?: { order_item_id: number; quantity: number }[]
}

const callShipmentApi = () => callApi<typeof shipmentEndpoints>()

/** Marks these orders packed through the API; an order that is refused does not stop the others. */
export const packOrders = async (order_ids: number[]): Promise<OrderResults> =>
  (await callShipmentApi()('POST /orders/packed', { body: { order_ids } })).orders

/** Marks these orders delivered through the API; an order that is refused does not stop the others. */
export const deliverOrders = async (order_ids: number[]): Promise<OrderResults> =>
  (await callShipmentApi()('POST /orders/delivered', { body: { order_ids } })).orders

/** Undoes the given step of each order. */
export const undoSteps = async (steps: { order_id: number; step: number }[]): Promise<OrderResults> =>
  (await callShipmentApi()('PUT /orders/undo', { body: { steps } })).orders

/** Dispatches these parcels through the API; `form_key` is an idempotency key. */
export const dispatchOrders = async (body: {
  form_key: string
  courier: Courier
  parcels: ShipmentRequest[]
}): Promise<OrderResults> => (await callShipmentApi()('POST /orders/dispatched', { body })).orders
