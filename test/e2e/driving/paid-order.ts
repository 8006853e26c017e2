import { expect } from 'vitest'
import { openShop } from './browser.ts'
import { orderCart, readyToBuy } from './customers.ts'

/** Calls the emulator's control API, which replaces the provider's dashboard. */
export async function callEmulator(shop: { url: string }, path: string, body: object = {}) {
  const answer = await fetch(`${shop.url}/razorpay-emulator/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, path).toBe(true)
  return answer.json()
}

/**
 * Orders and pays as a new customer, on a page of their own.
 * @returns the page, the customer, and the ids of the order and of its payment
 */
export async function paidOrder(shop: { url: string }, wanted: Record<string, number>) {
  const shopper = await openShop(shop)
  const person = await readyToBuy(shopper, wanted)
  const { id } = await orderCart(shopper)
  const window = await (
    await shopper.request.post('/api/payment/initiate', { data: { order_id: id } })
  ).json()
  const payment = await callEmulator(shop, `orders/${window.id}/pay`)
  await expect
    .poll(async () => (await (await shopper.request.get(`/api/payment/state/${id}`)).json()).state)
    .toBe('received')
  return { shopper, person, id, payment: payment.id }
}
