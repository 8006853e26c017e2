import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { booksOf, setCash } from '#test/shop/cash-orders.ts'
import { addCoupon, countedUses } from '#test/shop/coupons.ts'
import { expectConsistentDocuments, setTax, storedDocumentsOf } from '#test/shop/documents.ts'
import { eraseAccount } from '#test/shop/erase-account.ts'
import { sendForm } from '#test/shop/forms.ts'
import { guestInput, guestsOrder, payAsGuest } from '#test/shop/guests.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { payFor, signInShopper, stockOf } from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { fetchRefundLines, refundedByProvider, runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders, takeStep } from '#test/shop/shipment-steps.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

const sumOf = (amounts: number[]) => amounts.reduce((sum, paise) => sum + paise, 0)

type Caller = { post: (url: string, payload: object) => Promise<{ statusCode: number; body: string }> }

/** Puts a product into the cart, and enters a code. */
async function addWithCode(shopper: Caller, productId: number, code = 'TEN', quantity = 1) {
  await shopper.post('/api/cart/add', { product_id: productId, quantity })
  const entered = await shopper.post('/api/cart/coupon', { code })
  expect(entered.statusCode, entered.body).toBe(200)
}

// Requirement D-504: A limit per customer and `first orders only` count all orders of the customer's account, phone number and
//   email address that weren't cancelled, also those of guests, and not those of a deleted account (decision X59).
test('limits per customer and first orders count all of a customer’s orders', async () => {
  const { shop, shopper, ragi } = await shopWithBundle({ webhooks: false })
  await addCoupon(shop.db, { first_order_only: true })
  await addWithCode(shopper, ragi.id)
  const order = (await shopper.post('/api/orders/add', {})).json()
  expect(order.total_price).toBe(288)
  await payFor(shop, shopper, order.id)
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  const refused = await shopper.post('/api/cart/coupon', { code: 'TEN' })
  expect(refused.json().message).toBe('This coupon is only for first orders.')
  const other = await signInShopper(shop)
  await addWithCode(other, ragi.id)
})

// Requirement D-504
test('a guest with the contact of an earlier order is no new customer', async () => {
  const { shop, ragi } = await shopWithBundle({ webhooks: false, env: guestsOrder })
  await addCoupon(shop.db, { max_per_customer: 1 })
  const first = shop.visitor()
  await addWithCode(first, ragi.id)
  const placed = (await first.post('/api/guest-orders', guestInput())).json()
  expect([placed.order.total_price, placed.order.discounts]).toMatchObject([
    288,
    [{ reason: 'Monsoon offer (TEN)', amount: 32 }],
  ])
  await payAsGuest(shop, placed.key)
  const second = shop.visitor()
  // Until the contact is entered, a visitor is nobody.
  await addWithCode(second, ragi.id)
  const refused = await second.post('/ta/api/guest-orders', guestInput())
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    409,
    'COUPON_REFUSED',
    'இந்தக் கூப்பனை ஏற்கெனவே பயன்படுத்திவிட்டீர்கள்.',
  ])
  const full = await second.post('/api/guest-orders', guestInput({ total_price: 320 }))
  expect([full.statusCode, full.json().order.total_price]).toEqual([201, 320])
})

// Requirement D-504
test('deleting an account forgets its uses, and its orders keep the name of the coupon', async () => {
  const { shop, admin, shopper, ragi } = await shopWithBundle({ webhooks: false })
  const { phone } = shopper.user
  const coupon = await addCoupon(shop.db, { max_per_customer: 1 })
  await addWithCode(shopper, ragi.id)
  const { id } = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, id)
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await takeStep(admin, 'delivered', id)
  await eraseAccount(shop, shopper)
  expect((await admin.get(`/api/orders/${id}`)).json().discounts).toMatchObject([
    { reason: 'Monsoon offer (TEN)', coupon_id: coupon, coupon_code: 'TEN' },
  ])
  // Nothing tells that the next account with this number is the same person.
  const next = await signInShopper(shop)
  await shop.db.updateTable('users').set({ phone }).where('id', '=', next.user.id).execute()
  await addWithCode(next, ragi.id)
})

