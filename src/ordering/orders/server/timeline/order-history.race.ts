import { expect, test } from 'vitest'
import { expectHistoryRight } from '#test/shop/money-and-stock.ts'
import { runJobs, shopWithPaymentWindow, signedProof } from '#test/shop/payment.ts'

/* A real race on a Postgres server: every process applies the payment under the order's lock. */

test('a payment that many processes apply at once is one event, with one mail of each kind', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
  const proof = signedProof(order.id, window.id, shop.bank.pay(window.id).id)
  const verify = () => shopper.post('/api/payment/verify', proof)
  await Promise.all([verify(), verify(), verify(), runJobs(shop), runJobs(shop)])
  const events = await shop.db
    .selectFrom('order_history')
    .select('kind')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'document_issued'])
  await expectHistoryRight(shop.db)
  const mails = await shop.db.selectFrom('outbox').select('kind').where('order_id', '=', order.id).execute()
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['order-confirmation', 'order-to-pack'])
})
