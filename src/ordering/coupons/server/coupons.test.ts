import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { addCoupon, countedUses } from '#test/shop/coupons.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { orderRow, payFor, runJobs, signInShopper, startPaying } from '#test/shop/payment.ts'
import { refundedByProvider, runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

// Requirement D-501: A shopper enters a code in the cart, sees what it takes off, and orders at that price; a code that can't
//   be used is refused with the reason (decision X59).
test('a code is entered, applied to the order and taken out of the cart with the payment', async () => {
  const { shop, shopper, ragi } = await shopWithBundle({ webhooks: false })
  const coupon = await addCoupon(shop.db, { max_uses: 5 })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  const entered = await shopper.post('/api/cart/coupon', { code: 'te-n ' })
  const discounts = [{ coupon_id: coupon, coupon_code: 'TEN', reason: 'Monsoon offer (TEN)', amount: 32 }]
  expect([entered.statusCode, entered.json()]).toEqual([
    200,
    { offered: true, code: 'TEN', problem: null, discounts },
  ])
  const placed = await shopper.post('/api/orders/add', { total_price: 288 })
  expect([placed.statusCode, placed.json()]).toMatchObject([201, { total_price: 288, discounts }])
  const again = await shopper.post('/api/orders/add', { total_price: 288 })
  expect([again.statusCode, again.json().id]).toEqual([201, placed.json().id])
  expect(await countedUses(shop.db, coupon)).toBe(1)
  await payFor(shop, shopper, placed.json().id)
  expect((await shopper.get('/api/cart/coupons')).json()).toEqual({
    offered: true,
    code: null,
    problem: null,
    discounts: [],
  })
})

test.each([
  [{}, 'NOPE', 'This coupon code isn’t valid. Check it, or order without it.'],
  [{ ends_at: new Date('2026-06-15T06:00:00Z') }, 'TEN', 'This coupon has expired.'],
  [{ starts_at: new Date('2026-06-15T06:00:01Z') }, 'TEN', 'You can’t use this coupon yet.'],
  [{ max_uses: 1, uses: 1 }, 'TEN', 'This coupon has been used up.'],
])('a code that can’t be used is refused: %j %s', async (fields, code, message) => {
  const { shop, shopper, ragi } = await shopWithBundle()
  await addCoupon(shop.db, fields)
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  const refused = await shopper.post('/api/cart/coupon', { code })
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    409,
    'COUPON_REFUSED',
    message,
  ])
  expect((await shopper.get('/api/cart/coupons')).json().code).toBeNull()
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(320)
})

test('a code below its minimum waits in the cart and says what is missing', async () => {
  const { shop, shopper, ragi, muesli } = await shopWithBundle()
  await addCoupon(shop.db, { minimum_paise: 60_000 })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  const entered = await shopper.post('/api/cart/coupon', { code: 'TEN' })
  expect(entered.json()).toEqual({
    offered: true,
    code: 'TEN',
    problem: 'Add eligible items worth ₹280 more to use this coupon.',
    discounts: [],
  })
  const unseen = await shopper.post('/api/orders/add', {})
  expect([unseen.statusCode, unseen.json().code]).toEqual([409, 'COUPON_REFUSED'])
  expect((await shopper.post('/api/orders/add', { total_price: 320 })).statusCode).toBe(201)
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(594)
})

// Requirement D-502: A coupon's use is released when its order is cancelled, expires or is replaced without it, and counted
//   again, even above the limit, if the order is paid after all (decision X59).
test('a use is released with a cancelled order, and moves with a replaced one', async () => {
  const { shop, shopper, ragi, muesli } = await shopWithBundle({ webhooks: false })
  const coupon = await addCoupon(shop.db, { max_uses: 1, max_per_customer: 1 })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const first = (await shopper.post('/api/orders/add', {})).json()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const second = (await shopper.post('/api/orders/add', {})).json()
  expect([second.id === first.id, second.total_price, await countedUses(shop.db, coupon)]).toEqual([
    false,
    594,
    1,
  ])
  await shopper.delete('/api/cart/coupon')
  const third = (await shopper.post('/api/orders/add', {})).json()
  expect([third.total_price, await countedUses(shop.db, coupon)]).toEqual([660, 0])
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const fourth = (await shopper.post('/api/orders/add', {})).json()
  expect([fourth.total_price, await countedUses(shop.db, coupon)]).toEqual([594, 1])
  expect((await shopper.delete(`/api/orders/${fourth.id}`)).statusCode).toBe(200)
  expect(await countedUses(shop.db, coupon)).toBe(0)
})

