import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emulatorInMemory } from './in-memory.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'emulator-')), 'provider.jsonl')

test('after a restart the provider remembers orders, payments, refunds and refund keys', async () => {
  const storeFile = newFile()
  const before = await emulatorInMemory({ storeFile })
  const order = await before.client().createOrder({ receipt: 'shop-1', amount_paise: 45_050 })
  const payment = before.pay(order.id)
  const refund = await before.client().refundPayment(payment.id, { idempotencyKey: 'refund-order-1' })
  await before.close()
  appendFileSync(storeFile, '["orders","order_cut_short_by_a_kill",{"ent')

  const after = await emulatorInMemory({ storeFile })
  expect(await after.client().fetchOrder(order.id)).toMatchObject({ status: 'paid' })
  expect(await after.client().listOrderPayments(order.id)).toMatchObject([
    { id: payment.id, status: 'refunded' },
  ])
  expect(await after.client().refundPayment(payment.id, { idempotencyKey: 'refund-order-1' })).toEqual(refund)
  await after.close()
})

test('what had not been delivered is delivered after a restart, and once', async () => {
  const storeFile = newFile()
  const before = await emulatorInMemory({ storeFile })
  const order = await before.client().createOrder({ receipt: 'shop-1', amount_paise: 45_050 })
  before.webhooksTo(async ({ body }) => (JSON.parse(body).event === 'order.paid' ? 500 : 200))
  before.pay(order.id)
  await before.idle()
  await before.close()

  const after = await emulatorInMemory({ storeFile })
  await after.idle()
  expect(after.received.map(({ body }) => JSON.parse(body).event)).toEqual(['order.paid'])
  await after.close()
})

test('authorised money still goes back when its time is over', async () => {
  const storeFile = newFile()
  const before = await emulatorInMemory({ storeFile })
  const order = await before.client().createOrder({ receipt: 'shop-1', amount_paise: 45_050 })
  before.faults.add({ on: 'payment', effect: 'authorise-only' })
  const payment = before.pay(order.id)
  await before.close()

  const after = await emulatorInMemory({ storeFile })
  after.clock.advance(6 * 86_400)
  expect(await after.client().fetchPayment(payment.id)).toMatchObject({ status: 'refunded' })
  await after.close()
})
