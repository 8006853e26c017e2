import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { booksOf, placeCashOrder, shopWithCash } from '#test/shop/cash-orders.ts'
import { expectConsistentDocuments } from '#test/shop/documents.ts'
import { sendForm } from '#test/shop/forms.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { payFor } from '#test/shop/payment.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { shopWithReturn } from '#test/shop/returns.ts'
import { dispatchOrders, takeStep } from '#test/shop/shipment-steps.ts'
import type { signInAs, TestShop } from '#test/shop/shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

/** Takes steps of the newest return, and expects each to be accepted. */
async function takeSteps({ db }: TestShop, admin: Admin, inputs: object[]) {
  for (const input of inputs) {
    const { id, version } = await db
      .selectFrom('returns')
      .select(['id', 'version'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const taken = await admin.post(`/api/returns/${id}/steps`, { version, ...input })
    expect(taken.statusCode, taken.body).toBe(200)
  }
}

// Requirement D-477
test('what was paid in cash is given back by hand when it is returned', async () => {
  const { shop, shopper, admin, muesli } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await takeStep(admin, 'delivered', id)
  const [line] = (await shopper.get(`/api/orders/${id}/returns`)).json().returnable
  await sendForm(shopper, 'post', `/api/orders/${id}/returns`, {
    form_key: 'a-return-paid-in-cash',
    reason: 'spoilt',
    lines: `${line.item_id}:1`,
  })
  await takeSteps(shop, admin, [{ step: 'approve', send_back: false }, { step: 'refund' }])
  const refund = await shop.db.selectFrom('refunds').select(['status', 'amount_paise']).executeTakeFirst()
  expect(refund).toEqual({ status: 'by_hand', amount_paise: 32_000 })
  expect((await booksOf(shop, id)).documents).toEqual(['bill 32000', 'credit_note 32000'])
  await expectLedgerRight(shop.db)
})

// Requirement D-477
test('a part of a bundle is refunded at what was paid for it, and only that part returns to stock', async () => {
  const { shop, shopper, admin, bundle, small } = await shopWithBundle({ webhooks: false })
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  const { id } = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, id)
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await takeStep(admin, 'delivered', id)
  const { returnable } = (await shopper.get(`/api/orders/${id}/returns`)).json()
  const seeds = returnable.find(({ size }: { size: string }) => size === '200 g')
  expect(seeds.units).toBe(2)
  await sendForm(shopper, 'post', `/api/orders/${id}/returns`, {
    form_key: 'a-return-of-a-bundle',
    reason: 'wrong',
    lines: `${seeds.item_id}:2`,
  })
  const lines = [{ item_id: seeds.item_id, units: 2 }]
  await takeSteps(shop, admin, [
    { step: 'approve', send_back: true },
    { step: 'receive', lines },
    { step: 'inspect', lines: [{ item_id: seeds.item_id, restock: 2, waste: 0 }] },
    { step: 'refund' },
  ])
  await runRefundJob(shop)
  // ₹300 for both, without their part of the saving of ₹61.
  const refund = await shop.db.selectFrom('refunds').select('amount_paise').executeTakeFirst()
  expect(refund).toEqual({ amount_paise: 28_094 })
  const { stock } = await shop.db
    .selectFrom('packs')
    .select('stock')
    .where('id', '=', small.id)
    .executeTakeFirstOrThrow()
  expect(stock).toBe(10)
  await expectConsistentDocuments(shop.db)
  await expectLedgerRight(shop.db)
})

// Requirement D-477
test('a large refund of a return asks for confirmation, and changes nothing until it is given', async () => {
  const { shop, admin, small, ask } = await shopWithReturn()
  const { facts, version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: { ...facts, refundsUnaskedUpToRupees: 100 }, version })
  await ask({ lines: `${small}:1` })
  await takeSteps(shop, admin, [{ step: 'approve', send_back: false }])
  shop.clock.pass({ minutes: 10 })
  const found = await shop.db.selectFrom('returns').select(['id', 'version']).executeTakeFirstOrThrow()
  const refund = () =>
    shop.app.inject({
      method: 'POST',
      url: `/api/returns/${found.id}/steps`,
      payload: { step: 'refund', version: found.version },
      cookies: admin.cookies,
    })
  expect((await refund()).json().code).toBe('CONFIRM_AGAIN')
  expect(await shop.db.selectFrom('refunds').selectAll().execute()).toEqual([])
  await admin.logInAgain()
  expect((await refund()).json()).toMatchObject({ state: 'refunded' })
})

// Requirement D-479
test('a refund of the whole order leaves nothing to return, and an open return is closed', async () => {
  const { shop, admin, order, small, ask, returnable } = await shopWithReturn()
  await ask({ lines: `${small}:1` })
  await sendRefund(admin, order.id, { what: 'all' })
  expect(await returnable(small)).toBe(0)
  expect((await ask({ lines: `${small}:1` })).json().code).toBe('NOT_RETURNABLE')
  await takeSteps(shop, admin, [
    { step: 'approve', send_back: false },
    { step: 'close', answer: 'You’ve already got your money back.' },
  ])
  await expectLedgerRight(shop.db)
})