// Requirement D-502
test('an abandoned order releases its use, and one that is paid late is counted above the limit', async () => {
  const { shop, shopper, ragi } = await shopWithBundle({ webhooks: false })
  const coupon = await addCoupon(shop.db, { max_uses: 1 })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  await shopper.post('/api/cart/coupon', { code: 'TEN' })
  const abandoned = (await shopper.post('/api/orders/add', {})).json()
  const window = await startPaying(shopper, abandoned.id)
  const second = await signInShopper(shop)
  await second.post('/api/cart/add', { product_id: ragi.id })
  expect((await second.post('/api/cart/coupon', { code: 'TEN' })).json().message).toBe(
    'This coupon has been used up.',
  )
  shop.clock.pass({ minutes: 61 })
  await runJobs(shop)
  expect((await orderRow(shop, abandoned.id)).cancel_reason).toBe('hold_expired')
  expect(await countedUses(shop.db, coupon)).toBe(0)
  expect((await second.post('/api/cart/coupon', { code: 'TEN' })).statusCode).toBe(200)
  const placed = (await second.post('/api/orders/add', {})).json()
  await payFor(shop, second, placed.id)
  // The money was taken at this price, so the order stands.
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 61 })
  await runJobs(shop)
  expect((await orderRow(shop, abandoned.id)).status).toBe('paid')
  expect(await countedUses(shop.db, coupon)).toBe(2)
  const third = await signInShopper(shop)
  await third.post('/api/cart/add', { product_id: ragi.id })
  expect((await third.post('/api/cart/coupon', { code: 'TEN' })).statusCode).toBe(409)
  await expectLedgerRight(shop.db)
})

test('an automatic coupon that is over when the order is placed only changes the total, and the shopper is told', async () => {
  const { shop, shopper, ragi } = await shopWithBundle({ webhooks: false })
  const coupon = await addCoupon(shop.db, { code: null, max_uses: 1 })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  expect((await shopper.get('/api/cart/coupons')).json().discounts).toMatchObject([{ amount: 32 }])
  await shop.db.updateTable('coupons').set({ uses: 1 }).where('id', '=', coupon).execute()
  const refused = await shopper.post('/ta/api/orders/add', { total_price: 288 })
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    409,
    'PRICE_CHANGED',
    'உங்கள் கார்ட்டின் மொத்தம் மாறிவிட்டது. ஆர்டர் செய்யும் முன் அதைப் பாருங்கள்.',
  ])
  expect((await shopper.post('/api/orders/add', { total_price: 320 })).statusCode).toBe(201)
})

// Requirement D-503: Combinable automatic coupons apply beside a code, after the savings of bundles and before a merchant's
//   discount, whose removal doesn't remove them; what is refunded is what was paid (decision X59).
test('a bundle, an automatic coupon, free delivery and a merchant’s discount add up, and are refunded to the paisa', async () => {
  const { shop, admin, shopper, bundle } = await shopWithBundle({ webhooks: false })
  await addZones(shop, { ...cityZone, fee: 40, free_from: null, minimum: 900 })
  await addCoupon(shop.db, { code: null, combinable: true, translations: JSON.stringify({}) })
  await addCoupon(shop.db, { code: 'FREE', name: 'Free delivery', kind: 'free_delivery', percent: null })
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  await shopper.post('/api/cart/coupon', { code: 'FREE' })
  const order = (await shopper.post('/api/orders/add', {})).json()
  expect([order.total_price, order.discounts.map(({ amount }: { amount: number }) => amount)]).toEqual([
    809.1,
    [61, 89.9, 40],
  ])
  const given = await admin.post(`/api/orders/${order.id}/discounts`, {
    form_key: 'a-discount-on-coupons',
    amount: 9.1,
    reason: 'For a friend',
  })
  expect(given.json().order.total_price).toBe(800)
  const kept = await admin.delete(`/api/orders/${order.id}/discounts/${order.discounts[1].id}`)
  expect(kept.json().order.total_price).toBe(800)
  await payFor(shop, shopper, order.id)
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([80_000])
  await expectLedgerRight(shop.db)
})
