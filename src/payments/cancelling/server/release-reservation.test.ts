import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { orderRow, runJobs, shopWithPaymentWindow, stockOf } from '#test/shop/payment.ts'
import { signInAs } from '#test/shop/shop.ts'
import { releaseReservation } from './release-reservation.ts'

async function shopWithMerchant() {
  const opened = await shopWithPaymentWindow({ webhooks: false, units: 4 })
  const admin = await signInAs(opened.shop, 'admin')
  const release = () => admin.put(`/api/orders/release/${opened.order.id}`)
  return { ...opened, admin, release }
}

// Requirement D-61
test('a merchant cancels an unpaid order’s reservation once, and it is logged', async () => {
  const { shop, muesli, shopper, order, admin, release } = await shopWithMerchant()
  const moves = shop.catalogueVersion.stockMoves()
  const released = await release()
  expect(shop.catalogueVersion.stockMoves(), 'kept answers follow at once').toBe(moves + 1)
  expect(released.statusCode).toBe(200)
  expect(released.json()).toMatchObject({ order: { id: order.id, status: 'cancelled' } })
  shop.bank.faults.add({ on: 'call', effect: 'fail' })
  expect((await release()).statusCode).toBe(200)
  expect(shop.bank.faults.list(), 'of one that is given up the provider is not asked').toHaveLength(1)
  shop.bank.faults.clear()
  expect(await stockOf(shop, muesli.id)).toBe(10)
  expect(await orderRow(shop, order.id)).toMatchObject({ cancel_reason: 'released' })
  expect((await admin.get('/api/activity')).json()).toEqual([
    expect.objectContaining({ actor: admin.user.name, action: 'released', subject_id: String(order.id) }),
  ])
  // A cooldown stops the same shopper from reserving it again at once.
  expect((await shopper.post('/api/orders/add', {})).json().code).toBe('HOLD_RAN_OUT')
})

test('what was paid in the meantime is found and kept', async () => {
  const { shop, order, window, initial, release } = await shopWithMerchant()
  shop.bank.pay(window.id)
  const refused = await release()
  expect(refused.statusCode).toBe(409)
  expect(refused.json().code).toBe('ALREADY_PAID')
  expect((await orderRow(shop, order.id)).status).toBe('paid')
  await expectMoneyAndStockRight(shop, initial)
})

test('what is paid afterwards is honoured or goes back', async () => {
  const { shop, window, initial, release } = await shopWithMerchant()
  await release()
  shop.bank.pay(window.id)
  for (let turn = 0; turn < 3; turn++) {
    shop.clock.pass({ minutes: 12 * 60 })
    await runJobs(shop)
  }
  await expectMoneyAndStockRight(shop, initial)
})

test('an order that is not there is not found, and no customer releases one', async () => {
  const { shop, admin, shopper, order } = await shopWithMerchant()
  expect((await admin.put('/api/orders/release/987654')).statusCode).toBe(404)
  const nowhere = { orderId: 987_654, by: admin.user }
  expect(await releaseReservation(shop, nowhere)).toEqual({ ok: false, reason: 'NO_SUCH_ORDER' })
  expect((await shopper.put(`/api/orders/release/${order.id}`)).statusCode).toBe(403)
})
