import { expect, test } from 'vitest'
import { reserveUnits } from '#inventory/stock/server/reserve-units.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { addProduct, addVariant, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { ProductChangeResult } from '../../table-contract.ts'
import { runSchedules } from '../visibility/run-schedules.ts'

/** Three products in two sizes each. The variant ids run in the opposite order of the product ids. */
async function shelves() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const products: Awaited<ReturnType<typeof addProduct>>[] = []
  for (const name of ['Muesli', 'Podi', 'Pepper'])
    products.push(await addProduct(shop.db, { name, stock: 100 }))
  const larger = new Map<number, number>()
  for (const { id } of products.toReversed())
    larger.set(id, (await addVariant(shop.db, id, { stock: 100 })).id)
  const packsOf = ({ id, pack_id }: (typeof products)[number]) => [pack_id, larger.get(id) ?? 0]
  const packs = products.flatMap(packsOf)
  const buy = async () => {
    const lines = packs.toReversed().map((packId) => ({ packId, quantity: 1 }))
    const taken = await shop.db
      .transaction()
      .execute((trx) => reserveUnits(trx, lines, { orderId: null, now: new Date() }))
    return taken.ok
  }
  const stocks = async () => {
    const rows = await shop.db.selectFrom('packs').select('stock').execute()
    return rows.map(({ stock }) => stock)
  }
  return { shop, admin, products, packsOf, buy, stocks }
}

type Shelves = Awaited<ReturnType<typeof shelves>>

/** Adds five units to every variant, based on the stock that was read before the purchases. */
const addFive = async ({ admin, products, packsOf }: Shelves, form_key: string, version: number) =>
  (
    await admin.post('/api/products/changes', {
      form_key,
      products: products.map((product) => ({
        id: product.id,
        version,
        packs: packsOf(product).map((id) => ({ id, price: '333', stock: '105', stock_was: '100' })),
      })),
    })
  ).json<ProductChangeResult[]>()

test('a change of all products among forty buyers: no unit is lost, none is sold twice, and nobody waits for ever', async () => {
  const shelf = await shelves()
  const key = 'a-change-among-buyers'
  const [bought, changed] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, shelf.buy)),
    // The same request twice at once, as after a lost answer.
    Promise.all([addFive(shelf, key, 1), addFive(shelf, key, 1)]),
  ])
  expect(bought.every(Boolean)).toBe(true)
  expect(changed.flat().map(({ outcome }) => outcome)).toEqual(Array(6).fill('saved'))
  expect(await shelf.stocks()).toEqual(Array(6).fill(65))
  await expectLedgerRight(shelf.shop.db)

  const undo = () => shelf.admin.post('/api/products/changes/undo', { form_key: key })
  const [, ...undone] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, shelf.buy)),
    undo(),
    undo(),
  ])
  expect(undone.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await shelf.stocks()).toEqual(Array(6).fill(20))
  await expectLedgerRight(shelf.shop.db)
})

test('two merchants change the same products at once: each product is the one’s or the other’s, whole', async () => {
  const shelf = await shelves()
  const [first, second] = await Promise.all([
    addFive(shelf, 'the-first-merchant-s', 1),
    addFive(shelf, 'the-second-merchant-s', 1),
  ])
  for (const [at, one] of first.entries())
    expect(new Set([one.outcome, second[at]?.outcome])).toEqual(new Set(['saved', 'edited_meanwhile']))
  expect(await shelf.stocks()).toEqual(Array(6).fill(105))
  await expectLedgerRight(shelf.shop.db)
})

test('products that appear and go as planned among buyers and edits do not make anyone wait for ever', async () => {
  const shelf = await shelves()
  const { shop, products, buy } = shelf
  const plan = { publish_at: new Date('2026-06-15T06:00:01Z'), hide_at: new Date('2026-06-15T06:00:02Z') }
  const gone = { hidden: true, archived_at: shop.clock.now() }
  await shop.db
    .updateTable('products')
    .set({ ...gone, ...plan })
    .execute()
  expect(await buy()).toBe(false)
  for (const onSale of [true, false]) {
    shop.clock.pass({ seconds: 1 })
    await Promise.all([
      ...Array.from({ length: 20 }, buy),
      runSchedules(shop),
      addFive(shelf, `among-plans-of-${onSale}`, onSale ? 1 : 2),
      runSchedules(shop),
    ])
    expect(await buy()).toBe(onSale)
  }
  const rows = await shop.db.selectFrom('products').select(['hidden', 'publish_at', 'hide_at']).execute()
  expect(rows).toEqual(products.map(() => ({ hidden: true, publish_at: null, hide_at: null })))
  await expectLedgerRight(shop.db)
})
