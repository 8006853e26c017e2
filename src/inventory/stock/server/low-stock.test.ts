import { expect, test } from 'vitest'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  type ShopWithPayments,
  signInShopper,
} from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import { notifyLowStock } from './notify-low-stock.ts'

/** The low-stock mails that the merchant has got, one entry per mail. */
async function notified(shop: ShopWithPayments) {
  await notifyLowStock(shop)
  await sendMails(shop)
  return shop.mails.filter(({ id }) => id?.startsWith('low-stock')).map(({ subject }) => subject)
}

/** Seven packs of muesli, and a shopper who can order them. */
async function shelf() {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db, { stock: 7 })
  const admin = await signInAs(shop, 'admin')
  const enter = (units: number, form_key: string) =>
    admin.post('/api/stock/moves', {
      form_key: `${form_key}-form-in-a-test`,
      reason: 'correction',
      lines: [{ pack_id: muesli.pack_id, units }],
    })
  const mark = (low_stock_at: number, was: number) =>
    admin.put(`/api/stock/packs/${muesli.pack_id}/low`, { low_stock_at, was })
  return { shop, muesli, admin, enter, mark }
}

const low = 'Low stock: Millet Muesli'

test('a pack that sells down to its number is told once, and again only after it was above', async () => {
  const { shop, enter } = await shelf()
  expect(await notified(shop)).toEqual([])
  await enter(-2, 'one')
  expect(await notified(shop)).toEqual([low])
  await enter(-3, 'two')
  shop.clock.pass({ minutes: 9 })
  expect(await notified(shop)).toEqual([low])
  await enter(4, 'three')
  expect(await notified(shop)).toEqual([low])
  await enter(-1, 'four')
  shop.clock.pass({ seconds: 60 })
  expect(await notified(shop)).toEqual([low, low])
})

test('what an unpaid order holds is there still: it is told when it is sold', async () => {
  const { shop, muesli } = await shelf()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id, 3)
  expect(await notified(shop)).toEqual([])
  await payFor(shop, shopper, order.id)
  expect(await notified(shop)).toEqual([low])
})

test('several that became low together are one mail', async () => {
  const { shop } = await shelf()
  const podi = await addProduct(shop.db, { name: 'Idli Podi', stock: 20 })
  await shop.db.updateTable('packs').set({ stock: 3 }).execute()
  await shop.db.updateTable('packs').set({ stock: 2 }).where('id', '=', podi.pack_id).execute()
  expect(await notified(shop)).toEqual(['Low stock: 2 products'])
  expect(shop.mails.at(-1)?.text).toContain('Idli Podi: 2\n  Millet Muesli: 3')
})

test('the number is each pack’s own; one that is low already is not told when the number changes', async () => {
  const { shop, enter, mark, admin } = await shelf()
  expect((await mark(10, 5)).json()).toEqual({ message: 'You’ll get an email when stock drops to 10.' })
  expect((await admin.get('/api/products/all')).json()[0].packs[0].low_stock_at).toBe(10)
  expect((await admin.get('/api/overview')).json().running_low.low).toBe(1)
  expect((await admin.get('/api/products/all?stock=low')).json()).toHaveLength(1)
  expect(await notified(shop)).toEqual([])
  await mark(3, 10)
  await enter(-3, 'one')
  expect(await notified(shop)).toEqual([])
  await enter(-1, 'two')
  expect(await notified(shop)).toEqual([low])
})

test('what was sold below its number is told also when the number changes before anybody looked', async () => {
  const { shop, enter, mark } = await shelf()
  await enter(-3, 'one')
  await mark(6, 5)
  expect(await notified(shop)).toEqual([low])
  await mark(7, 6)
  expect(await notified(shop)).toEqual([low])
})

test('who changes a number that somebody else has changed is told it, and nothing is written', async () => {
  const { mark } = await shelf()
  await mark(8, 5)
  // The same request again, as after a lost answer.
  expect((await mark(8, 5)).statusCode).toBe(200)
  const late = await mark(2, 5)
  expect([late.statusCode, late.json().current]).toEqual([409, 8])
  expect((await mark(-1, 8)).statusCode).toBe(400)
})

test('a product that begins with few, or is not on sale, is not told of', async () => {
  const { shop, muesli, enter } = await shelf()
  await addProduct(shop.db, { name: 'Rare Pepper', stock: 2 })
  await shop.db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', muesli.id).execute()
  await enter(-5, 'one')
  expect(await notified(shop)).toEqual([])
})
