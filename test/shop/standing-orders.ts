import { expect } from 'vitest'
import { payFor, type Shopper, type ShopWithPayments } from './payment.ts'
import { shopWithRefundableOrder } from './refunds.ts'
import type { TestShop } from './shop.ts'

/** A paid order of 3 small and 2 large packs, delivered every `weeks` weeks. Today is Monday, 15 June 2026. */
export async function shopWithStandingOrder(weeks = 2) {
  const opened = await shopWithRefundableOrder()
  const created = await opened.shopper.post('/api/standing-orders', { order_id: opened.order.id, weeks })
  expect(created.statusCode, created.body).toBe(201)
  return { ...opened, standing: created.json() }
}

/** The customer’s standing orders as the page gets them. */
export const listOf = async (shopper: Shopper) => (await shopper.get('/api/standing-orders')).json()
/** The reminders that were mailed to a customer. */
export const remindersOf = (shop: TestShop, shopper: Shopper) =>
  shop.mails.filter(({ to, subject }) => to === shopper.user.email && subject.includes('next delivery'))

/** Orders and pays for everything in the cart. */
export async function payForCart(shop: ShopWithPayments, shopper: Shopper) {
  const placed = await shopper.post('/api/orders/add', {})
  expect(placed.statusCode, placed.body).toBe(201)
  await payFor(shop, shopper, placed.json().id)
}
