import { callApi } from '#browser/call-api.ts'
import type { OrderCalls } from '#ordering/checkout/shop/payment/pay-order.ts'
import type { guestEndpoints } from '../contract.ts'

const api = callApi<typeof guestEndpoints>()

/** The calls to pay the order that the key of a link opens. */
export const callsOfGuest = (key: string): OrderCalls => ({
  start: () => api('POST /guest-orders/{key}/payment', { params: { key } }),
  verify: (answer) => api('POST /guest-orders/{key}/payment/verification', { params: { key }, body: answer }),
  cancel: () => api('DELETE /guest-orders/{key}', { params: { key } }),
})
