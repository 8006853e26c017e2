import { expect, test } from 'vitest'
import { muesliForm, sendForm } from '#test/shop/forms.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  payFor,
  placeOrderOf,
  signInShopper,
  stockOf,
} from '#test/shop/payment.ts'
import { addCategory, addProduct, addVariant, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { StockMovement } from '../contract.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

const enter = (admin: Admin, entry: object) =>
  admin.post('/api/stock/moves', { form_key: `a-form-${crypto.randomUUID()}`, reason: 'received', ...entry })

/** The stock movements of a product, newest first, as the merchant reads them. */
const movesOf = async (admin: Admin, productId: number) =>
  (await admin.get(`/api/stock/moves?product_id=${productId}`))
    .json<StockMovement[]>()
    .map(({ delta, reason, actor, order_id, note }) => [
      delta,
      reason,
      ...(order_id ? [order_id] : []),
      ...(actor ? [actor] : []),
      ...(note ? [note] : []),
    ])

test('what a form says of stock is told with who typed it: the opening stock, and each correction', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id: categoryId } = await addCategory(shop.db)
  const more_packs = JSON.stringify([{ size: '1 kg', price: '800', stock: '4' }])
  const added = await sendForm(admin, 'post', '/api/products/add', { ...muesliForm(categoryId), more_packs })
  const { id, packs } = added.json()
  expect(await movesOf(admin, id)).toEqual([
    [4, 'opening', 'Meena Admin'],
    [12, 'opening', 'Meena Admin'],
  ])
  const kept = JSON.stringify([{ id: packs[1].id, size: '1 kg', price: '800', stock: '1', stock_was: '4' }])
  const edited = await sendForm(admin, 'put', `/api/products/${id}`, {
    stock: '15',
    stock_was: '12',
    more_packs: kept,
  })
  expect(edited.json().packs).toMatchObject([{ stock: 15 }, { stock: 1 }])
  expect((await movesOf(admin, id)).slice(0, 2)).toEqual([
    [-3, 'correction', 'Meena Admin'],
    [3, 'correction', 'Meena Admin'],
  ])
  await expectLedgerRight(shop.db)
})

test('an order holds its stock, gives it back, or has bought it', async () => {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const { id } = await addProduct(shop.db, { stock: 5 })
  const shopper = await signInShopper(shop)
  const first = await placeOrderOf(shopper, id, 2)
  expect((await movesOf(admin, id))[0]).toEqual([-2, 'hold', first.id])
  await shopper.delete(`/api/orders/${first.id}`)
  expect((await movesOf(admin, id))[0]).toEqual([2, 'hold_returned', first.id])
  // One unit more, in addition to the two that are still in the cart.
  const second = await placeOrderOf(shopper, id, 1)
  await payFor(shop, shopper, second.id)
  await deliverWebhooks(shop)
  expect(await movesOf(admin, id)).toEqual([
    [-3, 'sale', second.id],
    [2, 'hold_returned', first.id],
    [-2, 'hold', first.id],
    [5, 'opening'],
  ])
  await expectLedgerRight(shop.db)
})

test('an order that replaces another gives back under the one and takes under the other', async () => {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const { id } = await addProduct(shop.db, { stock: 5 })
  const shopper = await signInShopper(shop)
  const first = await placeOrderOf(shopper, id, 2)
  const second = await placeOrderOf(shopper, id, 1)
  expect((await movesOf(admin, id)).slice(0, 2)).toEqual([
    [-3, 'hold', second.id],
    [2, 'hold_returned', first.id],
  ])
  await expectLedgerRight(shop.db)
})

test.each([
  ['received', 12, 17],
  ['returned', 1, 6],
  ['damaged', 2, 3],
  ['correction', -5, 0],
  ['correction', 1, 6],
])('goods that were %s, %i units, leave %i', async (reason, units, left) => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 5 })
  const entered = await enter(admin, { reason, note: 'Bill 214', lines: [{ pack_id, units }] })
  expect([entered.statusCode, entered.json()]).toEqual([200, { message: 'Stock updated.' }])
  expect(await stockOf(shop, id)).toBe(left)
  expect((await movesOf(admin, id))[0]).toEqual([left - 5, reason, 'Meena Admin', 'Bill 214'])
  await expectLedgerRight(shop.db)
})

