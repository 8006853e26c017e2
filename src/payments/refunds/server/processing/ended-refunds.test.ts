import { expect, test } from 'vitest'
import { shopWithLatePayment } from '#test/late-payment.ts'
import { signInAs } from '#test/shop/shop.ts'
import { processRefunds } from './process-refunds.ts'

test('a completed refund isn’t sent again', async () => {
  const { shop, refund } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  expect(await processRefunds(shop)).toBe(1)
  shop.clock.pass({ minutes: 10 })
  expect(await processRefunds(shop)).toBe(1)
  shop.clock.pass({ days: 1 })
  expect([await processRefunds(shop), (await refund()).status]).toEqual([0, 'failed'])
})

// Fails if `updateRefund` changes refunds that are not open.
test('a refund made manually while the provider was being asked stays manual', async () => {
  let byHand = async () => {}
  const { shop, refund } = await shopWithLatePayment({
    hooks: { at: async (point) => (point === 'refund:answered' ? byHand() : undefined) },
  })
  byHand = async () => void (await shop.db.updateTable('refunds').set({ status: 'by_hand' }).execute())
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'by_hand' })
  expect(await shop.db.selectFrom('payments').select(['status', 'refunded_paise']).execute()).toEqual([
    { status: 'captured', refunded_paise: 0 },
  ])
})

test('a refund on its way can be neither retried nor made manually', async () => {
  const { shop, refund } = await shopWithLatePayment()
  const { id } = await refund()
  const admin = await signInAs(shop, 'admin')
  for (const step of ['retry', 'by-hand'])
    expect((await admin.post(`/api/money/refunds/${id}/${step}`)).statusCode).toBe(404)
  expect(await refund()).toMatchObject({ status: 'wanted' })
})

test('a refund that was refused while all of the money is there is asked for again under the same key', async () => {
  const { shop, payment, refund } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'call', call: 'POST /v1/payments/*/refund', effect: 'fail', status: 400 })
  await processRefunds(shop)
  expect(await refund()).toMatchObject({
    status: 'wanted',
    idempotency_key: `refund-${payment.id}`,
    amount_paise: 64_000,
    last_error: expect.any(String),
  })
})
