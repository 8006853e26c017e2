import { expect, test } from 'vitest'
import { createShopWithBatches, label, recall, receiveGoods } from '#test/shop/batches.ts'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { setCash } from '#test/shop/cash-orders.ts'
import { addCoupon, countedUses } from '#test/shop/coupons.ts'
import { expectConsistentDocuments } from '#test/shop/documents.ts'
import { guestInput, guestsOrder } from '#test/shop/guests.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { payFor, signInShopper } from '#test/shop/payment.ts'
import { fetchRefundLines, refundedByProvider, runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { addProduct } from '#test/shop/shop.ts'
import { shopWithStandingOrder } from '#test/shop/standing-orders.ts'

// Requirement D-502
test('when all goods of a coupon are recalled from a cash order, the courier collects the rest and the use is given back', async () => {
  const { shop, admin, id, batch } = await createShopWithBatches(2, 0)
  const ragi = await addProduct(shop.db, { name: 'Ragi Malt', price_paise: 24_000, stock: 5 })
  await setCash(admin)
  const coupon = await addCoupon(shop.db, {
    ...{ kind: 'amount', percent: null, amount_paise: 5_000, chosen_goods: true, max_uses: 1 },
  })
  await shop.db.insertInto('coupon_products').values({ coupon_id: coupon, product_id: id }).execute()
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: id, quantity: 2 })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const order = (await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })).json()
  expect([order.to_collect, await countedUses(shop.db, coupon)]).toEqual([830, 1])
  await recall(admin, batch)
  const removed = await admin.put(`/api/orders/${order.id}/recalled-removed`)
  expect([removed.statusCode, removed.json().order]).toMatchObject([200, { to_collect: 240, discounts: [] }])
  expect(await countedUses(shop.db, coupon)).toBe(0)
  await expectLedgerRight(shop.db)
})

// Requirement D-502
test('an unpaid order whose recalled goods are replaced keeps its price and its use', async () => {
  const { shop, admin, id, pack_id, batch } = await createShopWithBatches(2, 0, { webhooks: false })
  const coupon = await addCoupon(shop.db, { max_uses: 1 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: id, quantity: 2 })
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const first = (await shopper.post('/api/orders/add', {})).json()
  await recall(admin, batch)
  const refused = await shopper.post('/api/orders/add', {})
  expect([refused.json().code, await countedUses(shop.db, coupon)]).toEqual(['NOT_ENOUGH_STOCK', 1])
  await receiveGoods(admin, pack_id, 2, label('2026-12-31', { code: 'NEW' }))
  const second = (await shopper.post('/api/orders/add', {})).json()
  expect([second.id === first.id, second.total_price, await countedUses(shop.db, coupon)]).toEqual([
    true,
    576,
    1,
  ])
})

// Requirement D-508
test('a code that was removed or added in another tab never charges more than this tab shows', async () => {
  const { shop, shopper, ragi } = await shopWithBundle({ webhooks: false })
  const coupon = await addCoupon(shop.db, { max_uses: 1 })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const first = (await shopper.post('/api/orders/add', { total_price: 288 })).json()
  await shopper.delete('/api/cart/coupon')
  const refused = await shopper.post('/api/orders/add', { total_price: 288 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_CHANGED'])
  expect(await countedUses(shop.db, coupon), 'the order of the first tab still has it').toBe(1)
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const cheaper = await shopper.post('/api/orders/add', { total_price: 320 })
  expect([cheaper.statusCode, cheaper.json().id, cheaper.json().total_price]).toEqual([201, first.id, 288])
})

// Requirement D-508
test('an unpaid order keeps its price and its coupon when the merchant changes the price, until something else is ordered', async () => {
  const { shop, shopper, ragi, muesli } = await shopWithBundle({ webhooks: false })
  const coupon = await addCoupon(shop.db, { max_uses: 1 })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const first = (await shopper.post('/api/orders/add', { total_price: 288 })).json()
  await shop.db.updateTable('packs').set({ price_paise: 40_000 }).where('id', '=', ragi.pack_id).execute()
  const again = (await shopper.post('/api/orders/add', { total_price: 288 })).json()
  expect([again.id, again.total_price]).toEqual([first.id, 288])
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shopper.get('/api/cart')
  const changed = (await shopper.post('/api/orders/add', { total_price: 666 })).json()
  expect([changed.id === first.id, changed.total_price]).toEqual([false, 666])
  expect(await countedUses(shop.db, coupon)).toBe(1)
})

// Requirement D-505
test('the parts of a bundle with a coupon are refunded one after another at what was paid for them', async () => {
  const { shop, admin, shopper, bundle } = await shopWithBundle({ webhooks: false })
  await addCoupon(shop.db, { kind: 'amount', percent: null, amount_paise: 10_001 })
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const order = (await shopper.post('/api/orders/add', {})).json()
  expect(order.total_price).toBe(798.99)
  await payFor(shop, shopper, order.id)
  for (const { item_id, quantity } of await fetchRefundLines({ admin, order }))
    for (let unit = 0; unit < quantity; unit++)
      await sendRefund(admin, order.id, {
        what: 'lines',
        lines: [{ item_id, quantity: 1, restock: true }],
      })
  await runRefundJob(shop)
  expect(refundedByProvider(shop).reduce((sum, paise) => sum + paise, 0)).toBe(79_899)
  await expectConsistentDocuments(shop.db)
  await expectLedgerRight(shop.db)
})

// Requirement D-501
test('a regular delivery is ordered with a code like any cart, and the next one without', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  const coupon = await addCoupon(shop.db, { max_uses: 5, max_per_customer: 1 })
  const fill = (next_on: string) => shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on })
  shop.clock.pass({ days: 14 })
  await fill('2026-06-29')
  expect((await shopper.post('/api/cart/coupon', { code: 'TEN' })).statusCode).toBe(200)
  const { id, total_price, discounts } = (await shopper.post('/api/orders/add', {})).json()
  expect(discounts).toMatchObject([{ coupon_id: coupon }])
  await payFor(shop, shopper, id)
  shop.clock.pass({ days: 14 })
  await fill('2026-07-13')
  expect((await shopper.get('/api/cart/coupons')).json()).toMatchObject({ code: null, discounts: [] })
  const next = (await shopper.post('/api/orders/add', {})).json()
  expect(next.total_price).toBe(total_price + discounts[0].amount)
  expect((await shopper.post('/api/cart/coupon', { code: 'TEN' })).json().message).toBe(
    'You’ve already used this coupon.',
  )
})

// Requirement D-502
test('a guest’s second order can’t have a coupon for once per customer, and the cancelled first one gives its use back', async () => {
  const { shop, ragi } = await shopWithBundle({ webhooks: false, env: guestsOrder })
  const coupon = await addCoupon(shop.db, { max_uses: 2, max_per_customer: 1 })
  const orderAsGuest = async () => {
    const visitor = shop.visitor()
    await visitor.post('/api/cart/add', { product_id: ragi.id })
    await visitor.post('/api/cart/coupon', { code: 'TEN' })
    return visitor.post('/api/guest-orders', guestInput())
  }
  const { key } = (await orderAsGuest()).json()
  expect((await orderAsGuest()).json().code).toBe('COUPON_REFUSED')
  const cancelled = await shop.visitor().delete(`/api/guest-orders/${key}`)
  expect([cancelled.statusCode, await countedUses(shop.db, coupon)]).toEqual([200, 0])
})
