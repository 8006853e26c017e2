import { callApi } from '#browser/call-api.ts'
import type { Courier } from '#values/couriers.ts'
import type { parcelEndpoints, StepsTaken } from '../../contract.ts'

/** One answer for each order, for one as for many. */
type Taken = StepsTaken['orders']
export type ParcelToSend = {
  order_id: number
  tracking_number?: string
  items?: { order_item_id: number; quantity: number }[]
}

const api = () => callApi<typeof parcelEndpoints>()

export const packOrders = async (order_ids: number[]): Promise<Taken> =>
  (await api()('POST /orders/packed', { body: { order_ids } })).orders

export const deliverOrders = async (order_ids: number[]): Promise<Taken> =>
  (await api()('POST /orders/delivered', { body: { order_ids } })).orders

/** Takes back what was done with several orders: of each the very step that was seen. */
export const undoSteps = async (steps: { order_id: number; step: number }[]): Promise<Taken> =>
  (await api()('PUT /orders/undo', { body: { steps } })).orders

export const dispatchOrders = async (body: {
  form_key: string
  courier: Courier
  parcels: ParcelToSend[]
}): Promise<Taken> => (await api()('POST /orders/dispatched', { body })).orders