// Requirement D-505: What a coupon takes off is named with its code, in the customer's language, on the order, in emails, on the
//   invoice, the credit note and in refunds, and each item is taxed and refunded at what was paid for it (decision X59).
test.each([
  { url: '', name: 'Monsoon offer (TEN)' },
  { url: '/ta', name: 'மழைக்காலச் சலுகை (TEN)' },
])('the coupon is named on everything that shows its saving ($url)', async ({ url, name }) => {
  const { shop, shopper, admin, ragi, muesli } = await shopWithBundle({ webhooks: false })
  await setTax(shop, 'regular', admin)
  await addCoupon(shop.db, { translations: JSON.stringify({ ta: { name: 'மழைக்காலச் சலுகை' } }) })
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await addWithCode(shopper, ragi.id)
  const order = (await shopper.post(`${url}/api/orders/add`, {})).json()
  expect(order.discounts).toMatchObject([{ reason: name, amount: 66, coupon_code: 'TEN' }])
  await payFor(shop, shopper, order.id)
  while ((await sendMails(shop)) > 0);
  expect(shop.mails.some(({ text }) => text?.includes(name) && text.includes('66'))).toBe(true)
  expect((await admin.get(`/api/orders/${order.id}`)).json().discounts).toMatchObject([{ reason: name }])
  const [invoice] = await storedDocumentsOf(shop.db, order.id)
  expect(JSON.stringify(invoice?.body)).toContain(name)
  const { item_id = 0 } =
    (await fetchRefundLines({ admin, order })).find(({ name }) => name === 'Ragi mix') ?? {}
  await sendRefund(admin, order.id, { what: 'lines', lines: [{ item_id, quantity: 1, restock: true }] })
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([28_800])
  expect(await stockOf(shop, ragi.id)).toBe(10)
  await expectConsistentDocuments(shop.db)
  await expectLedgerRight(shop.db)
  const slip = await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)
  if (url === '') expect((await readPdf(slip.rawPayload)).pages.join()).not.toContain('₹594')
})

// Requirement D-505
test('a cash order with a coupon collects and bills what it costs after the saving', async () => {
  const { shop, shopper, admin, ragi } = await shopWithBundle({ webhooks: false })
  await setCash(admin)
  const coupon = await addCoupon(shop.db, { max_uses: 1 })
  await addWithCode(shopper, ragi.id)
  const placed = await shopper.post('/api/orders/add', {
    payment_method: 'cash_on_delivery',
    total_price: 288,
  })
  const { id, to_collect } = placed.json()
  expect([placed.statusCode, to_collect, await countedUses(shop.db, coupon)]).toEqual([201, 288, 1])
  expect((await shopper.get('/api/cart/coupons')).json().code).toBeNull()
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await takeStep(admin, 'delivered', id)
  expect((await booksOf(shop, id)).documents).toEqual(['bill 28800'])
  await expectLedgerRight(shop.db)
})

// Requirement D-505
test('what is sent is paid for, and the rest is refunded with its share of the saving', async () => {
  const { shop, shopper, admin, ragi, muesli } = await shopWithBundle({ webhooks: false })
  await addCoupon(shop.db, { kind: 'amount', percent: null, amount_paise: 10_001 })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  await addWithCode(shopper, ragi.id)
  const order = (await shopper.post('/api/orders/add', {})).json()
  expect(order.total_price).toBe(899.99)
  await payFor(shop, shopper, order.id)
  const lines = await fetchRefundLines({ admin, order })
  const itemOf = (start: string) => lines.find(({ name }) => name.startsWith(start))?.item_id ?? 0
  await dispatchOrders(admin, {
    parcels: [{ order_id: order.id, items: [{ order_item_id: itemOf('Ragi'), quantity: 1 }] }],
  })
  for (const quantity of [1, 1])
    await sendRefund(admin, order.id, {
      what: 'lines',
      lines: [{ item_id: itemOf('Muesli'), quantity, restock: true }],
    })
  await runRefundJob(shop)
  // 10001 × 68000 / 100000 = 6800.68 paise of the saving are muesli's.
  expect([68_000 - 6_800, 68_000 - 6_801]).toContain(sumOf(refundedByProvider(shop)))
  await expectConsistentDocuments(shop.db)
  await expectLedgerRight(shop.db)
})

// Requirement D-505
test('a returned item is refunded at what was paid for it', async () => {
  const { shop, shopper, admin, ragi } = await shopWithBundle({ webhooks: false })
  await addCoupon(shop.db)
  await addWithCode(shopper, ragi.id, 'TEN', 2)
  const { id } = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, id)
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await takeStep(admin, 'delivered', id)
  const [line] = (await shopper.get(`/api/orders/${id}/returns`)).json().returnable
  await sendForm(shopper, 'post', `/api/orders/${id}/returns`, {
    form_key: 'a-return-with-a-coupon',
    reason: 'spoilt',
    lines: `${line.item_id}:1`,
  })
  for (const input of [{ step: 'approve', send_back: false }, { step: 'refund' }]) {
    const { id: returnId, version } = await shop.db
      .selectFrom('returns')
      .select(['id', 'version'])
      .executeTakeFirstOrThrow()
    const taken = await admin.post(`/api/returns/${returnId}/steps`, { version, ...input })
    expect(taken.statusCode, taken.body).toBe(200)
  }
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([28_800])
  await expectLedgerRight(shop.db)
})

