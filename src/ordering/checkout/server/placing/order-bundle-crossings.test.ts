import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { booksOf, setCash } from '#test/shop/cash-orders.ts'
import { expectConsistentDocuments, setTax, storedDocumentsOf } from '#test/shop/documents.ts'
import { guestInput, guestsOrder, payAsGuest } from '#test/shop/guests.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { payFor, stockOf } from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { fetchRefundLines, refundedByProvider, runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders, takeStep } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

const sumOf = (amounts: number[]) => amounts.reduce((sum, paise) => sum + paise, 0)

type Cart = { cartItems: { id: number; name: string; quantity: number }[]; bundles?: unknown[] }
const linesOf = ({ cartItems }: Cart) => cartItems.map(({ name, quantity }) => `${quantity} × ${name}`)

// Requirement D-448: A bundle is bought like its parts alone: with cash at the door, as a guest, in several parcels, and by
//   `Buy again`; each part is invoiced and refunded at what was paid for it (decision X53).
test('a bundle is bought with cash at the door, and invoiced at what the courier collects', async () => {
  const { shop, shopper, admin, bundle } = await shopWithBundle({ webhooks: false })
  await setCash(admin)
  await setTax(shop, 'regular', admin)
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  const placed = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect([placed.statusCode, placed.json().total_price]).toEqual([201, 899])
  const { id } = placed.json()
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await takeStep(admin, 'delivered', id)
  expect((await booksOf(shop, id)).documents).toEqual(['tax_invoice 89900'])
  const [invoice] = await storedDocumentsOf(shop.db, id)
  // The saving of ₹61 by the prices ₹320, ₹340 and ₹300.
  expect(invoice?.body.lines.map(({ discount_paise, paise }) => [discount_paise, paise])).toEqual([
    [2033, 29_967],
    [2161, 31_839],
    [1906, 28_094],
  ])
  await expectConsistentDocuments(shop.db)
  await expectLedgerRight(shop.db)
})

test('a guest buys a bundle, and the page of the order names its saving', async () => {
  const { shop, admin, bundle } = await shopWithBundle({ webhooks: false, env: guestsOrder })
  const visitor = shop.visitor()
  const added = await visitor.post('/api/cart/bundles', { bundle_id: bundle.id })
  expect([added.statusCode, added.json().bundles.length]).toEqual([200, 1])
  const { order, key } = (await visitor.post('/api/guest-orders', guestInput())).json()
  expect(order.total_price).toBe(899)
  await payAsGuest(shop, key)
  const page = (await shop.visitor().get(`/api/guest-orders/${key}`)).json()
  expect(JSON.stringify(page)).toContain('Breakfast box')
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  expect(sumOf(refundedByProvider(shop))).toBe(89_900)
  await expectLedgerRight(shop.db)
})

test('a visitor’s bundle comes into the cart of the account that they log in to', async () => {
  const { shop, bundle, ragi } = await shopWithBundle({ env: guestsOrder })
  const shopper = await signInAs(shop, 'customer', { pin_hash: await hashPin('4321') })
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  const visitor = shop.visitor()
  await visitor.post('/api/cart/bundles', { bundle_id: bundle.id })
  await visitor.post('/api/auth/login', { phone: shopper.user.phone, pin: '4321' })
  const cart: Cart = (await visitor.get('/api/cart')).json()
  expect(linesOf(cart)).toEqual(['2 × Ragi mix', '1 × Muesli', '2 × Seed mix 200 g'])
  expect(cart.bundles).toHaveLength(1)
})

