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

/** The order of a key. While its payment is open, the shop asks the provider first. @throws ApiError */
export async function fetchLinkedOrder(key: string) {
  const linked = await api('GET /guest-orders/{key}', { params: { key } })
  if (linked.payment.state !== 'unpaid' && linked.payment.state !== 'confirming') return linked
  const payment = await api('GET /guest-orders/{key}/payment', { params: { key } })
  const isUnchanged = payment.state === 'unpaid' || payment.state === 'confirming'
  return isUnchanged ? { ...linked, payment } : api('GET /guest-orders/{key}', { params: { key } })
}