test('more than there is cannot go: all lines are refused, by name, and nothing is written', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const podi = await addProduct(shop.db, { name: 'Idli Podi', stock: 1 })
  const muesli = await addProduct(shop.db, { stock: 5 })
  const lines = [
    { pack_id: muesli.pack_id, units: 2 },
    { pack_id: podi.pack_id, units: 2 },
  ]
  const refused = await enter(admin, { reason: 'damaged', lines })
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Only 1 unit of Idli Podi in stock. Nothing was changed.',
  ])
  expect([await stockOf(shop, muesli.id), await stockOf(shop, podi.id)]).toEqual([5, 1])
  expect(await movesOf(admin, muesli.id)).toHaveLength(1)
  const unknown = await enter(admin, { lines: [{ pack_id: 99_999, units: 1 }] })
  expect([unknown.statusCode, unknown.json().message]).toEqual([
    404,
    'This product no longer exists. Reload the page.',
  ])
})

test('a form that is sent again, its answer lost, is written once', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 5 })
  const form = { form_key: 'the-same-form-in-a-test', lines: [{ pack_id, units: 3 }] }
  const sent = await Promise.all([enter(admin, form), enter(admin, form)])
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await stockOf(shop, id)).toBe(8)
  await expectLedgerRight(shop.db)
})

test('a form that was changed after its answer was lost is not taken for the same: it is told, and nothing more is written', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 5 })
  const other = await addProduct(shop.db, { name: 'Pepper', stock: 5 })
  const form = { form_key: 'the-same-form-in-a-test', note: 'Bill 214', lines: [{ pack_id, units: 3 }] }
  await enter(admin, form)
  for (const changed of [
    { ...form, lines: [{ pack_id, units: 4 }] },
    { ...form, lines: [...form.lines, { pack_id: other.pack_id, units: 2 }] },
    { ...form, lines: [{ pack_id: other.pack_id, units: 3 }] },
    { ...form, reason: 'returned' },
    { ...form, note: 'Bill 215' },
    { ...form, note: undefined },
  ]) {
    const refused = await enter(admin, changed)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ENTERED_DIFFERENTLY'])
    expect(refused.json().message).toBe(
      'You’ve already saved this form, with different entries. Check the stock history, keep only the entries that are still missing, then save again.',
    )
  }
  expect((await enter(admin, form)).statusCode).toBe(200)
  expect([await stockOf(shop, id), await stockOf(shop, other.id)]).toEqual([8, 5])
  await expectLedgerRight(shop.db)
})

test('what came in is seen at once by whoever asks this process', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 5 })
  const shown = async () => (await shop.visitor().get(`/api/products/${id}`)).json().stock
  expect(await shown()).toBe(5)
  await enter(admin, { lines: [{ pack_id, units: 3 }] })
  expect(await shown()).toBe(8)
})

const units = 'Enter a whole number of units, up to 99999.'
test.each([
  [{ lines: [] }, 'Enter the units for at least one product.'],
  [{ lines: [{ pack_id: 1, units: 0 }] }, units],
  [{ lines: [{ pack_id: 1, units: 1.5 }] }, units],
  [{ lines: [{ pack_id: 1, units: 100_000 }] }, units],
  [{ lines: [{ pack_id: 1, units: -1 }] }, units],
  [{ lines: [{ pack_id: 1, units: '3' }] }, units],
  [{ reason: 'sale', lines: [{ pack_id: 1, units: 1 }] }, /reason/i],
])('what cannot be written, as %j, is refused and changes nothing', async (entry, sentence) => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id } = await addProduct(shop.db, { stock: 5 })
  const refused = await enter(admin, entry)
  expect(refused.statusCode).toBe(400)
  expect(JSON.stringify(refused.json())).toMatch(sentence)
  expect(await stockOf(shop, id)).toBe(5)
})

test('the ledger is read page by page, of one product or of all', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 5 })
  await addVariant(shop.db, id, { stock: 2 })
  for (const units of [1, 2, 3]) await enter(admin, { lines: [{ pack_id, units }] })
  await addProduct(shop.db, { name: 'Pepper', stock: 9 })
  const first = await admin.get(`/api/stock/moves?product_id=${id}&limit=3`)
  expect(first.headers['x-total-count']).toBe('5')
  expect(first.json().map(({ delta, name }: StockMovement) => [delta, name])).toEqual([
    [3, 'Millet Muesli 400 g'],
    [2, 'Millet Muesli 400 g'],
    [1, 'Millet Muesli 400 g'],
  ])
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await admin.get(next)).json().map(({ delta }: StockMovement) => delta)).toEqual([2, 5])
  expect((await admin.get('/api/stock/moves')).json()[0]).toMatchObject({ delta: 9, name: 'Pepper' })
})
