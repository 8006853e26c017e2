import { expect, test } from 'vitest'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { expectReportsEqualOrders } from '#test/shop/reports.ts'
import { signInAs } from '#test/shop/shop.ts'
import type { SalesReport } from '../contract.ts'
import { updateDailySales } from './update-daily-sales.ts'

/** The number of orders by kind of customer. */
async function ordersByCustomer(admin: Awaited<ReturnType<typeof signInAs>>) {
  const answer = await admin.get('/api/reports/sales?from=2026-06-15&to=2026-06-15&by=customer')
  return Object.fromEntries(answer.json<SalesReport>().rows.map(({ label, orders }) => [label, orders]))
}

// Requirement D-514: Reports show the sales to new and to returning customers; a guest is known by the phone number
//   (decision X60).
test('the first order of a customer or guest is that of a new customer, all others are of returning ones', async () => {
  const { shop, muesli } = await shopWithGuests({ stock: 100 })
  const admin = await signInAs(shop, 'admin')
  const anitha = await signInShopper(shop)
  const buy = async () => payFor(shop, anitha, (await placeOrderOf(anitha, muesli.id, 1)).id)
  const buyAsGuest = async (phone: string) => {
    const { key } = await placeAsGuest(shop, muesli.id, { phone })
    await payAsGuest(shop, key)
  }
  await buy()
  await buyAsGuest('9812345678')
  await updateDailySales(shop)
  expect(await ordersByCustomer(admin)).toEqual({ 'New customers': 2 })
  await buy()
  await buy()
  await buyAsGuest('9812345678')
  // Without logging in, with the phone number of the account.
  await buyAsGuest(anitha.user.phone)
  await updateDailySales(shop)
  expect(await ordersByCustomer(admin)).toEqual({ 'New customers': 2, 'Returning customers': 4 })
  await expectReportsEqualOrders(shop)
})

test('orders of a deleted account stay those of one customer; those of an erased guest are counted apart', async () => {
  const { shop, muesli } = await shopWithGuests({ stock: 100 })
  const admin = await signInAs(shop, 'admin')
  const anitha = await signInShopper(shop)
  for (let times = 0; times < 2; times++)
    await payFor(shop, anitha, (await placeOrderOf(anitha, muesli.id, 1)).id)
  const { key, order } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  await shop.db
    .updateTable('order_buyers')
    .set({ phone: '', email: '', link_hash: null, link_expires_at: null })
    .where('order_id', '=', order.id)
    .execute()
  await shop.db.updateTable('order_buyers').set({ phone: '', email: '' }).execute()
  await updateDailySales(shop)
  expect(await ordersByCustomer(admin)).toEqual({
    'New customers': 1,
    'Returning customers': 1,
    'Guests whose data was deleted': 1,
  })
})