// Requirement D-505
test('a paid order that is cancelled is refunded at what was paid, and gives the use back', async () => {
  const { shop, shopper, admin, ragi } = await shopWithBundle({ webhooks: false })
  const coupon = await addCoupon(shop.db, { max_uses: 1 })
  await addWithCode(shopper, ragi.id)
  const { id } = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, id)
  await sendRefund(admin, id, { what: 'all' })
  await runRefundJob(shop)
  expect([refundedByProvider(shop), await countedUses(shop.db, coupon)]).toEqual([[28_800], 0])
  const other = await signInShopper(shop)
  await addWithCode(other, ragi.id)
})

// Requirement D-508: Minimums and free delivery compare with the goods before coupons; a coupon that was ended, or goods that
//   were hidden, sold out or repriced between cart and order never charge more than was shown (decision X59).
test('the minimum order and free delivery compare with the goods before coupons', async () => {
  const { shop, shopper, ragi } = await shopWithBundle()
  await addZones(shop, { ...cityZone, fee: 40, free_from: 600, minimum: 300 })
  await addCoupon(shop.db, { percent: 50 })
  await addWithCode(shopper, ragi.id)
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(200)
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(320)
})

// Requirement D-508
test('free delivery is known once the PIN code is', async () => {
  const { shop, shopper, ragi } = await shopWithBundle()
  await addZones(shop, { ...cityZone, fee: 40, free_from: null, minimum: null })
  await addCoupon(shop.db, { kind: 'free_delivery', percent: null })
  await addWithCode(shopper, ragi.id)
  expect((await shopper.get('/api/cart/coupons?postal_code=641012')).json()).toMatchObject({
    problem: null,
    discounts: [{ amount: 40 }],
  })
  expect((await shopper.post('/api/orders/add', { total_price: 320 })).json().total_price).toBe(320)
})

// Requirement D-508
test('a coupon that is ended while it is in a cart is refused with the reason, and the cart is ordered without it', async () => {
  const { shop, shopper, admin, ragi } = await shopWithBundle()
  const coupon = await addCoupon(shop.db)
  await addWithCode(shopper, ragi.id)
  await admin.delete(`/api/coupons/${coupon}`)
  const refused = await shopper.post('/api/orders/add', { total_price: 288 })
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This coupon code isn’t valid. Check it, or order without it.',
  ])
  expect((await shopper.get('/api/cart/coupons')).json()).toMatchObject({
    code: 'TEN',
    problem: 'This coupon code isn’t valid. Check it, or order without it.',
    discounts: [],
  })
  expect((await shopper.post('/api/orders/add', { total_price: 320 })).statusCode).toBe(201)
})

// Requirement D-508
test('goods that are hidden, sold out or repriced are refused as without a coupon, and take no use', async () => {
  const { shop, shopper, admin, ragi, muesli } = await shopWithBundle()
  const coupon = await addCoupon(shop.db, { max_uses: 1 })
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await addWithCode(shopper, ragi.id)
  const codeOf = async (total: number) => {
    const answer = await shopper.post('/api/orders/add', { total_price: total })
    return [answer.statusCode, answer.json().code]
  }
  await shop.db.updateTable('packs').set({ stock: 0 }).where('id', '=', ragi.pack_id).execute()
  expect(await codeOf(594)).toEqual([409, 'NOT_ENOUGH_STOCK'])
  await shop.db
    .updateTable('packs')
    .set({ stock: 5, price_paise: 40_000 })
    .where('id', '=', ragi.pack_id)
    .execute()
  expect(await codeOf(594)).toEqual([409, 'PRICE_CHANGED'])
  await admin.delete(`/api/products/${muesli.id}`)
  await shopper.get('/api/cart')
  expect(await codeOf(594)).toEqual([409, 'PRICE_CHANGED'])
  expect(await countedUses(shop.db, coupon)).toBe(0)
  expect(await codeOf(360)).toEqual([201, undefined])
  expect(await countedUses(shop.db, coupon)).toBe(1)
})

// Requirement D-508
test('what is bought again costs today’s price, without the coupon of the first order', async () => {
  const { shop, shopper, ragi } = await shopWithBundle({ webhooks: false })
  await addCoupon(shop.db)
  await addWithCode(shopper, ragi.id)
  const { id } = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, id)
  const lines = [{ product_id: ragi.id, pack_id: ragi.pack_id, quantity: 1 }]
  await shopper.post('/api/cart/lines', { lines })
  expect((await shopper.get('/api/cart/coupons')).json()).toMatchObject({ code: null, discounts: [] })
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(320)
})
