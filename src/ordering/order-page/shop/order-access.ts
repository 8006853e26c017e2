import { callApi } from '#browser/call-api.ts'
import type { checkoutEndpoints } from '#ordering/checkout/contract.ts'
import { callsOfCustomer } from '#ordering/checkout/shop/payment/pay-order.ts'
import type { guestEndpoints } from '#ordering/guests/contract.ts'
import { callsOfGuest } from '#ordering/guests/shop/guest-calls.ts'
import type { OrderPage, orderPageEndpoints } from '../contract.ts'

/** How the reader reaches an order: with their account, or with the key of a link. */
export type OrderAccess = { by: 'account'; id: string } | { by: 'link'; key: string }

/** The props of the parts of an order's page. */
export type OrderViewProps = {
  page: OrderPage
  access: OrderAccess
  /** The order must be loaded again. */
  onChanged: () => Promise<unknown>
}

/** The key for `callsOf`. */
export const accessKey = (access: OrderAccess) => (access.by === 'link' ? access.key : access.id)

/** The calls to pay and cancel the order. */
export const callsOf = (access: OrderAccess) => (key: string) =>
  access.by === 'link' ? callsOfGuest(key) : callsOfCustomer(Number(key))

/** The folder of the order's documents. */
export const documentsFolder = (access: OrderAccess) =>
  access.by === 'link' ? `/api/guest-orders/${access.key}/documents` : '/api/documents'

const readPage = (access: OrderAccess) =>
  access.by === 'link'
    ? callApi<typeof guestEndpoints>()('GET /guest-orders/{key}', { params: { key: access.key } })
    : callApi<typeof orderPageEndpoints>()('GET /orders/{id}/page', { params: { id: access.id } })

const readPayment = (access: OrderAccess) =>
  access.by === 'link'
    ? callApi<typeof guestEndpoints>()('GET /guest-orders/{key}/payment', { params: { key: access.key } })
    : callApi<typeof checkoutEndpoints>()('GET /payment/state/{id}', { params: { id: access.id } })

/** The order. While its payment is open, the shop asks the provider first. @throws ApiError */
export async function fetchOrderPage(access: OrderAccess): Promise<OrderPage> {
  const page = await readPage(access)
  if (!isOpen(page.payment.state)) return page
  const payment = await readPayment(access)
  return isOpen(payment.state) ? { ...page, payment } : readPage(access)
}

/** The order can still be paid, or a payment is being confirmed. */
export const isOpen = (state: OrderPage['payment']['state']) => state === 'unpaid' || state === 'confirming'
