import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInMemoryEmulator } from '../testing/in-memory.ts'
import { createMerchant, muesliOrder } from '../testing/merchant.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'emulator-')), 'provider.jsonl')

test('after a restart the provider remembers orders, payments, refunds and refund keys', async () => {
  const storeFile = newFile()
  const before = await createInMemoryEmulator({ storeFile })
  const order = await createMerchant(before.app).createOrder(muesliOrder)
  const payment = before.pay(order.id)
  const refund = await createMerchant(before.app).refundPayment(payment.id, 'refund-order-1')
  await before.close()
  appendFileSync(storeFile, '["orders","order_cut_short_by_a_kill",{"ent')

  const after = await createInMemoryEmulator({ storeFile })
  const merchant = createMerchant(after.app)
  expect(await merchant.fetchOrder(order.id)).toMatchObject({ status: 'paid' })
  expect(await merchant.listOrderPayments(order.id)).toMatchObject([{ id: payment.id, status: 'refunded' }])
  expect(await merchant.refundPayment(payment.id, 'refund-order-1')).toEqual(refund)
  await after.close()
})

test('what had not been delivered is delivered after a restart, and once', async () => {
  const storeFile = newFile()
  const before = await createInMemoryEmulator({ storeFile })
  const order = await createMerchant(before.app).createOrder(muesliOrder)
  before.webhooksTo(async ({ body }) => (JSON.parse(body).event === 'order.paid' ? 500 : 200))
  before.pay(order.id)
  await before.idle()
  await before.close()

  const after = await createInMemoryEmulator({ storeFile })
  await after.idle()
  expect(after.received.map(({ body }) => JSON.parse(body).event)).toEqual(['order.paid'])
  await after.close()
})

test('authorised money still goes back when its time is over', async () => {
  const storeFile = newFile()
  const before = await createInMemoryEmulator({ storeFile })
  const order = await createMerchant(before.app).createOrder(muesliOrder)
  before.faults.add({ on: 'payment', effect: 'authorise-only' })
  const payment = before.pay(order.id)
  await before.close()

  const after = await createInMemoryEmulator({ storeFile })
  after.clock.advance(6 * 86_400)
  expect(await createMerchant(after.app).fetchPayment(payment.id)).toMatchObject({ status: 'refunded' })
  await after.close()
})
