import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '../shop/money-and-stock.ts'
import { openKillWorld } from './kill-world.ts'

/** Seconds, longer than a lease. */
const aLease = 30

// Requirement D-169
test('work that a process took before it died is taken over by another one, and done once', async () => {
  const world = await openKillWorld()
  const [first, second, third] = [world.shop, await world.another(), await world.another()]
  for (const shop of [first, second, third]) await shop.start()
  const pass = (seconds: number) => Promise.all([first, second, third].map((shop) => shop.pass(seconds)))
  const paidOrders = () =>
    world.lookInto((db) => db.selectFrom('orders').select('id').where('paid_at', 'is not', null).execute())

  // Only the provider knows the payment, so a job must poll it.
  const ask = world.ask(world.tokens[0] ?? '')
  await ask('POST', '/api/cart/add', { product_id: world.products[0], quantity: 2 })
  const order = Number((await ask('POST', '/api/orders/add', {}))?.body.id)
  const window = String((await ask('POST', '/api/payment/initiate', { order_id: order }))?.body.id)
  await first.killAt('ask:claimed')
  world.bank.pay(window)
  await pass(120)
  expect([await first.runJobs(), first.deaths()]).toEqual([false, 1])

  expect(await paidOrders()).toEqual([])
  await pass(aLease)
  await second.killAt('mail:claimed')
  expect([await second.runJobs(), second.deaths()]).toEqual([false, 1])
  expect(await paidOrders()).toEqual([{ id: order }])

  await pass(aLease)
  await third.runJobs()
  await third.close()
  expect(world.mailbox().filter((name) => name === `order-confirmation-${order}.eml`)).toHaveLength(1)
  await world.lookInto((db) => expectMoneyAndStockRight({ db, bank: world.bank }, world.initial))
}, 300_000)