test('one part is sent and the others are refunded, each at what was paid for it', async () => {
  const { shop, shopper, admin, bundle, muesli } = await shopWithBundle({ webhooks: false })
  await setTax(shop, 'regular', admin)
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id, by: 2 })
  const order = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, order.id)
  const lines = await fetchRefundLines({ admin, order })
  const itemOf = (start: string) => lines.find(({ name }) => name.startsWith(start))?.item_id ?? 0
  await dispatchOrders(admin, {
    parcels: [{ order_id: order.id, items: [{ order_item_id: itemOf('Ragi'), quantity: 2 }] }],
  })
  // One unit of muesli of two, then the rest: the halves of a share that is odd add up to it.
  for (const [item, quantity] of [
    [itemOf('Muesli'), 1],
    [itemOf('Muesli'), 1],
    [itemOf('Seed'), 3],
    [itemOf('Seed'), 1],
  ] as const)
    await sendRefund(admin, order.id, {
      what: 'lines',
      lines: [{ item_id: item, quantity, restock: true }],
    })
  await runRefundJob(shop)
  // ₹1,798.00 less two of ragi mix at ₹320 with their share of ₹122: 12200 × 64000 / 192000 = 4066.67 paise.
  expect([179_800 - 59_933, 179_800 - 59_934]).toContain(sumOf(refundedByProvider(shop)))
  expect(await stockOf(shop, muesli.id)).toBe(10)
  await expectConsistentDocuments(shop.db)
  await expectLedgerRight(shop.db)
})

test('what was bought as a bundle is a bundle again when it is bought again', async () => {
  const { shopper, bundle, ragi, muesli, seeds, small } = await shopWithBundle()
  const lines = [
    { product_id: ragi.id, pack_id: ragi.pack_id, quantity: 1 },
    { product_id: muesli.id, pack_id: muesli.pack_id, quantity: 1 },
    { product_id: seeds.id, pack_id: small.id, quantity: 2 },
  ]
  const { cart } = (await shopper.post('/api/cart/lines', { lines })).json()
  expect(cart.bundles).toMatchObject([{ id: bundle.id, price: 899 }])
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(899)
})

// Requirement D-450: The lines of an order name the bundle that they belong to, and the discount its saving: on the page of
//   the order, in My Orders, in emails, on the packing slip, the invoice and the credit note (decision X53).
test.each([
  { locale: 'en', url: '', label: 'Bundle: Breakfast box', bundle: 'Breakfast box' },
  { locale: 'ta', url: '/ta', label: 'காம்போ: காலை உணவு பெட்டி', bundle: 'காலை உணவு பெட்டி' },
])('the parts of a bundle are named as its parts ($locale)', async ({ url, label, bundle: name }) => {
  const { shop, shopper, admin, bundle, ragi } = await shopWithBundle({ webhooks: false })
  await setTax(shop, 'regular', admin)
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  const oil = await addProduct(shop.db, { name: 'Sesame oil', stock: 5 })
  await shopper.post('/api/cart/add', { product_id: oil.id })
  const order = (await shopper.post(`${url}/api/orders/add`, {})).json()
  const items = (await shopper.get(`/api/orders/${order.id}/items`)).json()
  expect(items.map(({ bundles }: { bundles?: string[] }) => bundles)).toEqual([
    [name],
    [name],
    [name],
    undefined,
  ])
  await payFor(shop, shopper, order.id)
  while ((await sendMails(shop)) > 0);
  const mail = shop.mails.find(({ text }) => text?.includes(label))
  expect(mail?.text?.split(label)).toHaveLength(4)
  const slip = await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)
  const { pages } = await readPdf(slip.rawPayload)
  // The text of a Tamil PDF is that of its glyphs.
  if (url === '') expect(pages.join().split(label)).toHaveLength(4)
  const { item_id = 0 } =
    (await fetchRefundLines({ admin, order })).find(({ name }) => name === 'Ragi mix') ?? {}
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id, quantity: 1, restock: true }],
  })
  await runRefundJob(shop)
  const documents = await storedDocumentsOf(shop.db, order.id)
  expect(documents.map(({ body }) => body.lines.map(({ bundles }) => bundles))).toEqual([
    [[name], [name], [name], undefined],
    [[name]],
  ])
  expect(await stockOf(shop, ragi.id)).toBe(10)
})

// Requirement D-449: If a part is removed, sold out, hidden or changed between cart and order, the other parts cost their own
//   prices, and nobody pays a total that they have not seen (decision X53).
test('a cart without one of the parts has the single prices', async () => {
  const { shopper, bundle } = await shopWithBundle()
  const { cartItems } = (await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })).json() as Cart
  const left = (await shopper.delete(`/api/cart/${cartItems[1]?.id}`)).json()
  expect([linesOf(left), 'bundles' in left]).toEqual([['1 × Ragi mix', '2 × Seed mix 200 g'], false])
  const refused = await shopper.post('/api/orders/add', { total_price: 899 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_CHANGED'])
  expect((await shopper.post('/api/orders/add', { total_price: 620 })).statusCode).toBe(201)
})

test('a part that is sold out keeps the whole order from being placed, and no unit is taken', async () => {
  const { shop, shopper, bundle, ragi, small } = await shopWithBundle()
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  await shop.db.updateTable('packs').set({ stock: 1 }).where('id', '=', small.id).execute()
  const refused = await shopper.post('/api/orders/add', { total_price: 899 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_ENOUGH_STOCK'])
  expect(await stockOf(shop, ragi.id)).toBe(10)
  expect((await shop.visitor().get(`/api/bundles/${bundle.id}`)).json().stock).toBe(0)
})

test('a part that was hidden leaves the cart, and the others cost their own prices', async () => {
  const { shopper, admin, bundle, muesli } = await shopWithBundle()
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  await admin.delete(`/api/products/${muesli.id}`)
  expect((await shopper.post('/api/orders/add', { total_price: 899 })).statusCode).toBe(409)
  const cart = (await shopper.get('/api/cart')).json()
  expect([linesOf(cart), 'bundles' in cart]).toEqual([['1 × Ragi mix', '2 × Seed mix 200 g'], false])
  expect((await shopper.post('/api/orders/add', { total_price: 620 })).statusCode).toBe(201)
})

test('a part that changed its price changes what is saved, not what the bundle costs', async () => {
  const { shop, shopper, bundle, ragi } = await shopWithBundle()
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  await shop.db.updateTable('packs').set({ price_paise: 35_000 }).where('id', '=', ragi.pack_id).execute()
  const refused = await shopper.post('/api/orders/add', { total_price: 899 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_CHANGED'])
  await shopper.get('/api/cart')
  const placed = (await shopper.post('/api/orders/add', { total_price: 899 })).json()
  expect([placed.total_price, placed.discounts[0].amount]).toEqual([899, 91])
})

test('a bundle that would cost more than its parts is off sale, so nobody pays more, or more than the MRP', async () => {
  const { shop, shopper, bundle, ragi } = await shopWithBundle()
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  await shop.db
    .updateTable('packs')
    .set({ price_paise: 20_000, mrp_paise: 25_000 })
    .where('id', '=', ragi.pack_id)
    .execute()
  const cart = (await shopper.get('/api/cart')).json()
  expect('bundles' in cart).toBe(false)
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(840)
})

test('an unpaid order of a bundle that is deleted is paid at its price, and refunded in full', async () => {
  const { shop, shopper, admin, bundle, seeds } = await shopWithBundle({ webhooks: false })
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  const order = (await shopper.post('/api/orders/add', {})).json()
  await admin.delete(`/api/bundles/${bundle.id}`)
  await admin.put(`/api/products/${seeds.id}`, { name: 'Seeds and nuts' })
  expect((await payFor(shop, shopper, order.id)).statusCode).toBe(200)
  const paid = (await shopper.get(`/api/orders/${order.id}`)).json()
  expect(paid).toMatchObject({ total_price: 899, discounts: [{ reason: 'Breakfast box', amount: 61 }] })
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([89_900])
  await expectLedgerRight(shop.db)
})

test('a change that an offline browser sends twice counts once, and makes up the bundle', async () => {
  const { shopper, ragi, muesli, seeds, small } = await shopWithBundle()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shopper.post('/api/cart/add', { product_id: seeds.id, pack_id: small.id, quantity: 2 })
  const change = { key: crypto.randomUUID(), made_by: shopper.user.id }
  for (const _ of [1, 2]) await shopper.post('/api/cart/add', { product_id: ragi.id, change })
  const cart = (await shopper.get('/api/cart')).json()
  expect([linesOf(cart).toSorted(), cart.bundles.length]).toEqual([
    ['1 × Muesli', '1 × Ragi mix', '2 × Seed mix 200 g'],
    1,
  ])
})
